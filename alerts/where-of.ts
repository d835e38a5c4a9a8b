import { DIRECTIONS } from "#plan/names.ts";
import { decimal } from "#territory/decimal.ts";
import { bearingDegrees, compassPoint } from "#territory/distance.ts";
import type { Language } from "#territory/language.ts";
import type { Point } from "#territory/point.ts";
import type { FactPlace } from "./fact.ts";
import { VOCABULARIES } from "./vocabularies.ts";

/** Returns the distance and direction of a point from a place; empty if either is unknown. */
export function whereOf(at: Point | null, place: FactPlace | null, language: Language): string {
  if (at === null || place === null || place.distanceKm === null) return "";
  const words = VOCABULARIES[language];
  if (place.distanceKm < 1) return words.beside;
  const wind = DIRECTIONS[compassPoint(bearingDegrees(place.at, at))][language];
  return words.away(decimal(place.distanceKm, place.distanceKm < 10 ? 1 : 0, language), wind);
}
