import { expect, test } from "vitest";
import { exampleFire } from "#fires/examples.double.ts";
import { stateOf } from "#history/fire-state.ts";
import type { DatedChange, FireTimeline } from "#history/history-service.ts";
import { growthView } from "./growth.server.ts";

const NOW = new Date("2026-07-04T12:00:00Z");
const day = (date: number, hour = 12) => new Date(Date.UTC(2026, 6, date, hour));
const state = (sizeHa: number | null) => stateOf(exampleFire({ sizeHa, modifiedAt: day(1) }));

/** Returns the change from one size to the next. If `before` is undefined, the fire is new. */
const change = (
  id: number,
  at: Date,
  before: number | null | undefined,
  after: number | null,
): DatedChange => ({
  ...{ id, at, observedAt: at, subject: "2026-101" },
  kind: before === undefined ? "fire-new" : "fire-size",
  before: before === undefined ? null : state(before),
  after: state(after),
});

const grown = (changes: readonly DatedChange[], isFailing = false) => {
  const value: FireTimeline = { followedSince: day(0), changes };
  return growthView({ value, isFailing }, { language: "fr", now: NOW });
};

test("the growth chart draws each recorded size as a step until the next size, up to now", () => {
  const view = grown([
    change(1, day(1), undefined, 10),
    change(2, day(2), 10, 20),
    change(3, day(3), 20, 40),
  ]);
  expect(view?.line).toBe("M0 150H200V100H400V0H600");
  expect(view).toMatchObject({ most: 40, hasGap: false, isByDay: false, isFailing: false });
  expect(view?.rows.map(({ sizeHa }) => sizeHa)).toEqual([40, 20, 10]);
});

test("the growth chart and its table have a gap while no size is published", () => {
  const view = grown([
    change(1, day(1), undefined, 10),
    change(2, day(2), 10, null),
    change(3, day(3), null, 40),
  ]);
  expect(view?.line).toBe("M0 150H200M400 0H600");
  expect(view?.hasGap).toBe(true);
  expect(view?.rows[1]).toMatchObject({ sizeHa: null });
});

test("a fire with fewer than two known sizes, or without history, has no growth chart", () => {
  expect(grown([])).toBeNull();
  expect(grown([change(1, day(1), undefined, 10)])).toBeNull();
  expect(grown([change(1, day(1), undefined, 10), change(2, day(2), 10, null)])).toBeNull();
  expect(grown([change(1, day(1), undefined, 10), change(2, day(2), 10, 10)])).toBeNull();
  expect(growthView({ value: null, isFailing: true }, { language: "fr", now: NOW })).toBeNull();
});

test("for a fire older than the history, the growth chart starts with the previous size, at the agency's date", () => {
  const view = grown([change(7, day(3), 20, 40)]);
  expect(view?.first).toMatchObject({ sizeHa: 20, when: "1er juillet à 8\u00a0h" });
  expect(view?.line).toBe("M0 100H400V0H600");
});

test("the growth of a fire with over 30 recorded sizes only has the last size of each day", () => {
  const hours = Array.from({ length: 60 }, (_, hour) =>
    change(hour, day(1, hour), hour || undefined, hour + 1),
  );
  const view = grown(hours);
  expect(view?.isByDay).toBe(true);
  expect(view?.rows.map(({ sizeHa }) => sizeHa)).toEqual([60, 52, 28, 4]);
});

test("the growth section says that the newest sizes can be missing while the history cannot be read", () => {
  expect(grown([change(1, day(1), undefined, 10), change(2, day(2), 10, 20)], true)?.isFailing).toBe(true);
});
