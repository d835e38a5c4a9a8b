import type { Situation } from "#fires/model.ts";
import { nearestPlace } from "#territory/gazetteer.server.ts";
import type { Language } from "#territory/language.ts";
import { regionAt } from "#territory/locate.server.ts";
import type { Point } from "#territory/point.ts";
import { formatAge } from "../../../parts/data-age/data-age.ts";
import { nearestFires } from "../../../parts/fire/nearest-fires.server.ts";
import { regionName } from "../../../parts/fire/rows.server.ts";
import { NEAR_FIRE_KM, ROUNDED_OFF_KM } from "./near-fires.ts";
import type { Around, FireAround } from "./where-found.ts";

/**
 * More fires than are shown: the nearest ones to a rounded point can differ from the nearest ones to the
 * point itself.
 */
const MOST_FIRES = 12;

/** Returns known facts about a point: its region, the nearest named place, and the agency's fires. */
export function aroundPoint(situation: Situation, at: Point, language: Language, now: Date): Around {
  const region = regionAt(at);
  const nearest = nearestPlace(at);
  return {
    region: region && regionName(region, language),
    landmark: nearest && { name: nearest.place.name, at: nearest.place.at },
    fires: firesAround(situation, at, language, now),
    asOf: formatAge([situation.fires], language, now).written?.dayTime ?? null,
  };
}

function firesAround(
  { fires: { value } }: Situation,
  at: Point,
  language: Language,
  now: Date,
): FireAround[] | null {
  if (value === null) return null;
  return nearestFires(value, at, language, now, MOST_FIRES)
    .filter(({ km }) => km <= NEAR_FIRE_KM + ROUNDED_OFF_KM)
    .flatMap(({ fire }) => {
      const where = value.find(({ id }) => id === fire.id)?.at;
      return where ? [{ fire, at: where }] : [];
    });
}
