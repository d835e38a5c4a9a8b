const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 120_000;

/** Returns the milliseconds to wait after this many failures. */
export const pauseAfter = (failures: number): number =>
  Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS);

/**
 * Retries with growing pauses while some work is left; `wake` retries at once, for example when the network
 * is back.
 * @param attempt returns how much is left
 */
export function createRetry(attempt: () => Promise<number>) {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function go(): Promise<void> {
    clearTimeout(timer);
    const left = await attempt();
    clearTimeout(timer);
    if (left > 0) timer = setTimeout(go, pauseAfter(failures++));
  }
  function wake(): Promise<void> {
    failures = 0;
    return go();
  }
  return {
    wake,
    /** Schedules a retry after a failure, not at once. */
    wakeLater(): void {
      clearTimeout(timer);
      failures = 1;
      timer = setTimeout(go, pauseAfter(0));
    },
  };
}
