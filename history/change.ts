import { z } from "zod";
import type { ChangeKind } from "#database/schema.ts";
import { RESTRICTION_ORDER } from "#fires/restriction.ts";
import { type AirState, airState } from "./air-state.ts";
import { dangerLevel, type FireState, fireState } from "./fire-state.ts";
import { type HeatState, heatState } from "./heat-state.ts";
import { endMoment, moment } from "./moment.ts";
import { type OrderState, orderState } from "./order-state.ts";
import { type RoadState, roadState } from "./road-state.ts";

/** Version of `before` and `after`. Increase it if a field's meaning changes: older rows read as null. */
const VERSION = 1;

export const zoneState = z.object({ level: dangerLevel });
export type ZoneState = z.output<typeof zoneState>;

export const restrictionState = z.object({
  type: z.enum(RESTRICTION_ORDER),
  startsAt: moment.nullable(),
  endsAt: endMoment.nullable(),
  /** Two-digit codes of regions, sorted. */
  regions: z.array(z.string()),
  /** Fingerprint of the area; null without an area. The shape itself is not stored here. */
  area: z.string().nullable(),
  /** Title of a restriction of type `other`, as its only description. */
  title: z.object({ fr: z.string(), en: z.string() }).optional(),
  /** Region codes and area fingerprints where a restriction possibly applies; missing if there are none. */
  unsure: z
    .object({ regions: z.array(z.string()), areas: z.array(z.string()), isWhole: z.boolean() })
    .optional(),
});
export type RestrictionState = z.output<typeof restrictionState>;

export type FireChangeKind = Extract<ChangeKind, `fire-${string}`>;
export type RestrictionChangeKind = Extract<ChangeKind, `restriction-${string}`>;
export type OrderChangeKind = Extract<ChangeKind, `order-${string}`>;
type AirChangeKind = Extract<ChangeKind, `air-${string}`>;
type RoadChangeKind = Extract<ChangeKind, `road-${string}`>;

export interface Difference<Kind, State> {
  readonly kind: Kind;
  readonly subject: string;
  /** State before the change; null if the subject is new. */
  readonly before: State | null;
  /** State after the change; null if the subject ended. */
  readonly after: State | null;
}

export type FireChange = Difference<FireChangeKind, FireState>;
export type DangerChange = Difference<"danger", ZoneState>;
export type RestrictionChange = Difference<RestrictionChangeKind, RestrictionState>;

/** A change of an official order. `after` is never null: if the order ended, it has the words of the end. */
export type OrderChange = Difference<OrderChangeKind, OrderState>;

/** A change of a record at a point, such as air. `after` is never null: at an end, it is the last state. */
interface PointDifference<Kind, State> extends Difference<Kind, State> {
  readonly after: State;
}

/** The air at a station reached a level, or fell below it. */
export type AirChange = PointDifference<AirChangeKind, AirState>;

/** Satellites saw heat where no fire is known. */
export type HeatChange = PointDifference<"heat-seen", HeatState>;

/** A road near a fire was closed, or is no longer listed as closed. */
export type RoadChange = PointDifference<RoadChangeKind, RoadState>;

/** A change at one point, from a source around fires. */
export type PointChange = AirChange | HeatChange | RoadChange;

export type AgencyChange = FireChange | DangerChange | RestrictionChange;

/** One difference between two readings, with the whole state on both sides. */
export type Change = AgencyChange | OrderChange | PointChange;

/** A reading compared with the stored reading: the reading to store next, and the changes. */
export interface Compared<Reading, C extends Change = Change> {
  readonly next: Reading;
  readonly changes: readonly C[];
}

/** A compared response of the data service, which can be doubted. */
export interface ComparedAnswer<Reading, C extends Change> extends Compared<Reading, C> {
  /** Reason why the response is doubted; null if accepted. */
  readonly reason: string | null;
}

export const isFireChange = (change: Change): change is FireChange => change.kind.startsWith("fire-");

export const isOrderChange = (change: Change): change is OrderChange => change.kind.startsWith("order-");

export const isAirChange = (change: Change): change is AirChange => change.kind.startsWith("air-");

export const isHeatChange = (change: Change): change is HeatChange => change.kind === "heat-seen";

export const isRoadChange = (change: Change): change is RoadChange => change.kind.startsWith("road-");

export const isPointChange = (change: Change): change is PointChange =>
  isAirChange(change) || isHeatChange(change) || isRoadChange(change);

export const isAgencyChange = (change: Change): change is AgencyChange =>
  !isOrderChange(change) && !isPointChange(change);

/** Converts `before` or `after` for the database. */
export function toStored(state: Change["before"]): object | null {
  return state && { v: VERSION, ...state };
}

const versioned = z.object({ v: z.literal(VERSION) });
const storedFire = versioned.extend(fireState.shape).nullable();
const storedZone = versioned.extend(zoneState.shape).nullable();
const storedRestriction = versioned.extend(restrictionState.shape).nullable();
const storedOrder = versioned.extend(orderState.shape).nullable();
const storedAir = versioned.extend(airState.shape);
const storedHeat = versioned.extend(heatState.shape);
const storedRoad = versioned.extend(roadState.shape);

/** Parses a stored change; null if another version of the code wrote it in an unreadable form. */
export function readChange(row: {
  readonly kind: ChangeKind;
  readonly subject: string;
  readonly before: unknown;
  readonly after: unknown;
}): Change | null {
  const { kind, subject } = row;
  if (kind === "danger") {
    const sides = readSides(storedZone, row);
    return sides && { kind, subject, ...sides };
  }
  if (kind === "restriction-begun" || kind === "restriction-changed" || kind === "restriction-lifted") {
    const sides = readSides(storedRestriction, row);
    return sides && { kind, subject, ...sides };
  }
  if (kind === "order-begun" || kind === "order-changed" || kind === "order-ended") {
    const sides = readSides(storedOrder, row);
    return sides && { kind, subject, ...sides };
  }
  if (kind === "air-reached" || kind === "air-fell") {
    const after = storedAir.safeParse(row.after).data;
    return after ? { kind, subject, before: null, after } : null;
  }
  if (kind === "heat-seen") {
    const after = storedHeat.safeParse(row.after).data;
    return after ? { kind, subject, before: null, after } : null;
  }
  if (kind === "road-closed" || kind === "road-reopened") {
    const after = storedRoad.safeParse(row.after).data;
    return after ? { kind, subject, before: null, after } : null;
  }
  const sides = readSides(storedFire, row);
  return sides && { kind, subject, ...sides };
}

function readSides<T>(schema: z.ZodType<T>, row: { readonly before: unknown; readonly after: unknown }) {
  const before = schema.safeParse(row.before);
  const after = schema.safeParse(row.after);
  return before.success && after.success ? { before: before.data, after: after.data } : null;
}
