import type { Point } from "#territory/point.ts";
import { ZONES } from "#territory/zones.ts";
import { type Calendar, instantOfDay } from "./calendar.ts";
import type { Scenario } from "./scenarios.ts";
import { valueNoise } from "./value-noise.ts";
import type { DangerId } from "./vocabulary.ts";

/** Size of weather systems, which are about 400 km wide and pass in about five days. */
const SYSTEM_WIDTH_DEG = { lon: 5, lat: 3.5 };
const SYSTEM_DAYS = 5;
/** Largest error of a forecast, in levels per day ahead. */
const FORECAST_ERROR_PER_DAY = 0.22;

/** Danger index of a season, which changes smoothly with place and day. */
export interface DangerField {
  /** Returns the index at a point for a Quebec day number, from about 0.5 (wet) to 5.5. */
  indexAt(point: Point, day: number): number;
  /** Returns the forecast made on `day` for the day `ahead` days later. */
  forecastAt(point: Point, day: number, ahead: number): number;
}

/** Returns the dryness of an ordinary year by day of the season, highest from mid-May to August. */
function seasonCurve(day: number): number {
  const rise = 1 / (1 + Math.exp(-(day - 118) / 7));
  const fall = 1 / (1 + Math.exp((day - 262) / 12));
  return 0.6 + 2.1 * rise * fall;
}

export function dangerField(scenario: Scenario, seed: number, calendar: Calendar): DangerField {
  const seasonDayAt = (day: number) => calendar.dayOf(instantOfDay(day, 12));
  // Weather depends on the day of the season, as fires do, so that moving the anchor moves the same season.
  const weather = (name: string, { lon, lat }: Point, seasonDay: number) =>
    valueNoise(
      `${scenario.name}/${seed}/${name}`,
      lon / SYSTEM_WIDTH_DEG.lon,
      lat / SYSTEM_WIDTH_DEG.lat,
      seasonDay / SYSTEM_DAYS,
    );
  const indexAt = (at: Point, day: number) => {
    const seasonDay = seasonDayAt(day);
    const curve = seasonCurve(seasonDay);
    // Weather has no effect out of season, when the ground is wet or snow-covered.
    const liveliness = (curve - 0.6) / 2.1;
    return (
      curve +
      2.5 * liveliness * weather("sky", at, seasonDay) +
      scenario.dangerBias(at.lon, at.lat, seasonDay)
    );
  };
  return {
    indexAt,
    forecastAt: (at, day, ahead) =>
      indexAt(at, day + ahead) +
      ahead * FORECAST_ERROR_PER_DAY * weather(`error-${ahead}`, at, seasonDayAt(day)),
  };
}

export function levelOf(index: number): DangerId {
  // Rounded and clamped to 1..5, the five IDs.
  return Math.min(5, Math.max(1, Math.round(index))) as DangerId;
}

/** Returns the levels of every zone for the three days announced on a day. */
export function zoneLevels(
  field: DangerField,
  day: number,
): Map<number, readonly [DangerId, DangerId, DangerId]> {
  return new Map(
    ZONES.map(({ number, anchor }) => {
      const level = (ahead: number) => levelOf(field.forecastAt(anchor, day, ahead));
      return [number, [level(0), level(1), level(2)]];
    }),
  );
}
