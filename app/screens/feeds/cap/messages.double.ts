import type { CapContent, CapDanger, CapFacts, CapFire, CapRestriction } from "#history/cap-content.ts";
import type { ListedCapMessage } from "#history/cap-list.ts";
import type { Language } from "#territory/language.ts";
import { type CapSender, capOf } from "./cap-alert.ts";
import { capAlertOf } from "./cap-info.server.ts";

export const SITE = "https://vigie.example";
export const SENT = new Date("2026-07-02T15:00:00Z");
export const SENDER: CapSender = {
  sender: "vigie.example",
  name: { fr: "L’agence", en: "The agency" },
  contact: "1",
  note: "Information",
};

export const fire: CapFire = {
  kind: "fire",
  id: "2026-101",
  number: 101,
  name: "Lac Clair",
  statusId: 3,
  sizeHa: 12.5,
  region: "04",
  mrc: "La Tuque",
  city: null,
  at: { lon: -72.8, lat: 47.4 },
  startedAt: new Date("2026-07-01T18:00:00Z"),
  containedAt: null,
};
export const ban: CapRestriction = {
  kind: "restriction",
  type: "fire",
  title: { fr: "Interdiction de faire des feux", en: "Open fire ban" },
  startsAt: new Date("2026-07-01T12:00:00Z"),
  endsAt: new Date("2026-07-05T12:00:00Z"),
  regions: ["04"],
  area: null,
};
export const danger: CapDanger = { kind: "danger", zone: 26, level: 4 };

/** Changes to the default content and area of a test message, except its facts. */
export interface MessageParts extends Partial<Omit<CapContent, "facts">> {
  readonly area?: ListedCapMessage["area"];
}
export function message(
  facts: CapFacts,
  { area = null, ...contentParts }: MessageParts = {},
): ListedCapMessage {
  const content: CapContent = {
    v: 1,
    facts,
    before: null,
    ended: null,
    earlier: [],
    cancelledAt: null,
    ...contentParts,
  };
  const msgType = content.ended ? "Cancel" : content.before ? "Update" : "Alert";
  const expires = new Date("2026-07-03T15:00:00Z");
  return { subject: "fire-2026-101", msgType, sent: SENT, expires, content, area };
}
export const messageXml = (...parts: Parameters<typeof message>) =>
  capOf(capAlertOf(message(...parts), SITE), SENDER);
export const words = (language: Language, ...parts: Parameters<typeof message>) =>
  capAlertOf(message(...parts), SITE).words[language];
/** Replaces non-breaking spaces by plain spaces. */
export const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");
