import { distanceKm } from "#territory/distance.ts";
import { zoneByNumber } from "#territory/zones.ts";
import { FIRE_COUNTRY } from "../season/fire-country.ts";
import { dangerAt } from "../season/season.ts";
import type { SeasonControls } from "../season/season-controls.ts";
import { circleOf, type Filters } from "./selection.ts";

const COUNTRY_OF_ZONE = new Map(FIRE_COUNTRY.map((country) => [country.zone, country]));

/** Returns the danger of the zones that match the filters. A zone's location is its centre. */
export function dangerAnswer(controls: SeasonControls, wanted: Filters) {
  const circle = circleOf(wanted);
  return dangerAt(controls.season, controls.state.edits, controls.now()).filter(({ NumeroZone }) => {
    const country = COUNTRY_OF_ZONE.get(NumeroZone);
    const zone = zoneByNumber(NumeroZone);
    if (country === undefined || zone === undefined) return false;
    if (wanted.noRegionAdm?.includes(country.region) === false) return false;
    if (wanted.noMrc?.includes(country.mrcCode) === false) return false;
    return circle === null || distanceKm(circle.centre, zone.anchor) <= circle.radiusKm;
  });
}
