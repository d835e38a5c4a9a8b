/**
 * The time by which things are erased: what the clock says, or what it said when this process began and the time since, whichever is
 * earlier. A clock that jumps ahead erases nothing.
 */
export const sureTime = (): Date =>
  new Date(Math.min(Date.now(), performance.timeOrigin + performance.now()));
