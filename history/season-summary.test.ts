import { expect, it } from "vitest";
import { exampleFire } from "#fires/examples.ts";
import type { Fire } from "#fires/model.ts";
import { stateOf } from "./fire-state.ts";
import { summarise } from "./season-summary.ts";

const of = (...fires: readonly Partial<Fire>[]) =>
  summarise(
    fires.map((one) => stateOf(exampleFire(one))),
    {},
  );

it("counts fires and hectares, whole and by each trait", () => {
  const lightning = {
    causeId: 1,
    region: "04",
    sizeHa: 0.1,
    startedAt: new Date("2026-06-15T12:00:00Z"),
  } as const;
  const summary = of(
    { ...lightning, protection: "intensive" },
    { ...lightning, protection: "northern", sizeHa: 0.2, region: "10" },
  );
  expect(summary).toMatchObject({ v: 1, fires: 2, hectares: 0.3 });
  expect(summary.byCause).toEqual({ 1: { fires: 2, hectares: 0.3 } });
  expect(summary.byRegion).toEqual({ "04": { fires: 1, hectares: 0.1 }, 10: { fires: 1, hectares: 0.2 } });
  expect(summary.byMonth).toEqual({ 6: { fires: 2, hectares: 0.3 } });
  expect(summary.byProtection).toEqual({
    intensive: { fires: 1, hectares: 0.1 },
    northern: { fires: 1, hectares: 0.2 },
  });
});

it("says what is not known as unknown, and adds no hectare for it", () => {
  const summary = of({ causeId: null, region: null, sizeHa: null, startedAt: null });
  const unknown = { unknown: { fires: 1, hectares: 0 } };
  expect(summary).toMatchObject({ fires: 1, hectares: 0 });
  for (const tallies of [summary.byCause, summary.byRegion, summary.byMonth, summary.bySize]) {
    expect(tallies).toEqual(unknown);
  }
});

it.each([
  [0, "under-1"],
  [0.9, "under-1"],
  [1, "under-10"],
  [9.9, "under-10"],
  [10, "under-100"],
  [99.9, "under-100"],
  [100, "under-1000"],
  [999.9, "under-1000"],
  [1000, "over-1000"],
])("a fire of %d ha is of the size %s", (sizeHa, size) => {
  expect(Object.keys(of({ sizeHa }).bySize)).toEqual([size]);
});

it("tells months by Quebec's clock, and carries the changes of the season", () => {
  const summary = of({ startedAt: new Date("2026-07-01T02:00:00Z") });
  expect(Object.keys(summary.byMonth)).toEqual(["6"]);
  expect(summarise([], { "fire-new": 3 }).changes).toEqual({ "fire-new": 3 });
});
