import { sql } from "drizzle-orm";
import { z } from "zod";
import { emailKey } from "#accounts/email-key.server.ts";
import type { KeyedHash } from "#accounts/keyed-hash.server.ts";
import { databaseNow } from "#database/database-now.server.ts";
import type { Database, Queries } from "#database/open.server.ts";
import type { Claimed } from "#delivery/delivery.ts";
import type { Seal } from "#delivery/seal.server.ts";
import { pointOf } from "#history/change-location.ts";
import { distanceKm } from "#territory/distance.ts";
import { isOneOf } from "./alert-rows.server.ts";
import { type CurrentRow, currentRows } from "./current-rows.server.ts";
import type { Fact } from "./fact.ts";
import { factOf } from "./fact-of.server.ts";
import { AT_ONCE_MS } from "./gather.ts";
import type { AlertAbout } from "./message-text.ts";

const about = z.object({ alerts: z.array(z.number()) });

/** Returns the fact with the distance from the place's current point. */
function measured(fact: Fact): Fact {
  const { place, change } = fact;
  const at = pointOf(change);
  return at === null || place === null
    ? fact
    : { ...fact, place: { ...place, distanceKm: distanceKm(place.at, at) } };
}

const idsOf = (claimed: Claimed) => about.safeParse(claimed.about).data?.alerts ?? [];

interface LoadParts {
  readonly database: Database;
  readonly seal: Seal;
  readonly keyedHash: KeyedHash;
  /** Defaults to the database's clock. */
  readonly now?: () => Date;
}

/**
 * Returns the content of messages at delivery time: their alerts that are still wanted, that no newer alert
 * superseded, and that still hold. Alerts that are over or unsure go back to grouping, which drops or delays
 * these alerts. A message without remaining alerts is not in the result.
 * @throws {DatabaseError}
 */
export async function loadFacts(
  { database, seal, keyedHash, now }: LoadParts,
  claimedMessages: readonly Claimed[],
): Promise<ReadonlyMap<Claimed, AlertAbout>> {
  const ids = claimedMessages.flatMap(idsOf);
  if (ids.length === 0) return new Map();
  const rows = await database.run(async (queries) => {
    const at = now?.() ?? (await databaseNow(queries));
    const found = await currentRows(queries, isOneOf(ids), at);
    await putBack(queries, found);
    return new Map(found.map((row) => [row.alert.id, row]));
  });
  const content = new Map<Claimed, AlertAbout>();
  for (const claimed of claimedMessages) {
    const [first, ...others] = idsOf(claimed).flatMap((id) => {
      const row = rows.get(id);
      const fact = row?.isWanted && row.validity === "valid" ? factOf(row, seal) : null;
      return row === undefined || fact === null ? [] : [{ fact: measured(fact), alert: row.alert }];
    });
    if (first === undefined) continue;
    const all = [first, ...others];
    const isUrgent = all.some(({ alert }) => alert.urgency === 0);
    const observedAt = Math.max(...all.map(({ fact }) => fact.observedAt.getTime()));
    const dueAt = Math.max(...all.map(({ alert }) => alert.dueAt.getTime()));
    content.set(claimed, {
      facts: all.map(({ fact }) => fact),
      isUrgent,
      stopKey: emailKey(keyedHash, "alerts", first.alert.personId),
      insteadOf: first.alert.insteadOf,
      delayedSince: isUrgent || dueAt <= observedAt + AT_ONCE_MS ? new Date(observedAt) : null,
    });
  }
  return content;
}

/** Sends alerts that are not valid back to grouping, with new ids: the message's key contains an old id. */
async function putBack(queries: Queries, rows: readonly CurrentRow[]): Promise<void> {
  const ids = rows.filter(({ validity }) => validity !== "valid").map(({ alert }) => alert.id);
  if (ids.length === 0) return;
  const columns = sql`change_id, person_id, place_id, channel, urgency, distance_km, due_at, instead_of, takes_back`;
  await queries.execute(sql`
    WITH back AS (DELETE FROM alerts WHERE ${isOneOf(ids)} RETURNING ${columns})
    INSERT INTO alerts (${columns}) SELECT ${columns} FROM back`);
}
