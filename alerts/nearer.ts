/** Distances of the rings. A fire whose edge enters a new ring around a place has come nearer. */
export const NEARER_KM = [20, 10, 5, 2] as const;

/** Returns how far a fire reaches from its centre, as a circle of its size. */
export const reachKm = (sizeHa: number | null): number => Math.sqrt(Math.max(0, sizeHa ?? 0) / 100 / Math.PI);

/** Returns true if a growing fire's edge entered one of the rings. SQL has the same rule. */
export function cameNearer(km: number, beforeHa: number | null, afterHa: number | null): boolean {
  const [before, after] = [km - reachKm(beforeHa), km - reachKm(afterHa)];
  return NEARER_KM.some((ring) => before > ring && after <= ring);
}
