/** Longest pause between two looks of a worker, in ms. */
const LONGEST_LOOK_MS = 2_000;
/** Time that a worker needs to see that a poll is due and to poll, in seconds. */
const WORKER_SECONDS = 4;

/** Returns the pause between two looks of a worker for a due poll, in ms. */
export const workerLookMs = (pollSeconds: number): number =>
  Math.min(LONGEST_LOOK_MS, (pollSeconds * 1_000) / 2);

/**
 * Returns the seconds after the last poll of any program until a site polls. A worker must poll first, since it
 * also compares the responses.
 */
export const siteAskSeconds = (pollSeconds: number): number =>
  pollSeconds + Math.max(pollSeconds / 4, WORKER_SECONDS);
