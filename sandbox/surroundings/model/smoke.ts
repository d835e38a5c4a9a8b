import { KM_PER_DEGREE } from "#territory/distance.ts";
import type { Point } from "#territory/point.ts";
import { HOUR_MS } from "../../season/calendar.ts";
import { blazesAbroad } from "./neighbours.ts";
import {
  activityOf,
  type Blaze,
  blazesAt,
  radiusKm,
  remember,
  type SeasonView,
  shifted,
} from "./season-view.ts";
import { windAt } from "./wind.ts";

/** A cloud of smoke that drifts and spreads. */
interface Puff {
  readonly at: Point;
  /** Peak concentration, micrograms per cubic metre. */
  readonly peak: number;
  readonly sigmaKm: number;
}

const STEP_MS = 3 * HOUR_MS;
/** Number of steps, of three hours each, for which released smoke is followed. */
const STEPS = 12;
const LIFETIME_H = 30;
const MOST_FIRES = 30;
const STRENGTH = 320;

/** Name of the layer of the smoke forecast, and of the coverage with its values. */
export const SMOKE_LAYER = "RAQDPS.Sfc_PM2.5-WildfireSmokePlume";
/** Kilograms in a microgram: the service's values are in kg per cubic metre, its legend in micrograms. */
export const KG_PER_MICROGRAM = 1e-9;

/** Interval at which the forecast is computed: twice a day, for 72 hours each time. */
const RUN_MS = 12 * HOUR_MS;
const PUBLISHED_AFTER_MS = 4 * HOUR_MS;
export const FORECAST_MS = 72 * HOUR_MS;

/** Returns the time at which the newest published forecast was computed. */
export const runAt = (now: number): number => Math.floor((now - PUBLISHED_AFTER_MS) / RUN_MS) * RUN_MS;

/** Returns a function that gives a place's fine particles from fires (µg/m³), at a whole hour. */
export function smokeAt(view: SeasonView, instant: number, run: number): (point: Point) => number {
  const hour = Math.floor(instant / HOUR_MS) * HOUR_MS;
  const puffs = remember(view, `smoke/${hour}/${run}`, () => puffsAt(view, hour, run));
  return ({ lat, lon }) => {
    const kmPerLon = KM_PER_DEGREE * Math.cos((lat * Math.PI) / 180);
    let sum = 0;
    for (const { at, peak, sigmaKm } of puffs) {
      const squares = ((at.lat - lat) * KM_PER_DEGREE) ** 2 + ((at.lon - lon) * kmPerLon) ** 2;
      const far = squares / (2 * sigmaKm ** 2);
      if (far < 12) sum += peak * Math.exp(-far);
    }
    return sum;
  };
}

/** Returns every puff of smoke at an hour. As in a forecast, fires after `run` are as they were at `run`. */
function puffsAt(view: SeasonView, hour: number, run: number): Puff[] {
  const last = Math.floor(hour / STEP_MS) * STEP_MS;
  return Array.from({ length: STEPS }, (_, steps) => {
    const releasedAt = last - steps * STEP_MS;
    // Fires are only read at steps of the model, so that two hours of one step have the same fires.
    const seenAt = Math.floor(Math.min(releasedAt, run) / STEP_MS) * STEP_MS;
    const courses = remember(view, `smoke-courses/${releasedAt}/${seenAt}`, () =>
      strongest(view, seenAt).map((blaze) => courseOf(view, blaze, releasedAt)),
    );
    return courses.map((course) => puffOf(course, (hour - releasedAt) / HOUR_MS));
  }).flat();
}

const emission = (blaze: Blaze) => STRENGTH * Math.sqrt(blaze.ha) * activityOf(blaze);

const strongest = (view: SeasonView, instant: number): readonly Blaze[] =>
  remember(view, `smoking/${instant}`, () =>
    [...blazesAt(view, instant), ...blazesAbroad(view, instant)]
      .filter((blaze) => blaze.ha >= 1 && activityOf(blaze) > 0)
      .sort((a, b) => emission(b) - emission(a))
      .slice(0, MOST_FIRES),
  );

/** Path of the smoke that a fire released at one time, with the smoke's place after each step. */
interface Course {
  readonly strength: number;
  readonly radiusKm: number;
  readonly points: readonly Point[];
  readonly travelledKm: readonly number[];
}

function courseOf(view: SeasonView, blaze: Blaze, releasedAt: number): Course {
  const points = [blaze.at];
  const travelledKm = [0];
  for (let step = 0; step < STEPS; step++) {
    const at = points[step] ?? blaze.at;
    const { from, speed } = windAt(view, at, releasedAt + step * STEP_MS);
    const km = speed * (STEP_MS / HOUR_MS);
    const towards = ((from + 180) * Math.PI) / 180;
    points.push(shifted(at, km * Math.sin(towards), km * Math.cos(towards)));
    travelledKm.push((travelledKm[step] ?? 0) + km);
  }
  return { strength: emission(blaze), radiusKm: radiusKm(blaze.ha), points, travelledKm };
}

/** Returns the puff of a course some hours after the release, interpolated between two steps. */
function puffOf({ strength, radiusKm: fireKm, points, travelledKm }: Course, hours: number): Puff {
  const step = Math.min(STEPS - 1, Math.floor((hours * HOUR_MS) / STEP_MS));
  const part = (hours * HOUR_MS) / STEP_MS - step;
  const between = (a = 0, b = 0) => a + (b - a) * part;
  const sigmaKm = 6 + 0.12 * between(travelledKm[step], travelledKm[step + 1]) + 2 * fireKm;
  return {
    at: {
      lat: between(points[step]?.lat, points[step + 1]?.lat),
      lon: between(points[step]?.lon, points[step + 1]?.lon),
    },
    sigmaKm,
    peak: (strength / sigmaKm ** 2) * Math.exp(-hours / LIFETIME_H),
  };
}
