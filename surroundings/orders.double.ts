import { squareAround } from "#fires/examples.double.ts";
import type { AlertMessage, Surroundings } from "./model.ts";
import { SOURCES } from "./sources.ts";

const NOW = new Date("2026-07-02T15:00:00Z");
const HOUR_MS = 3_600_000;
const before = (hours: number) => new Date(NOW.getTime() - hours * HOUR_MS);

/** Returns an order to leave La Tuque, sent one hour before `NOW`. */
export function exampleOrder(change: Partial<AlertMessage> = {}): AlertMessage {
  const text = {
    ...{ event: "Wildfire", headline: "Evacuate La Tuque", description: "Leave now.", areas: ["La Tuque"] },
    ...{ instruction: "Take route 155.", senderName: "City of La Tuque" },
  };
  return {
    ...{ key: "a,1", identifier: "1", url: "https://alerts.example/1.xml", kind: "Alert", sentAt: before(1) },
    ...{ expiresAt: before(-5), references: [], responses: ["Evacuate"], urgency: null, severity: null },
    ...{ certainty: null, isBroadcast: true, text: { fr: null, en: text } },
    grounds: [{ area: squareAround(-72.8, 47.4), codes: [] }],
    ...change,
  };
}

/** Returns surroundings with only the reading of official alerts. */
export const ordersAround = (records: readonly AlertMessage[] | null, failing = false): Surroundings => ({
  publicAlerts: {
    ...{ source: "publicAlerts", records, takenAt: before(1), receivedAt: before(0.05), failing, dropped: 0 },
    ...{ coverage: SOURCES.publicAlerts.coverage, isWhole: true },
  },
});
