interface NetworkInformation {
  readonly saveData?: boolean;
  readonly effectiveType?: "slow-2g" | "2g" | "3g" | "4g";
}

function connection(): NetworkInformation {
  return (navigator as Navigator & { connection?: NetworkInformation }).connection ?? {};
}

/** Returns whether the connection is good enough to prefetch a page before the click. */
export function allowsPrefetch(): boolean {
  const { saveData, effectiveType } = connection();
  return navigator.onLine && !saveData && effectiveType !== "slow-2g" && effectiveType !== "2g";
}

/** Returns whether to preload the main pages, which are small: only the slowest connections are excluded. */
export function allowsPreload(): boolean {
  return navigator.onLine && connection().effectiveType !== "slow-2g";
}
