import { DAY_MS, HOUR_MS } from "../../season/calendar.ts";
import { CITIES, type City } from "../../season/ground.ts";
import type { OrderKind } from "../../season/surroundings-edits.ts";
import { ordersInForce } from "./orders.ts";
import type { SeasonView } from "./season-view.ts";

/** Event of civil security, with the source's French values. */
export interface CivilEvent {
  readonly id: string;
  readonly seenAt: number;
  readonly city: City;
  readonly name: string;
  readonly type: string;
  readonly urgency: string;
  readonly certainty: string;
  readonly severity: string;
  readonly state: string;
  readonly vagueness: string;
}

const TYPES: Readonly<Record<OrderKind, readonly [type: string, severity: string, state: string]>> = {
  evacuation: ["Évacuation", "Extrême", "En cours"],
  shelter: ["Feu de forêt", "Importante", "En cours"],
  prepare: ["Feu de forêt", "Importante", "En cours"],
  allclear: ["Feu de forêt", "Modérée", "Terminé"],
};

/** Towns and types of events without a fire, which the site must not show. */
const OTHERS = [
  ["La Malbaie", "Mouvement de terrain"],
  ["Saint-Raymond", "Inondation"],
] as const;

/** Returns the events of the last 24 hours: one for each real order in force, and events without a fire. */
export function civilEventsAt(view: SeasonView, now: number): CivilEvent[] {
  const orders = ordersInForce(view, now).filter(
    ({ status, sentAt }) => status === "Actual" && sentAt > now - DAY_MS,
  );
  const others = OTHERS.flatMap(([name, type], index) => {
    const city = CITIES.find(({ Nom }) => Nom === name);
    const seenAt = Math.floor(now / DAY_MS) * DAY_MS - index * 3 * HOUR_MS;
    return city === undefined ? [] : [event(`${index}-${seenAt}`, seenAt, city, type, "Modérée", "En cours")];
  });
  return [
    ...orders.map(({ id, sentAt, city, kind }) => event(id, sentAt, city, ...TYPES[kind])),
    ...others.filter(({ seenAt }) => seenAt > now - DAY_MS),
  ];
}

function event(
  id: string,
  seenAt: number,
  city: City,
  type: string,
  severity: string,
  state: string,
): CivilEvent {
  const isOver = state === "Terminé";
  return {
    ...{ id, seenAt, city, type, severity, state },
    name: `${type}, ${city.Nom}`,
    urgency: isOver ? "Passée" : "Immédiate",
    certainty: "Observé",
    vagueness: "Centre de la municipalité",
  };
}
