import { geoPath } from "d3-geo";
import { DANGER_LEVELS, type DangerLevel } from "#fires/danger.ts";
import { type AreaIndex, buildAreaIndex } from "#territory/area-index.ts";
import type { Point } from "#territory/point.ts";
import type { Area } from "#territory/shapes.server.ts";
import type { Box } from "#territory/text-box.ts";
import { toPoint } from "../projection.server.ts";
import type { SheetPlan } from "../sheet-plan.server.ts";

/** Number of samples along each side of an area or view. */
const SAMPLES = 32;

type Corner = readonly [x: number, y: number];
const planar = geoPath();

/** Counts the sample points of an area in each danger zone. */
export function zoneSharesOfArea(area: Area, zones: AreaIndex<number>): Map<number, number> {
  const index = buildAreaIndex([{ key: true, geometry: area }]);
  const [from, to] = planar.bounds(area);
  const points = grid(from, to).map(([lon, lat]) => ({ lon, lat }));
  return sharesOf(
    points.filter((point) => index.find(point) !== null),
    zones,
  );
}

/** Counts the sample points of a view in each danger zone. */
export function zoneSharesOfView(
  { left, top, right, bottom }: Box,
  plan: SheetPlan,
  zones: AreaIndex<number>,
) {
  const corners = grid([left, top], [right, bottom]);
  return sharesOf(
    corners.map((corner) => toPoint(plan.toPlane(corner))),
    zones,
  );
}

const STEPS = Array.from({ length: SAMPLES }, (_, step) => (step + 0.5) / SAMPLES);

/** Returns the centres of equal boxes between two corners. */
const grid = ([x1, y1]: Corner, [x2, y2]: Corner): Corner[] =>
  STEPS.flatMap((x) => STEPS.map((y): Corner => [x1 + (x2 - x1) * x, y1 + (y2 - y1) * y]));

function sharesOf(points: readonly Point[], zones: AreaIndex<number>): Map<number, number> {
  const shares = new Map<number, number>();
  for (const point of points) {
    const zone = zones.find(point);
    if (zone !== null) shares.set(zone, (shares.get(zone) ?? 0) + 1);
  }
  return shares;
}

/** Returns the danger level with the most sample points, the highest of equal ones; null without a level. */
export function widespreadLevel(
  shares: ReadonlyMap<number, number>,
  levels: ReadonlyMap<number, DangerLevel | null>,
): DangerLevel | null {
  let found: { readonly level: DangerLevel; readonly share: number } | null = null;
  for (const level of DANGER_LEVELS.toReversed()) {
    let share = 0;
    for (const [zone, points] of shares) if (levels.get(zone) === level) share += points;
    if (share > (found?.share ?? 0)) found = { level, share };
  }
  return found?.level ?? null;
}
