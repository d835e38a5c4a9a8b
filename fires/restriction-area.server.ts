import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { buildAreaIndex } from "#territory/area-index.ts";
import { isNearRegion, regionsUnder } from "#territory/area-relations.server.ts";
import { boundsOf } from "#territory/bounds.ts";
import { convexHull } from "#territory/convex-hull.ts";
import { groundOf } from "#territory/ground.ts";
import { OFFSHORE_KM, regionAt } from "#territory/locate.server.ts";
import { REGIONS } from "#territory/regions.ts";
import { ringTurns } from "#territory/ring-turns.ts";
import { type Area, areaOfPolygons, isInQuebecBounds, isPosition, isRing } from "./area.ts";
import type { Restriction } from "./model.ts";
import { readWkt } from "./wkt.ts";

/** Most checked shapes in memory: more than any season has. */
const MOST_REMEMBERED = 500;
/** Least average width of a ring, in degrees (about ten metres): a narrower ring is a line or a point. */
const LEAST_WIDTH = 1e-4;
/** Distance in km up to which a corner of a hole counts as on the outer ring. */
const EDGE_KM = 0.05;
/** Share of a ring's ground enclosed in the opposite direction, above which the ring counts as folded. */
const FOLDED = 0.01;

type Rings = GeoJSON.Position[][];

interface CheckedShape {
  /** Usable polygons; null if no polygon is usable. */
  readonly area: Area | null;
  /** Codes of the regions that the usable polygons cover, otherwise of regions nearby. */
  readonly regions: readonly string[];
  /** Hulls of folded rings, and of holes that reach outside their polygon: the intended area is unclear. */
  readonly unsure: Area | null;
  /** Whether some polygons or rings of the shape are unusable. */
  readonly isPartial: boolean;
  /** Codes of the regions with corners of the unusable polygons or rings. */
  readonly partialRegions: readonly string[];
}

export type PlacedRestriction = Pick<Restriction, "area" | "regions" | "isPlaced" | "unsure">;

/** Checked shapes by the hash of their text. A shape is checked once, and is one object for all responses. */
const checked = new LRUCache<string, CheckedShape>({ max: MOST_REMEMBERED });

function checkShape(wkt: string): CheckedShape {
  const key = createHash("sha256").update(wkt).digest("base64");
  const shape = checked.get(key) ?? checkPolygons(readWkt(wkt) ?? []);
  checked.set(key, shape);
  return shape;
}

function checkPolygons(polygons: readonly unknown[]): CheckedShape {
  const usable = polygons.map(usablePolygon);
  const area = areaOfPolygons(usable.flatMap((polygon) => (polygon ? [polygon.rings] : [])));
  const regions = area === null ? [] : regionsOf(area);
  if (area === null || regions.length === 0)
    return { area: null, regions: [], unsure: null, isPartial: false, partialRegions: [] };
  const unclear = usable.flatMap((polygon) =>
    polygon ? [...polygon.rings.filter(isFolded), ...polygon.strays] : [],
  );
  const unread = polygons.flatMap((polygon, at) => usable[at]?.unread ?? [ringsOf(polygon)[0]]);
  return {
    area,
    regions,
    unsure: areaOfPolygons(unclear.map((ring) => [convexHull(ring)])),
    isPartial: unread.length > 0,
    partialRegions: [...new Set(unread.flatMap(regionsOfCorners))],
  };
}

function regionsOf(area: Area): readonly string[] {
  const under = regionsUnder(area);
  if (under.length > 0) return under;
  return REGIONS.map(({ code }) => code).filter((code) => isNearRegion(area, code, OFFSHORE_KM));
}

interface UsablePolygon {
  /** The outer ring and its holes. */
  readonly rings: Rings;
  /** Inner rings that are not holes: a record can have a second part of the area in place of a hole. */
  readonly strays: Rings;
  readonly unread: readonly unknown[];
}

const ringsOf = (polygon: unknown): readonly unknown[] => (Array.isArray(polygon) ? polygon : []);

/** Reads a polygon with all corners near Quebec, without empty holes; null for any other polygon. */
function usablePolygon(value: unknown): UsablePolygon | null {
  const [outer, ...others] = ringsOf(value);
  if (!isRing(outer) || !isWideEnough(outer) || !isNearQuebec(outer)) return null;
  const inner = others.filter(isRing).filter(isWideEnough);
  const shell = buildAreaIndex([{ key: true, geometry: { type: "Polygon", coordinates: [outer] } }]);
  // A hole can share corners with the outer ring.
  const isHole = (ring: GeoJSON.Position[]) =>
    ring.every(([lon = 0, lat = 0]) => shell.find({ lon, lat }) ?? shell.nearest({ lon, lat }, EDGE_KM));
  const rings = [outer, ...inner.filter(isHole)];
  const isSwallowed = rings.length > 1 && countGroundPoints(rings) === 0 && countGroundPoints([outer]) > 0;
  const unread = others.filter((ring) => !isRing(ring));
  return isSwallowed ? null : { rings, strays: inner.filter((ring) => !isHole(ring)), unread };
}

/** Returns whether all corners are near Quebec: a corner with swapped numbers would stretch the ring. */
const isNearQuebec = (ring: GeoJSON.Position[]) =>
  ring.every(([lon = 0, lat = 0]) => isInQuebecBounds([lon, lat, lon, lat]));

const countGroundPoints = (coordinates: Rings) => groundOf({ type: "Polygon", coordinates }).length;

function isWideEnough(ring: GeoJSON.Position[]): boolean {
  const { counterclockwise, clockwise } = ringTurns(ring);
  const [west, south, east, north] = boundsOf([{ type: "Polygon", coordinates: [ring] }]) ?? [0, 0, 0, 0];
  return counterclockwise + clockwise > LEAST_WIDTH * Math.hypot(east - west, north - south);
}

function isFolded(ring: GeoJSON.Position[]): boolean {
  const { counterclockwise, clockwise } = ringTurns(ring);
  return Math.min(counterclockwise, clockwise) > FOLDED * (counterclockwise + clockwise);
}

/** Returns the codes of the regions that contain readable corners of an unusable ring. */
function regionsOfCorners(ring: unknown): string[] {
  const corners = Array.isArray(ring) ? ring.filter(isPosition) : [];
  return corners.flatMap(([lon = 0, lat = 0]) => regionAt({ lon, lat }) ?? []);
}

/**
 * Decides where a restriction applies, from the shape and the regions of its record. This happens once, when
 * the record arrives.
 *
 * - A usable shape is the restriction's area. Without a usable shape, the named regions are its ground.
 * - If the shape touches none of the named regions, no ground is certain: shape and regions are possible
 *   ground.
 * - Other possible ground: a named region that the shape does not touch, the regions of an unusable polygon,
 *   and the hull of a folded ring.
 *
 * @param named codes of the regions in the record, null for each unknown region
 */
export function placeRestriction(wkt: string | null, named: readonly (string | null)[]): PlacedRestriction {
  const codes = [...new Set(named.filter((code) => code !== null))].sort();
  const areCodesKnown = codes.length > 0 && !named.includes(null);
  const shape = wkt === null ? null : checkShape(wkt);
  if (shape === null || shape.area === null)
    return { area: null, regions: codes, isPlaced: areCodesKnown, unsure: null };
  const { area, regions, isPartial } = shape;
  const strayed = codes.filter((code) => !regions.includes(code) && !isNearRegion(area, code, OFFSHORE_KM));
  const unreadIn = codes.length > 0 ? codes : shape.partialRegions;
  const unsureRegions = [...new Set([...strayed, ...(isPartial ? unreadIn : [])])].sort();
  const isClear = unsureRegions.length === 0 && shape.unsure === null;
  return {
    area,
    regions: codes.length > 0 ? codes : regions,
    isPlaced: !isPartial || (codes.length > 0 ? areCodesKnown : unreadIn.length > 0),
    unsure: isClear
      ? null
      : {
          area: shape.unsure,
          regions: unsureRegions,
          isWhole: codes.length > 0 && strayed.length === codes.length,
        },
  };
}
