import { expect, it } from "vitest";
import { exampleFire } from "#fires/examples.double.ts";
import type { StatusId } from "#fires/status.ts";
import type { AgencyChange } from "#history/change.ts";
import { stateOf } from "#history/fire-state.ts";
import type { DatedChange } from "#history/history-service.ts";
import { netChanges } from "./net-changes.ts";
import { sinceView } from "./since-view.server.ts";
import { readSince } from "./since-view.ts";
import "../../i18n/dictionary.ts";

const NOW = new Date("2026-07-02T12:00:00Z");
const HOUR_MS = 3_600_000;
const ago = (hours: number) => new Date(NOW.getTime() - hours * HOUR_MS);
const dated = (...changes: readonly AgencyChange[]): DatedChange[] =>
  changes.map((change, id) => ({ ...change, id, at: NOW, observedAt: NOW }));

const fire = (statusId: StatusId) => stateOf(exampleFire({ statusId }));
const status = (subject: string, before: StatusId | null, after: StatusId): AgencyChange => ({
  kind: before === null ? "fire-new" : after === 6 ? "fire-extinguished" : "fire-status",
  subject,
  before: before === null ? null : fire(before),
  after: fire(after),
});
const danger = (before: 1 | 2 | 3, after: 1 | 2 | 3): AgencyChange => ({
  kind: "danger",
  subject: "26",
  before: { level: before },
  after: { level: after },
});
const ban = { type: "fire", startsAt: null, endsAt: null, regions: ["04"], area: null } as const;
const restriction = (isBegun: boolean): AgencyChange => ({
  kind: isBegun ? "restriction-begun" : "restriction-lifted",
  subject: "fire-1",
  before: isBegun ? null : { ...ban, regions: ["04"] },
  after: isBegun ? { ...ban, regions: ["04"] } : null,
});
const prolonged = (from: Date | null, to: Date | null): AgencyChange => ({
  kind: "restriction-changed",
  subject: "fire-1",
  before: { ...ban, regions: ["04"], endsAt: from },
  after: { ...ban, regions: ["04"], endsAt: to },
});
const counts = (...changes: readonly AgencyChange[]) =>
  [...netChanges(dated(...changes))].flatMap(([kind, { length }]) => (length > 0 ? `${length} ${kind}` : []));

it("a fire counts once by its final status, but a new fire that is already extinguished counts as both", () => {
  expect(counts(status("a", 1, 3), status("a", 3, 4))).toEqual(["1 fires-status"]);
  expect(counts(status("a", 3, 4), status("a", 4, 6))).toEqual(["1 fires-extinguished"]);
  expect(counts(status("a", null, 1), status("a", 1, 3))).toEqual(["1 fires-new"]);
  expect(counts(status("a", null, 1), status("a", 1, 6))).toEqual(["1 fires-new", "1 fires-extinguished"]);
});

it("counts a restriction as changed only if its dates differ at the end of the period", () => {
  expect(counts(prolonged(null, NOW))).toEqual(["1 restrictions-changed"]);
  expect(counts(prolonged(null, NOW), prolonged(NOW, null))).toEqual([]);
  expect(counts(restriction(true), prolonged(null, NOW))).toEqual(["1 restrictions-begun"]);
});

const size = (
  subject: string,
  before: number | null,
  after: number,
  kind: "fire-size" | "fire-status" | "fire-extinguished" = "fire-size",
): AgencyChange => ({
  kind,
  subject,
  before: { ...fire(3), sizeHa: before },
  after: { ...fire(kind === "fire-size" ? 3 : kind === "fire-status" ? 4 : 6), sizeHa: after },
});

it("counts a fire once if it grew several times, and counts corrected sizes separately", () => {
  expect(counts(size("a", 25, 27), size("a", 27, 29))).toEqual(["1 fires-grown"]);
  expect(counts(size("a", 25, 20), size("b", null, 3))).toEqual(["2 fires-corrected"]);
  expect(counts(size("a", 25, 29), size("a", 29, 25))).toEqual([]);
  expect(counts(size("a", 25, 29), size("a", 29, 29, "fire-status"))).toEqual([
    "1 fires-grown",
    "1 fires-status",
  ]);
});

it("counts a new or extinguished fire as such, not as one that grew", () => {
  expect(counts(status("a", null, 1), size("a", 12.5, 30))).toEqual(["1 fires-new"]);
  expect(counts(size("a", 25, 29), size("a", 29, 30, "fire-extinguished"))).toEqual(["1 fires-extinguished"]);
});

it("a change that was reversed within the period does not count", () => {
  expect(counts(status("a", 3, 4), status("a", 4, 3))).toEqual([]);
  expect(counts(danger(1, 3), danger(3, 1))).toEqual([]);
  expect(counts(restriction(true), restriction(false))).toEqual([]);
});

it("raised and lowered danger count as two kinds, and so do begun and lifted restrictions", () => {
  expect(counts(danger(1, 3))).toEqual(["1 danger-raised"]);
  expect(counts(danger(1, 3), danger(3, 2), restriction(false))).toEqual([
    "1 danger-raised",
    "1 restrictions-lifted",
  ]);
  expect(counts(danger(3, 1), restriction(true))).toEqual(["1 danger-lowered", "1 restrictions-begun"]);
});

it("the view of changes says whether the history is unavailable, not started, shorter than a day or stopped", () => {
  const view = (followed: Date | null, watched: Date | null, isFailing = false) =>
    sinceView({ value: { followedSince: followed, watchedAt: watched, changes: [] }, isFailing }, "en", NOW);
  expect(sinceView({ value: null, isFailing: true }, "en", NOW).state).toBe("unavailable");
  expect(view(null, null).state).toBe("none");
  expect(view(ago(48), NOW)).toMatchObject({ state: "ready", from: null, until: null });
  expect(view(ago(5), NOW).from).not.toBeNull();
  expect(view(ago(48), ago(1)).until).not.toBeNull();
  expect(view(ago(48), NOW, true).until).not.toBeNull();
});

it("the view of changes lists at most three changes of each kind, the latest first, and counts all", () => {
  const many = Array.from({ length: 9 }, (_, i) => status(`2026-${i}`, null, 1));
  const value = {
    followedSince: ago(48),
    watchedAt: NOW,
    changes: dated(...many, danger(1, 2), restriction(true)),
  };
  const groups = readSince(sinceView({ value, isFailing: false }, "fr", NOW).groups);
  expect(groups.map(({ kind, count, items }) => [kind, count, items.length])).toEqual([
    ["fires-new", 9, 3],
    ["danger-raised", 1, 1],
    ["restrictions-begun", 1, 1],
  ]);
  expect(groups[0]?.items[0]).toMatchObject({ to: expect.stringContaining("2026-8") });
  expect(groups[1]?.items[0]?.name).toBe("La Tuque");
});

it("the view of changes lists the fires that grew most, with both sizes, and the total growth of all fires", () => {
  const grown = [1, 40, 2, 300].map((ha, i) => size(`2026-${i}`, 10, 10 + ha));
  const value = { followedSince: ago(48), watchedAt: NOW, changes: dated(...grown, size("2026-9", null, 3)) };
  const groups = readSince(sinceView({ value, isFailing: false }, "en", NOW).groups);
  expect(groups).toMatchObject([
    { kind: "fires-grown", count: 4, grownHa: 343 },
    { kind: "fires-corrected", count: 1, items: [{ size: { before: null, after: 3 } }] },
  ]);
  expect(groups[0]?.items).toMatchObject([
    { to: expect.stringContaining("2026-3"), size: { before: 10, after: 310 } },
    { to: expect.stringContaining("2026-1"), size: { before: 10, after: 50 } },
    { to: expect.stringContaining("2026-2"), size: { before: 10, after: 12 } },
  ]);
});
