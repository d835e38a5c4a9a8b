import type { FireDataFailure } from "./fire-data-error.ts";
import type { FireDataPath } from "./fire-data-query.ts";
import type { PathCounterSet } from "./path-counters.ts";
import type { ReadingOutcome } from "./reading-cache.server.ts";

/** The methods of a pino logger that reports use. */
export interface SituationLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
}

/** Makes an observer for a path, which counts outcomes and logs changes: a day of failure gives two lines. */
export function reportReadings(counters: PathCounterSet, log?: SituationLog) {
  return (path: FireDataPath) => {
    let failing: FireDataFailure | null = null;
    return (outcome: ReadingOutcome<unknown>): void => {
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

/** Returns an error's reason for the log. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
