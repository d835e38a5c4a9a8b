import { inArray, sql } from "drizzle-orm";
import type { Queries, Transaction } from "#database/open.server.ts";
import { readings } from "#database/schema.ts";
import { FIRE_DATA_PATHS } from "#fires/fire-data-query.ts";
import { LATE_AFTER_MS } from "#fires/freshness.ts";
import { stillForbids } from "#fires/open-fire.ts";
import type { RestrictionType } from "#fires/restriction.ts";
import { type AreaParts, hasEnded, isInArea, isInForce } from "#fires/restriction-rules.ts";
import { isActive } from "#fires/status.ts";
import { AIR_PATH, type AirReading, airReading } from "#history/air-state.ts";
import {
  type AirChange,
  type Change,
  type DangerChange,
  type FireChange,
  isAirChange,
  isFireChange,
  isHeatChange,
  isOrderChange,
  isRoadChange,
  type OrderChange,
  type RestrictionChange,
  type RoadChange,
} from "#history/change.ts";
import { dangerReading } from "#history/compare-danger.ts";
import type { FireState } from "#history/fire-state.ts";
import { type FiresReading, firesOf, firesReading } from "#history/fires-reading.ts";
import { createHeatNow } from "#history/heat-now.ts";
import { ORDERS_PATH, type OrdersReading, ordersReading } from "#history/order-state.ts";
import { readRestrictionAreas } from "#history/restriction-areas.server.ts";
import { type RestrictionsReading, restrictionsReading } from "#history/restriction-reading.server.ts";
import { ROADS_PATH, type RoadsReading, roadsReading } from "#history/road-state.ts";
import { readableReading, WATCHED_PATHS } from "#history/stored-readings.server.ts";
import type { PlaceLocation } from "#territory/place-location.ts";
import { easeOf, isAllClear } from "./all-clear.ts";
import { restrictionPointOf } from "./concerns.ts";

/**
 * Current state of a change: null if the change no longer holds, `unsure` if it reassures and the watch
 * cannot confirm it, `gone` if it is about an active fire that left the list.
 */
export type Current = { readonly change: Change } | "unsure" | "gone" | null;

interface AlertContext {
  readonly falseAllClear: Change | null;
  /** Location of the alert's place; null if unknown. */
  readonly location: AlertLocation | null;
}

export type CurrentFacts = (change: Change, context: AlertContext) => Current;

type AlertLocation = Pick<PlaceLocation, "region" | "ground">;

/** Kinds of warnings that only hold while the fire is listed. */
const NEEDS_LISTED: readonly Change["kind"][] = ["fire-new", "fire-located", "fire-size"];
/** A fire is about as large as in its alert if its size is at least this share of the size sent. */
const SAME_SIZE = 0.8;

/**
 * Reads the watch's last readings, with only the fires that `changes` need.
 * @returns a function that gives the current state of one of these changes
 * @throws {DatabaseError}
 */
export async function currentFacts(
  queries: Queries | Transaction,
  changes: readonly Change[],
  at: Date,
): Promise<CurrentFacts> {
  if (changes.length === 0) return () => null;
  const fireIds = [...new Set(changes.filter(isFireChange).map(({ subject }) => subject))];
  const sourcePaths = [
    ...(changes.some(isOrderChange) ? [ORDERS_PATH] : []),
    ...(changes.some(isAirChange) ? [AIR_PATH] : []),
    ...(changes.some(isRoadChange) ? [ROADS_PATH] : []),
  ];
  // Heat needs every fire of the reading, because any fire can explain it.
  const value = changes.some(isHeatChange) ? sql<unknown>`${readings.value}` : withOnly(fireIds);
  const rows = await queries
    .select({ path: readings.path, value, readAt: readings.readAt })
    .from(readings)
    .where(inArray(readings.path, [...WATCHED_PATHS, ...sourcePaths]));
  const stored = new Map(rows.map((row) => [row.path, row]));
  const isRecent = ({ readAt }: { readonly readAt: Date }) =>
    at.getTime() - readAt.getTime() <= LATE_AFTER_MS;
  const recent = <T extends { readonly readAt: Date }>(reading: T | null) =>
    reading !== null && isRecent(reading) ? reading : null;
  const fires = recent(readableReading(stored, "fires", firesReading))?.value ?? null;
  const danger = recent(readableReading(stored, "danger", dangerReading))?.value ?? null;
  const restrictions = recent(readableReading(stored, "restrictions", restrictionsReading))?.value ?? null;
  const orders = ordersReading.safeParse(stored.get(ORDERS_PATH)?.value).data ?? null;
  const air = airReading.safeParse(stored.get(AIR_PATH)?.value).data ?? null;
  const roads = roadsReading.safeParse(stored.get(ROADS_PATH)?.value).data ?? null;
  const heatNow = createHeatNow(fires === null || fires.doubted > 0 ? [] : firesOf(fires));
  const hasLift = changes.some(({ kind }) => kind === "restriction-lifted");
  const inForce = hasLift && restrictions ? await readRestrictionsNow(queries, restrictions, at) : [];

  return (change, { falseAllClear, location }) => {
    // Without a recent reading, a warning is sent unchanged, and an all-clear waits.
    const unread: Current = isAllClear(change) ? "unsure" : { change };
    const certain = (current: Current, isDoubted: boolean) =>
      current !== null && isDoubted && isAllClear(change) ? "unsure" : current;
    if (isFireChange(change)) {
      // While the newest responses are doubted, the stored reading is older than these responses.
      if (fires === null || fires.doubted > 0) return unread;
      const fire = fires.fires[change.subject];
      if (fire === undefined) return null;
      const current = fireNow(change, falseAllClear, fire.state);
      const hasLeft = fire.gone && isActive(fire.state.statusId);
      if (current && hasLeft && (isAllClear(change) || NEEDS_LISTED.includes(change.kind))) return "gone";
      const isLate = at.getTime() - fires.believedAt.getTime() > LATE_AFTER_MS;
      return certain(current, isLate || isDoubtedFire(fire));
    }
    if (change.kind === "danger") {
      if (danger === null) return unread;
      const isDoubted = danger.jumped > 0 || (danger.missing[change.subject] ?? 0) > 0;
      return certain(dangerNow(change, danger.levels), isDoubted);
    }
    if (isOrderChange(change)) return orders === null ? { change } : orderNow(change, orders);
    if (isAirChange(change)) return air === null ? { change } : airNow(change, air);
    if (isHeatChange(change)) return heatNow(change);
    if (isRoadChange(change)) return roads === null ? { change } : roadNow(change, roads);
    if (change.kind === "restriction-lifted")
      return restrictions === null ? unread : liftNow(change, inForce, location);
    if (change.after && hasEnded(change.after, at)) return null;
    return restrictions === null ? unread : restrictionNow(change, restrictions, at);
  };
}

/** Returns true if newer responses contradict the accepted state of a fire. */
const isDoubtedFire = ({ held, missing, behind, gone }: FiresReading["fires"][string]): boolean =>
  held.status !== undefined || behind > 0 || (missing > 0 && !gone);

/** Returns a reading with only some fires. The large JSON value is unpacked once for all these fires. */
const withOnly = (fireIds: readonly string[]) => sql<unknown>`
  CASE WHEN ${readings.path} = ${FIRE_DATA_PATHS.fires} AND jsonb_typeof(${readings.value} -> 'fires') = 'object'
  THEN jsonb_set(${readings.value}, '{fires}', coalesce((
    SELECT jsonb_object_agg(fire.id, fire.entry) FROM jsonb_each(${readings.value} -> 'fires') AS fire(id, entry)
    WHERE fire.id = ANY (${sql.param([...fireIds])}::text[])), '{}'))
  ELSE ${readings.value} END`;

function fireNow(change: FireChange, falseAllClear: Change | null, state: FireState): Current {
  const { kind, before, after } = change;
  const isBurning = isActive(state.statusId);
  const allClear = falseAllClear && isFireChange(falseAllClear) ? falseAllClear.after : null;
  const isCurrent = {
    "fire-new": isBurning,
    "fire-located": isBurning && state.at !== null,
    "fire-status": allClear
      ? easeOf(state.statusId) < easeOf(allClear.statusId)
      : state.statusId === after?.statusId,
    "fire-size": isBurning && isStillSo(before?.sizeHa ?? 0, after?.sizeHa ?? 0, state.sizeHa ?? 0),
    "fire-contained": (state.containedAt === null) === (after?.containedAt == null),
    "fire-extinguished": !isActive(state.statusId),
    "fire-gone": false,
  }[kind];
  return isCurrent ? { change: { ...change, after: state } } : null;
}

/** Returns true if a fire is still larger than before its growth, and about as large as in the alert. */
const isStillSo = (before: number, sent: number, now: number): boolean =>
  now > before && now >= sent * SAME_SIZE;

function dangerNow(change: DangerChange, levels: Readonly<Record<string, number>>): Current {
  return levels[change.subject] === change.after?.level ? { change } : null;
}

function restrictionNow(change: RestrictionChange, { list }: RestrictionsReading, at: Date): Current {
  const own = list.find(
    ({ subject, begun, state }) => subject === change.subject && begun && !hasEnded(state, at),
  );
  return own ? { change: { ...change, after: own.state } } : null;
}

/** Returns null for `order-ended` if the order is in force again, and for other kinds if the order ended. */
function orderNow(change: OrderChange, { orders }: OrdersReading): Current {
  const own = orders.find(({ subject }) => subject === change.subject);
  if (own === undefined) return { change };
  const isEnded = own.endedAt !== null;
  if (isEnded !== (change.kind === "order-ended")) return null;
  return { change: isEnded ? change : { ...change, after: own.state } };
}

/** Returns null for `air-reached` if the air is below the level, and for `air-fell` if it is not. */
function airNow(change: AirChange, { stations }: AirReading): Current {
  const { after, kind } = change;
  const own = stations[after.station];
  if (own === undefined) return { change };
  const { index, observedAt } = own;
  const isCurrent = own.reached.includes(after.level) === (kind === "air-reached");
  return isCurrent ? { change: { ...change, after: { ...after, index, observedAt } } } : null;
}

/** Returns null for `road-closed` if the road is not listed as closed, and for `road-reopened` if it is. */
function roadNow(change: RoadChange, { roads }: RoadsReading): Current {
  const own = roads.find(({ subject, isTold }) => isTold && subject === change.subject);
  if (change.kind === "road-reopened") return own ? null : { change };
  return own ? { change: { ...change, after: own.state } } : null;
}

/** A restriction in force, with the area where it certainly or possibly applies. */
interface RestrictionNow extends AreaParts {
  readonly type: RestrictionType;
}

/** Reads the restrictions in force, each area once. */
async function readRestrictionsNow(
  queries: Queries | Transaction,
  { list }: RestrictionsReading,
  at: Date,
): Promise<RestrictionNow[]> {
  const inForce = list.filter(({ liftedAt, state }) => liftedAt === null && isInForce(state, at));
  const groundOf = await readRestrictionAreas(
    queries,
    inForce.map(({ state }) => state),
  );
  return inForce.map(({ state }) => ({ type: state.type, ...groundOf(state) }));
}

/** Returns a lifted restriction's state at a place; null if another restriction forbids the same there. */
function liftNow(
  change: RestrictionChange,
  inForce: readonly RestrictionNow[],
  location: AlertLocation | null,
): Current {
  const lifted = change.before?.type ?? "other";
  const alike = inForce.filter(({ type }) => stillForbids(type, lifted));
  if (alike.length === 0) return { change };
  if (location !== null && alike.some((each) => isInArea(each, restrictionPointOf(location)))) return null;
  const isUnsure =
    location === null || alike.some(({ regions, areas }) => regions.length + areas.length === 0);
  return isUnsure ? "unsure" : { change };
}
