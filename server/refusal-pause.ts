import { setTimeout as pause } from "node:timers/promises";

const PAUSE_MS = 250;
/** Most requests that wait; further ones are refused at once. */
const MOST_PAUSED = 1000;

/** Delays refused requests: programs that retry at once would take processor time from pages. */
export function createRefusalPause(): () => Promise<void> {
  let paused = 0;
  return async function refusalPause() {
    if (paused >= MOST_PAUSED) return;
    paused += 1;
    await pause(PAUSE_MS);
    paused -= 1;
  };
}
