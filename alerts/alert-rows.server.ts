import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Queries, Transaction } from "#database/open.server.ts";
import { alerts, changes, savedFires, savedPlaces } from "#database/schema.ts";
import type { Area } from "#fires/area.ts";
import { isInArea } from "#fires/restriction-rules.ts";
import { type Change, readChange } from "#history/change.ts";
import { readAreas } from "#history/restriction-areas.server.ts";
import { distanceKm } from "#territory/distance.ts";
import type { PlaceLocation } from "#territory/place-location.ts";
import { CHOSEN_CHANNELS, HAS_LEFT, IS_SUPERSEDED } from "./alert-conditions.ts";
import { hasChosen, orderPointOf, reachKmOf, restrictionPointOf } from "./concerns.ts";

type ChangeRow = typeof changes.$inferSelect;
type Place = typeof savedPlaces.$inferSelect;

export interface AlertRow {
  readonly alert: typeof alerts.$inferSelect;
  /** The change's row, also if it cannot be parsed. */
  readonly stored: Pick<ChangeRow, "kind" | "subject" | "observedAt">;
  /** Null if this version of the program cannot parse it. Alerts of the same change share one object. */
  readonly change: Change | null;
  /** True if the person received an all-clear that this change proves false. */
  readonly isCorrection: boolean;
  /** The false all-clear; null if none, or if this version of the program cannot parse it. */
  readonly falseAllClear: Change | null;
  /**
   * True if the person already received an alert about the same fire or order, at any place. Always false if
   * the change is not `fire-located` or `order-changed`.
   */
  readonly isKnown: boolean;
  /** The saved place, as it is now; null for a followed fire. */
  readonly place:
    | (Pick<Place, "id" | "sealedNickname" | "latitude" | "longitude" | "radiusKm" | "isDaily"> & {
        /** Null until the place is located. */
        readonly location: Pick<PlaceLocation, "region" | "ground"> | null;
      })
    | null;
  /**
   * True if all of these hold:
   * - The person still wants the alert, by its channel or by the channel that failed before.
   * - The place did not move away from the change.
   * - The person received no newer alert on the subject at the place, or this alert corrects an all-clear.
   * - The agency did not correct the change.
   */
  readonly isWanted: boolean;
}

/** Tolerance between distances computed by the database and by this process. */
export const SAME_KM = 0.001;

/** Returns true if a change still concerns a place at the place's current location. */
function isThere(
  { kind, latitude: lat, longitude: lon, zoneNumber, regions, areas }: ChangeRow,
  place: Pick<
    Place,
    "latitude" | "longitude" | "radiusKm" | "zoneNumber" | "regionCode" | "groundLatitude" | "groundLongitude"
  >,
  shapes: ReadonlyMap<string, Area>,
): boolean {
  if (lat !== null && lon !== null) {
    const km = distanceKm({ lat: place.latitude, lon: place.longitude }, { lat, lon });
    return km <= reachKmOf(kind, place.radiusKm) + SAME_KM;
  }
  if (zoneNumber !== null) return place.zoneNumber === zoneNumber;
  const known = areas.flatMap((each) => shapes.get(each) ?? []);
  const at = { lat: place.latitude, lon: place.longitude };
  const isOrder = kind.startsWith("order-");
  const point = isOrder
    ? orderPointOf({ region: place.regionCode, at })
    : restrictionPointOf(locationOf(place) ?? { region: place.regionCode, ground: at });
  // If the shape of an area is not stored, the area could contain the place.
  return known.length < areas.length || isInArea({ regions, areas: known }, point);
}

function locationOf({
  regionCode: region,
  groundLatitude: lat,
  groundLongitude: lon,
}: Pick<Place, "regionCode" | "groundLatitude" | "groundLongitude">) {
  return lat === null || lon === null ? null : { region, ground: { lat, lon } };
}

const falseAllClears = alias(changes, "taken_back");

/** Returns the alerts that meet a condition: urgent alerts first, then by id. @throws {DatabaseError} */
export async function alertRows(queries: Queries | Transaction, where: SQL | undefined): Promise<AlertRow[]> {
  const rows = await queries
    .select({
      alert: alerts,
      stored: changes,
      allClear: {
        id: falseAllClears.id,
        kind: falseAllClears.kind,
        subject: falseAllClears.subject,
        before: falseAllClears.before,
        after: falseAllClears.after,
      },
      isKnown: sql<boolean>`${changes.kind} IN ('fire-located', 'order-changed') AND EXISTS (
        SELECT FROM changes AS earlier JOIN alerts AS prior ON prior.change_id = earlier.id
        WHERE earlier.subject = ${changes.subject} AND earlier.id < ${changes.id}
          AND prior.person_id = ${alerts.personId} AND ${HAS_LEFT})`,
      place: {
        id: savedPlaces.id,
        sealedNickname: savedPlaces.sealedNickname,
        latitude: savedPlaces.latitude,
        longitude: savedPlaces.longitude,
        radiusKm: savedPlaces.radiusKm,
        zoneNumber: savedPlaces.zoneNumber,
        regionCode: savedPlaces.regionCode,
        groundLatitude: savedPlaces.groundLatitude,
        groundLongitude: savedPlaces.groundLongitude,
        isDaily: savedPlaces.isDaily,
        withOrders: savedPlaces.withOrders,
        airLevel: savedPlaces.airLevel,
        alertHeat: savedPlaces.alertHeat,
        alertRoads: savedPlaces.alertRoads,
        byEmail: savedPlaces.byEmail,
        bySms: savedPlaces.bySms,
        byPush: savedPlaces.byPush,
      },
      fire: { byEmail: savedFires.byEmail, bySms: savedFires.bySms, byPush: savedFires.byPush },
      isChosenElsewhere: sql<boolean>`CASE WHEN ${alerts.insteadOf} IS NULL THEN true ELSE EXISTS (
        SELECT 1 FROM ${CHOSEN_CHANNELS} AS own
        WHERE own.person_id = ${alerts.personId}
          AND CASE ${alerts.channel} WHEN 'email' THEN own.by_email WHEN 'sms' THEN own.by_sms ELSE own.by_push END
      ) END`,
      isSuperseded: IS_SUPERSEDED,
    })
    .from(alerts)
    .innerJoin(changes, eq(changes.id, alerts.changeId))
    .leftJoin(falseAllClears, eq(falseAllClears.id, alerts.takesBack))
    .leftJoin(savedPlaces, eq(savedPlaces.id, alerts.placeId))
    .leftJoin(
      savedFires,
      and(
        isNull(alerts.placeId),
        eq(savedFires.personId, alerts.personId),
        eq(savedFires.fireId, changes.subject),
      ),
    )
    .where(where)
    .orderBy(alerts.urgency, alerts.id);
  const shapes = await readAreas(
    queries,
    rows.flatMap(({ stored, place }) => (place === null ? [] : stored.areas)),
  );
  const parsed = new Map<number, Change | null>();
  function parse(row: Pick<ChangeRow, "id" | "kind" | "subject" | "before" | "after"> | null): Change | null {
    if (row === null) return null;
    if (!parsed.has(row.id)) parsed.set(row.id, readChange(row));
    return parsed.get(row.id) ?? null;
  }
  return rows.map(({ alert, stored, allClear, isKnown, place, fire, isChosenElsewhere, isSuperseded }) => {
    const chosen = place ?? fire;
    const isChosen = { email: chosen?.byEmail, sms: chosen?.bySms, push: chosen?.byPush };
    const isChosenKind = place === null || hasChosen(place, stored);
    const isStill =
      isChosenElsewhere && isChosenKind && (isChosen[alert.insteadOf ?? alert.channel] ?? false);
    const isCorrection = allClear !== null;
    // A recipient of a false all-clear gets the correction, wherever the fire is by now.
    const isPlace = place === null || isCorrection || isThere(stored, place, shapes);
    // A correction is never late, because newer alerts do not correct the false all-clear.
    const isLate = isSuperseded && !isCorrection;
    return {
      alert,
      stored,
      change: parse(stored),
      isCorrection,
      falseAllClear: parse(allClear),
      isKnown,
      place: place && { ...place, location: locationOf(place) },
      isWanted: isStill && isPlace && !isLate && stored.correctedAt === null,
    };
  });
}

/** SQL condition: an alert has one of these ids. All ids are one SQL parameter. */
export const isOneOf = (ids: readonly number[]) => sql`${alerts.id} = ANY (${sql.param([...ids])}::bigint[])`;
