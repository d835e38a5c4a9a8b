import type { Fire, Protection } from "./model.ts";
import { isActive, type StatusId } from "./status.ts";

/** Counts fires by status, including zeros. */
export function countByStatus(fires: readonly Fire[]): Record<StatusId, number> {
  const counts: Record<StatusId, number> = { 0: 0, 1: 0, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0 };
  for (const { statusId } of fires) counts[statusId] += 1;
  return counts;
}

/** Counts fires by protection zone, including zeros. */
export function countByProtection(fires: readonly Fire[]): Record<Protection, number> {
  const counts: Record<Protection, number> = { intensive: 0, northern: 0 };
  for (const { protection } of fires) counts[protection] += 1;
  return counts;
}

export function countActive(fires: readonly Fire[]): number {
  return fires.filter(({ statusId }) => isActive(statusId)).length;
}

/** Returns the total hectares of the fires; unknown sizes add nothing. */
export function totalHectares(fires: readonly Fire[]): number {
  return fires.reduce((sum, { sizeHa }) => sum + (sizeHa ?? 0), 0);
}
