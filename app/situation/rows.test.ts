import { expect, test } from "vitest";
import type { Restriction } from "#fires/model.ts";
import { restrictionGroups } from "./rows.server.ts";
import { levelOn } from "./rows.ts";

const NOW = new Date("2026-06-06T18:00:00Z");

function restriction(
  id: string,
  regions: readonly string[],
  type: Restriction["type"] = "fire",
): Restriction {
  const title = { fr: "Feux interdits", en: "No fires" };
  return { id, type, title, startsAt: NOW, endsAt: null, regions, area: null };
}

test("one ban in several regions is told once, with every place's dates, by name", () => {
  const groups = restrictionGroups([restriction("a", ["08"]), restriction("b", ["05"])], "fr", NOW);
  expect(groups).toHaveLength(1);
  expect(groups[0]?.places.map(({ regions }) => regions)).toEqual(["Abitibi-Témiscamingue", "Estrie"]);
  expect(groups[0]?.places[0]?.from).toMatch(/^6 juin à 14/);
});

test("a region that two measures touch is named once", () => {
  const groups = restrictionGroups([restriction("a", ["08", "05"]), restriction("b", ["05"])], "en", NOW);
  expect(groups[0]?.regions).toBe("Abitibi-Témiscamingue and Estrie");
});

test("other types stand apart, in the order given", () => {
  const groups = restrictionGroups([restriction("a", ["08"], "access"), restriction("b", ["08"])], "fr", NOW);
  expect(groups.map(({ type }) => type)).toEqual(["access", "fire"]);
});

test("a day's level is read from its place, and a day without one is null", () => {
  const row = { zone: 1, name: "Matagami", levels: "5-1" };
  expect([0, 1, 2, 3].map((day) => levelOn(day, row))).toEqual([5, null, 1, null]);
});
