import { expect, it } from "vitest";
import { restrictionState } from "#history/change.ts";
import { exampleRestriction, squareAround } from "./examples.double.ts";
import { restrictionFacts } from "./restriction-facts.server.ts";

const stateOf = (changes: Parameters<typeof exampleRestriction>[0]) =>
  restrictionFacts(exampleRestriction(changes));

it("a restriction is stored with its sorted regions, and a fingerprint that identifies its area", () => {
  const [one, same, other] = [squareAround(-72, 47), squareAround(-72, 47), squareAround(-71, 47)];
  const markOf = (area: typeof one | null) => stateOf({ area }).area;
  expect(stateOf({ regions: ["05", "04"] }).regions).toEqual(["04", "05"]);
  expect(markOf(one)).toMatch(/^[\da-f]{12}$/);
  expect(markOf(same)).toBe(markOf(one));
  expect(markOf(other)).not.toBe(markOf(one));
  expect(markOf(null)).toBeNull();
});

it("a restriction is stored with its title only if its type is unknown", () => {
  const title = { fr: "Avis", en: "Notice" };
  expect(stateOf({ type: "other", title })).toMatchObject({ type: "other", title });
  expect(stateOf({ type: "fire", title })).not.toHaveProperty("title");
});

it("a restriction is stored with its possible ground, as fingerprints of areas and codes of regions", () => {
  const area = squareAround(-72, 47);
  expect(stateOf({ unsure: { area, regions: ["09"], isWhole: true } }).unsure).toEqual({
    areas: [stateOf({ area }).area],
    regions: ["09"],
    isWhole: true,
  });
  expect(stateOf({})).not.toHaveProperty("unsure");
});

it("a stored restriction is read back unchanged, with or without a title and possible ground", () => {
  const unsure = { area: null, regions: ["09"], isWhole: false };
  for (const state of [stateOf({}), stateOf({ type: "other", unsure, endsAt: null })])
    expect(restrictionState.parse(JSON.parse(JSON.stringify(state)))).toEqual(state);
});
