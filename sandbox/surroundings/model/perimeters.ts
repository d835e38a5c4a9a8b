import type { MultiPolygon, Polygon, Position } from "geojson";
import type { Point } from "#territory/point.ts";
import { HOUR_MS } from "../../season/calendar.ts";
import { hashOf, randomOf } from "../../season/random.ts";
import { lastPassAt } from "./hot-spots.ts";
import { blazesAbroad } from "./neighbours.ts";
import {
  activityOf,
  type Blaze,
  blazesAt,
  radiusKm,
  roundTo,
  type SeasonView,
  shifted,
} from "./season-view.ts";

/** Perimeter of a fire, estimated from hot spots. */
export interface Perimeter {
  /** Key of the fire, which the source does not publish. */
  readonly id: string;
  readonly uid: number;
  readonly ha: number;
  readonly hcount: number;
  readonly firstAt: number;
  readonly lastAt: number;
  readonly geometry: Polygon | MultiPolygon;
}

const RUN_MS = 12 * HOUR_MS;
const PUBLISHED_AFTER_MS = 2 * HOUR_MS;
const SMALLEST_HA = 30;
const CORNERS = 36;
const HECTARES_PER_HOT_SPOT = 14;

/** Returns the perimeters that the source computed last. Each computation changes their numbers. */
export function perimetersAt(view: SeasonView, now: number): Perimeter[] {
  const run = Math.floor((now - PUBLISHED_AFTER_MS) / RUN_MS) * RUN_MS;
  const fires = [...blazesAt(view, run), ...blazesAbroad(view, run)].filter(({ ha }) => ha >= SMALLEST_HA);
  return fires.map((blaze) => perimeterOf(view, blaze, run));
}

/** Estimates a fire's perimeter. The error stays the same, so that a growing fire's perimeter only grows. */
function perimeterOf(view: SeasonView, blaze: Blaze, run: number): Perimeter {
  const bias = randomOf(view.season.plan.seed, blaze.key, "perimeter").between(0.85, 1.35);
  const ha = roundTo(blaze.ha * bias, 2);
  return {
    id: blaze.key,
    uid: hashOf(`${blaze.key}/${run}`) % 1_000_000,
    ha,
    hcount: Math.max(1, Math.round(ha / HECTARES_PER_HOT_SPOT)),
    firstAt: blaze.startedAt,
    lastAt: activityOf(blaze) > 0.2 ? lastPassAt(run) : (blaze.heldAt ?? blaze.startedAt),
    geometry: outline(blaze.key, blaze.at, ha),
  };
}

/** Draws an irregular outline, which has the same shape at any size. Some outlines have a small island. */
function outline(id: string, at: Point, ha: number): Polygon | MultiPolygon {
  const random = randomOf("outline", id);
  const waves = [2, 3, 5, 7].map((turns) => ({
    turns,
    phase: 2 * Math.PI * random.next(),
    height: random.between(0.05, 0.34) / Math.sqrt(turns),
  }));
  const reach = (angle: number) =>
    1 + waves.reduce((sum, { turns, phase, height }) => sum + height * Math.sin(turns * angle + phase), 0);
  const hasIsland = random.chance(0.2);
  const main = ring(at, radiusKm(ha * (hasIsland ? 0.94 : 1)), reach);
  if (!hasIsland) return { type: "Polygon", coordinates: [main] };
  const away = 2.2 * radiusKm(ha);
  const angle = 2 * Math.PI * random.next();
  const island = ring(
    shifted(at, away * Math.sin(angle), away * Math.cos(angle)),
    radiusKm(ha * 0.06),
    () => 1,
  );
  return { type: "MultiPolygon", coordinates: [[main], [island]] };
}

/** Returns a counter-clockwise ring around a point. */
function ring(centre: Point, km: number, reach: (angle: number) => number): Position[] {
  const corners = Array.from({ length: CORNERS }, (_, corner): Position => {
    const angle = (2 * Math.PI * corner) / CORNERS;
    const { lat, lon } = shifted(
      centre,
      km * reach(angle) * Math.cos(angle),
      km * reach(angle) * Math.sin(angle),
    );
    return [roundTo(lon, 5), roundTo(lat, 5)];
  });
  return [...corners, ...corners.slice(0, 1)];
}
