import { type SQL, sql } from "drizzle-orm";
import type { Transaction } from "#database/open.server.ts";
import { HAS_ALERTS } from "#database/schema.ts";
import { HAS_LEFT } from "./alert-conditions.ts";
import type { RevertedAllClears } from "./change-background.server.ts";

export interface AlertTiming {
  readonly changeId: number;
  readonly urgency: 0 | 1;
  readonly dueAt: Date;
  /** Due time of non-urgent alerts, for people who chose one message a day. */
  readonly digestAt: Date;
  readonly reverted: RevertedAllClears;
  /** Urgency for people who never received the all-clear that the change reverts. */
  readonly urgencyWithoutAllClear: 0 | 1;
}

const idList = (ids: readonly number[]) => sql`${sql.param([...ids])}::bigint[]`;
const at = (moment: Date) => sql`${moment.toISOString()}::timestamptz`;

/**
 * Inserts an alert for each channel of some places, in one statement. Existing alerts stay. Urgent alerts do
 * not wait for the daily digest.
 * @param km SQL of the distance from the place to the change
 * @returns how many alerts were inserted
 */
export async function insertAlerts(
  transaction: Transaction,
  timing: AlertTiming,
  placeIds: readonly string[],
  km: SQL,
): Promise<number> {
  if (placeIds.length === 0) return 0;
  const { rowCount } = await transaction.execute(sql`
    INSERT INTO alerts (change_id, person_id, place_id, channel, urgency, distance_km, due_at)
    SELECT ${timing.changeId}::bigint, place.person_id, place.id, chosen.channel, alert.urgency, ${km},
      CASE WHEN place.is_daily AND alert.urgency <> 0 THEN ${at(timing.digestAt)} ELSE ${at(timing.dueAt)} END
    FROM saved_places AS place, ${channelsOf("place")}, ${urgencyOf(timing, "prior.place_id = place.id")}
    WHERE ${HAS_ALERTS} AND chosen.is_chosen AND place.id = ANY (${sql.param(placeIds)}::uuid[]) AND NOT alert.is_known
    ON CONFLICT ON CONSTRAINT alerts_once DO NOTHING`);
  return rowCount ?? 0;
}

/** Inserts alerts for people who follow a fire, wherever they are. */
export async function insertFollowers(
  transaction: Transaction,
  timing: AlertTiming,
  fireId: string,
  personIds: readonly string[],
): Promise<number> {
  if (personIds.length === 0) return 0;
  const { rowCount } = await transaction.execute(sql`
    INSERT INTO alerts (change_id, person_id, channel, urgency, due_at)
    SELECT ${timing.changeId}::bigint, fire.person_id, chosen.channel, alert.urgency, ${at(timing.dueAt)}
    FROM saved_fires AS fire, ${channelsOf("fire")},
      ${urgencyOf(timing, "prior.place_id IS NULL AND prior.person_id = fire.person_id")}
    WHERE ${HAS_ALERTS} AND chosen.is_chosen AND fire.fire_id = ${fireId}
      AND fire.person_id = ANY (${sql.param(personIds)}::uuid[]) AND NOT alert.is_known
    ON CONFLICT (change_id, person_id, channel) WHERE place_id IS NULL DO NOTHING`);
  return rowCount ?? 0;
}

/** SQL rows `chosen`: each channel, and whether the person chose it for the place or the fire. */
const channelsOf = (row: "place" | "fire") =>
  sql.raw(
    `LATERAL (VALUES ('email', ${row}.by_email), ('sms', ${row}.by_sms), ('push', ${row}.by_push)) AS chosen (channel, is_chosen)`,
  );

/**
 * Returns SQL with an alert's `urgency` on a channel, and `is_known`. If `is_known` is true, no alert is
 * needed: the person never got the all-clear, and the last state that the person received is current again.
 */
function urgencyOf({ urgency, urgencyWithoutAllClear, reverted }: AlertTiming, whose: string): SQL {
  const { ids, sameBefore, earlier } = reverted;
  if (ids.length === 0)
    return sql`LATERAL (SELECT ${urgency}::smallint AS urgency, false AS is_known) AS alert`;
  const own = sql.raw(
    `FROM alerts AS prior WHERE ${whose} AND prior.channel = chosen.channel AND prior.change_id`,
  );
  return sql`LATERAL (
    SELECT CASE WHEN unsent.first IS NULL THEN ${urgency} ELSE ${urgencyWithoutAllClear} END::smallint AS urgency,
      coalesce(unsent.first = ANY (${idList(sameBefore)}), false)
        AND EXISTS (SELECT ${own} = ANY (${idList(earlier)}) AND ${HAS_LEFT}) AS is_known
    FROM (SELECT min(prior.change_id) AS first ${own} = ANY (${idList(ids)}) AND NOT ${HAS_LEFT}) AS unsent
  ) AS alert`;
}

/**
 * Inserts an urgent alert for recipients of an all-clear that a change proves false, for the same place and
 * channel. If several all-clears are proved false, starts with the newest.
 * @param most limit on the alerts that one call inserts
 * @returns how many alerts were inserted
 */
export async function insertCorrections(
  transaction: Transaction,
  { changeId, reverted, dueAt }: Pick<AlertTiming, "changeId" | "reverted" | "dueAt">,
  most: number,
): Promise<number> {
  let written = 0;
  for (const falseId of reverted.ids) {
    if (written >= most) break;
    const { rowCount } = await transaction.execute(sql`
      INSERT INTO alerts (change_id, person_id, place_id, channel, urgency, distance_km, due_at, instead_of, takes_back)
      SELECT ${changeId}::bigint, prior.person_id, prior.place_id, prior.channel, 0, prior.distance_km, ${at(dueAt)},
        prior.instead_of, prior.change_id
      FROM alerts AS prior
      WHERE prior.change_id = ${falseId} AND ${HAS_LEFT} AND NOT EXISTS (
        SELECT FROM alerts AS own
        WHERE own.change_id = ${changeId} AND own.person_id = prior.person_id AND own.channel = prior.channel
          AND own.place_id IS NOT DISTINCT FROM prior.place_id)
      LIMIT ${most - written}
      ON CONFLICT DO NOTHING`);
    written += rowCount ?? 0;
  }
  return written;
}
