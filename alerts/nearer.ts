/** Radii of rings around a place. A fire comes nearer to the place if its edge enters another ring. */
export const NEARER_KM = [20, 10, 5, 2] as const;

/** Returns the radius, in km, of a fire drawn as a circle of its size. */
export const reachKm = (sizeHa: number | null): number => Math.sqrt(Math.max(0, sizeHa ?? 0) / 100 / Math.PI);

/** Returns true if a growing fire's edge entered one of the rings. `cameNearerSql` has the same rule. */
export function cameNearer(km: number, beforeHa: number | null, afterHa: number | null): boolean {
  const [before, after] = [km - reachKm(beforeHa), km - reachKm(afterHa)];
  return NEARER_KM.some((ring) => before > ring && after <= ring);
}
