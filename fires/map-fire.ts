import type { Point } from "#territory/point.ts";
import { isInQuebecBounds } from "./area.ts";
import { CAUSES, type CauseId } from "./cause.ts";
import { type CodedPlaces, uncodedPlaces } from "./coded-places.ts";
import type { Fire, Protection } from "./model.ts";
import { eventDate, modificationDate, UNUSABLE, usable } from "./wire-date.ts";
import type { WireFire } from "./wire-fire.ts";

/** Converts a record to a fire whose `zone` and `region` come from the API: it is not located yet. */
export function toFire(
  record: WireFire,
  requested: Protection,
  now: Date,
  places: CodedPlaces = uncodedPlaces,
): Fire {
  const dates = datesOf(record, now);
  return {
    id: `${record.Annee}-${record.NoFeu}`,
    year: record.Annee,
    number: record.NoFeu,
    name: record.Designation,
    statusId: record.Condition,
    causeId: toCauseId(record.Cause),
    sizeHa: record.SuperficieHa && withoutCrumbs(record.SuperficieHa),
    startedAt: usable(dates.started),
    extinguishedAt: usable(dates.extinguished),
    modifiedAt: usable(dates.modified),
    containedAt: usable(dates.contained),
    at: toPoint(record.Lon, record.Lat),
    protection: toProtection(record.Nordique) ?? requested,
    zone: record.Zone === 0 ? null : record.Zone,
    ...places(record),
    managementUnit: record.UniteGestion.Nom,
    resources: record.Ressources,
    url: record.EtatSituationUrl,
  };
}

/** Returns whether a record has an impossible date, which `toFire` reads as null. */
export const hasUnusableDate = (record: WireFire, now: Date): boolean =>
  Object.values(datesOf(record, now)).includes(UNUSABLE);

function datesOf(record: WireFire, now: Date) {
  return {
    started: eventDate(record.DateDeDebut, now),
    extinguished: eventDate(record.DateEteint, now),
    modified: modificationDate(record.DateDerniereModification, now),
    contained: eventDate(record.DateEnglobe, now),
  };
}

/** Removes the rounding error of the service's 32-bit floats (seven digits): 980.90002 was 980.9. */
const withoutCrumbs = (hectares: number) => Number(hectares.toPrecision(7));

function toProtection(northern: boolean | null): Protection | null {
  if (northern === null) return null;
  return northern ? "northern" : "intensive";
}

function toPoint(lon: number | null, lat: number | null): Point | null {
  if (lon === null || lat === null) return null;
  return isInQuebecBounds([lon, lat, lon, lat]) ? { lon, lat } : null;
}

function toCauseId(id: number | null): CauseId | null {
  return id !== null && isCauseId(id) ? id : null;
}

function isCauseId(id: number): id is CauseId {
  return Object.hasOwn(CAUSES, id);
}

/** A fire as last known, to detect whether a record contains anything new. */
export type KnownFire = Pick<Fire, "id" | "statusId" | "sizeHa" | "containedAt" | "protection">;

export interface FireRecords {
  /** The API's response without the northern zone. */
  readonly intensive: readonly WireFire[];
  readonly withNorthern: readonly WireFire[];
}

/**
 * Merges the fires of both protection zones, each once. A fire that is only in the response with the northern
 * zone is northern, unless its record names a zone. Of several records of one fire, the record modified last
 * counts. Of equally old records, the record with the known state counts, since no one knows which is right.
 */
export function mergeFires(
  { intensive, withNorthern }: FireRecords,
  now: Date,
  known: readonly KnownFire[] = [],
  places: CodedPlaces = uncodedPlaces,
): Fire[] {
  const southern = new Set(intensive.map(keyOf));
  const before = new Map(known.map((fire) => [fire.id, fire]));
  const fires = new Map<string, Fire>();
  for (const record of [...intensive, ...withNorthern]) {
    const fire = toFire(record, southern.has(keyOf(record)) ? "intensive" : "northern", now, places);
    const other = fires.get(fire.id);
    if (other === undefined || isBetter(fire, other, before.get(fire.id))) fires.set(fire.id, fire);
  }
  return [...fires.values()];
}

const keyOf = ({ Annee, NoFeu }: WireFire) => `${Annee}-${NoFeu}`;

function isBetter(fire: Fire, other: Fire, known: KnownFire | undefined): boolean {
  const difference = (fire.modifiedAt?.getTime() ?? 0) - (other.modifiedAt?.getTime() ?? 0);
  if (difference !== 0) return difference > 0;
  return known !== undefined && hasNothingNew(fire, known) && !hasNothingNew(other, known);
}

function hasNothingNew({ statusId, sizeHa, containedAt }: Fire, known: KnownFire): boolean {
  return (
    known.statusId === statusId &&
    (sizeHa === null || known.sizeHa === sizeHa) &&
    (containedAt === null || known.containedAt?.getTime() === containedAt.getTime())
  );
}
