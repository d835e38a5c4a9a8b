import { expect, test } from "vitest";
import { exampleFire } from "#fires/examples.double.ts";
import type { Restriction } from "#fires/model.ts";
import { fireRow, restrictionGroups } from "./rows.server.ts";
import {
  type FireRow,
  levelOn,
  type RestrictionGroup,
  readDangerRows,
  readFireRows,
  readRestrictions,
  writeDangerRows,
  writeFireRows,
  writeRestrictions,
} from "./rows.ts";

const NOW = new Date("2026-06-06T18:00:00Z");

function restriction(
  id: string,
  regions: readonly string[],
  type: Restriction["type"] = "fire",
): Restriction {
  const title = { fr: "Feux interdits", en: "No fires" };
  return { id, type, title, startsAt: NOW, endsAt: null, regions, area: null, isPlaced: true, unsure: null };
}

test("one ban in several regions is grouped once, with each place's dates, sorted by name", () => {
  const groups = restrictionGroups([restriction("a", ["08"]), restriction("b", ["05"])], "fr", NOW);
  expect(groups).toHaveLength(1);
  expect(groups[0]?.places.map(({ regions }) => regions)).toEqual(["Abitibi-Témiscamingue", "Estrie"]);
  expect(groups[0]?.places[0]?.from).toMatch(/^6 juin à 14/);
});

test("a region with two restrictions of one group is named once", () => {
  const groups = restrictionGroups([restriction("a", ["08", "05"]), restriction("b", ["05"])], "en", NOW);
  expect(groups[0]?.regions).toBe("Abitibi-Témiscamingue and Estrie");
});

test("restrictions of other types form their own groups, in the given order", () => {
  const groups = restrictionGroups([restriction("a", ["08"], "access"), restriction("b", ["08"])], "fr", NOW);
  expect(groups.map(({ type }) => type)).toEqual(["access", "fire"]);
});

test("levelOn reads a day's level by position, and null for an unpublished day", () => {
  const row = { zone: 1, name: "Matagami", levels: "5-1" };
  expect([0, 1, 2, 3].map((day) => levelOn(day, row))).toEqual([5, null, 1, null]);
});

test("danger rows survive a round trip as text, without zone numbers", () => {
  const rows = [
    { name: "La Tuque", levels: "455" },
    { name: "Val d'Or-Senneterre", levels: "---" },
    { name: "", levels: "1-3" },
  ];
  expect(readDangerRows(writeDangerRows(rows))).toEqual(rows);
  expect(readDangerRows(writeDangerRows([]))).toEqual([]);
  const odd = [{ name: "Lac, du|Nord", levels: "111" }, ...rows];
  expect(readDangerRows(writeDangerRows(odd))).toEqual([{ name: "Lac du Nord", levels: "111" }, ...rows]);
});

test("restrictions survive a round trip as text, without ids and with unknown fields", () => {
  const place = { id: "fire-1", regions: "Estrie", from: "2 juin à 8 h", until: "9 juin à 8 h" };
  const bare = { id: "fire-2", regions: "", from: null, until: null };
  const groups: RestrictionGroup[] = [
    { type: "fire", title: "", regions: "Estrie", places: [place, bare] },
    { type: "risk", title: "Danger|du\nfeu", regions: "", places: [{ ...bare, isUnsure: true }] },
  ];
  const listed = { regions: "", from: null, until: null };
  expect(readRestrictions(writeRestrictions(groups))).toEqual([
    {
      type: "fire",
      title: "",
      places: [{ regions: "Estrie", from: "2 juin à 8 h", until: "9 juin à 8 h" }, listed],
    },
    { type: "risk", title: "Danger du feu", places: [{ ...listed, isUnsure: true }] },
  ]);
  expect(readRestrictions(writeRestrictions([]))).toEqual([]);
});

test("an extinguished fire has its end date, and an active fire has none", () => {
  const out = exampleFire({ extinguishedAt: new Date("2026-07-04T15:00:00Z") });
  expect(fireRow({ ...out, statusId: 6 }, "fr", NOW).extinguished).toBe("4 juillet");
  expect(fireRow({ ...out, statusId: 5 }, "fr", NOW).extinguished).toBeNull();
});

test("fire rows survive a round trip as text, with unknown fields", () => {
  const full: FireRow = {
    id: "2026-101",
    name: "Lac à la Perdrix",
    number: 101,
    statusId: 0,
    sizeHa: 0,
    region: "04",
    place: "La Tuque, Mauricie",
    started: "1 juill., 14 h",
    contained: "2 juillet",
    extinguished: "9 juillet",
    causeId: 9,
    isNorthern: true,
  };
  const bare: FireRow = {
    ...full,
    name: null,
    sizeHa: null,
    region: null,
    place: null,
    started: null,
    contained: null,
    extinguished: null,
    causeId: null,
    isNorthern: false,
  };
  expect(readFireRows(writeFireRows([full, bare]))).toEqual([full, bare]);
  expect(readFireRows(writeFireRows([]))).toEqual([]);
  const odd = { ...full, name: "Lac|du\nNord" };
  expect(readFireRows(writeFireRows([odd, full]))).toEqual([{ ...odd, name: "Lac du Nord" }, full]);
});
