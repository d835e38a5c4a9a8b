import type { Situation } from "#fires/model.ts";
import { isActive } from "#fires/status.ts";
import { quebecDay } from "#territory/quebec-day.ts";

/** The state of the home page. An empty list of fires means `winter` or `quiet`. */
export type SeasonState = "unknown" | "winter" | "quiet" | "season" | "crisis";

/** More active fires than this are a crisis. */
export const CRISIS_ABOVE = 100;

/** Returns true outside the fire season, which runs from April to mid-November. */
function isOffSeason(now: Date): boolean {
  const day = quebecDay(now).slice("2026-".length);
  return day < "04-01" || day > "11-15";
}

/** Danger level from which the season is not over, whatever the date, if any zone of Quebec has it today. */
const HIGH = 3;
const isInSeason = ({ fires, danger }: Known) =>
  fires.value?.some(({ statusId }) => isActive(statusId)) ||
  danger.value?.some(({ days }) => (days[0]?.level ?? 0) >= HIGH);

type Known = Pick<Situation, "fires" | "danger">;

/** Returns the season's state; `unknown` if the fires are unknown. */
export function seasonState(situation: Known, now: Date): SeasonState {
  const active = situation.fires.value?.filter(({ statusId }) => isActive(statusId)).length;
  if (active === undefined) return "unknown";
  if (active > CRISIS_ABOVE) return "crisis";
  return active > 0 ? "season" : quietState(situation, now);
}

/** Returns the state of an area without active fires. */
export const quietState = (situation: Known, now: Date): "winter" | "quiet" =>
  isOffSeason(now) && !isInSeason(situation) ? "winter" : "quiet";
