import { describe, expect, it } from "vitest";
import type { Change } from "#history/change.ts";
import type { FireState } from "#history/fire-state.ts";
import { A_FIRE } from "./alerts.double.ts";
import { type Background, newsworthinessOf } from "./newsworthy.ts";

const NOTHING: Background = { statusChanges: [], sentHa: null };
const fire = (kind: Change["kind"], before: Partial<FireState> | null, after: Partial<FireState> | null) =>
  ({
    kind,
    subject: "2026-12",
    before: before && { ...A_FIRE, ...before },
    after: after && { ...A_FIRE, ...after },
  }) as Change;
const newsworthiness = (change: Change, background: Partial<Background> = {}) =>
  newsworthinessOf(change, { ...NOTHING, ...background });

describe("fire alert", () => {
  it("an alert is urgent if an active fire starts, or if its position becomes known", () => {
    for (const kind of ["fire-new", "fire-located"] as const) {
      const before = kind === "fire-new" ? null : { at: null };
      expect(newsworthiness(fire(kind, before, {}))).toMatchObject({ toWhom: "all", isUrgent: true });
      expect(newsworthiness(fire(kind, before, { statusId: 3 }))).toMatchObject({ isUrgent: true });
      expect(newsworthiness(fire(kind, before, { statusId: 6 }))).toBeNull();
    }
  });

  it("an alert is urgent if a fire is out of control, burns again or grows, but not if it eases", () => {
    expect(newsworthiness(fire("fire-status", { statusId: 1 }, { statusId: 3 }))).toMatchObject({
      isUrgent: true,
    });
    expect(newsworthiness(fire("fire-status", { statusId: 6 }, { statusId: 4 }))).toMatchObject({
      isUrgent: true,
    });
    expect(newsworthiness(fire("fire-size", { sizeHa: 4 }, { sizeHa: 12 }))).toMatchObject({
      isUrgent: true,
    });
    expect(newsworthiness(fire("fire-size", { sizeHa: 4 }, { sizeHa: 5 }))).toMatchObject({
      isUrgent: true,
      toWhom: "nearer",
    });
    expect(newsworthiness(fire("fire-status", { statusId: 3 }, { statusId: 5 }))).toMatchObject({
      isUrgent: false,
    });
    expect(newsworthiness(fire("fire-extinguished", { statusId: 5 }, { statusId: 6 }))).toMatchObject({
      isUrgent: false,
    });
  });

  it("an alert is sent if a fire's status changes, or it is contained or extinguished, but not if it leaves the list", () => {
    expect(newsworthiness(fire("fire-status", { statusId: 3 }, { statusId: 4 }))).toMatchObject({
      toWhom: "all",
      delayMs: 0,
    });
    expect(newsworthiness(fire("fire-contained", {}, { containedAt: new Date() }))).toMatchObject({
      toWhom: "all",
    });
    expect(newsworthiness(fire("fire-contained", { containedAt: new Date() }, {}))).toBeNull();
    expect(newsworthiness(fire("fire-extinguished", {}, { statusId: 6 }))).toMatchObject({ toWhom: "all" });
    expect(newsworthiness(fire("fire-gone", {}, null))).toBeNull();
  });

  it("no alert is sent if an extinguished fire is then contained", () => {
    const out = { statusId: 6, containedAt: new Date() } as const;
    expect(newsworthiness(fire("fire-contained", { statusId: 6 }, out))).toBeNull();
  });

  it.each([
    [null, 9, null, "nearer"],
    [4, 9.9, null, "nearer"],
    [4, 10, null, "all"],
    [90, 101, null, "all"],
    [999, 1000, 900, "all"],
    [9_000, 12_000, 9_000, "all"],
    [150, 290, 150, "nearer"],
    [290, 300, 150, "all"],
    [4, 8, 4, "nearer"],
    [300, 200, 300, null],
    [300, null, 300, null],
  ] as const)(
    "an alert of growth from %s to %s ha, with %s ha in the last sent alert, goes to: %s",
    (before, after, sentHa, toWhom) => {
      const change = fire("fire-size", { sizeHa: before }, { sizeHa: after });
      expect(newsworthiness(change, { sentHa })?.toWhom ?? null).toBe(toWhom);
    },
  );

  it("delays an alert of a status that flips back to a reassuring status, and drops the alert if the status flips again", () => {
    const eases = fire("fire-status", { statusId: 1 }, { statusId: 4 });
    const worsens = fire("fire-status", { statusId: 4 }, { statusId: 1 });
    expect(newsworthiness(eases, { statusChanges: [{ before: 4, after: 1 }] })).toMatchObject({
      delayMs: 600_000,
    });
    expect(newsworthiness(worsens, { statusChanges: [{ before: 1, after: 4 }] })).toMatchObject({
      delayMs: 0,
    });
    const twice = {
      statusChanges: [
        { before: 4, after: 1 },
        { before: 1, after: 4 },
      ],
    };
    expect(newsworthiness(worsens, twice)).toBeNull();
    const further = fire("fire-status", { statusId: 4 }, { statusId: 5 });
    expect(newsworthiness(further, { statusChanges: [{ before: 1, after: 4 }] })).toMatchObject({
      delayMs: 0,
    });
  });

  it("an alert is sent at once if a fire is out of control again", () => {
    const again = fire("fire-status", { statusId: 4 }, { statusId: 3 });
    expect(newsworthiness(again, { statusChanges: [{ before: 3, after: 4 }] })).toMatchObject({
      isUrgent: true,
      delayMs: 0,
    });
  });
});

describe("zone danger alert", () => {
  it.each([
    [2, 3, true],
    [3, 5, true],
    [5, 3, true],
    [3, 2, true],
    [1, 2, false],
    [2, 1, false],
  ] as const)("an alert is sent if the danger level goes from %i to %i: %s", (before, after, isSent) => {
    const change: Change = {
      kind: "danger",
      subject: "13",
      before: { level: before },
      after: { level: after },
    };
    expect(newsworthiness(change) !== null).toBe(isSent);
  });
});

describe("restriction alert", () => {
  const state = { startsAt: null, endsAt: null, regions: ["04"], area: null };
  it.each([
    ["restriction-begun", "fire", false],
    ["restriction-begun", "closure", true],
    ["restriction-changed", "risk", true],
    ["restriction-lifted", "closure", false],
  ] as const)("an alert is sent for %s of type %s, and is urgent: %s", (kind, type, isUrgent) => {
    const side = { type, ...state };
    const change: Change = {
      kind,
      subject: "r-1",
      before: kind === "restriction-begun" ? null : side,
      after: kind === "restriction-lifted" ? null : side,
    };
    expect(newsworthiness(change)).toMatchObject({ toWhom: "all", isUrgent });
  });
});
