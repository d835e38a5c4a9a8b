import { TIME_ZONE } from "#territory/time-zone.ts";

const DIGEST_HOUR = 7;
const QUIET_FROM_HOUR = 22;
const QUIET_TO_HOUR = 6;
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

const CLOCK = new Intl.DateTimeFormat("en-CA", {
  timeZone: TIME_ZONE,
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

/** Returns the hours since midnight in Quebec. */
function hourIn(at: Date): number {
  const [hour = "0", minute = "0"] = CLOCK.format(at).split(":");
  return Number(hour) + Number(minute) / 60;
}

/** Returns when the clock in Quebec next shows an hour, also on days of 23 and 25 hours. */
function nextAt(hour: number, after: Date): Date {
  let at = Math.floor(after.getTime() / MINUTE_MS) * MINUTE_MS + MINUTE_MS;
  // Jumps close to the time, then advances by minutes.
  for (;;) {
    const ahead = (hour - hourIn(new Date(at)) + 24) % 24;
    if (ahead === 0) return new Date(at);
    at += ahead > 3 ? Math.floor(ahead - 2) * HOUR_MS : MINUTE_MS;
  }
}

/** Returns when the next daily digest after a moment is sent: at 7:00 in Quebec. */
export const digestAt = (moment: Date): Date => nextAt(DIGEST_HOUR, moment);

/** Returns the end of quiet hours, 22:00 to 6:00 in Quebec; null outside them. */
export function quietUntil(moment: Date): Date | null {
  const hour = hourIn(moment);
  return hour >= QUIET_FROM_HOUR || hour < QUIET_TO_HOUR ? nextAt(QUIET_TO_HOUR, moment) : null;
}
