/** Retry interval after a network failure. A retry also happens as soon as the network is back. */
const RETRY_MS = 30_000;
/** Delay of a second retry: the first request after a network returns often fails. */
const SOON_MS = 2_000;

/** Waits until it is time to retry; returns the ms to wait before the retry after that. @throws if aborted */
function nextTry(signal: AbortSignal, waitMs: number, retryMs: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const end = (event?: Event) => {
      clearTimeout(timer);
      window.removeEventListener("online", end);
      signal.removeEventListener("abort", end);
      if (signal.aborted) reject(signal.reason);
      else resolve(event ? SOON_MS : retryMs);
    };
    const timer = setTimeout(end, waitMs);
    window.addEventListener("online", end);
    signal.addEventListener("abort", end);
  });
}

/** Retries a load until it succeeds. @throws the signal's reason if aborted */
export async function untilLoaded<T>(
  load: () => Promise<T>,
  signal: AbortSignal,
  retryMs = RETRY_MS,
): Promise<T> {
  for (let waitMs = retryMs; ; ) {
    try {
      const loaded = await load();
      signal.throwIfAborted();
      return loaded;
    } catch {
      signal.throwIfAborted();
      waitMs = await nextTry(signal, waitMs, retryMs);
    }
  }
}
