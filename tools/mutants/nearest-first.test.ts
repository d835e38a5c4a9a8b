import { expect, it } from "vitest";
import { nearestFirst } from "./nearest-first.ts";

const order = (mutated: string, ...tests: readonly string[]) => nearestFirst(tests, (test) => test, mutated);

it("the tests named after the mutated file run first, then tests whose names begin with the file's name", () => {
  expect(
    order(
      "fires/open-fire.ts",
      "fires/area.test.ts",
      "fires/open-fire-at.server.test.ts",
      "fires/open-fire.test.ts",
    ),
  ).toEqual(["fires/open-fire.test.ts", "fires/open-fire-at.server.test.ts", "fires/area.test.ts"]);
});

it("a test of zone-of.server.ts is found by the file's name without its extensions", () => {
  expect(order("fires/zone-of.server.ts", "fires/area.test.ts", "fires/zone-of.server.test.ts")[0]).toBe(
    "fires/zone-of.server.test.ts",
  );
});

it("tests whose names do not begin with the mutated file's name run in order of their paths", () => {
  expect(order("fires/sort.ts", "b.test.ts", "c.test.ts", "a.test.ts")).toEqual([
    "a.test.ts",
    "b.test.ts",
    "c.test.ts",
  ]);
});
