import type { MapRecord } from "./records.ts";

/** What the map's own addresses answer. */
export type RecordFeatures = GeoJSON.FeatureCollection<GeoJSON.Geometry | null, MapRecord>;

/** The answer is no list of records: none of it can be shown. */
export class InvalidGeoJson extends Error {
  constructor() {
    super("Input data is not a valid GeoJSON object");
    this.name = "InvalidGeoJson";
  }
}

type Unknown = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Unknown => typeof value === "object" && value !== null;
const isPosition = (value: unknown): boolean =>
  Array.isArray(value) && value.length >= 2 && value.every((part) => Number.isFinite(part));

/** How many lists lie around the positions of each shape that the map draws. */
const DEPTHS: Readonly<Record<string, number>> = { Point: 0, Polygon: 2, MultiPolygon: 3 };

const isNested = (value: unknown, depth: number): boolean =>
  depth === 0
    ? isPosition(value)
    : Array.isArray(value) && value.length > 0 && value.every((part) => isNested(part, depth - 1));

function isGeometry(value: unknown): boolean {
  if (value === null) return true;
  const depth = isObject(value) ? DEPTHS[String(value.type)] : undefined;
  return depth !== undefined && isObject(value) && isNested(value.coordinates, depth);
}

const isFeature = (value: unknown): boolean =>
  isObject(value) &&
  value.type === "Feature" &&
  isGeometry(value.geometry) &&
  isObject(value.properties) &&
  typeof value.properties.kind === "string" &&
  typeof value.properties.id === "string";

const isShape = (value: unknown): boolean =>
  isObject(value) && value.geometry !== null && isGeometry(value.geometry);

function featuresOf(answer: unknown): readonly unknown[] {
  if (!isObject(answer) || answer.type !== "FeatureCollection" || !Array.isArray(answer.features)) {
    throw new InvalidGeoJson();
  }
  return answer.features;
}

/** The shapes of an answer by their ids; a bad one among good ones is left out. @throws {InvalidGeoJson} */
export function readShapes(answer: unknown): ReadonlyMap<string, GeoJSON.Geometry> {
  const features = featuresOf(answer);
  const shapes = features.filter(isShape) as GeoJSON.Feature[];
  if (shapes.length === 0 && features.length > 0) throw new InvalidGeoJson();
  return new Map(shapes.map(({ id, geometry }) => [String(id), geometry]));
}

/** The records of an answer; a bad one among good ones is left out. @throws {InvalidGeoJson} */
export function readRecords(answer: unknown): RecordFeatures {
  const all = featuresOf(answer);
  const features = all.filter(isFeature);
  if (features.length === 0 && all.length > 0) throw new InvalidGeoJson();
  // The server writes the properties from the same types; the guard holds what drawing and selecting need.
  return { type: "FeatureCollection", features } as RecordFeatures;
}
