import { type SQL, sql } from "drizzle-orm";
import type { Transaction } from "#database/open.server.ts";
import { HAS_ALERTS } from "#database/schema.ts";

/** What is told, and when. */
export interface Told {
  readonly changeId: number;
  readonly urgency: 0 | 1;
  readonly dueAt: Date;
  /** For who chose one message a day. */
  readonly digestAt: Date;
}

/**
 * Writes an alert for each channel of places, in one statement; what is written already stays as it is.
 * @param km from the place to the fire
 * @returns how many were new
 */
export async function insertAlerts(
  transaction: Transaction,
  told: Told,
  placeIds: readonly string[],
  km: SQL,
): Promise<number> {
  if (placeIds.length === 0) return 0;
  const { rowCount } = await transaction.execute(sql`
    INSERT INTO alerts (change_id, person_id, place_id, channel, urgency, distance_km, due_at)
    SELECT ${told.changeId}::bigint, place.person_id, place.id, chosen.channel, ${told.urgency}::smallint, ${km},
      CASE WHEN place.is_daily THEN ${told.digestAt.toISOString()}::timestamptz
        ELSE ${told.dueAt.toISOString()}::timestamptz END
    FROM saved_places AS place, ${channelsOf("place")}
    WHERE ${HAS_ALERTS} AND chosen.is_chosen AND place.id = ANY (${sql.param(placeIds)}::uuid[])
    ON CONFLICT ON CONSTRAINT alerts_once DO NOTHING`);
  return rowCount ?? 0;
}

/** The same for people who follow a fire, wherever they are. */
export async function insertFollowers(
  transaction: Transaction,
  told: Told,
  fireId: string,
  personIds: readonly string[],
): Promise<number> {
  if (personIds.length === 0) return 0;
  const { rowCount } = await transaction.execute(sql`
    INSERT INTO alerts (change_id, person_id, channel, urgency, due_at)
    SELECT ${told.changeId}::bigint, fire.person_id, chosen.channel, ${told.urgency}::smallint,
      ${told.dueAt.toISOString()}::timestamptz
    FROM saved_fires AS fire, ${channelsOf("fire")}
    WHERE ${HAS_ALERTS} AND chosen.is_chosen AND fire.fire_id = ${fireId}
      AND fire.person_id = ANY (${sql.param(personIds)}::uuid[])
    ON CONFLICT (change_id, person_id, channel) WHERE place_id IS NULL DO NOTHING`);
  return rowCount ?? 0;
}

/** A row for each channel that a place or a fire alerts by. */
const channelsOf = (row: "place" | "fire") =>
  sql.raw(
    `LATERAL (VALUES ('email', ${row}.by_email), ('sms', ${row}.by_sms), ('push', ${row}.by_push)) AS chosen (channel, is_chosen)`,
  );
