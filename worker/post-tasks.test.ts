import { expect, it } from "vitest";
import type { Claimed, DeliveryResult } from "#delivery/delivery.ts";
import { recordResult } from "./post-tasks.ts";

const letter = (kind: string, channel: Claimed["channel"] = "email"): Claimed => ({
  ...{ id: 1, kind, channel, personId: null, subscriberId: null, naturalKey: "1", attempt: 1 },
  ...{ language: "fr", address: "ann@example.org", about: {} },
});

/** Returns the log lines and delays of a result. */
function recorded(message: Claimed, outcome: DeliveryResult, about: unknown = undefined) {
  const [lines, delays, outcomes]: [object[], unknown[], unknown[]] = [[], [], []];
  recordResult({
    log: { info() {}, error() {}, warn: (details) => void lines.push(details) },
    metrics: {
      handedOver: (_, { kind }) => void outcomes.push(kind),
      delayed: (channel, seconds) => void delays.push([channel, Math.round(seconds / 60)]),
    },
  })(message, outcome, about);
  expect(outcomes).toEqual([outcome.kind]);
  return { lines, delays };
}

it("a refused message is logged with its channel, kind and reason, without any address", () => {
  const reason = "550 5.1.1 <ann@example.org> unknown, ask postmaster@mail.example";
  const { lines } = recorded(letter("alert"), { kind: "refused", reason, isGone: true });
  expect(lines).toEqual([
    {
      ...{ channel: "email", kind: "alert", isGone: true },
      reason: "550 5.1.1 <the address> unknown, ask the address",
    },
  ]);
  expect(recorded(letter("alert"), { kind: "later", reason }).lines).toEqual([]);
});

it("a channel that is closed or has no quota is logged at most once in ten minutes", () => {
  const lines: object[] = [];
  const record = recordResult({
    log: { info() {}, error() {}, warn: (details) => void lines.push(details) },
    metrics: { handedOver() {}, delayed() {} },
  });
  const closed = { kind: "closed", reason: "535 bad password of ann@example.org" } as const;
  for (let count = 0; count < 3; count += 1) record(letter("alert"), closed, undefined);
  record(letter("alert", "sms"), { kind: "held", reason: "quota", forMs: 1 }, undefined);
  expect(lines).toEqual([
    { channel: "email", kind: "alert", outcome: "closed", reason: "535 bad password of the address" },
    { channel: "sms", kind: "alert", outcome: "held", reason: "quota" },
  ]);
});

it("the delay of a sent alert is measured, unless the alert was scheduled for later", () => {
  const sent: DeliveryResult = { kind: "sent", reference: null };
  const delayedSince = new Date(Date.now() - 3 * 60_000);
  expect(recorded(letter("alert", "sms"), sent, { delayedSince }).delays).toEqual([["sms", 3]]);
  expect(recorded(letter("alert"), sent, { delayedSince: null }).delays).toEqual([]);
  expect(recorded(letter("code"), sent).delays).toEqual([]);
  expect(recorded(letter("alert"), { kind: "later", reason: "" }, { delayedSince }).delays).toEqual([]);
});
