import { expect, it } from "vitest";
import { exampleFire } from "#fires/examples.double.ts";
import type { FireChangeKind } from "#history/change.ts";
import { stateOf } from "#history/fire-state.ts";
import type { DatedChange } from "#history/history-service.ts";
import { timelineView } from "./timeline-view.server.ts";

const NOW = new Date("2026-07-04T12:00:00Z");
const SINCE = new Date("2026-07-02T12:00:00Z");
const startedAt = new Date("2026-07-01T18:00:00Z");
const requested = { startedAt, isListed: true, language: "fr", now: NOW } as const;
const state = stateOf(exampleFire());
const held = { ...state, statusId: 4 as const, sizeHa: 30 };
const change = (id: number, kind: FireChangeKind): DatedChange => ({
  ...{ id, kind, subject: "2026-101", before: state, after: held, at: NOW, observedAt: NOW },
});

it("a timeline lists the events of a fire, the newest first and the start last", () => {
  const changes = [change(1, "fire-status"), change(2, "fire-size")];
  const view = timelineView({ value: { followedSince: SINCE, changes }, isFailing: false }, requested);
  expect(view.entries.map(({ kind }) => kind)).toEqual(["fire-size", "fire-status", "started"]);
  expect(view.entries[0]).toMatchObject({ sizeHa: 30, sizeBefore: 12.5 });
  expect(view.entries[1]).toMatchObject({ statusId: 4, statusBefore: 3 });
  expect(view).toMatchObject({ isKnown: true, followedSince: expect.stringContaining("2 juillet") });
});

it("a timeline says that a fire was removed from the list, unless the fire is listed again", () => {
  const value = { followedSince: SINCE, changes: [change(1, "fire-status"), change(2, "fire-gone")] };
  const kinds = (isListed: boolean) =>
    timelineView({ value, isFailing: false }, { ...requested, isListed }).entries.map(({ kind }) => kind);
  expect(kinds(false)).toEqual(["fire-gone", "fire-status", "started"]);
  expect(kinds(true)).toEqual(["fire-status", "started"]);
});

it("a timeline only shows a fire's start while the history is unavailable", () => {
  const view = timelineView({ value: null, isFailing: true }, requested);
  expect(view).toMatchObject({ isKnown: false, followedSince: null });
  expect(view.entries.map(({ kind }) => kind)).toEqual(["started"]);
});
