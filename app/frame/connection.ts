interface NetworkInformation {
  readonly saveData?: boolean;
  readonly effectiveType?: "slow-2g" | "2g" | "3g" | "4g";
}

function connection(): NetworkInformation {
  return (navigator as Navigator & { connection?: NetworkInformation }).connection ?? {};
}

/** Fetching a page ahead of the click is for connections that can spare it. */
export function allowsPrefetch(): boolean {
  const { saveData, effectiveType } = connection();
  return navigator.onLine && !saveData && effectiveType !== "slow-2g" && effectiveType !== "2g";
}

/** Payloads of the main pages are small: only the slowest connection goes without. */
export function allowsPreload(): boolean {
  return navigator.onLine && connection().effectiveType !== "slow-2g";
}
