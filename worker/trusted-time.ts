/**
 * Returns the time for erasing: the clock's time, or the process's start time plus its uptime, whichever is
 * earlier. A clock that jumps ahead erases nothing.
 */
export const trustedTime = (): Date =>
  new Date(Math.min(Date.now(), performance.timeOrigin + performance.now()));
