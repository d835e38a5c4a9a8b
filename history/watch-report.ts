import { reasonOf, type SituationLog } from "#fires/reading-report.server.ts";
import type { Answers } from "./ask.server.ts";
import type { PollOutcome } from "./poll.server.ts";

/** Makes a function that logs a poll: the changes by kind, and each path's outcome if it is not as before. */
export function createWatchReport(log: SituationLog): (poll: PollOutcome, answers: Answers) => void {
  const last = new Map<string, string>();
  return ({ paths, changes, reasons }, answers) => {
    for (const [path, outcome] of Object.entries(paths)) {
      const before = last.get(path);
      last.set(path, outcome);
      if (outcome === before || outcome === "superseded") continue;
      const answer = answers[path as keyof Answers];
      const because = answer.ok ? reasons[path as keyof Answers] : reasonOf(answer.error);
      const fields = { path, outcome, ...(because && { reason: because }) };
      if (QUIET.has(outcome)) log.info(fields, "the watch accepts the response");
      else if (outcome === "unreadable") log.warn(fields, "the watch cannot read a stored reading");
      else log.warn(fields, "the watch doubts the response");
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
