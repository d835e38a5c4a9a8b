import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#database/open.server.ts";
import { type Channel, deliveries } from "#database/schema.ts";
import { type Claimed, type Outcome, URGENCIES } from "./delivery.ts";
import { MOST_ATTEMPTS } from "./retry-delay.ts";
import type { Seal } from "./seal.server.ts";
import { settleStatement } from "./settle.server.ts";

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
   * died, is due again when its hold is over.
   * @throws {DatabaseError}
   */
  claim(claim: Claim): Promise<Claimed[]>;
  /** Writes what became of messages, while they are still this worker's, in one statement. @throws {DatabaseError} */
  settle(worker: string, outcomes: ReadonlyMap<Claimed, Outcome>): Promise<void>;
}

const UNREADABLE = { kind: "refused", reason: "the address cannot be read" } as const;
const TOO_OFTEN = { kind: "refused", reason: "tried too often" } as const;

/** @param clock the database's own, so that workers whose clocks differ agree on what is held */
export function createClaims(database: Database, seal: Seal, clock: SQL = sql`now()`): Claims {
  /** One look by urgency: each reads its own part of the index, and none what is not due yet. */
  const chosen = (channel: Channel, most: number) => sql`
    SELECT due.id
    FROM generate_series(${URGENCIES.report}::int, ${URGENCIES.newsletter}::int) AS rank,
      LATERAL (
        SELECT id FROM deliveries
        WHERE channel = ${channel} AND urgency = rank AND due_at <= ${clock}
          AND NOT EXISTS (SELECT 1 FROM channel_pauses WHERE channel_pauses.channel = ${channel})
          AND (state = 'waiting' OR (state = 'claimed' AND claimed_until <= ${clock}))
        ORDER BY due_at, id
        LIMIT ${most}
        FOR UPDATE SKIP LOCKED
      ) AS due
    LIMIT ${most}`;

  async function settle(worker: string, outcomes: ReadonlyMap<Claimed, Outcome>): Promise<void> {
    if (outcomes.size === 0) return;
    await database.run((queries) => queries.execute(settleStatement(worker, outcomes, clock)));
  }

  return {
    async claim({ channel, worker, most, holdMs }) {
      const rows = await database.run((queries) =>
        queries
          .update(deliveries)
          .set({
            state: "claimed",
            claimedBy: worker,
            claimedUntil: sql`${clock} + ${holdMs} * interval '1 millisecond'`,
            attempts: sql`${deliveries.attempts} + 1`,
          })
          .where(sql`${deliveries.id} = ANY (ARRAY(${chosen(channel, most)}))`)
          .returning(),
      );
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
        const taken: Claimed = { ...letter, attempt: attempts };
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
