import type { Situation } from "#fires/model.ts";
import { type WhatApplies, whatAppliesAt } from "#fires/open-fire-at.server.ts";
import { type AreaOpenFireAnswer, openFireIn, type RequestedArea } from "#fires/open-fire-in.server.ts";
import { divisionsOf } from "#territory/census-divisions.ts";
import type { Point } from "#territory/point.ts";
import { type ActiveAlert, type AlertsAt, alertsAt, alertsOn } from "./alerts-at.ts";
import type { Surroundings } from "./model.ts";
import { areaGround } from "./page-ground.server.ts";

/** Responses by which a message asks people to leave a place, to stay inside, to get ready or to stay away. */
const OF_ORDERS: ReadonlySet<string> = new Set(["Evacuate", "Shelter", "Prepare", "Avoid"]);

interface Located {
  readonly at: Point;
  /** Region's code; null if it is unknown. */
  readonly region: string | null;
}

/** Returns the official alerts in force for a point. */
export function officialAlertsFor(
  { publicAlerts }: Pick<Surroundings, "publicAlerts">,
  { at, region }: Located,
  now: Date,
): AlertsAt {
  const divisions = region === null ? [] : divisionsOf(region);
  return alertsAt(publicAlerts?.records ?? [], { at, municipality: null, divisions }, now);
}

/**
 * Returns what applies at a point, by the situation and by official orders: the one rule for every page and
 * program. Under an order, no answer says that a fire is allowed.
 */
export function whatAppliesWithOrders(
  situation: Situation,
  surroundings: Surroundings,
  at: Point,
  now: Date,
): WhatApplies {
  const applies = whatAppliesAt(situation, at, now);
  if (applies.openFire?.kind !== "unbanned") return applies;
  const { applying } = officialAlertsFor(surroundings, { at, region: applies.region }, now);
  return applying.some(isOrder) ? { ...applies, openFire: { kind: "unknown", why: "ordered" } } : applies;
}

/**
 * Returns whether open fires are allowed in a region or a zone. Under an order for a part of it, no answer is
 * for the whole area.
 */
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
