import type { WorkerLog } from "./trouble-log.ts";

/** Shortest time between two lines about the same subject, in ms. */
const AGAIN_MS = 600_000;

/** Makes a function that logs a warning about a subject at most once in ten minutes. */
export function createThrottledLog(
  log: Pick<WorkerLog, "warn">,
  now: () => number = () => performance.now(),
) {
  const loggedAt = new Map<string, number>();
  return (subject: string, details: object, sentence: string): void => {
    if (now() - (loggedAt.get(subject) ?? Number.NEGATIVE_INFINITY) < AGAIN_MS) return;
    loggedAt.set(subject, now());
    log.warn(details, sentence);
  };
}
