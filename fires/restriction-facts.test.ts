import { expect, it } from "vitest";
import { exampleRestriction, squareAround } from "./examples.ts";
import { restrictionFacts } from "./restriction-facts.server.ts";

const stateOf = (changes: Parameters<typeof exampleRestriction>[0]) =>
  restrictionFacts(exampleRestriction(changes));

it("is remembered by its regions in order, and by a mark of its area that tells areas apart", () => {
  const [one, same, other] = [squareAround(-72, 47), squareAround(-72, 47), squareAround(-71, 47)];
  const markOf = (area: typeof one | null) => stateOf({ area }).area;
  expect(stateOf({ regions: ["05", "04"] }).regions).toEqual(["04", "05"]);
  expect(markOf(one)).toMatch(/^[\da-f]{12}$/);
  expect(markOf(same)).toBe(markOf(one));
  expect(markOf(other)).not.toBe(markOf(one));
  expect(markOf(null)).toBeNull();
});
