import { expect, test } from "vitest";
import type { Box } from "#territory/text-box.ts";
import { MAP_HEIGHT, MAP_WIDTH, toPlane } from "./projection.server.ts";
import { townLabels } from "./town-labels.server.ts";

const VIEW = { left: 0, right: MAP_WIDTH, top: 0, bottom: MAP_HEIGHT };
const [X, Y] = toPlane([-73.57, 45.51]);
/** Names within this distance of Montréal are of its suburbs. */
const NEAR = 36;

const townsWith = (taken: readonly Box[]) =>
  townLabels((position) => ({ x: position[0], y: position[1] }), { view: VIEW, taken, worth: () => 1 });

test("the largest cities are named if nothing is in the way", () => {
  const names = townsWith([]).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["Montréal", "Québec", "Saguenay"]));
});

test("a suburb gets no name if the name of its city does not fit", () => {
  const marks = [X - 8, X + 8].map((x) => ({ left: x - 2, right: x + 2, top: Y - 2, bottom: Y + 2 }));
  const towns = townsWith(marks);
  expect(towns.length).toBeGreaterThan(8);
  expect(towns.filter(({ x, y }) => Math.hypot(x - X, y - Y) < NEAR)).toEqual([]);
});
