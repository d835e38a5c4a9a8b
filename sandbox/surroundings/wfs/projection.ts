import type { Geometry, Position } from "geojson";

/** Semi-major axis, in metres, and eccentricity of the ellipsoid of NAD83 (GRS80). */
const SEMI_MAJOR = 6_378_137;
const ECCENTRICITY = 0.081819191042816;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Canada Atlas Lambert: two standard parallels and the origin, in degrees. */
const LAMBERT = { parallels: [49, 77], lat: 49, lon: -95 } as const;

const scale = (lat: number) => Math.cos(lat) / Math.sqrt(1 - (ECCENTRICITY * Math.sin(lat)) ** 2);
const isometric = (lat: number) => {
  const sin = ECCENTRICITY * Math.sin(lat);
  return Math.tan(Math.PI / 4 - lat / 2) / ((1 - sin) / (1 + sin)) ** (ECCENTRICITY / 2);
};
const [FIRST, SECOND] = LAMBERT.parallels.map(radians) as [number, number];
const CONE =
  (Math.log(scale(FIRST)) - Math.log(scale(SECOND))) /
  (Math.log(isometric(FIRST)) - Math.log(isometric(SECOND)));
const FACTOR = scale(FIRST) / (CONE * isometric(FIRST) ** CONE);
const radius = (lat: number) => SEMI_MAJOR * FACTOR * isometric(lat) ** CONE;
const ORIGIN = radius(radians(LAMBERT.lat));

function toLambert(lon: number, lat: number): Position {
  const angle = CONE * radians(lon - LAMBERT.lon);
  const far = radius(radians(lat));
  return [far * Math.sin(angle), ORIGIN - far * Math.cos(angle)];
}

function toMercator(lon: number, lat: number): Position {
  return [SEMI_MAJOR * radians(lon), SEMI_MAJOR * Math.log(Math.tan(Math.PI / 4 + radians(lat) / 2))];
}

const PROJECTIONS = { 4326: null, 3978: toLambert, 3857: toMercator } as const;
export type Srs = keyof typeof PROJECTIONS;

/** Returns the code of a coordinate system from its name, such as `EPSG:4326`; null if unsupported. */
export function srsOf(name: string): Srs | null {
  const [, code = ""] = /^EPSG:(\d+)$/i.exec(name) ?? [];
  return code in PROJECTIONS ? (Number(code) as Srs) : null;
}

type Nested = number | readonly Nested[];

/** Converts a shape from degrees to a coordinate system, longitude first. Rounds metres to the centimetre. */
export function projected<G extends Geometry>(geometry: G, srs: Srs): G {
  const project = PROJECTIONS[srs];
  if (project === null || geometry.type === "GeometryCollection") return geometry;
  const walk = (part: Nested): Nested => {
    if (typeof part === "number") return part;
    const [lon, lat] = part;
    if (typeof lon !== "number" || typeof lat !== "number") return part.map(walk);
    return project(lon, lat).map((metres) => Math.round(metres * 100) / 100);
  };
  return { ...geometry, coordinates: walk(geometry.coordinates as Nested) };
}
