import type { Bilingual } from "#territory/language.ts";
import { HOUR_MS } from "../../season/calendar.ts";
import { CITIES, type City } from "../../season/ground.ts";
import { hashOf } from "../../season/random.ts";
import type { OrderKind, OrderStatus } from "../../season/surroundings-edits.ts";
import { municipalityOf } from "./municipality.ts";
import { blazesAt, edgeKm, historyOf, isRaging, remember, type SeasonView } from "./season-view.ts";

export function orderWords(kind: OrderKind, city: string): Bilingual {
  return TEXTS[kind](city);
}

const TEXTS: Readonly<Record<OrderKind, (city: string) => Bilingual>> = {
  prepare: (city) => ({
    fr: `La Municipalité de ${city} demande aux citoyens de se préparer à une évacuation en raison d'un feu de forêt. Rassemblez vos médicaments et vos papiers.`,
    en: `The Municipality of ${city} asks residents to prepare to evacuate because of a forest fire. Gather your medication and documents.`,
  }),
  evacuation: (city) => ({
    fr: `La Municipalité de ${city} ordonne l'évacuation immédiate en raison d'un feu de forêt. Quittez les lieux et présentez-vous au centre d'accueil.`,
    en: `The Municipality of ${city} orders an immediate evacuation because of a forest fire. Leave now and go to the reception centre.`,
  }),
  shelter: (city) => ({
    fr: `La Municipalité de ${city} demande aux citoyens de se confiner à l'intérieur en raison d'un feu de forêt. Fermez portes et fenêtres.`,
    en: `The Municipality of ${city} asks residents to shelter indoors because of a forest fire. Close doors and windows.`,
  }),
  allclear: (city) => ({
    fr: `La Municipalité de ${city} lève l'alerte liée au feu de forêt. Les citoyens peuvent réintégrer leur domicile.`,
    en: `The Municipality of ${city} lifts the alert for the forest fire. Residents may return home.`,
  }),
};

/** Message about an order. The messages about one order form a chain: an alert, updates, a cancellation. */
export interface OrderMessage {
  /** Identifier of the chain. */
  readonly id: string;
  readonly identifier: string;
  readonly sentAt: number;
  readonly msgType: "Alert" | "Update" | "Cancel";
  readonly status: OrderStatus;
  readonly kind: OrderKind;
  readonly city: City;
  readonly fr: string | null;
  readonly en: string | null;
  readonly expiresAt: number;
  /** Earlier messages of the chain. */
  readonly references: readonly { readonly identifier: string; readonly sentAt: number }[];
}

const PREPARE_KM = 12;
const EVACUATE_KM = 6;
const SMALLEST_HA = 40;
/** Limit of towns that get orders because of one fire. */
const TOWNS = 2;
const VALID_MS = 24 * HOUR_MS;
/** Interval at which an order in force is sent again, shorter than its validity. */
const RENEWED_MS = 18 * HOUR_MS;

/** Returns the messages sent until an instant, oldest first. Only chains of the last days are complete. */
export function orderMessages(view: SeasonView, now: number): OrderMessage[] {
  const { orders } = view.state.edits.surroundings;
  const natural = remember(view, `orders/${now}`, () => naturalMessages(view, now));
  const chains = new Map<string, Step[]>();
  for (const step of natural) chains.set(step.id, [...(chains.get(step.id) ?? []), step]);
  for (const { id, at, fields, cancels } of orders) {
    if (at > now) continue;
    // After its first change by hand, an order no longer changes by itself.
    const before = (chains.get(id) ?? []).filter((step) => step.isByHand || step.sentAt < at);
    const last = before.at(-1);
    const next = last === undefined ? firstStep(id, at, fields) : nextStep(last, at, fields, cancels);
    chains.set(id, next === null ? before : [...before, next]);
  }
  return [...chains.values()].flatMap(messagesOf).sort((a, b) => a.sentAt - b.sentAt);
}

/** Returns the last message of each chain that is neither cancelled nor expired. */
export function ordersInForce(view: SeasonView, now: number): OrderMessage[] {
  const last = new Map(orderMessages(view, now).map((message) => [message.id, message]));
  return [...last.values()].filter(({ msgType, expiresAt }) => msgType !== "Cancel" && expiresAt > now);
}

type Fields = SeasonView["state"]["edits"]["surroundings"]["orders"][number]["fields"];
type Step = Omit<OrderMessage, "identifier" | "references" | "msgType"> & {
  readonly isCancel: boolean;
  readonly isByHand: boolean;
};

function messagesOf(steps: readonly Step[]): OrderMessage[] {
  const sent: OrderMessage[] = [];
  for (const { isCancel, isByHand: _, ...step } of steps) {
    sent.push({
      ...step,
      identifier: identifierOf(`${step.id}/${sent.length}/${step.sentAt}`, step.sentAt),
      msgType: isCancel ? "Cancel" : sent.length === 0 ? "Alert" : "Update",
      references: sent.map(({ identifier, sentAt }) => ({ identifier, sentAt })),
    });
  }
  return sent;
}

export const identifierOf = (key: string, sentAt: number): string =>
  `urn:oid:2.49.0.1.124.${String(hashOf(key)).padStart(10, "0")}.${new Date(sentAt).getUTCFullYear()}`;

function firstStep(id: string, at: number, fields: Fields): Step | null {
  const city = municipalityOf(fields.municipality ?? "");
  if (city === undefined || fields.kind === undefined) return null;
  return {
    ...{ id, sentAt: at, status: fields.status ?? "Actual", kind: fields.kind, city },
    ...{ fr: fields.fr ?? null, en: fields.en ?? null, isCancel: false, isByHand: true },
    expiresAt: fields.expires ? Date.parse(fields.expires) : at + VALID_MS,
  };
}

function nextStep(last: Step, at: number, fields: Fields, isCancel: boolean): Step {
  return {
    ...last,
    ...{ sentAt: at, isCancel, isByHand: true },
    kind: fields.kind ?? last.kind,
    status: fields.status ?? last.status,
    fr: fields.fr ?? last.fr,
    en: fields.en ?? last.en,
    expiresAt: fields.expires ? Date.parse(fields.expires) : at + VALID_MS,
  };
}

function naturalMessages(view: SeasonView, now: number): Step[] {
  const threats = blazesAt(view, now).flatMap((blaze) => {
    const isOver = blaze.heldAt !== null && now - blaze.heldAt > 2 * VALID_MS;
    if (blaze.ha < SMALLEST_HA || isOver) return [];
    return CITIES.map((city) => ({ city, km: edgeKm(blaze, city.at) }))
      .filter(({ km }) => km < PREPARE_KM)
      .sort((a, b) => a.km - b.km)
      .slice(0, TOWNS)
      .map(({ city }) => ({ key: blaze.key, city }));
  });
  return threats.flatMap(({ key, city }) => courseOf(view, key, city, now));
}

/** Returns the orders for one town because of one fire: prepare, evacuate, renewals, all clear. */
function courseOf(view: SeasonView, key: string, city: City, now: number): Step[] {
  const steps: Step[] = [];
  const id = `${key}-${city.Code}`;
  // A real office would not send its orders exactly at the time of the review.
  const delay = (hashOf(id) % 50) * 60_000;
  for (const { at, blaze } of historyOf(view, key, now - delay)) {
    const last = steps.at(-1);
    const kind = kindOf(last?.kind, blaze.ha >= SMALLEST_HA && isRaging(blaze), edgeKm(blaze, city.at));
    if (kind === null) continue;
    const sentAt = at + delay;
    const isRenewal = last?.kind === kind;
    if (isRenewal && (kind === "allclear" || sentAt - last.sentAt < RENEWED_MS)) continue;
    steps.push({
      ...{ id, sentAt, kind, city, status: "Actual", expiresAt: sentAt + VALID_MS },
      ...orderWords(kind, city.Nom),
      ...{ isCancel: false, isByHand: false },
    });
  }
  return steps;
}

function kindOf(last: OrderKind | undefined, isThreat: boolean, km: number): OrderKind | null {
  if (!isThreat) return last === undefined ? null : "allclear";
  if (km < EVACUATE_KM || last === "evacuation") return "evacuation";
  return km < PREPARE_KM ? "prepare" : (last ?? null);
}
