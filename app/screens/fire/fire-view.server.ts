import type { Fire, Situation } from "#fires/model.ts";
import { resourcesIn } from "#fires/resources.ts";
import type { RestrictionType } from "#fires/restriction.ts";
import { restrictionsAt } from "#fires/restriction-rules.ts";
import { listDoubt } from "#fires/restrictions-doubt.ts";
import { isActive } from "#fires/status.ts";
import type { Language } from "#territory/language.ts";
import { formatsOf } from "../../i18n/format.ts";
import { formatAge } from "../../parts/data-age/data-age.ts";
import { areaMapView } from "../../parts/drawn-map/area/area-map-view.server.ts";
import { NEAR_KM, nearestFires } from "../../parts/fire/nearest-fires.server.ts";
import { dangerRow, fireRow, restrictionGroups } from "../../parts/fire/rows.server.ts";
import { zoneName } from "../../parts/place/area.server.ts";
import { nearTowns } from "./near-towns.server.ts";

const NEAREST = 5;

function report(fire: Fire, situation: Situation, language: Language, now: Date) {
  const formats = formatsOf(language);
  const when = (date: Date | null) => date && formats.dayTime(date, now);
  const { mrc, city, managementUnit, resources, at } = fire;
  return {
    ...fireRow(fire, language, now),
    started: when(fire.startedAt),
    modified: when(fire.modifiedAt),
    extinguished: isActive(fire.statusId) ? null : when(fire.extinguishedAt),
    zone: fire.zone === null ? null : zoneName(situation, fire.zone),
    mrc,
    city,
    managementUnit,
    resources: resources === null ? null : resourcesIn(resources, language),
    at,
  };
}

/** Returns danger and restrictions at a fire: null if the place is unknown, "unavailable" if not read yet. */
function there(
  { at, region, zone }: Fire,
  { danger, restrictions }: Situation,
  language: Language,
  now: Date,
) {
  const here = danger.value?.find((each) => each.zone === zone);
  const inForce = at && restrictions.value && restrictionsAt(restrictions.value, { at, region, now });
  return {
    danger: danger.value === null ? ("unavailable" as const) : here ? dangerRow(here) : null,
    restrictions:
      restrictions.value === null
        ? ("unavailable" as const)
        : inForce && restrictionGroups(inForce, language, now),
    doubt: listDoubt(restrictions, now),
  };
}

/** Restriction types on the map: they cover small areas. Other types could hide the whole map. */
const LOCAL: readonly RestrictionType[] = ["plane", "risk", "closure"];

/** Returns the map around the fire, with the restrictions there; null if the fire's position is unknown. */
function mapAround(situation: Situation, fire: Fire, now: Date) {
  if (fire.at === null) return null;
  const here = { at: fire.at, region: fire.region, now };
  const restrictions = restrictionsAt(situation.restrictions.value ?? [], here);
  return areaMapView(
    situation,
    { kind: "around", at: fire.at },
    {
      now,
      subject: { kind: "fire", fire, label: fire.name ?? String(fire.number) },
      restrictions: restrictions.filter(({ type }) => LOCAL.includes(type)),
    },
  );
}

export function fireView(situation: Situation, fire: Fire, language: Language, now: Date) {
  const others = (situation.fires.value ?? []).filter(({ id }) => id !== fire.id);
  return {
    fire: report(fire, situation, language, now),
    ...there(fire, situation, language, now),
    nearest: fire.at && nearestFires(others, fire.at, language, now, NEAREST),
    withinKm: NEAR_KM,
    towns: fire.at && nearTowns(fire.at),
    map: mapAround(situation, fire, now),
    /** Whether the interactive map shows the fire. The map only shows the main list, not contained fires. */
    isOnMap: situation.fires.value?.some(({ id }) => id === fire.id) ?? false,
    age: formatAge([situation.fires, situation.danger, situation.restrictions], language, now),
  };
}

export type FireView = ReturnType<typeof fireView>;
