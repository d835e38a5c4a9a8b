import { z } from "zod";
import { type Area, areaOfPolygons, isPolygonCoordinates } from "#fires/area.ts";
import { FireDataError } from "#fires/fire-data-error.ts";
import { readDate, readEnd, usable } from "#fires/wire-date.ts";
import { readNumber } from "#fires/wire-values.ts";
import { withCurlyApostrophes } from "#territory/apostrophe.ts";
import { type Bounds, boundsOf } from "#territory/bounds.ts";
import { cleanLine } from "#territory/clean-text.ts";
import type { Point } from "#territory/point.ts";
import type { BatchAnswer } from "./record-batch.ts";
import { BOX } from "./sources.ts";

// Fields of outside records. A field that can be missing is null if it is unreadable.

const HOUR_MS = 3_600_000;
/** Maximum length of a label. A longer text is no name. */
const LONGEST_LABEL = 300;
/** Maximum length of an official text, which is never cut: a record with a longer text is dropped. */
export const LONGEST_TEXT = 50_000;
/** Factor by which a response can have more records than requested. Further records are not read. */
const MOST_TIMES = 2;
/** Maximum number of positions of a shape: no outline of one fire or warning has more. */
export const MOST_POSITIONS = 50_000;

const read = <T>(reader: (value: unknown) => T) => z.unknown().optional().transform(reader);
const needed = <T>(field: z.ZodType<T | null>) =>
  field.pipe(z.custom<T>((value) => value !== null)) as unknown as z.ZodType<T>;

function readLabel(value: unknown): string | null {
  if (typeof value === "number") return Number.isFinite(value) ? String(value) : null;
  // An accent can be a separate character.
  const text = typeof value === "string" ? cleanLine(value).normalize("NFC") : "";
  return text === "" || text.length > LONGEST_LABEL ? null : text;
}

/**
 * Reads an official text without changing a word; null if the text is missing or empty. Any other value, such
 * as markup, makes the record unreadable: otherwise the text would be lost without a trace.
 */
function readVerbatim(value: unknown): unknown {
  const text = typeof value === "string" ? value.trim() : (value ?? "");
  return text === "" ? null : text;
}

const between = (least: number, most: number) => (value: unknown) => {
  const number = readNumber(value);
  return number === null || number < least || number > most ? null : number;
};

/** Reads a time of a federal service: without an offset, it is in UTC. */
function readUtc(value: unknown): Date | null {
  const text = typeof value === "string" ? value.trim().replaceAll("/", "-") : "";
  const date = readDate(/(?:Z|[+-]\d{2}:?\d{2})$/i.test(text) || !text.includes(":") ? text : `${text}Z`);
  return date instanceof Date && Number.isFinite(date.getTime()) ? date : null;
}

/** Reads the time at which a record ends; for a date without a time, the end of that day in Quebec. */
function readUtcEnd(value: unknown): Date | null {
  const isDay = typeof value === "string" && !value.includes(":");
  return isDay ? usable(readEnd(value)) : readUtc(value);
}

/** Reads a time of a service of Quebec: without an offset, it is in Quebec's time. */
function readQuebecTime(value: unknown): Date | null {
  const date = readDate(typeof value === "string" ? value.trim().replaceAll("/", "-") : value);
  return date instanceof Date && Number.isFinite(date.getTime()) ? date : null;
}

/** Reads a (multi)polygon in degrees. One bad ring invalidates it: a partly drawn area would be wrong. */
function readArea(value: unknown): Area | null {
  if (typeof value !== "object" || value === null || !("coordinates" in value) || !("type" in value))
    return null;
  const { type, coordinates } = value;
  const polygons: unknown = type === "Polygon" ? [coordinates] : type === "MultiPolygon" ? coordinates : null;
  if (!Array.isArray(polygons) || !polygons.every(isPolygonCoordinates)) return null;
  const positions = polygons.flat(2);
  return positions.length > MOST_POSITIONS || !positions.every(isPossible) ? null : areaOfPolygons(polygons);
}

/** Reads the position of a Point, in degrees. */
function readPoint(value: unknown): Point | null {
  if (typeof value !== "object" || value === null || !("coordinates" in value) || !("type" in value))
    return null;
  if (value.type !== "Point" || !Array.isArray(value.coordinates)) return null;
  const [lon, lat]: unknown[] = value.coordinates;
  return pointOf(lon, lat);
}

/** Returns the point of two numbers in degrees; null if the point is impossible. */
export function pointOf(lon: unknown, lat: unknown): Point | null {
  const point = { lon: readNumber(lon), lat: readNumber(lat) };
  if (point.lon === null || point.lat === null || !isPossible([point.lon, point.lat])) return null;
  return { lon: point.lon, lat: point.lat };
}

export const optionalLabel = read(readLabel);
export const label = needed(optionalLabel);
/** Name of a place, as pages write it. */
export const placeName = label.transform(withCurlyApostrophes);
/** An official text, or null. A text that is too long makes the record unreadable. */
export const optionalText = read(readVerbatim).pipe(z.string().max(LONGEST_TEXT).nullable());
export const officialText = optionalText.pipe(z.string());
export const quantity = read(between(0, 1e9));
export const percent = read(between(0, 100));
export const degrees = read(between(0, 360));
export const celsius = read(between(-90, 70));
export const kmh = read(between(0, 500));
export const optionalUtc = read(readUtc);
export const utc = needed(optionalUtc);
export const optionalUtcEnd = read(readUtcEnd);
export const optionalQuebecTime = read(readQuebecTime);
export const quebecTime = needed(optionalQuebecTime);
export const optionalArea = read(readArea);
export const area = needed(optionalArea);
export const optionalPoint = read(readPoint);
export const pointGeometry = needed(optionalPoint);
/** Highest air quality index, in the densest smoke. A greater number, such as 999, means no value. */
const MOST_AIR_INDEX = 200;
/** The index of air quality: 1 to 10, and above, which can be written "10+". */
export const airIndex = read((value) =>
  typeof value === "string" && value.trim() === "10+" ? 11 : between(0, MOST_AIR_INDEX)(value),
);

export const isInBox = ({ lon, lat }: Point): boolean =>
  lon >= BOX[0] && lon <= BOX[2] && lat >= BOX[1] && lat <= BOX[3];

export function touchesBox(shape: Area): boolean {
  const bounds: Bounds | null = boundsOf([shape]);
  if (bounds === null) return false;
  const [west, south, east, north] = bounds;
  return west <= BOX[2] && east >= BOX[0] && south <= BOX[3] && north >= BOX[1];
}

/** Bounds of all records. A position elsewhere is wrong: swapped numbers, or 0, 0 for "no position". */
const NORTH_AMERICA: Bounds = [-180, 14, -40, 85];

/** Returns whether a record of a source can have this position. */
export const isPossible = ([lon = 0, lat = 0]: GeoJSON.Position): boolean =>
  lon >= NORTH_AMERICA[0] && lat >= NORTH_AMERICA[1] && lon <= NORTH_AMERICA[2] && lat <= NORTH_AMERICA[3];

/** Returns whether a time is at most an hour in the future: services' clocks differ by minutes. */
export const isPast = (at: Date, now: Date): boolean => at.getTime() <= now.getTime() + HOUR_MS;

/** Returns a time of a record that can be undated; null if it is in the future. */
export const pastOrNull = (at: Date | null, now: Date): Date | null =>
  at !== null && isPast(at, now) ? at : null;

interface FeatureRules<R> {
  readonly most: number;
  readonly timeOf: (record: R) => Date | null;
  readonly keyOf: (record: R) => string;
  readonly isNewer?: (record: R, other: R) => boolean;
  /** Returns whether two records with one key have the same position or area; unset if the key has it. */
  readonly isSame?: (record: R, other: R) => boolean;
  /** Returns false for a record that only replaces an older one, such as the end of a warning. */
  readonly isUseful?: (record: R) => boolean;
}

/** Marks a readable record that is of no use here, such as an ended warning: it is not counted as dropped. */
export const USELESS = Symbol("useless");

/**
 * Reads a GeoJSON feature collection record by record. `take` returns null for a record that contradicts the
 * request. Of records with the same key, the newest is kept, or the first of equally new ones. An equally new
 * record in another place counts as unreadable: the source must not say "none" there. Parsing blocks the
 * program, so the number of parsed records is limited.
 * @throws {FireDataError} `fire-data-shape` if `data` is no collection, or if all records are unreadable
 */
export function readFeatures<W, R>(
  data: unknown,
  schema: z.ZodType<W>,
  take: (wire: W) => R | null | typeof USELESS,
  { most, timeOf, keyOf, isNewer = () => false, isSame = () => true, isUseful = () => true }: FeatureRules<R>,
): BatchAnswer<R> {
  const { features, isCut } = collectionOf(data, most);
  const byKey = new Map<string, R>();
  let dropped = 0;
  const given = features.slice(0, MOST_TIMES * most);
  let isWhole = !isCut && given.length === features.length;
  for (const feature of given) {
    const parsed = schema.safeParse(feature);
    const record = parsed.success ? take(parsed.data) : null;
    if (record === USELESS) continue;
    if (record === null) dropped += 1;
    else {
      const before = byKey.get(keyOf(record));
      if (before === undefined && byKey.size >= most) isWhole = false;
      else if (before === undefined || isNewer(record, before)) byKey.set(keyOf(record), record);
      else if (!isNewer(before, record) && !isSame(record, before)) dropped += 1;
    }
  }
  if (dropped > 0 && dropped === given.length)
    throw new FireDataError("fire-data-shape", `All ${dropped} records are unreadable`);
  const records = [...byKey.values()].filter(isUseful);
  const newest = records.reduce((at, record) => Math.max(at, timeOf(record)?.getTime() ?? at), -Infinity);
  const takenAt = Number.isFinite(newest) ? new Date(newest) : null;
  return { value: { records, takenAt, isWhole }, dropped };
}

const nextLink = z.object({ rel: z.literal("next") });
const listed = z.object({
  ...{ numberMatched: quantity, numberReturned: quantity, totalFeatures: quantity },
  links: z.array(z.unknown()).catch([]),
});

/** Returns the features of a response, and whether the response says or suggests that there are more. */
function collectionOf(data: unknown, most: number) {
  const isCollection = typeof data === "object" && data !== null && "features" in data;
  if (
    !isCollection ||
    !Array.isArray(data.features) ||
    !("type" in data) ||
    data.type !== "FeatureCollection"
  )
    throw new FireDataError("fire-data-shape", "The response is not a feature collection");
  const features: readonly unknown[] = data.features;
  const { numberMatched, numberReturned, totalFeatures, links } = listed.parse(data);
  const total = numberMatched ?? totalFeatures;
  const hasNext = links.some((link) => nextLink.safeParse(link).success);
  // A service that states no total can stop at the requested number.
  const isCut = total === null ? features.length >= most : total > features.length;
  return { features, isCut: isCut || hasNext || (numberReturned ?? 0) > features.length };
}
