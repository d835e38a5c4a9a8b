/** Aborts after so long. Browsers have a signal of their own for it since 2022: old phones do not. */
export function timeLimit(ms: number): AbortSignal {
  const limit = new AbortController();
  setTimeout(() => limit.abort(new DOMException("It took too long.", "TimeoutError")), ms);
  return limit.signal;
}

/** Aborts when another signal does, or after so long. Browsers join signals by themselves since 2024 only. */
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
