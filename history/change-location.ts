import type { Point } from "#territory/point.ts";
import {
  type Change,
  isFireChange,
  isOrderChange,
  isPointChange,
  type RestrictionState,
  toStored,
} from "./change.ts";

/** Location of a change, in the columns of the change, to find the affected places. */
export interface ChangeLocation {
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly zoneNumber: number | null;
  /** Two-digit codes of regions of restrictions whose area is unknown or uncertain. */
  readonly regions: string[];
  /** Fingerprints of the areas of restrictions and orders. */
  readonly areas: string[];
}

const NOWHERE: ChangeLocation = { latitude: null, longitude: null, zoneNumber: null, regions: [], areas: [] };

/** Returns the location of a change, with the areas before and after: people in both are alerted. */
export function locationOf(change: Change): ChangeLocation {
  if (change.kind === "danger") return { ...NOWHERE, zoneNumber: Number(change.subject) };
  if (isFireChange(change) || isPointChange(change)) {
    const at = pointOf(change);
    return at ? { ...NOWHERE, latitude: at.lat, longitude: at.lon } : NOWHERE;
  }
  const union = (lists: readonly (readonly string[])[]) => [...new Set(lists.flat())];
  if (isOrderChange(change)) {
    const sides = [change.before, change.after].filter((side) => side !== null);
    const [regions, areas] = [sides.map((side) => side.regions), sides.map((side) => side.areas)].map(union);
    return { ...NOWHERE, regions: regions ?? [], areas: areas ?? [] };
  }
  const { before, after } = change;
  return { ...NOWHERE, ...areasOfRestrictions([before, after].filter((side) => side !== null)) };
}

/** Returns the columns of a change: its content, its location, and the given season and times. */
export const changeRow = <Times extends object>(change: Change, times: Times) => ({
  kind: change.kind,
  subject: change.subject,
  before: toStored(change.before),
  after: toStored(change.after),
  ...locationOf(change),
  ...times,
});

/** Returns the point of a change; null for a fire without one, and for a change of an area. */
export function pointOf(change: Change): Point | null {
  if (isPointChange(change)) return change.after.at;
  return isFireChange(change) ? (change.after?.at ?? change.before?.at ?? null) : null;
}

/** Returns the regions and area fingerprints where restrictions apply, surely or possibly. */
export function areasOfRestrictions(
  states: readonly RestrictionState[],
): Pick<ChangeLocation, "regions" | "areas"> {
  const regions = states.flatMap(({ area, regions, unsure }) => [
    ...(area === null ? regions : []),
    ...(unsure?.regions ?? []),
  ]);
  const areas = states.flatMap(({ area, unsure }) => [
    ...(area === null ? [] : [area]),
    ...(unsure?.areas ?? []),
  ]);
  return { regions: [...new Set(regions)], areas: [...new Set(areas)] };
}
