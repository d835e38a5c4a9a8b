/** The latest server time and when it was received, by the monotonic clock. */
let latest = { moment: 0, at: 0 };

const serverTime = () => latest.moment + performance.now() - latest.at;

/** Records when the server rendered what is shown, in milliseconds since 1970. */
export function recordServerTime(moment: number): void {
  if (moment > serverTime()) latest = { moment, at: performance.now() };
}

/**
 * Returns the time by this device's clock, but never earlier than the server's time: with a slow clock, old
 * data must not look new.
 */
export const timeNow = (): number => Math.max(Date.now(), serverTime());
