import type { Geometry, Position } from "geojson";
import type { Place } from "#territory/gazetteer.server.ts";
import { MRCS } from "#territory/mrcs.ts";
import type { Point } from "#territory/point.ts";
import { regionByCode } from "#territory/regions.ts";

/** Collections that `type=` can request. */
export const INDEXES = ["adresses", "codes-postaux", "routes", "municipalites", "lieux"] as const;
export type Index = (typeof INDEXES)[number];

/** A result of iCherche: a GeoJSON feature with additional fields next to `properties`. */
export interface Feature {
  readonly type: "Feature";
  readonly index: Index;
  readonly geometry: Geometry;
  readonly bbox: readonly [west: number, south: number, east: number, north: number];
  readonly properties: Readonly<Record<string, string | number>>;
  readonly highlight: { readonly title: string; readonly title2?: string; readonly title3?: string };
  readonly score: number;
}

const KM_PER_DEGREE = 111.2;
const SIDES = 8;
const DECIMALS = 1e6;
const round = (degrees: number) => Math.round(degrees * DECIMALS) / DECIMALS;

/** Returns a point shifted east and north by kilometres. */
export function shifted({ lon, lat }: Point, eastKm: number, northKm: number): Point {
  const kmPerLon = KM_PER_DEGREE * Math.cos((lat * Math.PI) / 180);
  return { lon: round(lon + eastKm / kmPerLon), lat: round(lat + northKm / KM_PER_DEGREE) };
}

const positionOf = ({ lon, lat }: Point): Position => [lon, lat];

/** Returns a town's radius, estimated from its population. */
export const townRadiusKm = ({ population }: Place) => Math.min(6, 0.6 + Math.sqrt(population ?? 400) / 60);

/** Returns an octagon as a municipality's boundary. The real service has exact boundaries. */
function limits(place: Place): Geometry {
  const radius = townRadiusKm(place);
  const ring = Array.from({ length: SIDES }, (_, side) => {
    const angle = (2 * Math.PI * side) / SIDES;
    return positionOf(shifted(place.at, radius * Math.cos(angle), radius * Math.sin(angle)));
  });
  return { type: "MultiPolygon", coordinates: [[[...ring, ring[0] ?? []]]] };
}

function boxOf(geometry: Geometry): Feature["bbox"] {
  const flat = "coordinates" in geometry ? geometry.coordinates.flat(3).map(Number) : [];
  const lons = flat.filter((_, at) => at % 2 === 0);
  const lats = flat.filter((_, at) => at % 2 === 1);
  return [Math.min(...lons), Math.min(...lats), Math.max(...lons), Math.max(...lats)];
}

const regionName = (code: string) => regionByCode(code)?.name.fr ?? code;

/** Returns a town or a named place as a result. */
export function placeFeature(place: Place, score: number): Feature {
  const isTown = place.kind === "city" || place.kind === "community";
  const geometry: Geometry = isTown ? limits(place) : { type: "Point", coordinates: positionOf(place.at) };
  const region = regionName(place.region);
  const mrc = MRCS.find(({ code }) => code === place.mrc)?.name;
  return {
    type: "Feature",
    index: isTown ? "municipalites" : "lieux",
    geometry,
    bbox: boxOf(geometry),
    properties: {
      code: place.slug,
      nom: place.name,
      ...(mrc !== undefined && { mrc }),
      regAdmin: region,
      ...(!isTown && { type: place.kind === "lake" ? "Lac" : "Lieu habité" }),
    },
    highlight: { title: place.name, title2: isTown ? "Municipalité" : "Lieu", title3: region },
    score,
  };
}

/** Returns a house, a street (a short line) or a postal code as a result. */
export function addressFeature(
  index: "adresses" | "routes" | "codes-postaux",
  nom: string,
  place: Place,
  along: readonly [Point, ...Point[]],
  score: number,
): Feature {
  const geometry: Geometry =
    along.length === 1
      ? { type: "Point", coordinates: positionOf(along[0]) }
      : { type: "LineString", coordinates: along.map(positionOf) };
  return {
    type: "Feature",
    index,
    geometry,
    bbox: boxOf(geometry),
    properties: { code: nom, nom, municipalite: place.name, ...(index === "adresses" && { nbUnite: 1 }) },
    highlight: { title: nom, title2: place.name },
    score,
  };
}
