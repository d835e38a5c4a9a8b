/** Status ids of the public API. 0 to 5 are active. */
export const STATUSES = {
  0: "recorded",
  1: "new",
  2: "underObservation",
  3: "outOfControl",
  4: "beingHeld",
  5: "underControl",
  6: "extinguished",
} as const;

export const OUT_OF_CONTROL = 3;
export const EXTINGUISHED = 6;

export type StatusId = keyof typeof STATUSES;

/** Display order of statuses: the most severe first. */
export const STATUS_ORDER = [3, 1, 0, 2, 4, 5, 6] as const satisfies readonly StatusId[];

/** Returns whether a fire is active, which means not extinguished. */
export function isActive(statusId: StatusId): boolean {
  return statusId !== EXTINGUISHED;
}
