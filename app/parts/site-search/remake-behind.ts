import { setTimeout as delay } from "node:timers/promises";

const PATIENCE_MS = 200;

/**
 * Makes something of a source, and makes it anew only when the source is another. Where that takes long, those who ask
 * meanwhile get the last one made: only who asks for the very first waits for it.
 */
export function remakeBehind<Source, Made>(
  make: (source: Source, now: Date) => Promise<Made>,
  patienceMs = PATIENCE_MS,
): (source: Source, now: Date) => Promise<Made> {
  let latest: { readonly source: Source; readonly made: Promise<Made> } | null = null;
  let ready: { readonly from: Promise<Made>; readonly made: Made } | null = null;

  /** One that fails is tried again by the next who asks. */
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
