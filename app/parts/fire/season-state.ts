import type { Situation } from "#fires/model.ts";
import { isActive } from "#fires/status.ts";
import { quebecDay } from "#territory/quebec-day.ts";

/** Which of its faces the home page shows; an empty list of fires has two of them. */
export type SeasonState = "unknown" | "winter" | "quiet" | "season" | "crisis";

/** More active fires than this, and the situation is exceptional. */
export const CRISIS_ABOVE = 100;

/** The fire season runs from April to mid-November. */
function isOffSeason(now: Date): boolean {
  const day = quebecDay(now).slice("2026-".length);
  return day < "04-01" || day > "11-15";
}

/** High danger anywhere, or a fire that burns, is a season whatever the day. */
const HIGH = 3;
const isInSeason = ({ fires, danger }: Known) =>
  fires.value?.some(({ statusId }) => isActive(statusId)) ||
  danger.value?.some(({ days }) => (days[0]?.level ?? 0) >= HIGH);

type Known = Pick<Situation, "fires" | "danger">;

/** Fires that are not known are neither quiet nor winter. */
export function seasonState(situation: Known, now: Date): SeasonState {
  const active = situation.fires.value?.filter(({ statusId }) => isActive(statusId)).length;
  if (active === undefined) return "unknown";
  if (active > CRISIS_ABOVE) return "crisis";
  return active > 0 ? "season" : quietState(situation, now);
}

/** What it means that nothing burns where one looks. */
export const quietState = (situation: Known, now: Date): "winter" | "quiet" =>
  isOffSeason(now) && !isInSeason(situation) ? "winter" : "quiet";
