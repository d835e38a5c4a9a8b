import type { Restriction, Situation } from "#fires/model.ts";
import type { Surroundings } from "#surroundings/model.ts";
import { whatAppliesWithOrders } from "#surroundings/what-applies.server.ts";
import { landmarkAt } from "#territory/gazetteer.server.ts";
import type { Language } from "#territory/language.ts";
import { roundedPosition } from "#territory/rounded-position.ts";
import { areaMapView } from "../../parts/drawn-map/area/area-map-view.server.ts";
import type { Place } from "../../parts/finder/meaning.ts";
import { otherPlaces } from "../../parts/finder/other-places.server.ts";
import { onMap } from "../../parts/finder/shown-choice.server.ts";
import { NEAR_KM, nearestFires } from "../../parts/fire/nearest-fires.server.ts";
import { dangerRow, regionName, restrictionGroups } from "../../parts/fire/rows.server.ts";
import { areaId } from "../../parts/map-links/record-ids.ts";
import { openFireWords } from "../../parts/open-fire/open-fire-words.server.ts";

const FIRES_SHOWN = 5;
interface LocationViewOptions {
  readonly language: Language;
  readonly now: Date;
  readonly surroundings: Surroundings;
}

export function locationView(situation: Situation, place: Place, options: LocationViewOptions) {
  const { language, now } = options;
  const { at, name, region, area, query } = place;
  const { fires } = situation;
  const {
    danger,
    restrictions: lists,
    zone,
    openFire,
  } = whatAppliesWithOrders(situation, options.surroundings, at, now);
  const groups = (list: readonly Restriction[]) => restrictionGroups(list, language, now);
  return {
    name,
    /** Map address of the natural area whose centre is this place; null for other places. */
    areaPath: area && onMap("areas", areaId(area), language),
    query,
    others: otherPlaces(place, language),
    at,
    position: roundedPosition(at),
    landmark: name === null ? landmarkAt(at) : null,
    region: { code: region, name: regionName(region, language) },
    isZoned: zone !== null,
    light: openFire && openFireWords(openFire, { ...options, readAt: situation.restrictions.readAt }),
    danger: danger === null || danger === "unavailable" ? danger : dangerRow(danger),
    restrictions: lists && {
      inForce: groups(lists.inForce),
      announced: groups(lists.announced),
      beside: groups(lists.beside),
      doubt: lists.doubt,
    },
    fires: fires.value && nearestFires(fires.value, at, language, now, FIRES_SHOWN),
    withinKm: NEAR_KM,
    map: areaMapView(
      situation,
      { kind: "around", at },
      {
        now,
        subject: { kind: "place", at, ...(query.place && name !== null && { label: name }) },
        restrictions: [...(lists?.inForce ?? []), ...(lists?.beside ?? [])],
      },
    ),
  };
}

export type LocationView = ReturnType<typeof locationView>;
