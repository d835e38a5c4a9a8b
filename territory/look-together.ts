/** Pause between two looks at the shared rows, in ms. */
const LOOK_EVERY_MS = 1_500;
/** A timer can fire this early, in ms: its moment then counts as passed. */
const EARLY_MS = 50;

/**
 * Returns the pause until the next look of this program, in ms. All looks of a program happen at the same moments,
 * so that one statement answers them. Programs start at different times, so their moments differ.
 */
export function untilNextLook(everyMs: number = LOOK_EVERY_MS): number {
  const left = everyMs - (performance.now() % everyMs);
  return Math.ceil(left < EARLY_MS ? left + everyMs : left);
}

/**
 * Repeats a look that never rejects. The first starts at once. Returns a function that stops it.
 */
export function repeatLook(look: () => Promise<void>): () => void {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  async function cycle(): Promise<void> {
    await look();
    if (!isStopped) timer = setTimeout(cycle, untilNextLook()).unref();
  }
  void cycle();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
