import { distanceKm, KM_PER_DEGREE } from "#territory/distance.ts";
import { lazyFor } from "#territory/lazy.ts";
import type { Point } from "#territory/point.ts";
import type { Edits } from "../../season/edits.ts";
import { type FireRecord, fireKey } from "../../season/fire-record.ts";
import type { SeasonControls } from "../../season/season-controls.ts";
import type { Season } from "../../season/season-drawn.ts";
import type { ConditionId } from "../../season/vocabulary.ts";

/** Parts of `SeasonControls` that the surroundings read. */
export type SeasonView = Pick<SeasonControls, "season" | "state" | "firesAt" | "trackedFires" | "now">;

/** A fire with the facts on which its surroundings depend. */
export interface Blaze {
  readonly key: string;
  /** Agency that fights the fire, as the code of its province. */
  readonly agency: string;
  readonly at: Point;
  readonly ha: number;
  readonly condition: ConditionId;
  readonly startedAt: number;
  /** Time from which the fire no longer spreads; null while it spreads. */
  readonly heldAt: number | null;
}

const HECTARES_PER_KM2 = 100;
const OUT_OF_CONTROL = 3;

/** Returns the radius of a disc of a fire's size. */
export const radiusKm = (ha: number): number => Math.sqrt(ha / HECTARES_PER_KM2 / Math.PI);
export const isRaging = ({ condition }: Blaze): boolean => condition === OUT_OF_CONTROL;
/** Returns how actively a fire burns, 0 to 1. */
export const activityOf = ({ condition }: Blaze): number => ACTIVITY[condition];
const ACTIVITY: Readonly<Record<ConditionId, number>> = { 0: 0.5, 1: 0.5, 2: 0.7, 3: 1, 4: 0.15, 5: 0, 6: 0 };

/** Converts a fire's record to a blaze; null if the record has no position or size. */
function blazeOf(record: FireRecord): Blaze | null {
  const { Lat: lat, Lon: lon, SuperficieHa: ha, Condition, DateDeDebut, DateEnglobe, DateEteint } = record;
  if (typeof lat !== "number" || typeof lon !== "number" || !ha) return null;
  const held = DateEnglobe ?? DateEteint;
  return {
    key: fireKey(record),
    agency: "QC",
    at: { lat, lon },
    ha,
    condition: Condition.Id,
    startedAt: Date.parse(DateDeDebut ?? "") || 0,
    heldAt: held ? Date.parse(held) : null,
  };
}

/** Returns the agency's fires at an instant. */
export const blazesAt = (view: SeasonView, instant: number): readonly Blaze[] =>
  view.firesAt(instant).flatMap((fire) => blazeOf(fire) ?? []);

const MOST_REMEMBERED = 300;
const memoryOf = lazyFor((_: Season) => lazyFor((_: Edits) => new Map<string, unknown>()));

/** Returns a value that only depends on the season, its edits and the key. Caches the last values used. */
export function remember<T>({ season, state }: SeasonView, key: string, make: () => T): T {
  const values = memoryOf(season)(state.edits);
  // All values of a key come from one function, so they have its type.
  const value = values.has(key) ? (values.get(key) as T) : make();
  values.delete(key);
  values.set(key, value);
  const [oldest] = values.keys();
  if (oldest !== undefined && values.size > MOST_REMEMBERED) values.delete(oldest);
  return value;
}

/** Returns the point some kilometres east and north of another point. Precise enough within 100 km. */
export function shifted({ lat, lon }: Point, eastKm: number, northKm: number): Point {
  return {
    lat: lat + northKm / KM_PER_DEGREE,
    lon: lon + eastKm / (KM_PER_DEGREE * Math.cos((lat * Math.PI) / 180)),
  };
}

export const roundTo = (value: number, digits: number): number =>
  Math.round(value * 10 ** digits) / 10 ** digits;
/** Returns the closed ring of a square around a point, rounded to ten metres. */
export function squareAround(at: Point, halfWidthKm: number): Point[] {
  const corner = (east: number, north: number) => {
    const { lat, lon } = shifted(at, east * halfWidthKm, north * halfWidthKm);
    return { lat: roundTo(lat, 4), lon: roundTo(lon, 4) };
  };
  return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1), corner(-1, -1)];
}

/** Returns a time to the second, as the sources write it. */
export const iso = (instant: number): string => `${new Date(instant).toISOString().slice(0, 19)}Z`;

/** Interval at which orders, roads and alerts are reviewed. */
export const REVIEW_MS = 6 * 3_600_000;

/** Returns the instants between two times at which orders, roads and alerts are reviewed. */
function reviews(from: number, to: number): number[] {
  const first = Math.ceil(from / REVIEW_MS) * REVIEW_MS;
  return Array.from(
    { length: Math.max(0, Math.floor((to - first) / REVIEW_MS) + 1) },
    (_, i) => first + i * REVIEW_MS,
  );
}

/** Returns a fire's states at every review since its start. */
export function historyOf(view: SeasonView, key: string, now: number): { at: number; blaze: Blaze }[] {
  const fire = view.trackedFires().find((one) => one.key === key);
  const record = fire?.at(now);
  const start = record ? (blazeOf(record)?.startedAt ?? now) : now;
  return reviews(Math.max(start, now - LONGEST_HISTORY_MS), now).flatMap((at) => {
    const past = fire?.at(at);
    const blaze = past ? blazeOf(past) : null;
    return blaze === null ? [] : [{ at, blaze }];
  });
}

const LONGEST_HISTORY_MS = 120 * 24 * 3_600_000;

/** Returns the distance in kilometres from a fire's edge to a point; 0 within the fire. */
export const edgeKm = (blaze: Blaze, point: Point): number =>
  Math.max(0, distanceKm(blaze.at, point) - radiusKm(blaze.ha));
