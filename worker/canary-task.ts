import { type CanaryAddresses, failingCanaries, postCanaries } from "#alerts/canary.server.ts";
import { databaseNow } from "#database/database-now.server.ts";
import { CHANNELS, type Channel } from "#database/schema.ts";
import type { Settings } from "#settings";
import type { WorkerMetrics } from "./metrics.ts";
import type { Task } from "./task.ts";
import type { TaskParts } from "./task-parts.ts";

const MINUTE_MS = 60_000;

interface CanaryParts extends Pick<TaskParts, "database" | "seal" | "log"> {
  readonly settings: Pick<Settings, "CANARY_EMAIL" | "CANARY_PHONE">;
  readonly metrics: Pick<WorkerMetrics, "canary">;
  /** Defaults to the database's clock. */
  readonly clock?: () => Date;
}

/** Makes the task that tests each channel every hour, with an alarm while a channel fails. */
export function canaryTask({ settings, database, seal, log, metrics, clock }: CanaryParts): Task {
  const addresses: CanaryAddresses = {
    ...(settings.CANARY_EMAIL && { email: settings.CANARY_EMAIL }),
    ...(settings.CANARY_PHONE && { sms: settings.CANARY_PHONE }),
  };
  const alarmed = new Set<Channel>();

  function note(channel: Channel, isFailing: boolean): void {
    metrics.canary(channel, isFailing);
    if (isFailing === alarmed.has(channel)) return;
    if (isFailing) alarmed.add(channel);
    else alarmed.delete(channel);
    if (isFailing) log.error({ channel }, "the hourly test message of a channel failed");
    else log.info({ channel }, "the hourly test message of a channel is sent again");
  }

  return {
    name: "canary",
    everyMs: MINUTE_MS,
    async run() {
      const now = clock?.() ?? (await database.run(databaseNow));
      await postCanaries(database, addresses, { seal, now });
      const failing = await database.run((queries) => failingCanaries(queries, now));
      for (const channel of CHANNELS)
        if (addresses[channel] !== undefined) note(channel, failing.includes(channel));
    },
  };
}
