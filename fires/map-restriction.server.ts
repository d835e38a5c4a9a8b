import { createHash } from "node:crypto";
import { FireDataError } from "./fire-data-error.ts";
import type { Restriction } from "./model.ts";
import { RESTRICTION_ORDER, type RestrictionType } from "./restriction.ts";
import { type PlacedRestriction, placeRestriction } from "./restriction-area.server.ts";
import { endDate, startDate, UNUSABLE, usable } from "./wire-date.ts";
import type { Records } from "./wire-list.ts";
import { readClearRegion } from "./wire-region.ts";
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
  /** In display order, each once. */
  readonly restrictions: readonly Restriction[];
  /** Records that could not be read and were left out. */
  readonly dropped: number;
  /** Records kept as `other`, since their type is missing or not in the table. */
  readonly untyped: number;
  /** Records kept though their type, a date or a part of their ground could not be used. */
  readonly incomplete: number;
}

/**
 * Reads measures as restrictions. A title that the API leaves out, or gives in French for both, is empty in that language:
 * the page that shows it then names its type. An `other` has whichever title there is in both languages.
 * A record with a title and no type is an `other` too: it can be a ban.
 * @throws {FireDataError} `fire-data-shape` if no record has a type or a title
 */
export function readRestrictions(
  { records, dropped }: Records<WireRestriction>,
  now: Date,
): ReadRestrictions {
  if (records.length > 0 && records.every(isEmpty))
    throw new FireDataError("fire-data-shape", `All ${records.length} measures have no type and no title`);
  const byId = new Map<string, Restriction>();
  let untyped = 0;
  let incomplete = 0;
  for (const record of records) {
    const { restriction, isWhole } = toRestriction(record, now);
    if (restriction.type === "other") untyped += 1;
    if (!isWhole) incomplete += 1;
    if (!byId.has(restriction.id)) byId.set(restriction.id, restriction);
  }
  return { restrictions: [...byId.values()].sort(inDisplayOrder), dropped, untyped, incomplete };
}

const isEmpty = ({ TypeMesureId, DescriptionFr, DescriptionEn }: WireRestriction) =>
  TypeMesureId === null && DescriptionFr === null && DescriptionEn === null;

/** The specification's table; `other` for any other value. */
export function restrictionType(measureId: number | null, hoursId: number | null): RestrictionType {
  const [table, id] = measureId === CONSTRUCTION ? [TYPE_BY_HOURS, hoursId] : [TYPE_BY_MEASURE, measureId];
  return id === null ? "other" : (table[id] ?? "other");
}

/** A restriction, and whether all of its record could be used. */
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

/** An end that is not after the start leaves the dates unknown: now is possible too, on all of the ground. */
const whollyUnsure = ({ unsure }: PlacedRestriction): Restriction["unsure"] => ({
  area: null,
  regions: [],
  ...unsure,
  isWhole: true,
});

/** Some measures repeat their French title in place of an English one. */
const titleOf = ({ DescriptionFr, DescriptionEn }: WireRestriction) => ({
  fr: DescriptionFr ?? "",
  en: DescriptionEn === null || DescriptionEn === DescriptionFr ? "" : DescriptionEn,
});

/** Its title is all that tells what it is. */
const anyTitle = ({ DescriptionFr, DescriptionEn }: WireRestriction) => ({
  fr: DescriptionFr ?? DescriptionEn ?? "",
  en: DescriptionEn ?? DescriptionFr ?? "",
});

/** Made of what does not change between polls; the regions stand in for an area that is missing. */
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

/** Orders restrictions as they are listed: by type, then by start. */
export function inDisplayOrder(a: Restriction, b: Restriction): number {
  return (
    RESTRICTION_ORDER.indexOf(a.type) - RESTRICTION_ORDER.indexOf(b.type) ||
    (a.startsAt?.getTime() ?? 0) - (b.startsAt?.getTime() ?? 0)
  );
}
