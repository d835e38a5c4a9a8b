import { randomUUID } from "node:crypto";
import type { Database } from "#database/open.server.ts";
import type { Seal } from "#delivery/seal.server.ts";
import { handOver } from "#intake/reports/handover.server.ts";
import { createHandoverClaims } from "#intake/reports/handover-claims.server.ts";
import type { PhotoStore } from "#intake/reports/photo-store.server.ts";
import { createWebhook } from "#intake/reports/webhook.server.ts";
import type { Settings } from "#settings";
import type { Task } from "./task.ts";
import type { WorkerLog } from "./trouble-log.ts";

const SECOND_MS = 1_000;

interface HandoverMaterial {
  readonly settings: Settings;
  readonly database: Database;
  readonly seal: Seal;
  readonly log: WorkerLog;
  readonly photos: PhotoStore;
}

/** Handing fire reports to dispatch's own system, where it has one. */
export function handoverTasks({ settings, database, seal, log, photos }: HandoverMaterial): readonly Task[] {
  if (settings.REPORT_WEBHOOK_URL === "") {
    log.warn({}, "REPORT_WEBHOOK_URL is not set: fire reports are sent to no system of dispatch's");
    return [];
  }
  const parts = {
    database,
    photos,
    seal,
    claims: createHandoverClaims(database, randomUUID()),
    webhook: createWebhook({ url: settings.REPORT_WEBHOOK_URL, secret: settings.REPORT_WEBHOOK_SECRET }),
  };
  return [
    {
      name: "handovers",
      everyMs: SECOND_MS,
      async run(signal) {
        await handOver(parts, signal);
      },
    },
  ];
}
