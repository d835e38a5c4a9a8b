import { endUnusedProfiles } from "#alerts/unused-profiles.server.ts";
import { pause } from "#delivery/pause.ts";
import type { Task } from "./task.ts";
import type { TaskParts } from "./task-parts.ts";
import { trustedTime } from "./trusted-time.ts";

const DAY_MS = 24 * 3_600_000;

/** Makes the task that warns owners of unused profiles, then erases these and unconfirmed profiles. */
export function unusedProfilesTask({
  settings,
  accounts,
  log,
}: Pick<TaskParts, "settings" | "accounts" | "log">): Task {
  return {
    name: "unused-profiles",
    everyMs: DAY_MS,
    async run(signal) {
      const done = await endUnusedProfiles(
        { ...accounts, keptDays: settings.PROFILE_KEPT_DAYS, now: trustedTime, pause },
        signal,
      );
      if (done.first + done.last + done.erased + done.unconfirmed > 0)
        log.info(done, "warned owners of unused profiles, or erased the profiles");
    },
  };
}
