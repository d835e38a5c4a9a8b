import { type Freshness, freshnessOf } from "#fires/freshness.ts";
import type { Situation } from "#fires/model.ts";
import type { Surroundings } from "#surroundings/model.ts";
import { QUEBEC } from "#surroundings/page-ground.server.ts";
import type { Language } from "#territory/language.ts";
import { noonInQuebec } from "#territory/quebec-day.ts";
import { formatsOf } from "../../i18n/format.ts";
import { formatAge } from "../../parts/data-age/data-age.ts";
import { dangerRow } from "../../parts/fire/rows.server.ts";
import { provinceRestrictions, zonesByLevel } from "../../parts/fire/summary.server.ts";
import { officialAlertsOn } from "../../parts/surroundings/surroundings-view.server.ts";
import { lightFires } from "./light-fires.server.ts";

/** A date in another year, so that formatted dates include the year: a copy can be read years later. */
const LONG_AGO = new Date(0);
const DAYS = [0, 1, 2] as const;

function danger({ danger: { value, readAt } }: Situation, language: Language) {
  if (value === null || readAt === null) return null;
  return {
    /** Names of the three days, starting with today's: a copy can be read tomorrow. */
    days: DAYS.map((later) => formatsOf(language).weekday(noonInQuebec(readAt, later))),
    levels: zonesByLevel(value.map(dangerRow)),
  };
}

/** Returns what the light page shows about the province; null for data that was never read. */
export function lightView(situation: Situation, around: Surroundings, language: Language, now: Date) {
  const { fires, restrictions } = situation;
  const age = formatAge([fires, situation.danger, restrictions], language, now);
  const freshness: Freshness | null = age.readAt && freshnessOf(now.getTime() - age.readAt.getTime());
  const moment = (date: Date | null) => date && formatsOf(language).dayTime(date, LONG_AGO);
  return {
    age,
    freshness,
    /** Time at which the data was read, with the year, as text. */
    when: moment(age.readAt),
    /** Official alerts in force in the province; null if their source is not set. */
    alerts: officialAlertsOn(around, QUEBEC, { language, now, hasYears: true }),
    restrictionsAt: moment(restrictions.readAt),
    restrictions: provinceRestrictions(situation, language, now),
    danger: danger(situation, language),
    fires: fires.value && lightFires(fires.value, language, now),
  };
}

export type LightView = ReturnType<typeof lightView>;
