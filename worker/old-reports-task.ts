import { eraseOldReports } from "#intake/reports/old-reports.server.ts";
import { sweepPhotos } from "#intake/reports/photo-store.server.ts";
import type { Task } from "./task.ts";
import type { TaskParts } from "./task-parts.ts";
import { trustedTime } from "./trusted-time.ts";

const DAY_MS = 24 * 3_600_000;

/** Makes the task that erases the personal data of old reports, then the photos without a report. */
export const oldReportsTask = ({
  settings,
  database,
  photos,
  log,
}: Pick<TaskParts, "settings" | "database" | "photos" | "log">): Task => ({
  name: "old-reports",
  everyMs: DAY_MS,
  async run(signal) {
    const now = trustedTime();
    const erased = await eraseOldReports({ database, keptDays: settings.REPORT_KEPT_DAYS, now }, signal);
    if (erased > 0) log.info({ erased }, "erased the personal data of old reports");
    const deleted = await sweepPhotos({ database, store: photos, now });
    if (deleted > 0) log.info({ deleted }, "deleted photos without a report");
  },
});
