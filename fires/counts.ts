import type { Fire, Protection } from "./model.ts";
import { isActive, type StatusId } from "./status.ts";

/** Fires of the list by status, zero included. */
export function countByStatus(fires: readonly Fire[]): Record<StatusId, number> {
  const counts: Record<StatusId, number> = { 0: 0, 1: 0, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0 };
  for (const { statusId } of fires) counts[statusId] += 1;
  return counts;
}

/** Fires of the list by protection zone, zero included. */
export function countByProtection(fires: readonly Fire[]): Record<Protection, number> {
  const counts: Record<Protection, number> = { intensive: 0, northern: 0 };
  for (const { protection } of fires) counts[protection] += 1;
  return counts;
}

/** Fires of the list that are not out. */
export function countActive(fires: readonly Fire[]): number {
  return fires.filter(({ statusId }) => isActive(statusId)).length;
}

/** Hectares of the list; fires of unknown size add nothing. */
export function totalHectares(fires: readonly Fire[]): number {
  return fires.reduce((sum, { sizeHa }) => sum + (sizeHa ?? 0), 0);
}
