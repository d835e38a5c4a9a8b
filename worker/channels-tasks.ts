import type { AccountsContext } from "#accounts/accounts-context.server.ts";
import { endDeadSubscriptions, restoreAddresses } from "#accounts/refused-addresses.server.ts";
import { databaseNow } from "#database/database-now.server.ts";
import type { Channel } from "#database/schema.ts";
import { type ChannelPause, channelPausesOf, endDoubt } from "#delivery/pauses.server.ts";
import type { WorkerMetrics } from "./metrics.ts";
import type { Task } from "./task.ts";
import type { TaskParts } from "./task-parts.ts";

const CHECK_EVERY_MS = 5_000;
const HOUR_MS = 60 * 60_000;
/** Time in ms after a channel closes or opens in which addresses are restored: late results still arrive. */
const RESTORE_MS = 2 * 60_000;

/** Makes the task that reports closed channels, and restores addresses that those channels marked as dead. */
export function channelsTask({
  accounts,
  log,
  metrics,
}: Pick<TaskParts, "accounts" | "log"> & { readonly metrics: Pick<WorkerMetrics, "closed"> }): Task {
  const { database, databaseClock } = accounts;
  const reported = new Set<Channel>();

  async function checkChannels(): Promise<void> {
    await endDoubt(database);
    const pauses = await database.run(channelPausesOf);
    const closed = pauses.filter(({ reason, reopenedAt }) => reason !== null && reopenedAt === null);
    for (const pause of pauses) await restore(pause);
    metrics.closed(closed.map(({ channel }) => channel));
    for (const { channel, reason, refused, answers } of closed) {
      if (reported.has(channel)) continue;
      reported.add(channel);
      log.error({ channel, reason, refused, answers }, "a channel refuses its messages: it is closed");
    }
    for (const channel of reported) {
      if (closed.some((each) => each.channel === channel)) continue;
      reported.delete(channel);
      log.info({ channel }, "a closed channel is open again");
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
