import { isDatabaseAway } from "#database/database-error.ts";

/** The worker's log; `pino` is one. */
export interface WorkerLog {
  info(details: object, sentence: string): void;
  warn(details: object, sentence: string): void;
  error(details: object, sentence: string): void;
}

/** A failing task, or the database if it cannot be used, with the reason. */
export interface Trouble {
  readonly subject: string;
  readonly reason: string;
}

/** Logs each trouble when it begins and when it ends; a database failure once for all tasks. */
export function createTroubleLog(log: WorkerLog) {
  const troubles = new Map<string, string>();

  function begin(subject: string, words: string, tell: () => void): void {
    if (troubles.get(subject) === words) return;
    troubles.set(subject, words);
    tell();
  }

  return {
    failed(task: string, error: unknown): void {
      if (isDatabaseAway(error)) {
        begin("database", error.code, () =>
          log.error({ code: error.code, reason: error.message }, "the database cannot be used; trying again"),
        );
      } else {
        begin(task, String(error), () => log.error({ task, err: error }, "a task failed; trying again"));
      }
    },
    current: (): readonly Trouble[] =>
      [...troubles].flatMap(([subject, reason]) => (reason === "" ? [] : [{ subject, reason }])),
    /** Logs only once that no key can decrypt a sealed value, because each retry reads the same value. */
    unreadable() {
      begin("seal", "", () =>
        log.error(
          {},
          "no key decrypts a sealed value, which counts as missing; `npm run reseal` lists such values",
        ),
      );
    },
    succeeded(task: string): void {
      if (troubles.delete("database")) log.warn({}, "the database can be used again");
      if (troubles.delete(task)) log.warn({ task }, "the task works again");
    },
  };
}

export type TroubleLog = ReturnType<typeof createTroubleLog>;
