import type { MultiPolygon, Polygon, Position } from "geojson";
import { type AreaIndex, buildAreaIndex } from "./area-index.ts";
import { boundsOf } from "./bounds.ts";
import { distanceKm, KM_PER_DEGREE } from "./distance.ts";
import type { Point } from "./point.ts";
import { ringTurns } from "./ring-turns.ts";

/** Steps of the grid over an area, in each direction. */
const STEPS = 32;
/** Least share of an area in another that counts as overlap: separately drawn limits never match exactly. */
const SLIVER = 0.01;

/** An area as a few hundred evenly spread points: enough to find the areas that it overlaps. */
export type Ground = readonly Point[];

/** Returns evenly spread points inside an area. Points of several areas can be combined. */
export function groundOf(geometry: Polygon | MultiPolygon, steps = STEPS): Ground {
  const bounds = boundsOf([geometry]);
  if (bounds === null) return [];
  const [west, south, east, north] = bounds;
  const inside = buildAreaIndex([{ key: true, geometry }]);
  const at = (step: number, low: number, high: number) => low + ((step + 0.5) / steps) * (high - low);
  return Array.from({ length: steps * steps }, (_, i) => ({
    lon: at(i % steps, west, east),
    lat: at(Math.floor(i / steps), south, north),
  })).filter((point) => inside.find(point));
}

/** Maximum number of polygons with a full grid each. If an area has more, each gets `COARSE_STEPS`. */
const FEW_POLYGONS = 16;
export const COARSE_STEPS = 8;

/** Number of points along the ring of a polygon that contains no grid point. */
const THIN_POINTS = 64;

export interface GroundOfPart {
  readonly rings: Position[][];
  readonly ground: Ground;
  /** Approximate size in square kilometres. */
  readonly km2: number;
}

/**
 * Returns the ground of each polygon of an area: a grid over the whole area would miss small polygons that
 * are far apart. A polygon too thin for the grid gets points along its outer ring.
 */
export function groundsOfParts({ type, coordinates }: Polygon | MultiPolygon, most = STEPS): GroundOfPart[] {
  const polygons = type === "Polygon" ? [coordinates] : coordinates;
  const steps = polygons.length > FEW_POLYGONS ? COARSE_STEPS : most;
  return polygons.map((rings) => groundOfPolygon(rings, steps));
}

function groundOfPolygon(rings: Position[][], steps: number): GroundOfPart {
  const part: Polygon = { type: "Polygon", coordinates: rings };
  const [west, south, east, north] = boundsOf([part]) ?? [0, 0, 0, 0];
  const inGrid = groundOf(part, steps);
  const ring = rings[0] ?? [];
  const ground = inGrid.length > 0 ? inGrid : pointsAlong(ring, lengthKm(ring) / THIN_POINTS);
  // For a strip along the diagonal, the share of the grid's points is larger than the share of its ground.
  const isThin = inGrid.length <= 2 * steps;
  const squareDegrees = isThin
    ? goneRound(ring)
    : ((east - west) * (north - south) * inGrid.length) / steps ** 2;
  const kmPerLon = KM_PER_DEGREE * Math.cos((((south + north) / 2) * Math.PI) / 180);
  return { rings, ground, km2: squareDegrees * KM_PER_DEGREE * kmPerLon };
}

function goneRound(ring: readonly Position[]): number {
  const { counterclockwise, clockwise } = ringTurns(ring);
  return counterclockwise + clockwise;
}

const pointOf = ([lon = 0, lat = 0]: Position): Point => ({ lon, lat });

const lengthKm = (ring: readonly Position[]) =>
  ring.reduce((sum, corner, at) => sum + distanceKm(pointOf(corner), pointOf(ring[at + 1] ?? corner)), 0);

/** Returns the first point of a ring, and a point at each step along it, up to `most` points. */
export function pointsAlong(ring: readonly Position[], stepKm: number, most = Infinity): Ground {
  const step = Math.max(stepKm, lengthKm(ring) / most);
  const points = ring.slice(0, 1).map(pointOf);
  let ahead = step;
  for (const [at, corner] of ring.entries()) {
    const [from, to] = [pointOf(corner), pointOf(ring[at + 1] ?? corner)];
    const km = distanceKm(from, to);
    for (; ahead <= km && step > 0; ahead += step) {
      const part = ahead / km;
      points.push({
        lon: from.lon + part * (to.lon - from.lon),
        lat: from.lat + part * (to.lat - from.lat),
      });
    }
    ahead -= km;
  }
  return points;
}

/** Returns the share of a ground's points, 0 to 1, in each area of an index that contains any. */
export function sharesOf<K>(ground: Ground, areas: AreaIndex<K>): Map<K, number> {
  const shares = new Map<K, number>();
  for (const point of ground) {
    for (const key of areas.findAll(point)) shares.set(key, (shares.get(key) ?? 0) + 1 / ground.length);
  }
  return shares;
}

/** Returns whether two areas overlap and do not just touch. `shares` are the shares of each in the other. */
export function areOverlapping(...shares: readonly (number | undefined)[]): boolean {
  return shares.some((share) => share !== undefined && share >= SLIVER);
}
