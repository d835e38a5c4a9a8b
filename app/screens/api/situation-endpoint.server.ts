import { countByProtection, countByStatus, totalHectares } from "#fires/counts.ts";
import { DANGER_LEVELS } from "#fires/danger.ts";
import type { CauseCount, Fire, Reading, Restriction, Statistics, ZoneDanger } from "#fires/model.ts";
import { isInForce, isUpcoming } from "#fires/restriction-rules.ts";
import { isActive, STATUS_ORDER, type StatusId } from "#fires/status.ts";
import { tenth } from "#territory/tenth.ts";
import { CAUSE_CODES, DANGER_CODES, STATUS_CODES } from "./codes.ts";
import { endpoint } from "./endpoint.server.ts";
import { known, meta } from "./meta.server.ts";
import { say } from "./shared-schemas.server.ts";

function fireCounts(fires: readonly Fire[]) {
  const active = fires.filter(({ statusId }) => isActive(statusId));
  const byStatus = countByStatus(fires);
  return {
    total: fires.length,
    active: active.length,
    contained: active.filter(({ containedAt }) => containedAt !== null).length,
    activeHectares: tenth(totalHectares(active)),
    byStatus: Object.fromEntries(STATUS_ORDER.map((id) => [STATUS_CODES[id], byStatus[id]])),
    activeByProtection: countByProtection(active),
  };
}

/** Returns the agency's own counts, which are separate from the site's counts. */
function statisticsAnswer({ value, readAt, failing }: Reading<Statistics>) {
  if (value === null) return null;
  const { byStatus, ...figures } = value;
  const counts = Object.entries(byStatus).map(([id, count]) => [STATUS_CODES[Number(id) as StatusId], count]);
  return { readAt, isFailing: failing, ...figures, byStatus: Object.fromEntries(counts) };
}

function dangerCounts(zones: readonly ZoneDanger[]) {
  const on = (level: number) => zones.filter(({ days }) => days[0]?.level === level).length;
  return {
    zones: zones.length,
    byLevelToday: Object.fromEntries(DANGER_LEVELS.map((level) => [DANGER_CODES[level], on(level)])),
  };
}

function restrictionCounts(restrictions: readonly Restriction[], now: Date) {
  return {
    inForce: restrictions.filter((each) => isInForce(each, now)).length,
    announced: restrictions.filter((each) => isUpcoming(each, now)).length,
  };
}

const causeCounts = (causes: readonly CauseCount[]) =>
  Object.fromEntries(causes.map(({ causeId, fires }) => [CAUSE_CODES[causeId], fires]));

const readingTime = ({ readAt, failing, dropped }: Reading<unknown>) => ({
  readAt,
  isFailing: failing,
  dropped,
});

/** Current counts. Responds with an error until fires have been read. Any other unread part is null. */
export const situation = endpoint({
  path: "/situation",
  id: "situation",
  summary: ["The situation in figures", "La situation en chiffres"],
  text: say(
    "Active fires by status and protection zone, the agency’s statistics for the year, fire danger by level, restrictions, and when each part was read.",
    "Feux actifs par état et par zone de protection, statistiques annuelles de l’agence, danger d’incendie par niveau, restrictions, et moment où chaque partie a été lue.",
  ),
  schema: "Situation",
  refusals: ["NoDataYet"],
  async answer({ services, now }) {
    const { fires, statistics, danger, restrictions, causes } = await services.situation.read();
    const { intensive, northern } = statistics;
    const others = [intensive, northern, danger, restrictions, causes].filter(({ value }) => value !== null);
    return {
      meta: meta([fires, ...others], services.siteUrl, now),
      fires: fireCounts(known(fires)),
      statistics: { intensive: statisticsAnswer(intensive), northern: statisticsAnswer(northern) },
      causesYear: causes.value && causeCounts(causes.value),
      danger: danger.value && dangerCounts(danger.value),
      restrictions: restrictions.value && restrictionCounts(restrictions.value, now),
      readings: {
        fires: readingTime(fires),
        danger: readingTime(danger),
        restrictions: readingTime(restrictions),
        causes: readingTime(causes),
      },
    };
  },
});
