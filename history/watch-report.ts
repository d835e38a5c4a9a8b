import { reasonOf, type SituationLog } from "#fires/reading-report.server.ts";
import type { Answers } from "./ask.server.ts";
import type { PollOutcome } from "./poll.server.ts";

/** Logs what a poll found: its changes by kind, and each path's outcome when it is another than the last time. */
export function createWatchReport(log: SituationLog): (poll: PollOutcome, answers: Answers) => void {
  const last = new Map<string, string>();
  return ({ paths, changes, reason }, answers) => {
    for (const [path, outcome] of Object.entries(paths)) {
      const before = last.get(path);
      last.set(path, outcome);
      if (outcome === before || outcome === "superseded") continue;
      const asked = answers[path as keyof Answers];
      const because = asked.ok ? (path === "fires" ? reason : undefined) : reasonOf(asked.error);
      const fields = { path, outcome, ...(because !== undefined && { reason: because }) };
      if (QUIET.has(outcome)) log.info(fields, "the watch reads on");
      else log.warn(fields, "the watch does not take this answer as it is");
    }
    if (changes.length > 0) log.info({ changes: countKinds(changes) }, "the situation changed");
  };
}

const QUIET: ReadonlySet<string> = new Set(["first", "compared"]);

function countKinds(changes: PollOutcome["changes"]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { kind } of changes) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}
