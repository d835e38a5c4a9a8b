import { z } from "zod";
import { DAY_MS, instantOfDay } from "../season/calendar.ts";
import { FIRE_COUNTRY, type FireCountry } from "../season/fire-country.ts";
import { isNorthern } from "../season/ground.ts";
import { type TenYearMean, tenYearMean } from "../season/means.ts";
import type { SeasonRoom } from "../season/season-room.ts";
import { statisticsOf } from "../season/statistics.ts";
import { type Filters, filters, protectionsOf, selectFires } from "./selection.ts";
import { testFires } from "./test-data.ts";

const isoDay = z.iso.date().transform((date) => instantOfDay(Date.parse(date) / DAY_MS + 1) - 1);
const instant = z.iso.datetime({ offset: true, local: true }).transform((date) => Date.parse(date));
const historicFilters = filters.extend({ dateHistorique: z.union([isoDay, instant]).optional() });

/** The statistics of a selection now, or at the end of a past day. */
export function statisticsAnswer(room: SeasonRoom, query: Readonly<Record<string, string>>) {
  const wanted = historicFilters.parse(query);
  const now = room.now();
  const at = Math.min(now, wanted.dateHistorique ?? now);
  const select = (instant: number) =>
    selectFires(wanted.test ? testFires(instant) : room.firesAt(instant), wanted);
  const moments = { now: select(at), dayBefore: select(at - DAY_MS), weekBefore: select(at - 7 * DAY_MS) };
  return {
    FeuxEtatSituationStats: statisticsOf(moments, meanOf(wanted, room.season.calendar.dayOf(at)), at),
  };
}

/** A region's share of the mean is its share of the country fires start in. */
function meanOf(wanted: Filters, seasonDay: number): TenYearMean {
  const protections = protectionsOf(wanted);
  const weightIn = (countries: readonly FireCountry[]) =>
    countries.reduce((sum, { people, lightning }) => sum + people + lightning, 0);
  const inside = FIRE_COUNTRY.filter(
    ({ region, mrcCode }) =>
      (wanted.noRegionAdm?.includes(region) ?? true) && (wanted.noMrc?.includes(mrcCode) ?? true),
  );
  const parts = (["intensive", "northern"] as const)
    .filter((protection) => protections[protection])
    .map((protection) => {
      const isOf = (country: FireCountry) => isNorthern(country) === (protection === "northern");
      const share = weightIn(inside.filter(isOf)) / weightIn(FIRE_COUNTRY.filter(isOf));
      return tenYearMean(protection, seasonDay, share);
    });
  return {
    fires: parts.reduce((sum, { fires }) => sum + fires, 0),
    hectares: parts.reduce((sum, { hectares }) => sum + hectares, 0),
  };
}
