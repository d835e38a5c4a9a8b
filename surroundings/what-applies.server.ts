import type { Situation } from "#fires/model.ts";
import { MOST_WIND_KMH, type StrongWind } from "#fires/open-fire.ts";
import { type WhatApplies, whatAppliesAt } from "#fires/open-fire-at.server.ts";
import { type AreaOpenFireAnswer, openFireIn, type RequestedArea } from "#fires/open-fire-in.server.ts";
import { divisionsOf } from "#territory/census-divisions.ts";
import type { Point } from "#territory/point.ts";
import { type ActiveAlert, type AlertsAt, alertsAt, alertsOn } from "./alerts-at.ts";
import { windAt } from "./around.ts";
import type { Surroundings } from "./model.ts";
import { areaGround } from "./page-ground.server.ts";
import { NEAR_KM } from "./reach.ts";

/** Responses by which a message asks people to leave a place, to stay inside, to get ready or to stay away. */
const OF_ORDERS: ReadonlySet<string> = new Set(["Evacuate", "Shelter", "Prepare", "Avoid"]);

interface Located {
  readonly at: Point;
  /** Code of the point's region; null if it is unknown. */
  readonly region: string | null;
}

export function officialAlertsFor(
  { publicAlerts }: Pick<Surroundings, "publicAlerts">,
  { at, region }: Located,
  now: Date,
): AlertsAt {
  const divisions = region === null ? [] : divisionsOf(region);
  return alertsAt(publicAlerts?.records ?? [], { at, municipality: null, divisions }, now);
}

/**
 * Returns what applies at a point, by the situation, official orders and the wind. All pages and programs use
 * this rule. Under an order or in a strong wind, no answer says that a fire is allowed.
 */
export function whatAppliesWithOrders(
  situation: Situation,
  surroundings: Surroundings,
  at: Point,
  now: Date,
): WhatApplies {
  const applies = whatAppliesAt(situation, at, now);
  if (applies.openFire?.kind !== "unbanned") return applies;
  const { applying, possible } = officialAlertsFor(surroundings, { at, region: applies.region }, now);
  if (applying.some(isOrder)) return { ...applies, openFire: { kind: "unknown", why: "ordered" } };
  if (possible.some(isOrder)) return { ...applies, openFire: { kind: "unknown", why: "maybeOrdered" } };
  const strongWind = strongWindAt(surroundings, at, now);
  return strongWind === null ? applies : { ...applies, openFire: { ...applies.openFire, strongWind } };
}

/** Returns the wind measured near a point, if it is too strong to light a fire; null otherwise. */
function strongWindAt({ wind }: Pick<Surroundings, "wind">, at: Point, now: Date): StrongWind | null {
  const near = windAt(wind?.records ?? [], at, now);
  if (near === null || near.km > NEAR_KM) return null;
  const { station, speedKmh, observedAt } = near.thing;
  return Math.round(speedKmh) > MOST_WIND_KMH ? { station, km: near.km, speedKmh, observedAt } : null;
}

/** Returns whether open fires are allowed in a region or zone; "ordered" if a part is under an order. */
export function openFireWithOrders(
  situation: Situation,
  { publicAlerts }: Pick<Surroundings, "publicAlerts">,
  area: RequestedArea,
  now: Date,
): AreaOpenFireAnswer {
  const answer = openFireIn(situation, area, now);
  if (answer.kind !== "unbanned") return answer;
  const alerts = alertsOn(publicAlerts?.records ?? [], areaGround(area, situation), now);
  return alerts.some(isOrder) ? { kind: "ordered", elsewhere: answer } : answer;
}

const isOrder = ({ message }: ActiveAlert) => message.responses.some((each) => OF_ORDERS.has(each));
