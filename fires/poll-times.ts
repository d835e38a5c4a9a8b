/** Longest pause between two syncs of a worker, in ms. */
const LONGEST_SYNC_PAUSE_MS = 2_000;
/** Time that a worker needs to see that a poll is due and to poll, in seconds. */
const WORKER_SECONDS = 4;

/** Returns the pause after which a worker checks again for a due poll, in ms. */
export const workerSyncMs = (pollSeconds: number): number =>
  Math.min(LONGEST_SYNC_PAUSE_MS, (pollSeconds * 1_000) / 2);

/** Returns the seconds after the last poll until a site polls: workers poll first, to compare responses. */
export const siteAskSeconds = (pollSeconds: number): number =>
  pollSeconds + Math.max(pollSeconds / 4, WORKER_SECONDS);
