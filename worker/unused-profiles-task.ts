import { createAccountsContext } from "#accounts/accounts-service.server.ts";
import { endUnusedProfiles } from "#alerts/unused-profiles.server.ts";
import type { Database } from "#database/open.server.ts";
import { pause } from "#delivery/pause.ts";
import type { Seal } from "#delivery/seal.server.ts";
import type { Settings } from "#settings";
import { sureTime } from "./sure-time.ts";
import type { Task } from "./task.ts";
import type { WorkerLog } from "./trouble-log.ts";

const DAY_MS = 24 * 3_600_000;

interface UnusedProfiles {
  readonly settings: Settings;
  readonly database: Database;
  readonly seal: Seal;
  readonly log: WorkerLog;
}

/** Warning those who have not used their profile for long, then erasing it; sooner where nobody ever confirmed its address. */
export function unusedProfilesTask({ settings, database, seal, log }: UnusedProfiles): Task {
  const accounts = { ...createAccountsContext(settings, database), seal, now: sureTime };
  return {
    name: "unused-profiles",
    everyMs: DAY_MS,
    async run(signal) {
      const done = await endUnusedProfiles(
        { ...accounts, keptDays: settings.PROFILE_KEPT_DAYS, pause },
        signal,
      );
      if (done.first + done.last + done.erased + done.unconfirmed > 0)
        log.info(done, "people who do not use their profile any more are warned, or erased");
    },
  };
}
