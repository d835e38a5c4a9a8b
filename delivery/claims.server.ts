import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#database/open.server.ts";
import { type Channel, deliveries } from "#database/schema.ts";
import { type Claimed, type DeliveryResult, URGENCIES } from "./delivery.ts";
import { beginProbe, IS_CLOSED, reopenChannel } from "./pauses.server.ts";
import { redactAddress } from "./redact-address.ts";
import { recordRefusals } from "./refusals.server.ts";
import { MOST_ATTEMPTS } from "./retry-delay.ts";
import type { Seal } from "./seal.server.ts";
import { believed, foundById, settleStatement } from "./settle.server.ts";

/** A worker's request to claim messages of a channel. Other workers can claim them after `holdMs`. */
export interface Claim {
  readonly channel: Channel;
  readonly worker: string;
  readonly most: number;
  readonly holdMs: number;
}

/** The message queue as a worker sees it. */
export interface Claims {
  /**
   * Claims due messages, most urgent and oldest first. No two workers get the same message. If a worker dies,
   * its messages are due again when its claim expires. If the channel closed by itself, only claims one
   * message from time to time, as a probe.
   * @throws {DatabaseError}
   */
  claim(claim: Claim): Promise<Claimed[]>;
  /** Saves results of unexpired claims. @returns messages with a dead address @throws {DatabaseError} */
  settle(worker: string, outcomes: ReadonlyMap<Claimed, DeliveryResult>): Promise<readonly Claimed[]>;
}

const UNREADABLE = { kind: "dropped", reason: "the address cannot be read" } as const;
const TOO_OFTEN = { kind: "dropped", reason: "tried too often" } as const;

const DATABASE_CLOCK = sql`now()`;

const isDueAt = (channel: Channel, clock: SQL) => sql`channel = ${channel} AND due_at <= ${clock}
  AND (state = 'waiting' OR (state = 'claimed' AND claimed_until <= ${clock}))`;
const RANKS = sql`generate_series(${sql.raw(`${URGENCIES.report}, ${URGENCIES.newsletter}`)}) AS rank`;

/** SQL condition: a message of the channel is due. Each urgency reads its own part of the index. */
export const hasDue = (channel: Channel): SQL => sql`EXISTS (
  SELECT FROM ${RANKS}, LATERAL (
    SELECT FROM deliveries WHERE ${isDueAt(channel, DATABASE_CLOCK)} AND urgency = rank LIMIT 1
  ) AS due)`;

/** @param clock the database's clock, so that workers with different clocks agree on claims */
export function createClaims(database: Database, seal: Seal, clock: SQL = DATABASE_CLOCK): Claims {
  const isDue = (channel: Channel) => isDueAt(channel, clock);
  const pauseOf = (channel: Channel) => sql`SELECT 1 FROM channel_pauses WHERE channel = ${channel}`;

  /** Picks messages by urgency. Each urgency only reads due messages, in its own part of the index. */
  const byUrgency = (channel: Channel, most: number, condition: SQL) => sql`
    SELECT due.id
    FROM ${RANKS},
      LATERAL (
        SELECT id FROM deliveries
        WHERE ${isDue(channel)} AND urgency = rank AND ${condition}
        ORDER BY due_at, id
        LIMIT ${most}
        FOR UPDATE SKIP LOCKED
      ) AS due
    LIMIT ${most}`;
  const whileOpen = (channel: Channel, most: number) =>
    byUrgency(channel, most, sql`NOT EXISTS (${pauseOf(channel)} AND ${IS_CLOSED})`);
  /** Picks a message that the channel has not refused since it closed. */
  const untried = (channel: Channel) =>
    byUrgency(
      channel,
      1,
      sql`NOT EXISTS (${pauseOf(channel)} AND EXISTS (
        SELECT 1 FROM channel_refusals AS refused
        WHERE refused.delivery_id = deliveries.id AND refused.last_at > channel_pauses.paused_at))`,
    );
  /** Picks the message with the oldest refusal, so that one bad address does not keep the channel closed. */
  const refusedFirst = (channel: Channel) => sql`
    SELECT due.id
    FROM channel_refusals AS refused JOIN (SELECT * FROM deliveries WHERE ${isDue(channel)}) AS due
      ON due.id = refused.delivery_id
    ORDER BY refused.last_at, due.id
    LIMIT 1`;

  async function settle(
    worker: string,
    outcomes: ReadonlyMap<Claimed, DeliveryResult>,
  ): Promise<readonly Claimed[]> {
    const byRefusal = Map.groupBy(outcomes, ([, { kind }]) => kind === "refused");
    const [refused, others] = [new Map(byRefusal.get(true)), new Map(byRefusal.get(false))];
    const [first] = refused.keys();
    if (first === undefined) {
      if (others.size === 0) return [];
      await database.run((queries) => queries.execute(settleStatement(worker, others, clock)));
      const opener = [...others].find(([{ isProbe }, { kind }]) => isProbe && kind === "sent");
      if (opener) await reopenChannel(database, opener[0].channel, clock);
      return [];
    }
    return database.transaction(async (transaction) => {
      if (others.size > 0) await transaction.execute(settleStatement(worker, others, clock));
      const refusals = [...refused].map(([{ id, address }, outcome]) => ({
        id,
        isGone: outcome.kind === "refused" && outcome.isGone === true,
        reason: outcome.kind === "refused" ? redactAddress(outcome.reason, address) : "",
      }));
      const verdict = await recordRefusals(transaction, first.channel, refusals, clock);
      const judged = new Map(
        [...refused].map(([claimed, outcome]) => [claimed, believed(claimed, outcome, verdict)]),
      );
      await transaction.execute(settleStatement(worker, judged, clock));
      return [...judged].flatMap(([claimed, outcome]) =>
        outcome.kind === "refused" && outcome.isGone ? [claimed] : [],
      );
    });
  }

  return {
    async claim({ channel, worker, most, holdMs }) {
      const take = (chosen: SQL) =>
        database.run((queries) =>
          queries
            .update(deliveries)
            .set({
              state: "claimed",
              claimedBy: worker,
              claimedUntil: sql`${clock} + ${holdMs} * interval '1 millisecond'`,
              attempts: sql`${deliveries.attempts} + 1`,
            })
            .where(sql`${deliveries.id} = ANY (ARRAY(${chosen})) AND ${foundById(isDue(channel))}`)
            .returning(),
        );
      let rows = await take(whileOpen(channel, most));
      const isProbe = rows.length === 0 && (await beginProbe(database, channel, clock));
      if (isProbe) rows = await take(untried(channel));
      if (isProbe && rows.length === 0) rows = await take(refusedFirst(channel));
      const inOrder = rows.toSorted(
        (a, b) => a.urgency - b.urgency || a.dueAt.getTime() - b.dueAt.getTime() || a.id - b.id,
      );
      const claimed: Claimed[] = [];
      const ended = new Map<Claimed, DeliveryResult>();
      for (const row of inOrder) {
        const { id, personId, subscriberId, naturalKey, kind, language, about, attempts, sealedAddress } =
          row;
        const address = seal.read(sealedAddress);
        const stored = {
          id,
          personId,
          subscriberId,
          naturalKey,
          kind,
          channel,
          language,
          about: { ...Object(about) },
          address: address ?? "",
        };
        const message: Claimed = { ...stored, attempt: attempts, ...(isProbe && { isProbe }) };
        if (address === null) ended.set(message, UNREADABLE);
        else if (attempts > MOST_ATTEMPTS) ended.set(message, TOO_OFTEN);
        else claimed.push(message);
      }
      await settle(worker, ended);
      return claimed;
    },
    settle,
  };
}
