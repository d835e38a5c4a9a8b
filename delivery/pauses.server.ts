import { and, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { Database, Queries } from "#database/open.server.ts";
import { type Channel, channelPauses, channelRefusals } from "#database/schema.ts";
import { DOUBT_MS, PROBE_MS } from "./closing.ts";

export type ChannelPause = typeof channelPauses.$inferSelect;

/** SQL condition on a row of `channel_pauses`: the channel is closed or paused, and its messages wait. */
export const IS_CLOSED = sql`channel_pauses.reopened_at IS NULL`;

/** Pauses a channel for the agency: its messages wait in every worker. @throws {DatabaseError} */
export async function pauseChannel(database: Database, channel: Channel, now: Date): Promise<void> {
  const row = { pausedAt: now, reason: null, refused: null, answers: null };
  const untried = { since: null, probeAt: null, reopenedAt: null };
  await database.run((queries) =>
    queries
      .insert(channelPauses)
      .values({ channel, ...row })
      .onConflictDoUpdate({ target: channelPauses.channel, set: { ...row, ...untried } }),
  );
}

/** Opens a channel. Its refusals are doubted for an hour if it closed by itself. @throws {DatabaseError} */
export async function resumeChannel(database: Database, channel: Channel): Promise<void> {
  await reopenChannel(database, channel, sql`now()`);
  await database.run((queries) =>
    queries
      .delete(channelPauses)
      .where(and(eq(channelPauses.channel, channel), isNull(channelPauses.reopenedAt))),
  );
}

/** Opens a self-closed channel. Refused messages get their full retry time again. @throws {DatabaseError} */
export async function reopenChannel(database: Database, channel: Channel, clock: SQL): Promise<void> {
  await database.transaction(async (transaction) => {
    const opened = await transaction
      .update(channelPauses)
      .set({ reopenedAt: clock })
      .where(
        and(
          eq(channelPauses.channel, channel),
          isNotNull(channelPauses.reason),
          isNull(channelPauses.reopenedAt),
        ),
      )
      .returning({ channel: channelPauses.channel });
    if (opened.length > 0)
      await transaction
        .update(channelRefusals)
        .set({ firstAt: clock })
        .where(eq(channelRefusals.channel, channel));
  });
}

/** Returns true to one worker if a probe of a self-closed channel is due. @throws {DatabaseError} */
export async function beginProbe(database: Database, channel: Channel, clock: SQL): Promise<boolean> {
  const begun = await database.run((queries) =>
    queries
      .update(channelPauses)
      .set({ probeAt: sql`${clock} + ${PROBE_MS} * interval '1 millisecond'` })
      .where(
        sql`${channelPauses.channel} = ${channel} AND ${IS_CLOSED} AND ${channelPauses.probeAt} <= ${clock}`,
      )
      .returning({ channel: channelPauses.channel }),
  );
  return begun.length > 0;
}

/** Returns the channels that are closed, or whose refusals are in doubt after they reopened. */
export const channelPausesOf = (queries: Queries): Promise<ChannelPause[]> =>
  queries.select().from(channelPauses).orderBy(channelPauses.channel);

/** Ends the doubt about refusals of channels that opened long enough ago. @throws {DatabaseError} */
export async function endDoubt(database: Database): Promise<void> {
  await database.run((queries) =>
    queries
      .delete(channelPauses)
      .where(sql`${channelPauses.reopenedAt} <= now() - ${DOUBT_MS} * interval '1 millisecond'`),
  );
}
