import { and, desc, eq, gte, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { countRefusedSince } from "#accounts/refused-addresses.server.ts";
import { type TextCaps, textCapUses } from "#accounts/text-caps.server.ts";
import type { Database, Queries } from "#database/open.server.ts";
import { CHANNELS, changes, deliveries } from "#database/schema.ts";
import { channelPausesOf } from "#delivery/pauses.server.ts";
import { midnightInQuebec } from "#territory/quebec-day.ts";
import { alertStatus } from "./alert-status.server.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const MOST_ROWS = 50;
/** Periods in hours: the operator can restore the addresses that were reported as dead in one of them. */
export const RESTORE_HOURS = [1, 6, 24, 168] as const;

/** Returns all data of the alert operator's page. @throws {DatabaseError} */
export async function operatorView(database: Database, at: Date, textCaps: TextCaps) {
  const since = new Date(at.getTime() - DAY_MS);
  const status = await alertStatus(database, at);
  return database.run(async (queries) => {
    const counts = await queries
      .select({ channel: deliveries.channel, state: deliveries.state, messages: sql<number>`count(*)::int` })
      .from(deliveries)
      .where(gte(deliveries.createdAt, since))
      .groupBy(deliveries.channel, deliveries.state);
    const dead = await queries
      .select({
        id: deliveries.id,
        channel: deliveries.channel,
        kind: deliveries.kind,
        reason: deliveries.reason,
        attempts: deliveries.attempts,
        endedAt: deliveries.endedAt,
        mayBeTried: sql<boolean>`${deliveries.sealedAddress} <> ''`,
      })
      .from(deliveries)
      .where(eq(deliveries.state, "dead"))
      .orderBy(desc(deliveries.endedAt))
      .limit(MOST_ROWS);
    const [unmatched] = await queries
      .select({ changes: sql<number>`count(*)::int` })
      .from(changes)
      .where(isNull(changes.matchedAt));
    const held = await queries
      .select()
      .from(changes)
      .where(and(isNotNull(changes.heldPeople), isNull(changes.releasedAt)))
      .orderBy(desc(changes.id));
    const newest = await queries.select().from(changes).orderBy(desc(changes.id)).limit(MOST_ROWS);
    const { rows: reached } = await queries.execute<{ id: number; people: number }>(sql`
      SELECT change_id::int AS id, count(DISTINCT person_id)::int AS people FROM alerts
      WHERE ${
        newest.length > 0
          ? inArray(
              sql`change_id`,
              newest.map(({ id }) => id),
            )
          : sql`false`
      } AND gathered_at IS NOT NULL
      GROUP BY change_id`);
    const refused = [];
    for (const channel of CHANNELS)
      for (const hours of RESTORE_HOURS) {
        const addresses = await countRefusedSince(queries, channel, new Date(at.getTime() - hours * HOUR_MS));
        if (addresses > 0) refused.push({ channel, hours, addresses });
      }
    const people = new Map(reached.map((row) => [row.id, row.people]));
    return {
      status,
      pauses: await channelPausesOf(queries),
      refused,
      texts: { sent: await textsSentToday(queries, at), uses: await textCapUses(queries, textCaps, at) },
      counts,
      dead,
      unmatched: unmatched?.changes ?? 0,
      held,
      changes: newest.map((each) => ({ ...each, people: people.get(each.id) ?? 0 })),
    };
  });
}

/** Counts the text messages accepted since midnight in Quebec, by kind. Excludes our replies to texts. */
const textsSentToday = (queries: Queries, at: Date) =>
  queries
    .select({ kind: deliveries.kind, messages: sql<number>`count(*)::int` })
    .from(deliveries)
    .where(
      and(
        eq(deliveries.channel, "sms"),
        eq(deliveries.state, "sent"),
        gte(deliveries.endedAt, midnightInQuebec(at)),
      ),
    )
    .groupBy(deliveries.kind)
    .orderBy(deliveries.kind);

export type OperatorView = Awaited<ReturnType<typeof operatorView>>;
