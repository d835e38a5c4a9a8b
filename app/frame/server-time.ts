/** The latest server time and when it was received, by the monotonic clock. */
let told = { moment: 0, at: 0 };

const sinceTold = () => told.moment + performance.now() - told.at;

/** Records when the server rendered what is shown, in milliseconds since 1970. */
export function recordServerTime(moment: number): void {
  if (moment > sinceTold()) told = { moment, at: performance.now() };
}

/**
 * Returns the time by this device's clock, but never earlier than the server's time: with a slow clock, old
 * data must not look new.
 */
export const timeNow = (): number => Math.max(Date.now(), sinceTold());
