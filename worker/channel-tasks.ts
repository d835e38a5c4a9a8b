import type { AccountsContext } from "#accounts/accounts-context.server.ts";
import { endDeadSubscriptions, restoreAddresses } from "#accounts/refused-addresses.server.ts";
import {
  type CapSettings,
  type CapUse,
  capLevel,
  textCapsOf,
  textCapUses,
} from "#accounts/text-caps.server.ts";
import { type CanaryAddresses, failingCanaries, postCanaries } from "#alerts/canary.server.ts";
import { databaseNow } from "#database/database-now.server.ts";
import { CHANNELS, type Channel } from "#database/schema.ts";
import { type ChannelPause, channelPausesOf, endDoubt } from "#delivery/pauses.server.ts";
import type { Settings } from "#settings";
import { quebecDay } from "#territory/quebec-day.ts";
import type { WorkerMetrics } from "./metrics.ts";
import type { Task, TaskParts } from "./task.ts";
import type { WorkerLog } from "./trouble-log.ts";

const MINUTE_MS = 60_000;
const CHECK_EVERY_MS = 5_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Time in ms that addresses are restored after a channel closes or reopens: late results still arrive. */
const RESTORE_MS = 2 * MINUTE_MS;

/** Makes a function that gets a channel's trouble, or null, and logs when the trouble begins and ends. */
function createAlarm(log: Pick<WorkerLog, "error" | "info">, begun: string, ended: string) {
  const alarmed = new Set<Channel>();
  return (channel: Channel, trouble: object | null): void => {
    if ((trouble !== null) === alarmed.has(channel)) return;
    if (trouble === null) {
      alarmed.delete(channel);
      log.info({ channel }, ended);
    } else {
      alarmed.add(channel);
      log.error({ channel, ...trouble }, begun);
    }
  };
}

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
  const alarm = createAlarm(
    log,
    "the hourly test message of a channel failed",
    "the hourly test message of a channel is sent again",
  );

  return {
    name: "canary",
    everyMs: MINUTE_MS,
    async run() {
      const now = clock?.() ?? (await database.run(databaseNow));
      await postCanaries(database, addresses, { seal, now });
      const failing = await database.run((queries) => failingCanaries(queries, now));
      for (const channel of CHANNELS) {
        if (addresses[channel] === undefined) continue;
        const isFailing = failing.includes(channel);
        metrics.canary(channel, isFailing);
        alarm(channel, isFailing ? {} : null);
      }
    },
  };
}

/** Makes the task that reports closed channels, and restores addresses that those channels marked as dead. */
export function channelsTask({
  accounts,
  log,
  metrics,
}: Pick<TaskParts, "accounts" | "log"> & { readonly metrics: Pick<WorkerMetrics, "closed"> }): Task {
  const { database, databaseClock } = accounts;
  const alarm = createAlarm(
    log,
    "a channel refuses its messages: it is closed",
    "a closed channel is open again",
  );

  async function checkChannels(): Promise<void> {
    await endDoubt(database);
    const pauses = await database.run(channelPausesOf);
    for (const pause of pauses) await restore(pause);
    const closed = pauses.filter(({ reason, reopenedAt }) => reason !== null && reopenedAt === null);
    metrics.closed(closed.map(({ channel }) => channel));
    for (const channel of CHANNELS) {
      const pause = closed.find((each) => each.channel === channel);
      alarm(channel, pause ? { reason: pause.reason, refused: pause.refused, answers: pause.answers } : null);
    }
  }

  async function restore({ channel, reason, since, pausedAt, reopenedAt }: ChannelPause): Promise<void> {
    const changedAt = reopenedAt ?? pausedAt;
    if (reason === null || since === null) return;
    const now = databaseClock?.() ?? (await database.run(databaseNow));
    if (now.getTime() - changedAt.getTime() > RESTORE_MS) return;
    const restored = await restoreAddresses(database, channel, since);
    if (restored > 0)
      log.warn({ channel, restored }, "restored addresses that a closed channel had marked as dead");
  }

  return { name: "channels", everyMs: CHECK_EVERY_MS, run: checkChannels };
}

export const deadAddressesTask = (accounts: AccountsContext): Task => ({
  name: "dead-addresses",
  everyMs: HOUR_MS,
  run: () => endDeadSubscriptions(accounts),
});

const LEVELS = ["well", "near", "reached"] as const;

interface CapsParts extends Pick<TaskParts, "database" | "log"> {
  readonly settings: CapSettings;
  readonly metrics: Pick<WorkerMetrics, "textCaps">;
  /** Defaults to the database's clock. */
  readonly clock?: () => Date;
}

/**
 * Makes the task that measures how far the daily caps on text messages are used. Raises an alarm once a day
 * for each cap that is nearly reached, and for each cap that is reached.
 */
export function textCapsTask({ settings, database, log, metrics, clock }: CapsParts): Task {
  const textCaps = textCapsOf(settings);
  let day = "";
  const alarmedLevels = new Map<string, number>();

  function alarmCap({ kind, cap, used, most, reached }: CapUse): void {
    const level = LEVELS.indexOf(capLevel({ used, most }));
    const name = `${kind} ${cap}`;
    if (level <= (alarmedLevels.get(name) ?? 0)) return;
    alarmedLevels.set(name, level);
    const sentence =
      LEVELS[level] === "reached"
        ? "a daily cap on text messages is reached: no more of them are sent today"
        : "a daily cap on text messages is near";
    log.error({ kind, cap, used, most, reached: reached.length }, sentence);
  }

  return {
    name: "text-caps",
    everyMs: MINUTE_MS,
    async run() {
      const at = clock?.() ?? (await database.run(databaseNow));
      if (day !== quebecDay(at)) {
        day = quebecDay(at);
        alarmedLevels.clear();
      }
      const uses = await database.run((queries) => textCapUses(queries, textCaps, at));
      metrics.textCaps(uses);
      for (const use of uses) alarmCap(use);
    },
  };
}
