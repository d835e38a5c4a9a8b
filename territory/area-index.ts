import type { MultiPolygon, Polygon, Position } from "geojson";
import { type Bounds, boundsOf } from "./bounds.ts";
import { KM_PER_DEGREE } from "./distance.ts";
import { lazyFor } from "./lazy.ts";
import type { Point } from "./point.ts";

export interface KeyedShape<K> {
  readonly key: K;
  readonly geometry: Polygon | MultiPolygon;
}

export interface AreaIndex<K> {
  /** Returns the first area that contains the point, in the given order; null if there is none. */
  find(point: Point): K | null;
  /** Returns every area that contains the point, in the given order. */
  findAll(point: Point): K[];
  /** Returns the area with the nearest border within `withinKm`, ignoring the area `except`; else null. */
  nearest(point: Point, withinKm: number, except?: K): K | null;
}

/** Count of numbers for each edge: x1, y1, x2, y2, and the ring's number, which is negative for a hole. */
const EDGE = 5;
const EDGES_PER_BAND = 8;
const MAX_BANDS = 2048;
/** Bounds of an area without corners, which contains no point. */
const NOWHERE: Bounds = [Infinity, Infinity, -Infinity, -Infinity];

/** An area with its edges sorted into bands of latitude, so that a lookup reads only edges near the point. */
interface Banded<K> {
  readonly key: K;
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
  /** Edges of each band as a flat array, `EDGE` numbers each, grouped by ring. */
  readonly bands: readonly number[][];
  /** Number of the polygon of each ring, by the ring's number. */
  readonly polygons: readonly number[];
}

/**
 * Prepares exact point-in-polygon lookups in areas in degrees, whose edges are straight in longitude and
 * latitude. An area is the union of its polygons: a point is inside if any polygon contains it, so
 * overlapping polygons add up, and a hole only counts in its own polygon. Rings can have either direction.
 */
export function buildAreaIndex<K>(shapes: readonly KeyedShape<K>[]): AreaIndex<K> {
  const areas = shapes.map(banded);
  return {
    find: (point) => areas.find((area) => contains(area, point))?.key ?? null,
    findAll: (point) => areas.filter((area) => contains(area, point)).map((area) => area.key),
    nearest: (point, withinKm, except) => nearest(areas, point, withinKm, except),
  };
}

/** Returns the index of one area, built on first use: building takes a thousand times longer than a query. */
export const areaIndexOf = lazyFor((geometry: KeyedShape<true>["geometry"]) =>
  buildAreaIndex([{ key: true, geometry }]),
);

function banded<K>({ key, geometry }: KeyedShape<K>): Banded<K> {
  const { edges, polygons } = edgesOf(geometry);
  const [west, south, east, north] = boundsOf([geometry]) ?? NOWHERE;
  const count = Math.min(MAX_BANDS, Math.max(1, Math.ceil(edges.length / EDGES_PER_BAND)));
  const bands: number[][] = Array.from({ length: count }, () => []);
  for (const edge of edges) {
    const [, y1, , y2] = edge;
    const last = bandOf(Math.max(y1, y2), south, north, count);
    for (let at = bandOf(Math.min(y1, y2), south, north, count); at <= last; at++) {
      bands[at]?.push(...edge);
    }
  }
  return { key, west, east, south, north, bands, polygons };
}

type Edge = readonly [x1: number, y1: number, x2: number, y2: number, ring: number];

/** Returns the edges polygon by polygon, the outer ring of each before its holes. */
function edgesOf(geometry: Polygon | MultiPolygon) {
  const parts = geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates;
  const rings = parts.flatMap((part, polygon) => part.map((ring, at) => ({ ring, polygon, isHole: at > 0 })));
  return {
    edges: rings.flatMap(({ ring, isHole }, at) => edgesOfRing(ring, isHole ? -(at + 1) : at + 1)),
    polygons: [-1, ...rings.map(({ polygon }) => polygon)],
  };
}

function edgesOfRing(positions: readonly Position[], ring: number): Edge[] {
  return positions.flatMap(([x1 = 0, y1 = 0], index): Edge[] => {
    const [x2 = x1, y2 = y1] = positions[index + 1] ?? positions[0] ?? [];
    return x1 === x2 && y1 === y2 ? [] : [[x1, y1, x2, y2, ring]];
  });
}

function bandOf(y: number, south: number, north: number, count: number): number {
  return Math.min(count - 1, Math.max(0, Math.floor(((y - south) / (north - south || 1)) * count)));
}

function contains<K>(area: Banded<K>, { lon, lat }: Point): boolean {
  const { west, east, south, north, bands, polygons } = area;
  if (!(lon >= west && lon <= east && lat >= south && lat <= north)) return false;
  const band = bands[bandOf(lat, south, north, bands.length)] ?? [];
  let polygon = -1;
  let isInside = false;
  for (let from = 0; from < band.length; ) {
    const ring = band[from + 4] ?? 0;
    const itsPolygon = polygons[Math.abs(ring)] ?? -1;
    if (itsPolygon !== polygon && isInside) return true;
    polygon = itsPolygon;
    let winding = 0;
    for (; band[from + 4] === ring; from += EDGE) {
      // Destructuring here and in `borderKm` would create an array for each edge, until the engine optimizes
      // the code.
      const y1 = band[from + 1] ?? 0;
      const y2 = band[from + 3] ?? 0;
      if (y1 > lat === y2 > lat) continue;
      const x1 = band[from] ?? 0;
      const x2 = band[from + 2] ?? 0;
      if (lon < x1 + ((lat - y1) / (y2 - y1)) * (x2 - x1)) winding += y1 > lat ? 1 : -1;
    }
    if (winding !== 0) isInside = ring > 0;
  }
  return isInside;
}

function nearest<K>(
  areas: readonly Banded<K>[],
  point: Point,
  withinKm: number,
  except: K | undefined,
): K | null {
  const kmPerLon = KM_PER_DEGREE * Math.cos((point.lat * Math.PI) / 180);
  let key: K | null = null;
  let least = withinKm;
  for (const area of areas) {
    if (area.key === except) continue;
    const km = borderKm(area, point, least, kmPerLon);
    if (km < least) {
      least = km;
      key = area.key;
    }
  }
  return key;
}

/** Returns the kilometres to the nearest edge; `withinKm` or more if no edge is nearer. */
function borderKm<K>(area: Banded<K>, { lon, lat }: Point, withinKm: number, kmPerLon: number): number {
  const { west, east, south, north, bands } = area;
  const reachLon = withinKm / kmPerLon;
  const reachLat = withinKm / KM_PER_DEGREE;
  if (!(lon + reachLon >= west && lon - reachLon <= east)) return Infinity;
  if (!(lat + reachLat >= south && lat - reachLat <= north)) return Infinity;
  let least = withinKm;
  const last = bandOf(lat + reachLat, south, north, bands.length);
  for (let at = bandOf(lat - reachLat, south, north, bands.length); at <= last; at++) {
    const band = bands[at] ?? [];
    for (let i = 0; i < band.length; i += EDGE) {
      const x1 = band[i] ?? 0;
      const y1 = band[i + 1] ?? 0;
      const fromX = (x1 - lon) * kmPerLon;
      const fromY = (y1 - lat) * KM_PER_DEGREE;
      const alongX = ((band[i + 2] ?? 0) - x1) * kmPerLon;
      const alongY = ((band[i + 3] ?? 0) - y1) * KM_PER_DEGREE;
      const share = -(fromX * alongX + fromY * alongY) / (alongX ** 2 + alongY ** 2);
      const clamped = Math.min(1, Math.max(0, share));
      const x = fromX + alongX * clamped;
      const y = fromY + alongY * clamped;
      if (Math.abs(x) < least && Math.abs(y) < least) least = Math.min(least, Math.hypot(x, y));
    }
  }
  return least;
}
