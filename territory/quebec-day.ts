import { TIME_ZONE } from "./time-zone.ts";

const written = new Intl.DateTimeFormat("en-CA", { timeZone: TIME_ZONE, dateStyle: "short" });
const DAY_MS = 24 * 3_600_000;

/** About noon of the day that it is in Quebec, or of so many days later: hours added to a moment miss a day when clocks change. */
export const noonInQuebec = (at: Date, daysLater = 0): Date =>
  new Date(Date.parse(`${written.format(at)}T17:00:00Z`) + daysLater * DAY_MS);
