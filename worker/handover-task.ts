import { randomUUID } from "node:crypto";
import { handOver } from "#intake/reports/handover.server.ts";
import { createHandoverClaims, hasHandover } from "#intake/reports/handover-claims.server.ts";
import { createWebhook } from "#intake/reports/webhook.server.ts";
import type { TaskParts } from "./task.ts";
import { createThrottledLog } from "./throttled-log.ts";
import type { QueueTask } from "./waiting-work.ts";

/** Name of dispatch's system in logs and metrics, which treat it as one more channel. */
export const DISPATCH = "dispatch";

const SECOND_MS = 1_000;
/** Queues of reports. Only one suspect report is sent at a time, to leave capacity for the other reports. */
const LANES = [
  { name: "handovers", isSuspect: false, atOnce: 4 },
  { name: "suspect-handovers", isSuspect: true, atOnce: 1 },
] as const;

/** Makes the tasks that send fire reports to dispatch's own system, if it has one. */
export function handoverTasks({
  settings,
  database,
  seal,
  log,
  photos,
}: Pick<TaskParts, "settings" | "database" | "seal" | "log" | "photos">): readonly QueueTask[] {
  if (settings.REPORT_WEBHOOK_URL === "") {
    log.warn({}, "REPORT_WEBHOOK_URL is not set: fire reports are not sent to a dispatch system");
    return [];
  }
  const warnThrottled = createThrottledLog(log);
  const parts = {
    database,
    onRefused: (reason: string) =>
      warnThrottled("dispatch", { channel: DISPATCH, reason }, "dispatch's system did not accept a report"),
    photos,
    seal,
    webhook: createWebhook({ url: settings.REPORT_WEBHOOK_URL, secret: settings.REPORT_WEBHOOK_SECRET }),
  };
  return LANES.map(({ name, isSuspect, atOnce }) => {
    const claims = createHandoverClaims(database, randomUUID(), isSuspect);
    return {
      name,
      everyMs: SECOND_MS,
      hasWork: hasHandover(isSuspect),
      async run(signal) {
        await handOver({ ...parts, claims, atOnce }, signal);
      },
    };
  });
}
