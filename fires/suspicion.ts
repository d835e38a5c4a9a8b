import type { Fire, Protection, Reading, Statistics } from "./model.ts";
import { isActive } from "./status.ts";

export const PROTECTIONS = ["intensive", "northern"] as const satisfies readonly Protection[];

/** A list that was not empty and is now. */
export function isEmptied(next: readonly unknown[], lastGood: readonly unknown[]): boolean {
  return next.length === 0 && lastGood.length > 0;
}

/**
 * The protection zones that had active fires and have no fire at all now, active or out. Fires that go out
 * stay in the year's list, so this is rarely the truth.
 */
export function zonesThatLostFires(next: readonly Fire[], lastGood: readonly Fire[]): Protection[] {
  return PROTECTIONS.filter((protection) => {
    const burned = lastGood.some((fire) => fire.protection === protection && isActive(fire.statusId));
    return burned && !next.some((fire) => fire.protection === protection);
  });
}

/** Statistics just read that say nothing burns. */
export function saysNoneActive({ value, failing }: Reading<Statistics>): boolean {
  return !failing && value?.activeFires === 0;
}
