import type { FireDataFailure } from "./fire-data-error.ts";
import type { FireDataPath } from "./fire-data-query.ts";
import type { PathCounterSet } from "./path-counters.ts";
import type { Outcome } from "./reading-cache.server.ts";

/** The part of a pino logger that is used. */
export interface SituationLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
}

/**
 * For each reading of a path, what is to be done with its outcomes: count all, and log only a change: a day
 * of failure is two lines, not 1440.
 */
export function reportReadings(counters: PathCounterSet, log?: SituationLog) {
  return (path: FireDataPath) => {
    let failing: FireDataFailure | null = null;
    return (outcome: Outcome<unknown>): void => {
      const before = failing;
      if (outcome.ok) {
        const { dropped, incomplete = 0 } = outcome.answer;
        counters.answered(path, dropped, incomplete);
        failing = null;
        if (before !== null) log?.info({ path }, "fire data is back");
      } else {
        counters.failed(path, outcome.code);
        failing = outcome.code;
        if (before !== failing)
          log?.warn({ path, code: failing, reason: reasonOf(outcome.error) }, "fire data failed");
      }
    };
  };
}

/** What a log says of an error. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
