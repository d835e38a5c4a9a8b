/** Time in ms after which a run takes no more work: monitoring expects that each task ends runs regularly. */
const RUN_LIMIT_MS = 60_000;

/** Makes a function that returns true once the worker stops or the run has lasted a minute. */
export function limitRun(signal: AbortSignal): () => boolean {
  const startedAt = performance.now();
  return () => signal.aborted || performance.now() - startedAt > RUN_LIMIT_MS;
}
