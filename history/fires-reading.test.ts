import { expect, it } from "vitest";
import { exampleFire } from "#fires/examples.ts";
import { stateOf } from "./fire-state.ts";
import {
  beginFires,
  type FiresReading,
  isListed,
  keep,
  knownFires,
  lacksMany,
  newestDate,
} from "./fires-reading.ts";

const AT = new Date("2026-07-02T12:00:00Z");
const kept = keep(stateOf(exampleFire()));
const readingOf = (fires: FiresReading["fires"]): FiresReading => ({ ...beginFires([], 0, AT), fires });

it("begins with what an answer holds, none of it doubted", () => {
  const fire = exampleFire({ id: "2026-7" });
  expect(beginFires([fire], 2, AT)).toEqual({
    v: 1,
    since: AT,
    clock: newestDate([fire]),
    doubted: 0,
    partial: 0,
    dropped: 2,
    fires: { "2026-7": { state: stateOf(fire), missing: 0, behind: 0, gone: false } },
  });
});

it("knows a fire until three answers in a row lack it", () => {
  expect([2, 3].map((missing) => isListed({ ...kept, missing }))).toEqual([true, false]);
  const reading = readingOf({ a: { ...kept, missing: 2 }, b: { ...kept, missing: 3 } });
  expect(knownFires(reading)).toEqual([{ ...kept.state, id: "a" }]);
});

it("lacks many while fires stay away that were never told gone", () => {
  expect(lacksMany(readingOf({ a: kept, b: { ...kept, missing: 2 } }))).toBe(false);
  expect(lacksMany(readingOf({ a: kept, b: { ...kept, missing: 3 } }))).toBe(true);
  expect(lacksMany(readingOf({ b: { ...kept, missing: 3, gone: true } }))).toBe(false);
  expect(lacksMany(readingOf({}))).toBe(false);
});

it("takes the newest date of any record for the data's clock", () => {
  const [early, late] = [new Date(AT.getTime() - 1), AT];
  expect(
    newestDate([
      { startedAt: early, modifiedAt: late },
      { startedAt: early, modifiedAt: early },
    ]),
  ).toEqual(late);
  expect(newestDate([{ startedAt: late, modifiedAt: null }])).toEqual(late);
  expect(newestDate([{ startedAt: null, modifiedAt: early }])).toEqual(early);
  expect(newestDate([{ startedAt: null, modifiedAt: null }])).toBeNull();
  expect(newestDate([])).toBeNull();
});
