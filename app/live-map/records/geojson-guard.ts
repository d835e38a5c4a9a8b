import type { MapRecord } from "./records.ts";

export type RecordFeatures = GeoJSON.FeatureCollection<GeoJSON.Geometry | null, MapRecord>;

export interface RecordsShown {
  readonly records: RecordFeatures;
  /** True if the records match the view's current choices. */
  readonly isOfView: boolean;
}

/** Error if a response is not a list of records, so that no record can be shown. */
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

/** Depth of the arrays around the positions of each geometry type that the map draws. */
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

/** Reads a response's shapes by id. Invalid ones among valid ones are left out. @throws {InvalidGeoJson} */
export function readShapes(answer: unknown): ReadonlyMap<string, GeoJSON.Geometry> {
  const features = featuresOf(answer);
  const shapes = features.filter(isShape) as GeoJSON.Feature[];
  if (shapes.length === 0 && features.length > 0) throw new InvalidGeoJson();
  return new Map(shapes.map(({ id, geometry }) => [String(id), geometry]));
}

/** Reads the records of a response. Invalid ones among valid ones are left out. @throws {InvalidGeoJson} */
export function readRecords(answer: unknown): RecordFeatures {
  const all = featuresOf(answer);
  const features = all.filter(isFeature);
  if (features.length === 0 && all.length > 0) throw new InvalidGeoJson();
  // The server writes the properties from the same types. The guard only checks what drawing and selecting
  // need.
  return { type: "FeatureCollection", features } as RecordFeatures;
}
