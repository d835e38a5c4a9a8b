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

interface PlaceViewOptions {
  readonly language: Language;
  readonly now: Date;
  readonly surroundings: Surroundings;
}

function placeAnswer(situation: Situation, place: Place, options: PlaceViewOptions) {
  const { language, now, surroundings } = options;
  const { at, name, query } = place;
  const { region, danger, restrictions, openFire } = whatAppliesWithOrders(situation, surroundings, at, now);
  const inForce = restrictions?.inForce;
  const fires = situation.fires.value;
  return {
    kind: "answer" as const,
    /** Name of the place; null for a position. */
    name,
    /** The position in words, to about a kilometre. */
    position: formatPosition(at, language),
    region: region && regionName(region, language),
    /** Danger here; null if the agency publishes none, "unavailable" if its data was never received. */
    danger: danger === null || danger === "unavailable" ? danger : dangerRow(danger),
    restrictions: inForce ? restrictionGroups(inForce, language, now) : ("unavailable" as const),
    /** Whether an empty list of restrictions means that none is in force; null if there is no list. */
    doubt: restrictions?.doubt ?? null,
    /** Whether open fires are allowed here, in the words of the full answer's page. */
    openFire: openFire && openFireWords(openFire, { language, now, readAt: situation.restrictions.readAt }),
    nearest: fires === null ? ("unavailable" as const) : nearestFires(fires, at, language, now),
    withinKm: NEAR_KM,
    /** Markup of the official alerts; null if their source is not configured. */
    officialAlerts: officialAlertsMarkup(
      officialAlertsAt(surroundings, { at, region, language, now }),
      language,
    ),
    /** Markup of the air and smoke; null if neither has a configured source. */
    air: airHereMarkup(surroundings, { at, language, now }),
    /** Markup of the wind and closed roads; null if neither has a configured source. */
    roads: roadsHereMarkup(surroundings, { at, language, now, fires: fires ?? [] }),
    /** Places with the same name. */
    others: otherPlaces(place, language),
    /** The query of the page with the full answer. */
    full: query,
  };
}

/** Returns the answer for the place in the page's address; null if the address has no place. */
export function placeView(
  situation: Situation,
  place: Place | { readonly kind: "outside" } | null,
  options: PlaceViewOptions,
) {
  return place?.kind === "point" ? placeAnswer(situation, place, options) : place;
}

/** The answer for a visitor's place. */
export type PlaceView = NonNullable<ReturnType<typeof placeView>>;
