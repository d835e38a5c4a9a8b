/** Time in ms after which a run takes no more work: a task is judged by the age of its last good run. */
const RUN_LIMIT_MS = 60_000;

/** Returns whether a run must take no more work: its worker stops, or the run has lasted a minute. The next run continues. */
export function limitRun(signal: AbortSignal): () => boolean {
  const startedAt = performance.now();
  return () => signal.aborted || performance.now() - startedAt > RUN_LIMIT_MS;
}
