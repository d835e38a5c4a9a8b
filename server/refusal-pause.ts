import { setTimeout as pause } from "node:timers/promises";

const PAUSE_MS = 250;
/** Maximum number of refused requests that wait at a time; further requests are refused at once. */
const MOST_PAUSED = 1000;

/** Makes a function that delays refusals: programs that retry at once would slow down other requests. */
export function createRefusalPause(): () => Promise<void> {
  let paused = 0;
  return async function refusalPause() {
    if (paused >= MOST_PAUSED) return;
    paused += 1;
    await pause(PAUSE_MS);
    paused -= 1;
  };
}
