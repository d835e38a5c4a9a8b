/** After a network failure a part of the page is asked for again so often, or as soon as the network is back. */
const RETRY_MS = 30_000;
/** A network that is just back often fails the first who asks. */
const SOON_MS = 2_000;

/** Resolves once it is worth another try, with how long to wait for the one after. @throws when the wait is called off */
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

/** Loads what the network may fail to give, until it comes. @throws when it is called off */
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
