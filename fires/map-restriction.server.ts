import { createHash } from "node:crypto";
import { readClearRegion } from "./coded-places.ts";
import { FireDataError } from "./fire-data-error.ts";
import type { Restriction } from "./model.ts";
import { RESTRICTION_ORDER, type RestrictionType } from "./restriction.ts";
import { type PlacedRestriction, placeRestriction } from "./restriction-area.server.ts";
import { endDate, startDate, UNUSABLE, usable } from "./wire-date.ts";
import type { Records } from "./wire-list.ts";
import type { WireRestriction } from "./wire-restriction.ts";

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

export interface ReadRestrictions {
  /** Restrictions in display order, each once. */
  readonly restrictions: readonly Restriction[];
  readonly dropped: number;
  /** Number of records kept although their type, a date or a part of their ground is unusable. */
  readonly incomplete: number;
}

/**
 * Reads measures as restrictions. A title is empty if it is missing, or if it is English and repeats the
 * French title; pages then show the type. A restriction of type `other` uses its only title for both
 * languages. A record with a title but no type is also of type `other`, since it can be a ban.
 * @throws {FireDataError} `fire-data-shape` if no record has a type or a title
 */
export function readRestrictions(
  { records, dropped }: Records<WireRestriction>,
  now: Date,
): ReadRestrictions {
  if (records.length > 0 && records.every(isEmpty))
    throw new FireDataError("fire-data-shape", `All ${records.length} measures have no type and no title`);
  const byId = new Map<string, Restriction>();
  let incomplete = 0;
  for (const record of records) {
    const { restriction, isWhole } = toRestriction(record, now);
    if (!isWhole) incomplete += 1;
    if (!byId.has(restriction.id)) byId.set(restriction.id, restriction);
  }
  return { restrictions: [...byId.values()].sort(inDisplayOrder), dropped, incomplete };
}

const isEmpty = ({ TypeMesureId, DescriptionFr, DescriptionEn }: WireRestriction) =>
  TypeMesureId === null && DescriptionFr === null && DescriptionEn === null;

/** Returns the type by the specification's table; `other` for any other value. */
export function restrictionType(measureId: number | null, hoursId: number | null): RestrictionType {
  const [table, id] = measureId === CONSTRUCTION ? [TYPE_BY_HOURS, hoursId] : [TYPE_BY_MEASURE, measureId];
  return id === null ? "other" : (table[id] ?? "other");
}

/** Converts a record to a restriction, and returns whether all of the record is usable. */
function toRestriction(record: WireRestriction, now: Date) {
  const type = restrictionType(record.TypeMesureId, record.TypeRtfId);
  const title = type === "other" ? anyTitle(record) : titleOf(record);
  const [start, end] = [startDate(record.DateDebut, now), endDate(record.DateFin, now)];
  const [startsAt, endsAt] = [usable(start), usable(end)];
  const placed = placeRestriction(
    record.ContourWKT,
    record.RegionsAdministrativesImpactees.map(readClearRegion),
  );
  const areDatesClear = startsAt === null || endsAt === null || startsAt < endsAt;
  const dated = areDatesClear
    ? { startsAt, endsAt, ...placed }
    : { startsAt: null, endsAt: null, ...placed, unsure: whollyUnsure(placed) };
  const isShapeLost = record.ContourWKT !== null && placed.area === null;
  return {
    restriction: { id: identify({ type, title, startsAt, endsAt }, dated), type, title, ...dated },
    isWhole:
      type !== "other" &&
      ![start, end].includes(UNUSABLE) &&
      placed.isPlaced &&
      !isShapeLost &&
      dated.unsure === null,
  };
}

/** Marks all ground as only possible. With contradictory dates, the restriction is possibly in force. */
const whollyUnsure = ({ unsure }: PlacedRestriction): Restriction["unsure"] => ({
  area: null,
  regions: [],
  ...unsure,
  isWhole: true,
});

/** Returns the titles. An English title that repeats the French title is empty, since it is not English. */
const titleOf = ({ DescriptionFr, DescriptionEn }: WireRestriction) => ({
  fr: DescriptionFr ?? "",
  en: DescriptionEn === null || DescriptionEn === DescriptionFr ? "" : DescriptionEn,
});

/** Returns the titles. The other title replaces a missing title: only the title describes an unknown type. */
const anyTitle = ({ DescriptionFr, DescriptionEn }: WireRestriction) => ({
  fr: DescriptionFr ?? DescriptionEn ?? "",
  en: DescriptionEn ?? DescriptionFr ?? "",
});

/** Returns an id made from values that stay equal between polls. Without an area, the regions are used. */
function identify(
  { type, title, startsAt, endsAt }: Pick<Restriction, "type" | "title" | "startsAt" | "endsAt">,
  { area, regions, isPlaced, unsure }: PlacedRestriction,
): string {
  const what: unknown[] = [type, startsAt, endsAt, area?.coordinates ?? regions];
  if (type === "other") what.push(title);
  if (unsure !== null) what.push(unsure);
  if (!isPlaced) what.push("unplaced");
  const hash = createHash("sha256").update(JSON.stringify(what));
  return `${type}-${hash.digest("hex").slice(0, ID_LENGTH)}`;
}

export function inDisplayOrder(a: Restriction, b: Restriction): number {
  return (
    RESTRICTION_ORDER.indexOf(a.type) - RESTRICTION_ORDER.indexOf(b.type) ||
    (a.startsAt?.getTime() ?? 0) - (b.startsAt?.getTime() ?? 0)
  );
}
