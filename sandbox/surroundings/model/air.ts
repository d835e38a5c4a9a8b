import { HOUR_MS } from "../../season/calendar.ts";
import { valueNoise } from "../../season/value-noise.ts";
import { roundTo, type SeasonView } from "./season-view.ts";
import { runAt, smokeAt } from "./smoke.ts";
import { STATIONS, type Station } from "./stations.ts";
import { windAt } from "./wind.ts";

/** Air quality health index at a station and hour. */
export interface AirReading {
  readonly station: Station;
  readonly at: number;
  /** Null if an instrument is out of order. */
  readonly aqhi: number | null;
}
/** A forecast, with the time of its publication. */
export interface AirForecast extends AirReading {
  readonly publishedAt: number;
}

const KEPT_HOURS = 24;
const FORECAST_HOURS = 48;
/** Hours of the day (UTC) at which forecasts are published. */
const PUBLICATIONS = [10, 21] as const;
const PUBLICATIONS_KEPT = 3;
const SILENT_SHARE = 0.04;
const DAY_HOURS = 24;

export const hourOf = (instant: number): number => Math.floor(instant / HOUR_MS) * HOUR_MS;

/** Returns the hourly indexes of the last day, the newest last. */
export function airObserved(view: SeasonView, now: number): AirReading[] {
  const last = hourOf(now);
  return STATIONS.flatMap((station) =>
    Array.from({ length: KEPT_HOURS }, (_, index) => {
      const at = last - (KEPT_HOURS - 1 - index) * HOUR_MS;
      return { station, at, aqhi: observed(view, station, at) };
    }),
  );
}

/** Returns the index of a station. An index set by hand applies from the hour in which it is set. */
function observed(view: SeasonView, station: Station, at: number): number | null {
  const set = view.state.edits.surroundings.air[station.air];
  if (set !== undefined && at >= hourOf(set.at)) return set.aqhi;
  const { scenario, seed } = view.season.plan;
  const hours = view.season.calendar.dayOf(at) * DAY_HOURS;
  // An instrument that is out of order stays silent for some hours.
  const silence = valueNoise(`${scenario}/${seed}/silent/${station.air}`, 0, 0, hours / 5);
  return silence > 1 - 2 * SILENT_SHARE ? null : aqhiOf(particlesAt(view, station, at, runAt(at)), hours);
}

/** Returns the forecasts of the last publications. The hours of two publications overlap. */
export function airForecast(view: SeasonView, now: number): AirForecast[] {
  return publicationsBefore(now).flatMap((publishedAt) =>
    STATIONS.flatMap((station) =>
      Array.from({ length: FORECAST_HOURS }, (_, index) => {
        const at = publishedAt + (index + 1) * HOUR_MS;
        const hours = view.season.calendar.dayOf(at) * DAY_HOURS;
        const aqhi = Math.round(aqhiOf(particlesAt(view, station, at, runAt(publishedAt)), hours));
        return { station, at, publishedAt, aqhi };
      }),
    ),
  );
}

function publicationsBefore(now: number): number[] {
  const midnight = Math.floor(now / (DAY_HOURS * HOUR_MS)) * DAY_HOURS * HOUR_MS;
  return [-2, -1, 0]
    .flatMap((days) => PUBLICATIONS.map((hour) => midnight + (days * DAY_HOURS + hour) * HOUR_MS))
    .filter((at) => at <= now)
    .slice(-PUBLICATIONS_KEPT);
}

/** Returns the fine particles at a station: a background, which is higher in calm air, and smoke. */
function particlesAt(view: SeasonView, station: Station, at: number, run: number): number {
  const { scenario, seed } = view.season.plan;
  const days = view.season.calendar.dayOf(at);
  const town = 7 + 6 * valueNoise(`${scenario}/${seed}/town/${station.air}`, 0, 0, days);
  const calm = Math.max(0, 14 - windAt(view, station.at, at).speed);
  return town + calm / 2 + smokeAt(view, at, run)(station.at);
}

/** Returns the index by the Canadian formula, from particles and typical other pollutants of the hour. */
function aqhiOf(particles: number, hours: number): number {
  const sun = Math.max(0, Math.sin((Math.PI * ((hours % DAY_HOURS) - 7)) / 14));
  const [ozone, nitrogen] = [22 + 14 * sun, 8 - 3 * sun];
  const excess =
    Math.expm1(0.000537 * ozone) + Math.expm1(0.000871 * nitrogen) + Math.expm1(0.000487 * particles);
  return roundTo((1000 / 10.4) * excess, 2);
}
