import {
  type CapSettings,
  type CapUse,
  capLevel,
  textCapsOf,
  textCapUses,
} from "#accounts/text-caps.server.ts";
import { databaseNow } from "#database/database-now.server.ts";
import { quebecDay } from "#territory/quebec-day.ts";
import type { WorkerMetrics } from "./metrics.ts";
import type { Task } from "./task.ts";
import type { TaskParts } from "./task-parts.ts";

const MINUTE_MS = 60_000;
const LEVELS = ["well", "near", "reached"] as const;

interface CapsParts extends Pick<TaskParts, "database" | "log"> {
  readonly settings: CapSettings;
  readonly metrics: Pick<WorkerMetrics, "textCaps">;
  /** Defaults to the database's clock. */
  readonly clock?: () => Date;
}

/**
 * Makes the task that measures how far the daily caps on text messages are used. Raises an alarm once a day
 * for each cap that is nearly reached, and for each cap that is reached.
 */
export function textCapsTask({ settings, database, log, metrics, clock }: CapsParts): Task {
  const textCaps = textCapsOf(settings);
  let day = "";
  const alarmedLevels = new Map<string, number>();

  function alarm({ kind, cap, used, most, reached }: CapUse): void {
    const level = LEVELS.indexOf(capLevel({ used, most }));
    const name = `${kind} ${cap}`;
    if (level <= (alarmedLevels.get(name) ?? 0)) return;
    alarmedLevels.set(name, level);
    const sentence =
      LEVELS[level] === "reached"
        ? "a daily cap on text messages is reached: no more of them are sent today"
        : "a daily cap on text messages is near";
    log.error({ kind, cap, used, most, reached: reached.length }, sentence);
  }

  return {
    name: "text-caps",
    everyMs: MINUTE_MS,
    async run() {
      const at = clock?.() ?? (await database.run(databaseNow));
      if (day !== quebecDay(at)) {
        day = quebecDay(at);
        alarmedLevels.clear();
      }
      const uses = await database.run((queries) => textCapUses(queries, textCaps, at));
      metrics.textCaps(uses);
      for (const use of uses) alarm(use);
    },
  };
}
