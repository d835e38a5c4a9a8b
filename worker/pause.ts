/** Waits, or returns at once when `signal` is aborted. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener("abort", end);
  });
}

/** Workers that were started together drift apart by this much. */
const JITTER = 0.1;

export const jittered = (ms: number): number => ms * (1 + JITTER * (2 * Math.random() - 1));
