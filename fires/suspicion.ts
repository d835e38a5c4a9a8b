import type { KnownFire } from "./merge-fires.ts";
import type { Fire, Protection, Restriction } from "./model.ts";
import { hasEnded } from "./restriction-rules.ts";
import { isActive } from "./status.ts";

export const PROTECTIONS = ["intensive", "northern"] as const satisfies readonly Protection[];

/** A list that was not empty and is now. */
export function isEmptied(next: readonly unknown[], lastGood: readonly unknown[] | null): boolean {
  return next.length === 0 && lastGood !== null && lastGood.length > 0;
}

/** Fewer may be lifted at once. */
const FEW = 3;

/**
 * Restrictions of which most have left before their end, and more than a few: an answer that is cut short is far likelier, and by it a
 * fire may be lit under a ban. The watch tells nobody that they are lifted before they have stayed away.
 */
export function areMostLifted(
  next: readonly Restriction[],
  lastGood: readonly Restriction[] | null,
  now: Date,
): boolean {
  const held = lastGood?.filter((restriction) => !hasEnded(restriction, now)).length ?? 0;
  return held - next.length > FEW && next.length < held / 2;
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
