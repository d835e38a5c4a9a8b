import { setTimeout as pause } from "node:timers/promises";

const PAUSE_MS = 250;
/** Requests that may be kept waiting; those beyond them are refused at once. */
const MOST_PAUSED = 1000;

/**
 * Keeps whoever is refused waiting for a moment: programs that ask again at once would else spend on refusals the time
 * that pages need.
 */
export function createRefusalPause(): () => Promise<void> {
  let paused = 0;
  return async function refusalPause() {
    if (paused >= MOST_PAUSED) return;
    paused += 1;
    await pause(PAUSE_MS);
    paused -= 1;
  };
}
