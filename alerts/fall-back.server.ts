import { and, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { databaseNow } from "#database/database-now.server.ts";
import type { Database, Transaction } from "#database/open.server.ts";
import { type Channel, deliveries, people } from "#database/schema.ts";
import { chosenChannels } from "./addresses.server.ts";
import { IS_SUPERSEDED } from "./alert-conditions.ts";

/** Age at which a rejected alert is too old to be sent by another channel. */
const NEWS_MS = 6 * 3_600_000;
const AT_ONCE = 500;

type Person = typeof people.$inferSelect;

/** Failed alerts: all that were posted to a person on one channel at one moment. */
interface Failed {
  readonly person: Person;
  readonly channel: Channel;
  readonly gatheredAt: Date;
}

/**
 * Moves alerts that a channel rejected to another channel that the person chose, for any of the person's
 * places or fires. Skips alerts already sent by the other channel. Skips alerts superseded by a newer alert,
 * except corrections of all-clears.
 * @returns how many alerts now wait for the other channel
 */
export async function fallBack(
  transaction: Transaction,
  { person, channel, gatheredAt }: Failed,
  now: Date,
): Promise<number> {
  const chosenOf = await chosenChannels(transaction, [person]);
  const next = chosenOf(person).find((each) => each !== channel);
  if (next === undefined) return 0;
  const { rowCount } = await transaction.execute(sql`
    INSERT INTO alerts (change_id, person_id, place_id, channel, urgency, distance_km, due_at, instead_of, takes_back)
    SELECT change_id, person_id, place_id, ${next}, urgency, distance_km, ${now.toISOString()}::timestamptz,
      coalesce(instead_of, channel), takes_back
    FROM alerts
    WHERE person_id = ${person.id} AND channel = ${channel} AND gathered_at = ${gatheredAt.toISOString()}::timestamptz
      AND (takes_back IS NOT NULL OR NOT ${IS_SUPERSEDED})
    ON CONFLICT DO NOTHING`);
  return rowCount ?? 0;
}

const isToFollow = (now: SQL) => sql`state = 'dead' AND followed_at IS NULL AND kind IN ('alert', 'digest')
  AND ended_at >= ${now} - ${NEWS_MS} * interval '1 millisecond'`;

/** SQL condition: a message with alerts was rejected, and no other channel was looked for yet. */
export const HAS_DEAD = sql`EXISTS (SELECT FROM deliveries WHERE ${isToFollow(sql`now()`)})`;

/**
 * Falls back to another channel for alerts that were rejected for good after posting, or reported as
 * undelivered. Skips alerts that another device got or can still get.
 * @param at defaults to the database's clock
 * @returns how many messages were processed; 0 if none is left
 * @throws {DatabaseError}
 */
export async function followDead(database: Database, at?: Date): Promise<number> {
  return database.transaction(async (transaction) => {
    const now = at ?? (await databaseNow(transaction));
    const dead = await transaction
      .select()
      .from(deliveries)
      .where(isToFollow(sql`${now.toISOString()}::timestamptz`))
      .limit(AT_ONCE)
      .for("update", { skipLocked: true });
    if (dead.length === 0) return 0;
    for (const { personId, channel, createdAt } of dead) {
      if (personId === null) continue;
      const [person] = await transaction.select().from(people).where(eq(people.id, personId));
      const [other] = await transaction
        .select({ id: deliveries.id })
        .from(deliveries)
        .where(
          and(
            eq(deliveries.personId, personId),
            eq(deliveries.channel, channel),
            eq(deliveries.createdAt, createdAt),
            inArray(deliveries.state, ["waiting", "claimed", "sent"]),
          ),
        )
        .limit(1);
      if (person && other === undefined)
        await fallBack(transaction, { person, channel, gatheredAt: createdAt }, now);
    }
    const ids = dead.map(({ id }) => id);
    await transaction
      .update(deliveries)
      .set({ followedAt: now })
      .where(and(inArray(deliveries.id, ids), isNull(deliveries.followedAt)));
    return dead.length;
  });
}
