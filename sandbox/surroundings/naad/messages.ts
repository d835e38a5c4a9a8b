import { DAY_MS, HOUR_MS } from "../../season/calendar.ts";
import { CITIES } from "../../season/ground.ts";
import { identifierOf, type OrderMessage, orderMessages } from "../model/orders.ts";
import type { SeasonView } from "../model/season-view.ts";

export type PublicMessage = OrderMessage | Drill | Heartbeat;

/** A daily test or exercise message of the alert system, which no one has to follow. */
interface Drill extends Omit<OrderMessage, "status" | "kind"> {
  readonly status: "Test" | "Exercise";
  readonly kind: "drill";
}

interface Heartbeat {
  readonly kind: "heartbeat";
  readonly identifier: string;
  readonly sentAt: number;
  readonly expiresAt: number;
}

const SHOWN_MS = 2 * DAY_MS;
const MINUTE_MS = 60_000;

/** Hours UTC at which the system sends its daily drills. */
const DRILLS = [
  { hour: 15, status: "Exercise", city: "La Tuque" },
  { hour: 17, status: "Test", city: "Roberval" },
] as const;

/** Returns the messages that are at most two days old or have not expired, newest first. */
export function publicMessages(view: SeasonView, now: number): PublicMessage[] {
  const orders = orderMessages(view, now).filter(
    ({ sentAt, expiresAt }) => sentAt > now - SHOWN_MS || expiresAt > now,
  );
  return [...orders, ...drills(now), heartbeat(now)].sort((a, b) => b.sentAt - a.sentAt);
}

function drills(now: number): Drill[] {
  const today = Math.floor(now / DAY_MS) * DAY_MS;
  return DRILLS.flatMap(({ hour, status, city: name }) => {
    const city = CITIES.find(({ Nom }) => Nom === name);
    return [today - DAY_MS, today].flatMap((day): Drill[] => {
      const sentAt = day + hour * HOUR_MS;
      if (city === undefined || sentAt > now) return [];
      return [
        {
          ...{ id: `${status}-${sentAt}`, identifier: identifierOf(`${status}/${sentAt}`, sentAt), sentAt },
          ...{ msgType: "Alert", status, kind: "drill", city, references: [], expiresAt: sentAt + HOUR_MS },
          fr: "CECI EST UN TEST du système d'alerte. Aucune action n'est requise.",
          en: "THIS IS A TEST of the alert system. No action is required.",
        },
      ];
    });
  });
}

function heartbeat(now: number): Heartbeat {
  const sentAt = Math.floor(now / MINUTE_MS) * MINUTE_MS;
  const identifier = identifierOf(`heartbeat/${sentAt}`, sentAt);
  return { kind: "heartbeat", identifier, sentAt, expiresAt: sentAt + MINUTE_MS };
}
