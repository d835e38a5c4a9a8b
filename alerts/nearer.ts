/** A fire whose edge comes within one of these of a place, where it was not, has come nearer. */
export const NEARER_KM = [20, 10, 5, 2] as const;

/** How far a fire reaches from its middle: as a circle of its size does. */
export const reachKm = (sizeHa: number | null): number => Math.sqrt(Math.max(0, sizeHa ?? 0) / 100 / Math.PI);

/** Whether the edge of a fire so far away passed one of the rings as it grew; the database asks the same of many places at once. */
export function cameNearer(km: number, beforeHa: number | null, afterHa: number | null): boolean {
  const [before, after] = [km - reachKm(beforeHa), km - reachKm(afterHa)];
  return NEARER_KM.some((ring) => before > ring && after <= ring);
}
