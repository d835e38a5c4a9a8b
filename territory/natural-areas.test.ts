import { expect, it } from "vitest";
import { regionAt } from "./locate.server.ts";
import { MANAGERS, NATURAL_AREAS, type NaturalAreaKind } from "./natural-areas.ts";
import { REGIONS } from "./regions.ts";

it("the set of natural areas contains each area once, with its own slug", () => {
  expect(new Set(NATURAL_AREAS.map(({ slug }) => slug)).size).toBe(NATURAL_AREAS.length);
  expect(NATURAL_AREAS.length).toBeGreaterThanOrEqual(40);
  expect(NATURAL_AREAS.map(({ slug, name }) => [slug, name])).toContainEqual([
    "parc-national-du-bic",
    "Parc national du Bic",
  ]);
});

const KINDS = [
  "national-park",
  "federal-park",
  "wildlife-reserve",
  "zec",
] as const satisfies readonly NaturalAreaKind[];

it.each(NATURAL_AREAS)("$name has a kind and a manager that the site knows", ({ kind, manager }) => {
  expect(KINDS).toContain(kind);
  expect(Object.values(MANAGERS)).toContain(manager);
});

it.each(NATURAL_AREAS)("$name is in one of its regions", ({ at, regions }) => {
  expect(regions.every((code) => REGIONS.some((region) => region.code === code))).toBe(true);
  expect(regions).toContain(regionAt(at));
});
