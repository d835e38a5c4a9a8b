import { setTimeout as delay } from "node:timers/promises";

const PATIENCE_MS = 200;

/**
 * Builds a result from a source, and rebuilds it only if the source changes. During a slow rebuild, callers
 * get the previous result; only callers of the first build wait.
 */
export function rebuildInBackground<Source, Made>(
  make: (source: Source, now: Date) => Promise<Made>,
  patienceMs = PATIENCE_MS,
): (source: Source, now: Date) => Promise<Made> {
  let latest: { readonly source: Source; readonly made: Promise<Made> } | null = null;
  let ready: { readonly from: Promise<Made>; readonly made: Made } | null = null;

  /** Starts a build. If it fails, the next call retries. */
  function start(source: Source, now: Date) {
    const begun = { source, made: make(source, now) };
    begun.made.then(
      (made) => {
        if (latest === begun) ready = { from: begun.made, made };
      },
      () => {
        if (latest === begun) latest = null;
      },
    );
    return begun;
  }

  return async (source, now) => {
    if (latest === null || latest.source !== source) latest = start(source, now);
    const { made } = latest;
    if (ready === null) return made;
    if (ready.from === made) return ready.made;
    return Promise.race([made, delay(patienceMs, ready.made, { ref: false })]);
  };
}
