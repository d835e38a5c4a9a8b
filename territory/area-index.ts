import type { MultiPolygon, Polygon } from "geojson";
import { type Bounds, boundsOf } from "./bounds.ts";
import { KM_PER_DEGREE } from "./distance.ts";
import type { Point } from "./point.ts";

/** An area with the key by which it is found. */
export interface KeyedShape<K> {
  readonly key: K;
  readonly geometry: Polygon | MultiPolygon;
}

/** Finds the areas a point lies in. */
export interface AreaIndex<K> {
  /** The first area that holds the point, in the order given; null outside all. */
  find(point: Point): K | null;
  /** Every area that holds the point, in the order given. */
  findAll(point: Point): K[];
  /** The area whose border is nearest to the point, if one is within so many kilometres. */
  nearest(point: Point, withinKm: number): K | null;
}

const EDGES_PER_BAND = 8;
const MAX_BANDS = 2048;
/** Of an area without corners: no point is in it. */
const NOWHERE: Bounds = [Infinity, Infinity, -Infinity, -Infinity];

/** One area, its edges sorted into bands of latitude, so that a lookup reads only those near the point. */
interface Banded<K> {
  readonly key: K;
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
  /** For each band, its edges as x1, y1, x2, y2 in a row. */
  readonly bands: readonly number[][];
}

/**
 * Prepares exact point-in-polygon lookups over areas in degrees, whose edges are straight in longitude and
 * latitude. A point is inside when a ray from it crosses the area's rings an odd number of times, so holes
 * count as outside and winding does not matter.
 */
export function buildAreaIndex<K>(shapes: readonly KeyedShape<K>[]): AreaIndex<K> {
  const areas = shapes.map(banded);
  return {
    find: (point) => areas.find((area) => holds(area, point))?.key ?? null,
    findAll: (point) => areas.filter((area) => holds(area, point)).map((area) => area.key),
    nearest: (point, withinKm) => nearest(areas, point, withinKm),
  };
}

function banded<K>({ key, geometry }: KeyedShape<K>): Banded<K> {
  const edges = edgesOf(geometry);
  const [west, south, east, north] = boundsOf([geometry]) ?? NOWHERE;
  const count = Math.min(MAX_BANDS, Math.max(1, Math.ceil(edges.length / EDGES_PER_BAND)));
  const bands: number[][] = Array.from({ length: count }, () => []);
  for (const [x1, y1, x2, y2] of edges) {
    const last = bandOf(Math.max(y1, y2), south, north, count);
    for (let at = bandOf(Math.min(y1, y2), south, north, count); at <= last; at++) {
      bands[at]?.push(x1, y1, x2, y2);
    }
  }
  return { key, west, east, south, north, bands };
}

type Edge = readonly [x1: number, y1: number, x2: number, y2: number];

function edgesOf(geometry: Polygon | MultiPolygon): Edge[] {
  const polygons = geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates;
  return polygons.flat().flatMap((ring) =>
    ring.flatMap(([x1 = 0, y1 = 0], index): Edge[] => {
      const [x2 = x1, y2 = y1] = ring[index + 1] ?? ring[0] ?? [];
      return x1 === x2 && y1 === y2 ? [] : [[x1, y1, x2, y2]];
    }),
  );
}

function bandOf(y: number, south: number, north: number, count: number): number {
  return Math.min(count - 1, Math.max(0, Math.floor(((y - south) / (north - south || 1)) * count)));
}

function holds<K>(area: Banded<K>, { lon, lat }: Point): boolean {
  const { west, east, south, north, bands } = area;
  if (!(lon >= west && lon <= east && lat >= south && lat <= north)) return false;
  const band = bands[bandOf(lat, south, north, bands.length)] ?? [];
  let inside = false;
  for (let i = 0; i + 3 < band.length; i += 4) {
    const [x1, y1, x2, y2] = [band[i] ?? 0, band[i + 1] ?? 0, band[i + 2] ?? 0, band[i + 3] ?? 0];
    if (y1 > lat !== y2 > lat && lon < x1 + ((lat - y1) / (y2 - y1)) * (x2 - x1)) inside = !inside;
  }
  return inside;
}

function nearest<K>(areas: readonly Banded<K>[], point: Point, withinKm: number): K | null {
  let found: { key: K; km: number } | null = null;
  for (const area of areas) {
    const km: number = borderKm(area, point, found?.km ?? withinKm);
    if (km < (found?.km ?? withinKm)) found = { key: area.key, km };
  }
  return found?.key ?? null;
}

/** Kilometres to the nearest edge, right within `withinKm`; infinite when nothing is so near. */
function borderKm<K>(area: Banded<K>, { lon, lat }: Point, withinKm: number): number {
  const { west, east, south, north, bands } = area;
  const kmPerLon = KM_PER_DEGREE * Math.cos((lat * Math.PI) / 180);
  const [reachLon, reachLat] = [withinKm / kmPerLon, withinKm / KM_PER_DEGREE];
  if (!(lon + reachLon >= west && lon - reachLon <= east)) return Infinity;
  if (!(lat + reachLat >= south && lat - reachLat <= north)) return Infinity;
  let least = Infinity;
  const last = bandOf(lat + reachLat, south, north, bands.length);
  for (let at = bandOf(lat - reachLat, south, north, bands.length); at <= last; at++) {
    const band = bands[at] ?? [];
    for (let i = 0; i + 3 < band.length; i += 4) {
      const [x1, y1, x2, y2] = [band[i] ?? 0, band[i + 1] ?? 0, band[i + 2] ?? 0, band[i + 3] ?? 0];
      const [fromX, fromY] = [(x1 - lon) * kmPerLon, (y1 - lat) * KM_PER_DEGREE];
      const [alongX, alongY] = [(x2 - x1) * kmPerLon, (y2 - y1) * KM_PER_DEGREE];
      const share = -(fromX * alongX + fromY * alongY) / (alongX ** 2 + alongY ** 2);
      const clamped = Math.min(1, Math.max(0, share));
      least = Math.min(least, Math.hypot(fromX + alongX * clamped, fromY + alongY * clamped));
    }
  }
  return least;
}
