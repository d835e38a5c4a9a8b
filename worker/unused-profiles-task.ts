import type { AccountsContext } from "#accounts/accounts-context.server.ts";
import { endUnusedProfiles } from "#alerts/unused-profiles.server.ts";
import { pause } from "#delivery/pause.ts";
import type { Settings } from "#settings";
import { sureTime } from "./sure-time.ts";
import type { Task } from "./task.ts";
import type { WorkerLog } from "./trouble-log.ts";

const DAY_MS = 24 * 3_600_000;

interface UnusedProfiles {
  readonly settings: Pick<Settings, "PROFILE_KEPT_DAYS">;
  readonly accounts: AccountsContext;
  readonly log: WorkerLog;
}

/** Warning those who have not used their profile for long, then erasing it; sooner where nobody ever confirmed its address. */
export function unusedProfilesTask({ settings, accounts, log }: UnusedProfiles): Task {
  return {
    name: "unused-profiles",
    everyMs: DAY_MS,
    async run(signal) {
      const done = await endUnusedProfiles(
        { ...accounts, keptDays: settings.PROFILE_KEPT_DAYS, now: sureTime, pause },
        signal,
      );
      if (done.first + done.last + done.erased + done.unconfirmed > 0)
        log.info(done, "people who do not use their profile any more are warned, or erased");
    },
  };
}
