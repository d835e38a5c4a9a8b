import type { Fire, Protection, Reading, Statistics } from "./model.ts";
import { isActive } from "./status.ts";

const PROTECTIONS = ["intensive", "northern"] as const satisfies readonly Protection[];

/** A list that was not empty and is now. */
export function isEmptied(next: readonly unknown[], lastGood: readonly unknown[]): boolean {
  return next.length === 0 && lastGood.length > 0;
}

/**
 * True when a protection zone that had active fires has no fire at all now, active or out, and its
 * statistics do not say so too. Fires that go out stay in the year's list, so this is rarely the truth.
 */
export function hasLostItsFires(
  next: readonly Fire[],
  lastGood: readonly Fire[],
  statistics: Readonly<Record<Protection, Reading<Statistics>>>,
): boolean {
  return PROTECTIONS.some((protection) => {
    const burned = lastGood.some((fire) => fire.protection === protection && isActive(fire.statusId));
    const remains = next.some((fire) => fire.protection === protection);
    return burned && !remains && !saysNoneActive(statistics[protection]);
  });
}

function saysNoneActive({ value, failing }: Reading<Statistics>): boolean {
  return !failing && value?.activeFires === 0;
}
