import { createHash } from "node:crypto";
import type { Restriction } from "./model.ts";
import { RESTRICTION_ORDER, type RestrictionType } from "./restriction.ts";
import { regionsByArea } from "./restriction-ground.server.ts";
import { readRegion } from "./wire-region.ts";
import type { WireRestriction } from "./wire-restriction.ts";
import { readWkt } from "./wkt.ts";

const ID_LENGTH = 12;

const TYPE_BY_MEASURE: Readonly<Record<number, RestrictionType>> = {
  0: "plane",
  1: "fire",
  3: "access",
  5: "closure",
  7: "risk",
};

/** `TypeMesureId` of forest work, whose hours are in `TypeRtfId`. */
const CONSTRUCTION = 2;

const TYPE_BY_HOURS: Readonly<Record<number, RestrictionType>> = {
  1: "construction_afternoon",
  2: "construction_day",
  3: "construction_morning",
};

export interface MappedRestrictions {
  /** In display order, each once; a measure of no known type is left out. */
  readonly restrictions: readonly Restriction[];
  /** Measures left out since the table of types has no place for them. */
  readonly untyped: number;
  /** Of those, how many came without a type at all: each may be a ban. */
  readonly withoutType: number;
  /** Restrictions kept of which an area or a region could not be read, so that some of their ground is not known. */
  readonly withoutGround: number;
}

/**
 * Measures as restrictions. A title the API leaves out, or gives in French for both, is empty in that language: the page that shows it
 * then speaks of its type in words of its own.
 */
export function toRestrictions(records: readonly WireRestriction[]): MappedRestrictions {
  const byId = new Map<string, Restriction>();
  let untyped = 0;
  let withoutType = 0;
  let withoutGround = 0;
  for (const record of records) {
    const type = restrictionType(record.TypeMesureId, record.TypeRtfId);
    if (type === null) {
      untyped += 1;
      if (record.TypeMesureId === null) withoutType += 1;
      continue;
    }
    const restriction = toRestriction(record, type);
    if (!restriction.isPlaced || (restriction.area === null && record.ContourWKT !== null))
      withoutGround += 1;
    if (!byId.has(restriction.id)) byId.set(restriction.id, restriction);
  }
  return { restrictions: [...byId.values()].sort(inDisplayOrder), untyped, withoutType, withoutGround };
}

/** The specification's table; null for any other value. */
export function restrictionType(measureId: number | null, hoursId: number | null): RestrictionType | null {
  if (measureId === null) return null;
  if (measureId === CONSTRUCTION) return hoursId === null ? null : (TYPE_BY_HOURS[hoursId] ?? null);
  return TYPE_BY_MEASURE[measureId] ?? null;
}

function toRestriction(record: WireRestriction, type: RestrictionType): Restriction {
  const named = record.RegionsAdministrativesImpactees.map(readRegion);
  const regions = named.filter((code) => code !== null);
  const restriction = {
    type,
    title: { fr: record.DescriptionFr ?? "", en: englishTitle(record) },
    startsAt: record.DateDebut,
    endsAt: record.DateFin,
    regions: [...new Set(regions)].sort(),
    area: record.ContourWKT === null ? null : readWkt(record.ContourWKT),
  };
  const isPlaced = restriction.area !== null || (regions.length > 0 && regions.length === named.length);
  const identified = { id: identify(restriction), ...restriction, isPlaced };
  // Its own area says where it holds, where its record does not.
  return regions.length > 0 ? identified : { ...identified, regions: regionsByArea(identified) };
}

/** Some measures repeat their French title in place of an English one. */
const englishTitle = ({ DescriptionFr, DescriptionEn }: WireRestriction) =>
  DescriptionEn === null || DescriptionEn === DescriptionFr ? "" : DescriptionEn;

/** Made of what does not change between polls; the regions stand in for an area that is missing. */
function identify({ type, startsAt, endsAt, area, regions }: Omit<Restriction, "id" | "isPlaced">): string {
  const ground = area?.coordinates ?? regions;
  const hash = createHash("sha256").update(JSON.stringify([type, startsAt, endsAt, ground]));
  return `${type}-${hash.digest("hex").slice(0, ID_LENGTH)}`;
}

/** Orders restrictions as they are listed: by type, then by start. */
export function inDisplayOrder(a: Restriction, b: Restriction): number {
  return (
    RESTRICTION_ORDER.indexOf(a.type) - RESTRICTION_ORDER.indexOf(b.type) ||
    (a.startsAt?.getTime() ?? 0) - (b.startsAt?.getTime() ?? 0)
  );
}
