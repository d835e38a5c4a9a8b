import type { Situation } from "#fires/model.ts";
import type { Surroundings } from "#surroundings/model.ts";
import { whatAppliesWithOrders } from "#surroundings/what-applies.server.ts";
import { formatPosition } from "#territory/format-position.ts";
import type { Language } from "#territory/language.ts";
import type { Place } from "../finder/meaning.ts";
import { otherPlaces } from "../finder/other-places.server.ts";
import { NEAR_KM, nearestFires } from "../fire/nearest-fires.server.ts";
import { dangerRow, regionName, restrictionGroups } from "../fire/rows.server.ts";
import { openFireWords } from "../open-fire/open-fire-words.server.ts";
import { airHereMarkup, roadsHereMarkup } from "../surroundings/around-here.server.tsx";
import { officialAlertsMarkup } from "../surroundings/official-alerts.server.tsx";
import { officialAlertsAt } from "../surroundings/surroundings-view.server.ts";
import type { PlaceView } from "./place-view.ts";

interface PlaceViewOptions {
  readonly language: Language;
  readonly now: Date;
  readonly surroundings: Surroundings;
}

function answer(situation: Situation, place: Place, options: PlaceViewOptions): PlaceView {
  const { language, now, surroundings } = options;
  const { at, name, query } = place;
  const { region, danger, restrictions, openFire } = whatAppliesWithOrders(situation, surroundings, at, now);
  const inForce = restrictions?.inForce;
  const fires = situation.fires.value;
  return {
    kind: "answer",
    name,
    position: formatPosition(at, language),
    region: region && regionName(region, language),
    danger: danger === null || danger === "unavailable" ? danger : dangerRow(danger),
    restrictions: inForce ? restrictionGroups(inForce, language, now) : "unavailable",
    doubt: restrictions?.doubt ?? null,
    openFire: openFire && openFireWords(openFire, { language, now, readAt: situation.restrictions.readAt }),
    nearest: fires === null ? "unavailable" : nearestFires(fires, at, language, now),
    withinKm: NEAR_KM,
    officialAlerts: officialAlertsMarkup(
      officialAlertsAt(surroundings, { at, region, language, now }),
      language,
    ),
    air: airHereMarkup(surroundings, { at, language, now }),
    roads: roadsHereMarkup(surroundings, { at, language, now, fires: fires ?? [] }),
    others: otherPlaces(place, language),
    full: query,
  };
}

/** Returns the answer for the place in the page's address; null if the address has no place. */
export function placeView(
  situation: Situation,
  place: Place | { readonly kind: "outside" } | null,
  options: PlaceViewOptions,
): PlaceView | null {
  return place?.kind === "point" ? answer(situation, place, options) : place;
}
