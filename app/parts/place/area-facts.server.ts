import type { Fire, Restriction, Situation } from "#fires/model.ts";
import { covers, restrictionsTouching } from "#fires/open-fire-in.server.ts";
import { restrictionsInForce, upcomingRestrictions } from "#fires/restriction-rules.ts";
import { listDoubt } from "#fires/restrictions-doubt.ts";
import { zonesOfRegion } from "#territory/area-relations.server.ts";
import type { Language } from "#territory/language.ts";
import type { MapFrame } from "../drawn-map/map-frame.ts";
import { dangerRow, restrictionGroups } from "../fire/rows.server.ts";
import { type DangerRow, levelOn } from "../fire/rows.ts";
import { type Area, zoneName } from "./area.server.ts";

/** Returns the year's fires of an area; null if fires were never received. */
export function firesIn(area: Area, { fires }: Situation): readonly Fire[] | null {
  if (fires.value === null) return null;
  return fires.value.filter(({ region, zone }) =>
    area.kind === "region" ? region === area.code : zone === area.zone,
  );
}

/** Returns the danger of an area's zones, highest first. A zone without data appears without levels. */
export function dangerIn(area: Area, situation: Situation): readonly DangerRow[] | null {
  const { danger } = situation;
  if (danger.value === null) return null;
  const rows = new Map(danger.value.map((each) => [each.zone, dangerRow(each)]));
  const today = (row: DangerRow) => levelOn(0, row) ?? 0;
  return (area.kind === "region" ? zonesOfRegion(area.code) : [area.zone])
    .map((zone) => rows.get(zone) ?? { zone, name: zoneName(situation, zone), levels: "---" })
    .toSorted((a, b) => today(b) - today(a) || a.name.localeCompare(b.name, "fr"));
}

/** Returns the restrictions that touch an area, in force and announced; null if never received. */
export function restrictionsIn(area: Area, { restrictions }: Situation, language: Language, now: Date) {
  if (restrictions.value === null) return null;
  const here = restrictionsTouching(restrictions.value, area);
  return {
    groups: groupsIn(area, restrictionsInForce(here, now), language, now),
    upcoming: groupsIn(area, upcomingRestrictions(here, now), language, now),
    doubt: listDoubt(restrictions, now),
  };
}

/** Groups restrictions. In each group, those of the whole area come first; others are marked `partOf`. */
function groupsIn(area: Area, here: readonly Restriction[], language: Language, now: Date) {
  const inPart = new Set(here.filter((each) => !covers(area, [each])).map(({ id }) => id));
  return restrictionGroups(here, language, now).map((group) => ({
    ...group,
    places: group.places
      .map((place) => (inPart.has(place.id) ? { ...place, partOf: area.kind } : place))
      .toSorted((a, b) => Number(inPart.has(a.id)) - Number(inPart.has(b.id))),
  }));
}

export const areaFrame = (area: Area): MapFrame =>
  area.kind === "region" ? { kind: "region", code: area.code } : { kind: "zone", number: area.zone };
