import { distanceKm } from "#territory/distance.ts";
import { PLACES, type Place } from "#territory/gazetteer.server.ts";
import { lazy } from "#territory/lazy.ts";
import type { Point } from "#territory/point.ts";
import type { SmokeLayer } from "./model.ts";
import { smokeValueAt } from "./smoke-grid.ts";

/** Half the time between two grids: if a grid is older, the next one is nearer to now. */
const PAST_MS = 1.5 * 3_600_000;
const MOST_TOWNS = 5;
/** Shortest distance, in kilometres, between two of the towns. Nearer towns have about the same smoke. */
const APART_KM = 120;

/** The smoke that is forecast for an hour, in micrograms of fine particles per cubic metre. */
export interface SmokeHour {
  readonly at: Date;
  readonly micrograms: number;
}

/** Returns the smoke at a point, from the hour nearest to now onwards; empty if the forecast has no value. */
export const smokeAt = ({ grids = [] }: SmokeLayer, point: Point, now: Date): readonly SmokeHour[] =>
  grids.flatMap((grid) => {
    const micrograms = +grid.at < +now - PAST_MS ? null : smokeValueAt(grid, point);
    return micrograms === null ? [] : [{ at: grid.at, micrograms: Math.round(micrograms * 10) / 10 }];
  });

/** Returns whether a forecast hour is near enough to now to describe the present smoke. */
export const isSmokeNow = ({ at }: SmokeHour, now: Date): boolean => Math.abs(+at - +now) <= PAST_MS;

/** The largest towns that are far from each other. */
const towns = lazy((): readonly Place[] => {
  const chosen: Place[] = [];
  for (const place of PLACES.toSorted((one, other) => (other.population ?? 0) - (one.population ?? 0))) {
    if (chosen.every(({ at }) => distanceKm(at, place.at) > APART_KM)) chosen.push(place);
    if (chosen.length === MOST_TOWNS) break;
  }
  return chosen;
});

export interface SmokeAtTown {
  readonly town: string;
  readonly hours: readonly SmokeHour[];
}

/** Returns the smoke at the largest towns; empty if the forecast has no values there. */
export const smokeAtTowns = (layer: SmokeLayer, now: Date): readonly SmokeAtTown[] =>
  towns()
    .map(({ name, at }) => ({ town: name, hours: smokeAt(layer, at, now) }))
    .filter(({ hours }) => hours.length > 0);
