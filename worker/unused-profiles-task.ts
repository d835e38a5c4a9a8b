import { createMark } from "#accounts/marks.server.ts";
import { endUnusedProfiles } from "#alerts/unused-profiles.server.ts";
import type { Database } from "#database/open.server.ts";
import type { Seal } from "#delivery/seal.server.ts";
import type { Settings } from "#settings";
import { sureTime } from "./sure-time.ts";
import type { Task } from "./task.ts";
import type { WorkerLog } from "./trouble-log.ts";

const DAY_MS = 24 * 3_600_000;

interface UnusedProfiles {
  readonly settings: Pick<Settings, "PROFILE_KEPT_DAYS" | "SEAL_KEYS">;
  readonly database: Database;
  readonly seal: Seal;
  readonly log: WorkerLog;
}

/** Warning those who have not used their profile for long, then erasing it. */
export const unusedProfilesTask = ({ settings, database, seal, log }: UnusedProfiles): Task => ({
  name: "unused-profiles",
  everyMs: DAY_MS,
  async run(signal) {
    const mark = createMark(settings.SEAL_KEYS);
    const parts = { database, seal, mark, keptDays: settings.PROFILE_KEPT_DAYS, now: sureTime() };
    const done = await endUnusedProfiles(parts, signal);
    if (done.first + done.last + done.erased > 0)
      log.info(done, "people who do not use their profile any more are warned, or erased");
  },
});
