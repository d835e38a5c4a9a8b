import { buildAreaIndex } from "#territory/area-index.ts";
import { KM_PER_DEGREE } from "#territory/distance.ts";
import { lazy } from "#territory/lazy.ts";
import { regionAt } from "#territory/locate.server.ts";
import type { Point } from "#territory/point.ts";
import { neighbours, provinceOutline } from "#territory/shapes.server.ts";
import type { Coverage } from "./model.ts";
import { BORDER_KM, NEAR_KM } from "./reach.ts";
import { BOX } from "./sources.ts";

const CANADIAN = ["ON", "NB", "NL", "NS", "NU", "PE"];

const quebec = lazy(() => buildAreaIndex([{ key: "QC", geometry: provinceOutline().geometry }]));
const states = lazy(() => buildAreaIndex(neighbours().areas.filter(({ key }) => !CANADIAN.includes(key))));

/** Returns whether a point is outside Quebec, but within `BORDER_KM` of Quebec's border. */
export const isAcrossBorder = (at: Point): boolean =>
  quebec().find(at) === null && quebec().nearest(at, BORDER_KM) !== null;

/** Returns whether everything within `NEAR_KM` of a point is in the box that sources were asked for. */
function isBoxAround({ lon, lat }: Point): boolean {
  const [west, south, east, north] = BOX;
  const latKm = NEAR_KM / KM_PER_DEGREE;
  const lonKm = latKm / Math.cos((lat * Math.PI) / 180);
  return lon - lonKm >= west && lon + lonKm <= east && lat - latKm >= south && lat + latKm <= north;
}

const isNearStates = (at: Point) => states().find(at) !== null || states().nearest(at, NEAR_KM) !== null;

/** Returns whether fires at a point are known: in Quebec, or near it in Canada if `hasNeighbours`. */
export const knowsFiresAt = (at: Point, hasNeighbours: boolean): boolean =>
  regionAt(at) !== null || (hasNeighbours && isAcrossBorder(at) && states().find(at) === null);

/** Returns whether a source with this coverage can say that it has no record near a point. */
export function covers(coverage: Coverage, at: Point): boolean {
  if (coverage === null) return false;
  if (coverage === "box") return isBoxAround(at);
  return regionAt(at) !== null && (coverage === "quebec" || !isNearStates(at));
}
