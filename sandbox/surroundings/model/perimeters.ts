import type { MultiPolygon, Polygon, Position } from "geojson";
import type { Point } from "#territory/point.ts";
import { HOUR_MS } from "../../season/calendar.ts";
import { hashOf, randomOf } from "../../season/random.ts";
import { lastPassAt } from "./hot-spots.ts";
import { merged } from "./merged.ts";
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

/** A perimeter estimated from hot spots. */
export interface Perimeter {
  /** Key of its fire. The source does not publish it. */
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

/** Returns the perimeters of the last run, and those by hand. Their numbers change at each run. */
export function perimetersAt(view: SeasonView, now: number): Perimeter[] {
  const run = Math.floor((now - PUBLISHED_AFTER_MS) / RUN_MS) * RUN_MS;
  const fires = [...blazesAt(view, run), ...blazesAbroad(view, run)].filter(({ ha }) => ha >= SMALLEST_HA);
  return merged(
    view.state.edits.surroundings.perimeters,
    now,
    fires.map((blaze) => estimated(view, blaze, run)),
    {
      idOf: ({ id }) => id,
      make: (id, at, { lat, lon, area, firstdate, lastdate }) =>
        perimeter(id, run, { lat, lon }, area, {
          firstAt: firstdate ? Date.parse(firstdate) : at,
          lastAt: lastdate ? Date.parse(lastdate) : at,
        }),
      change: (old, { area, firstdate, lastdate, ...moved }) => {
        const { at } = old;
        const centre = { lat: moved.lat ?? at.lat, lon: moved.lon ?? at.lon };
        return perimeter(old.id, run, centre, area ?? old.ha, {
          firstAt: firstdate ? Date.parse(firstdate) : old.firstAt,
          lastAt: lastdate ? Date.parse(lastdate) : old.lastAt,
        });
      },
    },
  ).map(({ at: _, ...rest }) => rest);
}

/** Returns the estimate of a fire. Its bias is the fire's own, so that a growing fire never shrinks. */
function estimated(view: SeasonView, blaze: Blaze, run: number) {
  const bias = randomOf(view.season.plan.seed, blaze.key, "perimeter").between(0.85, 1.35);
  return perimeter(blaze.key, run, blaze.at, blaze.ha * bias, {
    firstAt: blaze.startedAt,
    lastAt: activityOf(blaze) > 0.2 ? lastPassAt(run) : (blaze.heldAt ?? blaze.startedAt),
  });
}

function perimeter(
  id: string,
  run: number,
  at: Point,
  area: number,
  dates: { readonly firstAt: number; readonly lastAt: number },
) {
  const ha = roundTo(area, 2);
  const hcount = Math.max(1, Math.round(ha / HECTARES_PER_HOT_SPOT));
  const uid = hashOf(`${id}/${run}`) % 1_000_000;
  return { id, at, uid, ha, hcount, ...dates, geometry: outline(id, at, ha) } satisfies Perimeter & {
    at: Point;
  };
}

/** Draws an irregular shape, the same at any size. Some fires also have a small island. */
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
