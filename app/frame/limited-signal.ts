/**
 * Returns a signal that aborts after `ms` milliseconds. `AbortSignal.timeout` only exists since 2022: old
 * phones do not have it.
 */
export function timeLimit(ms: number): AbortSignal {
  const limit = new AbortController();
  setTimeout(() => limit.abort(new DOMException("It took too long.", "TimeoutError")), ms);
  return limit.signal;
}

/** Returns a signal that aborts when `signal` aborts or after a time. `AbortSignal.any` exists since 2024. */
export function limitedSignal(signal: AbortSignal | undefined, limitMs: number): AbortSignal {
  const limit = timeLimit(limitMs);
  if (signal === undefined) return limit;
  const joined = new AbortController();
  for (const each of [signal, limit]) {
    const abort = () => joined.abort(each.reason);
    if (each.aborted) abort();
    else each.addEventListener("abort", abort, { once: true, signal: joined.signal });
  }
  return joined.signal;
}
