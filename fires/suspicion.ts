import type { KnownFire } from "./merge-fires.ts";
import type { Fire, Protection } from "./model.ts";
import { isActive } from "./status.ts";

export const PROTECTIONS = ["intensive", "northern"] as const satisfies readonly Protection[];

/** A list that was not empty and is now. */
export function isEmptied(next: readonly unknown[], lastGood: readonly unknown[] | null): boolean {
  return next.length === 0 && lastGood !== null && lastGood.length > 0;
}

/**
 * The protection zones that had active fires and have no fire at all now, active or out; every zone, when no fire at
 * all is listed where some were or nothing was known. Fires that go out stay in the year's list, so this is rarely
 * the truth.
 */
export function zonesThatLostFires(
  next: readonly Fire[],
  known: readonly KnownFire[] | null,
): readonly Protection[] {
  if (next.length === 0 && known?.length !== 0) return PROTECTIONS;
  return PROTECTIONS.filter((protection) => {
    const burned = known?.some((fire) => fire.protection === protection && isActive(fire.statusId));
    return burned && !next.some((fire) => fire.protection === protection);
  });
}
