import { expect, it } from "vitest";
import { matchRestrictions } from "./match-restrictions.ts";
import type { RestrictionFacts } from "./restriction-facts.server.ts";

const at = (day: number) => new Date(Date.UTC(2026, 6, day));
const one = (id: string, changes: Partial<RestrictionFacts> = {}) => ({
  id,
  state: {
    type: "fire" as const,
    startsAt: at(1),
    endsAt: null,
    regions: ["04"],
    area: "shape",
    ...changes,
  },
});
type One = ReturnType<typeof one>;
const matched = (known: readonly One[], listed: readonly One[]) =>
  Object.fromEntries(matchRestrictions(known, listed));

it("a restriction is matched by its id, whatever else has changed", () => {
  expect(matched([one("a"), one("b")], [one("a", { type: "access", area: null }), one("c")])).toEqual({
    a: "a",
    c: "b",
  });
});

it("a restriction with a new id is matched by type, area and regions; by type and area; or by type, regions and start", () => {
  expect(matched([one("a")], [one("b", { startsAt: at(2), endsAt: at(9) })])).toEqual({ b: "a" });
  expect(matched([one("a")], [one("b", { regions: ["05"] })])).toEqual({ b: "a" });
  expect(matched([one("a")], [one("b", { area: "other" })])).toEqual({ b: "a" });
});

it("a restriction with a new id is not matched if its type differs, or if its area and, in addition, its start or regions differ", () => {
  expect(matched([one("a")], [one("b", { type: "access" })])).toEqual({});
  expect(matched([one("a")], [one("b", { area: "other", startsAt: at(2) })])).toEqual({});
  expect(matched([one("a")], [one("b", { area: "other", regions: ["05"] })])).toEqual({});
});

it("a restriction is matched by type, start and a shared region if its area and regions change together", () => {
  const wider = { area: "wider", regions: ["04", "05"] };
  expect(matched([one("a")], [one("b", wider)])).toEqual({ b: "a" });
  expect(matched([one("a", wider)], [one("b", { area: "small", regions: ["05"] })])).toEqual({ b: "a" });
  expect(matched([one("a", { area: null })], [one("b", wider)])).toEqual({ b: "a" });
  const ended = { ...wider, endsAt: at(9) };
  expect(matched([one("a", { startsAt: null })], [one("b", { ...ended, startsAt: null })])).toEqual({
    b: "a",
  });
  const possible = { regions: ["04"], areas: [], isWhole: false };
  expect(matched([one("a")], [one("b", { area: "far", regions: ["09"], unsure: possible })])).toEqual({
    b: "a",
  });
  // Restrictions elsewhere with the same start are not candidates.
  const far = { area: "far", regions: ["09"] };
  expect(matched([one("a"), one("f", far)], [one("b", wider)])).toEqual({ b: "a" });
  expect(matched([one("a")], [one("b", wider), one("f", far)])).toEqual({ b: "a" });
});

it("a restriction is not matched by a shared region if two candidates share a region, or if its type or start differs", () => {
  const wider = { area: "wider", regions: ["04", "05"] };
  const other = { area: "other", regions: ["05"] };
  expect(matched([one("a"), one("b", other)], [one("c", wider)])).toEqual({});
  expect(matched([one("a", wider)], [one("b", { area: "north" }), one("c", other)])).toEqual({});
  expect(matched([one("a")], [one("b", { ...wider, type: "access" })])).toEqual({});
  expect(matched([one("a")], [one("b", { ...wider, startsAt: at(2) })])).toEqual({});
});

it("restrictions without area are matched if they name the same regions, but two empty lists of regions do not match", () => {
  const bare = { area: null, regions: ["04"] };
  expect(matched([one("a", bare)], [one("b", { ...bare, startsAt: at(2) })])).toEqual({ b: "a" });
  expect(matched([one("a", bare)], [one("b", { area: null, regions: ["05"] })])).toEqual({});
  const nowhere = { regions: [], area: "shape" };
  expect(matched([one("a", nowhere)], [one("b", { regions: [], area: "other" })])).toEqual({});
});

it("a restriction is not matched if several candidates exist on either side", () => {
  expect(matched([one("a"), one("b")], [one("c")])).toEqual({});
  expect(matched([one("a")], [one("c"), one("d")])).toEqual({});
});

it("restrictions are matched by the best criterion first, and the remaining restrictions by the next criterion", () => {
  const known = [one("a"), one("b", { regions: ["05"] })];
  expect(matched(known, [one("c"), one("d", { regions: ["06"] })])).toEqual({ c: "a", d: "b" });
});

it("a restriction counts as new if it starts when the known restriction has ended", () => {
  const ending = one("a", { endsAt: at(5) });
  expect(matched([ending], [one("b", { startsAt: at(5) })])).toEqual({});
  expect(matched([ending], [one("b", { startsAt: at(4) })])).toEqual({ b: "a" });
  expect(matched([ending], [one("b", { startsAt: null })])).toEqual({ b: "a" });
});

it("a restriction whose type becomes unknown, or known, is matched if its ground and start stay the same", () => {
  expect(matched([one("a")], [one("b", { type: "other" })])).toEqual({ b: "a" });
  expect(matched([one("a", { type: "other" })], [one("b")])).toEqual({ b: "a" });
  expect(matched([one("a")], [one("b", { type: "other", startsAt: at(2) })])).toEqual({});
});

it("a restriction whose ground becomes unknown, or known, is matched if its type and dates stay the same", () => {
  const nowhere = { regions: [], area: null };
  expect(matched([one("a")], [one("b", nowhere)])).toEqual({ b: "a" });
  expect(matched([one("a", nowhere)], [one("b")])).toEqual({ b: "a" });
  expect(matched([one("a")], [one("b", { ...nowhere, endsAt: at(9) })])).toEqual({});
  expect(matched([one("a")], [one("b", { regions: ["05"], area: "other" })])).toEqual({});
});
