import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#database/open.server.ts";
import { type Channel, deliveries } from "#database/schema.ts";
import { type Claimed, type Outcome, URGENCIES } from "./delivery.ts";
import { beginProbe, IS_CLOSED, reopenChannel } from "./pauses.server.ts";
import { noteRefusals } from "./refusals.server.ts";
import { MOST_ATTEMPTS } from "./retry-delay.ts";
import type { Seal } from "./seal.server.ts";
import { believed, settleStatement } from "./settle.server.ts";
import { unnamed } from "./unnamed.ts";

/** What one worker holds of one channel, for so long; then it is anybody's again. */
export interface Claim {
  readonly channel: Channel;
  readonly worker: string;
  readonly most: number;
  readonly holdMs: number;
}

/** The post as a worker sees it. */
export interface Claims {
  /**
   * Takes what is due, the most urgent and oldest first; no two workers take the same. What another took and never settled, since it
   * died, is due again when its hold is over. Of a channel that closed by itself it takes one message now and then, which tries it.
   * @throws {DatabaseError}
   */
  claim(claim: Claim): Promise<Claimed[]>;
  /**
   * Writes what became of a channel's messages, while they are still this worker's.
   * @returns those whose address is dead
   * @throws {DatabaseError}
   */
  settle(worker: string, outcomes: ReadonlyMap<Claimed, Outcome>): Promise<readonly Claimed[]>;
}

const UNREADABLE = { kind: "dropped", reason: "the address cannot be read" } as const;
const TOO_OFTEN = { kind: "dropped", reason: "tried too often" } as const;

/** @param clock the database's own, so that workers whose clocks differ agree on what is held */
export function createClaims(database: Database, seal: Seal, clock: SQL = sql`now()`): Claims {
  /** One look by urgency: each reads its own part of the index, and none what is not due yet. */
  const chosen = (channel: Channel, most: number, isProbe: boolean) => sql`
    SELECT due.id
    FROM generate_series(${URGENCIES.report}::int, ${URGENCIES.newsletter}::int) AS rank,
      LATERAL (
        SELECT id FROM deliveries
        WHERE channel = ${channel} AND urgency = rank AND due_at <= ${clock}
          AND (${isProbe} OR NOT EXISTS (SELECT 1 FROM channel_pauses WHERE channel = ${channel} AND ${IS_CLOSED}))
          AND (state = 'waiting' OR (state = 'claimed' AND claimed_until <= ${clock}))
        ORDER BY due_at, id
        LIMIT ${most}
        FOR UPDATE SKIP LOCKED
      ) AS due
    LIMIT ${most}`;

  async function settle(
    worker: string,
    outcomes: ReadonlyMap<Claimed, Outcome>,
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
        reason: outcome.kind === "refused" ? unnamed(outcome.reason, address) : "",
      }));
      const verdict = await noteRefusals(transaction, first.channel, refusals, clock);
      const judged = new Map(
        [...refused].map(([letter, given]) => [letter, believed(letter, given, verdict)]),
      );
      await transaction.execute(settleStatement(worker, judged, clock));
      return [...judged].flatMap(([letter, outcome]) =>
        outcome.kind === "refused" && outcome.isGone ? [letter] : [],
      );
    });
  }

  return {
    async claim({ channel, worker, most, holdMs }) {
      const take = (atMost: number, isProbe: boolean) =>
        database.run((queries) =>
          queries
            .update(deliveries)
            .set({
              state: "claimed",
              claimedBy: worker,
              claimedUntil: sql`${clock} + ${holdMs} * interval '1 millisecond'`,
              attempts: sql`${deliveries.attempts} + 1`,
            })
            .where(sql`${deliveries.id} = ANY (ARRAY(${chosen(channel, atMost, isProbe)}))`)
            .returning(),
        );
      let rows = await take(most, false);
      const isProbe = rows.length === 0 && (await beginProbe(database, channel, clock));
      if (isProbe) rows = await take(1, true);
      const byUrgency = rows.toSorted(
        (a, b) => a.urgency - b.urgency || a.dueAt.getTime() - b.dueAt.getTime() || a.id - b.id,
      );
      const claimed: Claimed[] = [];
      const ended = new Map<Claimed, Outcome>();
      for (const row of byUrgency) {
        const { id, personId, subscriberId, naturalKey, kind, language, about, attempts, sealedAddress } =
          row;
        const address = seal.read(sealedAddress);
        const letter = {
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
        const taken: Claimed = { ...letter, attempt: attempts, ...(isProbe && { isProbe }) };
        if (address === null) ended.set(taken, UNREADABLE);
        else if (attempts > MOST_ATTEMPTS) ended.set(taken, TOO_OFTEN);
        else claimed.push(taken);
      }
      await settle(worker, ended);
      return claimed;
    },
    settle,
  };
}
