import { TIME_ZONE } from "#territory/time-zone.ts";
/** Which of its faces the home page shows; an empty list of fires has two of them. */
export type SeasonState = "unknown" | "winter" | "quiet" | "season" | "crisis";

/** More active fires than this, and the situation is exceptional. */
export const CRISIS_ABOVE = 100;

/** The fire season runs from April to mid-November. */
function isOffSeason(now: Date): boolean {
  const [month = 0, day = 0] = new Intl.DateTimeFormat("en-CA", {
    timeZone: TIME_ZONE,
    month: "numeric",
    day: "numeric",
  })
    .format(now)
    .split(/\D/)
    .map(Number);
  return month < 4 || month > 11 || (month === 11 && day > 15);
}

/** Null means that the fires are not known: that is neither quiet nor winter. */
export function seasonState(activeFires: number | null, now: Date): SeasonState {
  if (activeFires === null) return "unknown";
  if (activeFires > CRISIS_ABOVE) return "crisis";
  if (activeFires > 0) return "season";
  return quietState(now);
}

/** What it means that nothing burns. */
export const quietState = (now: Date): "winter" | "quiet" => (isOffSeason(now) ? "winter" : "quiet");
