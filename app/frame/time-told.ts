/** The latest moment that a server told, and when it was learnt, by a clock that nobody sets. */
let told = { moment: 0, at: 0 };

const sinceTold = () => told.moment + performance.now() - told.at;

/** Takes note of when a server wrote what is shown, in milliseconds since 1970. */
export function tellTime(moment: number): void {
  if (moment > sinceTold()) told = { moment, at: performance.now() };
}

/** The time by this device's clock, and never before a server's word: a clock that is slow must not make old data look new. */
export const timeNow = (): number => Math.max(Date.now(), sinceTold());
