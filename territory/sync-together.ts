/** Pause between two reads of the shared rows, in ms. */
const SYNC_EVERY_MS = 1_500;
/** Maximum ms by which a timer can fire too early: a moment nearer than this counts as passed. */
const EARLY_MS = 50;

/**
 * Returns the pause until the next sync of this program, in ms. All syncs of a program happen at the same
 * moments, so that one SQL statement serves all of them. Programs start at different times, so the moments of
 * two programs differ.
 */
export function untilNextSync(everyMs: number = SYNC_EVERY_MS): number {
  const left = everyMs - (performance.now() % everyMs);
  return Math.ceil(left < EARLY_MS ? left + everyMs : left);
}

/** Repeats `work`, which never rejects and resolves to the next pause in ms. `first` is the first run. */
export function repeat(work: () => Promise<number>) {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  async function cycle(): Promise<void> {
    const pauseMs = await work();
    if (!isStopped) timer = setTimeout(cycle, pauseMs).unref();
  }
  return {
    first: cycle(),
    stop(): void {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

/** Repeats a sync that never rejects, from now on. Returns a function that stops it. */
export const repeatSync = (sync: () => Promise<void>): (() => void) =>
  repeat(async () => {
    await sync();
    return untilNextSync();
  }).stop;
