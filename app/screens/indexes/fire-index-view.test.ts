import { expect, test } from "vitest";
import { exampleFire, exampleReading, exampleSituation } from "#fires/examples.double.ts";
import { EVERY_FIRE } from "../../parts/fire/fire-choices.ts";
import { fireIndexView } from "./fire-index-view.server.ts";

const NOW = new Date("2026-01-24T12:00:00Z");
const empty = exampleSituation({ fires: exampleReading([]) });

test("an empty list of fires says whether filters are set, to distinguish a year without fires from a search without results", () => {
  const listOf = (change: object) => fireIndexView(empty, { ...EVERY_FIRE, ...change }, "fr", NOW).list;
  expect(listOf({})).toMatchObject({ total: 0, isFiltered: false });
  expect(listOf({ sort: "name" })).toMatchObject({ isFiltered: false });
  expect(listOf({ status: "active" })).toMatchObject({ isFiltered: true });
  expect(listOf({ cause: 1 })).toMatchObject({ isFiltered: true });
});

test("a fire that burns again has no extinguished date in the index", () => {
  const again = exampleFire({ statusId: 3, extinguishedAt: NOW });
  const { list } = fireIndexView(exampleSituation({ fires: exampleReading([again]) }), EVERY_FIRE, "fr", NOW);
  expect(list?.rows).toMatchObject([{ statusId: 3, extinguished: null }]);
});
