import type { Point } from "#territory/point.ts";
import { valueNoise } from "../../season/value-noise.ts";
import type { SeasonView } from "./season-view.ts";

/** Wind: the direction from which it blows, in degrees clockwise from north, and its speed in km/h. */
export interface Wind {
  readonly from: number;
  readonly speed: number;
}

/** Size of wind systems, which are wider than showers and pass in less than two days. */
const SYSTEM_DEG = { lon: 9, lat: 7 };
const SYSTEM_DAYS = 1.6;
const PREVAILING_FROM = 250;

/** Returns the wind at a point: from the west on average, stronger in the afternoon. */
export function windAt({ season, state }: SeasonView, { lat, lon }: Point, instant: number): Wind {
  const set = state.edits.surroundings.wind;
  if (set !== null && instant >= set.at) return { from: set.from, speed: set.speed };
  const day = season.calendar.dayOf(instant);
  const noise = (name: string, days: number) =>
    valueNoise(
      `${season.plan.scenario}/${season.plan.seed}/${name}`,
      lon / SYSTEM_DEG.lon,
      lat / SYSTEM_DEG.lat,
      day / days,
    );
  const hour = (day - Math.floor(day)) * 24;
  const afternoon = Math.max(0, Math.sin((Math.PI * (hour - 7)) / 14));
  return {
    from: (PREVAILING_FROM + 95 * noise("wind-from", SYSTEM_DAYS) + 360) % 360,
    speed: Math.max(3, 13 + 12 * noise("wind-speed", SYSTEM_DAYS / 2) + 9 * afternoon),
  };
}
