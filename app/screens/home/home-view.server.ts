import { sortFires } from "#fires/chosen-fires.ts";
import { DANGER_LEVELS } from "#fires/danger.ts";
import type { Fire, Reading, Restriction, Situation, ZoneDanger } from "#fires/model.ts";
import { restrictionsInForce } from "#fires/restriction-rules.ts";
import { listDoubt } from "#fires/restrictions-doubt.ts";
import { isActive } from "#fires/status.ts";
import type { Surroundings } from "#surroundings/model.ts";
import { QUEBEC } from "#surroundings/page-ground.server.ts";
import type { Language } from "#territory/language.ts";
import { formatsOf } from "../../i18n/format.ts";
import { formatAge } from "../../parts/data-age/data-age.ts";
import { mapView } from "../../parts/drawn-map/map-view.server.ts";
import { briefGroups, fireRow } from "../../parts/fire/rows.server.ts";
import { seasonState } from "../../parts/fire/season-state.ts";
import { activeCounts } from "../../parts/fire/summary.server.ts";
import { placeView } from "../../parts/place-answer/place-view.server.ts";
import { alertsNoticeMarkup } from "../../parts/surroundings/official-alerts.server.tsx";
import { officialAlertsOn } from "../../parts/surroundings/surroundings-view.server.ts";
import { both, type Period, periodView } from "./period-view.server.ts";

const LISTED_FIRES = 5;
/** Danger level from which the page warns: "high". */
const HIGH_DANGER = 3;

/** Returns how many more fires are active than a week ago, negative if fewer; null without statistics. */
function weekChange(situation: Situation, active: number): number | null {
  const before = both(situation, ({ activeFires7DaysAgo }) => activeFires7DaysAgo);
  return before === null ? null : active - before;
}

/** Counts the season's fires under intensive protection; a `difference` of 0.5 means 50% over the mean. */
function seasonAgainstMean({ statistics }: Situation): { fires: number; difference: number } | null {
  const { firesYear = null, firesTenYearMean = null } = statistics.intensive.value ?? {};
  return firesYear === null || !firesTenYearMean
    ? null
    : { fires: firesYear, difference: firesYear / firesTenYearMean - 1 };
}

function activeFires(situation: Situation, active: readonly Fire[]) {
  if (situation.fires.value === null) return null;
  const northern = active.filter(({ protection }) => protection === "northern").length;
  return {
    total: active.length,
    northern,
    intensive: active.length - northern,
    change: weekChange(situation, active.length),
    season: seasonAgainstMean(situation),
    byStatus: activeCounts(active).byStatus,
  };
}

function restrictions(reading: Reading<readonly Restriction[]>, language: Language, now: Date) {
  const { value } = reading;
  if (value === null) return null;
  const inForce = restrictionsInForce(value, now);
  return {
    groups: briefGroups(inForce, language, now),
    total: inForce.length,
    regions: new Set(inForce.flatMap(({ regions }) => regions)).size,
    doubt: listDoubt(reading, now),
  };
}

function dangerToday({ value }: Reading<readonly ZoneDanger[]>) {
  if (value === null) return null;
  const levels = value.flatMap(({ days: [today] }) => (today ? [today.level] : []));
  return {
    counts: DANGER_LEVELS.map((level) => ({ level, zones: levels.filter((each) => each === level).length })),
    total: levels.length,
    high: levels.filter((level) => level >= HIGH_DANGER).length,
  };
}

export function homeView(
  situation: Situation,
  {
    language,
    now,
    period,
    place,
    surroundings,
    search,
  }: {
    language: Language;
    now: Date;
    period: Period;
    place: Parameters<typeof placeView>[1];
    surroundings: Surroundings;
    /** Query of the page. */
    search: string;
  },
) {
  const active = (situation.fires.value ?? []).filter(({ statusId }) => isActive(statusId));
  const answered = placeView(situation, place, { language, now, surroundings });
  const changedAt = situation.statistics.intensive.value?.modifiedAt ?? null;
  const rows = (fires: readonly Fire[]) =>
    fires.slice(0, LISTED_FIRES).map((fire) => fireRow(fire, language, now));
  return {
    age: formatAge([situation.fires, situation.danger, situation.restrictions], language, now),
    changedAt: changedAt && formatsOf(language).dayTime(changedAt, now),
    active: activeFires(situation, active),
    state: seasonState(situation, now),
    map: mapView(situation),
    /** Markup of a notice of the official alerts in Quebec; null if a place's answer has its alerts. */
    officialAlerts:
      answered?.kind === "answer"
        ? null
        : alertsNoticeMarkup(officialAlertsOn(surroundings, QUEBEC, { language, now }), language, search),
    place: answered,
    restrictions: restrictions(situation.restrictions, language, now),
    period: periodView(situation, period, language, now),
    gravest: rows(sortFires(active, "gravity")),
    latest: rows(sortFires(active, "start")),
    danger: dangerToday(situation.danger),
  };
}

export type HomeView = ReturnType<typeof homeView>;
