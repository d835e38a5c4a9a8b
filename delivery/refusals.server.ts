import { and, eq, gte, type SQL, sql } from "drizzle-orm";
import type { Transaction } from "#database/open.server.ts";
import { type Channel, channelPauses, channelRefusals } from "#database/schema.ts";
import {
  ANSWERS_COUNTED,
  ANSWERS_WITHIN_MS,
  type LastAnswers,
  mustClose,
  PROBE_MS,
  REFUSED_MS,
} from "./closing.ts";

export interface Refusal {
  readonly id: number;
  /** True if the reply means that the address does not exist. */
  readonly isGone: boolean;
  /** The reply, without the address. */
  readonly reason: string;
}

export interface Verdict {
  /**
   * - `believed`: an address that the channel reports as dead counts as dead.
   * - `doubted`: the channel was closed recently, so no address counts as dead.
   * - `closed`: the channel is closed, perhaps because of these refusals. The refused messages wait.
   */
  readonly channel: "believed" | "doubted" | "closed";
  /** Ids of messages that were refused for long enough to give up. */
  readonly over: ReadonlySet<number>;
}

const back = (clock: SQL, ms: number) => sql`${clock} - ${ms} * interval '1 millisecond'`;

/**
 * Records a channel's permanent refusals. If a large share of messages is suddenly refused, closes the
 * channel: the refused messages wait as if they had never been sent, and no address counts as dead.
 */
export async function recordRefusals(
  transaction: Transaction,
  channel: Channel,
  refusals: readonly Refusal[],
  clock: SQL,
): Promise<Verdict> {
  // Only one worker at a time, so that the refusals of all workers count together, and each worker knows if
  // another worker closed the channel.
  await transaction.execute(sql`LOCK TABLE channel_refusals IN SHARE ROW EXCLUSIVE MODE`);
  const [pause] = await transaction.select().from(channelPauses).where(eq(channelPauses.channel, channel));
  const isClosed = pause !== undefined && pause.reopenedAt === null;
  const isInDoubt = pause !== undefined && pause.reason !== null;
  const rows = refusals.map(({ id, isGone }) => ({ id, is_gone: isGone && !isInDoubt }));
  const { rows: noted } = await transaction.execute<{ id: number; is_over: boolean }>(sql`
    INSERT INTO channel_refusals AS kept (delivery_id, channel, owner, first_at, last_at, is_gone)
    SELECT row.id, ${channel}, coalesce(person_id::text, subscriber_id::text, row.id::text), ${clock}, ${clock}, refused.is_gone
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS refused(id bigint, is_gone boolean)
    JOIN deliveries AS row ON row.id = refused.id
    ON CONFLICT (delivery_id) DO UPDATE SET last_at = excluded.last_at, is_gone = excluded.is_gone
    RETURNING delivery_id::int AS id, first_at <= ${back(clock, REFUSED_MS)} AS is_over`);
  const over = new Set(noted.flatMap(({ id, is_over }) => (is_over ? [id] : [])));
  if (isClosed) return { channel: "closed", over };
  const last = await lastAnswers(transaction, channel, clock);
  if (!mustClose(channel, last, isInDoubt)) return { channel: isInDoubt ? "doubted" : "believed", over };
  await close(transaction, channel, { ...last, reason: refusals.at(-1)?.reason ?? "" }, clock);
  return { channel: "closed", over };
}

/** Counts the newest responses since the channel last opened: sent messages, and people with refusals. */
async function lastAnswers(transaction: Transaction, channel: Channel, clock: SQL): Promise<LastAnswers> {
  const since = sql`greatest(${back(clock, ANSWERS_WITHIN_MS)},
    (SELECT reopened_at FROM channel_pauses WHERE channel = ${channel}))`;
  const { rows } = await transaction.execute<{ answers: number; refused: number }>(sql`
    SELECT count(*)::int AS answers, (count(*) FILTER (WHERE is_refusal))::int AS refused
    FROM (
      SELECT is_refusal FROM (
        (SELECT true AS is_refusal, max(last_at) AS at FROM channel_refusals
          WHERE channel = ${channel} AND last_at > ${since} GROUP BY owner ORDER BY at DESC LIMIT ${ANSWERS_COUNTED})
        UNION ALL
        (SELECT false, ended_at FROM deliveries
          WHERE state = 'sent' AND channel = ${channel} AND ended_at > ${since} ORDER BY ended_at DESC LIMIT ${ANSWERS_COUNTED})
      ) AS both_kinds ORDER BY at DESC LIMIT ${ANSWERS_COUNTED}
    ) AS newest`);
  return rows[0] ?? { answers: 0, refused: 0 };
}

async function close(
  transaction: Transaction,
  channel: Channel,
  { answers, refused, reason }: LastAnswers & Pick<Refusal, "reason">,
  clock: SQL,
): Promise<void> {
  const since = back(clock, ANSWERS_WITHIN_MS);
  const probeAt = sql`${clock} + ${PROBE_MS} * interval '1 millisecond'`;
  const row = { pausedAt: clock, reason, refused, answers, since, probeAt, reopenedAt: null };
  await transaction
    .insert(channelPauses)
    .values({ channel, ...row })
    .onConflictDoUpdate({ target: channelPauses.channel, set: row });
  // Leave out messages that bounced after they were accepted: their addresses are already deleted.
  await transaction.execute(sql`
    UPDATE deliveries AS row
    SET state = 'waiting', attempts = 0, due_at = ${clock}, ended_at = NULL, followed_at = NULL
    FROM channel_refusals AS refused
    WHERE refused.delivery_id = row.id AND refused.channel = ${channel} AND refused.last_at >= ${since}
      AND row.state = 'dead' AND row.sealed_address <> ''`);
  await transaction
    .update(channelRefusals)
    .set({ isGone: false })
    .where(and(eq(channelRefusals.channel, channel), gte(channelRefusals.lastAt, since)));
}
