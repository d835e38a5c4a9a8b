import type { Situation } from "#fires/model.ts";
import { nearestPlace } from "#territory/gazetteer.server.ts";
import type { Language } from "#territory/language.ts";
import { regionAt } from "#territory/locate.server.ts";
import type { Point } from "#territory/point.ts";
import { formatAge } from "../../../parts/data-age/data-age.ts";
import { nearestFires } from "../../../parts/fire/nearest-fires.server.ts";
import { regionName } from "../../../parts/fire/rows.server.ts";
import { NEAR_FIRE_KM, ROUNDED_OFF_KM } from "./near-fires.ts";

/** Most fires to return, more than the page shows: other fires can be nearest to the exact point. */
const MOST_FIRES = 12;

/** Known facts about a point, the same for every point within a kilometre. */
export type Around = ReturnType<typeof aroundPoint>;

export function aroundPoint(situation: Situation, at: Point, language: Language, now: Date) {
  const region = regionAt(at);
  const nearest = nearestPlace(at);
  return {
    /** Name of the region; null outside Quebec. */
    region: region && regionName(region, language),
    /** The nearest place that has a name. */
    landmark: nearest && { name: nearest.place.name, at: nearest.place.at },
    /** Active fires near the point; null if the agency's list is unavailable. */
    fires: firesAround(situation, at, language, now),
    /** Time at which the list of fires was read, as text. */
    asOf: formatAge([situation.fires], language, now).written?.dayTime ?? null,
  };
}

function firesAround({ fires: { value } }: Situation, at: Point, language: Language, now: Date) {
  if (value === null) return null;
  return nearestFires(value, at, language, now, MOST_FIRES)
    .filter(({ km }) => km <= NEAR_FIRE_KM + ROUNDED_OFF_KM)
    .flatMap(({ fire }) => {
      const where = value.find(({ id }) => id === fire.id)?.at;
      return where ? [{ fire, at: where }] : [];
    });
}
