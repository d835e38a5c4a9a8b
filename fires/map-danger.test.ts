import { describe, expect, test } from "vitest";
import { squareAround } from "./examples.double.ts";
import { nameZones, toZoneDanger } from "./map-danger.ts";
import { wireZoneDanger } from "./wire-danger.ts";

const day = (Id: unknown, more: object = {}) => ({
  Id,
  Couleur: "#ff8800",
  DescriptionFr: "Élevé",
  DescriptionEn: "High",
  ...more,
});
const read = (record: unknown) => toZoneDanger(wireZoneDanger.parse(record));
const firstDay = (DangerJour1: unknown) => read({ NumeroZone: 26, DangerJour1 }).days[0];

test("the danger record of a zone is read as three days with level, colour and words", () => {
  const record = { NumeroZone: "26", DangerJour1: day(3), DangerJour2: day("3"), DangerJour3: day(3) };
  expect(read(record)).toEqual({
    zone: 26,
    name: "",
    days: [1, 2, 3].map(() => ({ level: 3, color: "#ff8800", label: { fr: "Élevé", en: "High" } })),
  });
});

test("a day that is missing, null or without level is null, and the other days are kept", () => {
  expect(read({ NumeroZone: 26, DangerJour1: null, DangerJour3: day(3) }).days).toEqual([
    null,
    null,
    expect.objectContaining({ level: 3 }),
  ]);
});

test.each([
  [null],
  ["Élevé"],
  [3],
  [[]],
  [{}],
  [day(0, { DescriptionFr: null, DescriptionEn: null })],
  [day(6, { DescriptionFr: "?", DescriptionEn: "?" })],
])("a day without a readable level is null: %j", (value) => {
  expect(firstDay(value)).toBeNull();
});

test.each([
  ["Bas", null, 1],
  ["Modéré", null, 2],
  ["ÉLEVÉ", null, 3],
  ["Très élevé", null, 4],
  ["Extrême", null, 5],
  [null, "Low", 1],
  [null, "Moderate", 2],
  [null, "High", 3],
  [null, "very high", 4],
  [null, "Extreme", 5],
])(
  "a day without an id and with the words %j, %j has the level %d",
  (DescriptionFr, DescriptionEn, level) => {
    expect(firstDay({ DescriptionFr, DescriptionEn })).toMatchObject({ level });
  },
);

test.each([
  ["#00aa3F", "#00aa3F"],
  ["#0a3", null],
  ["red", null],
  ["#ff8800;background:url(//evil.example)", null],
  ["#gg0000", null],
  [null, null],
])("the colour %j of a danger level is read as %j", (Couleur, color) => {
  expect(firstDay(day(3, { Couleur }))).toMatchObject({ color });
});

test("the words of a danger level are empty in a language that the record lacks", () => {
  expect(firstDay(day(3, { DescriptionEn: null }))).toMatchObject({ label: { fr: "Élevé", en: "" } });
});

test.each([null, {}, { NumeroZone: "nord" }, { NumeroZone: 0 }])("%j has no valid zone number", (record) => {
  expect(wireZoneDanger.safeParse(record).success).toBe(false);
});

describe("a zone's name", () => {
  const danger = (zone: number, name = "") => ({ zone, name, days: [null, null, null] as const });
  const shape = (zone: number, name: string) => ({ zone, name, geometry: squareAround(-72, 47) });

  test("a zone has the name in its shape, otherwise in its danger record, otherwise in the territory, otherwise no name", () => {
    const zones = [danger(26, "own"), danger(27, "own"), danger(28), danger(9), danger(29)];
    const named = nameZones(zones, [shape(26, "La Tuque (carte)"), shape(29, "")]);
    expect(named.map(({ name }) => name)).toEqual(["La Tuque (carte)", "own", "Québec", "", "Charlevoix"]);
  });
});

test("if a level's id and words differ, the higher level counts, and words of the lower level are omitted", () => {
  const words = { DescriptionFr: "Extrême", DescriptionEn: "Low" };
  expect(firstDay(day(1, words))).toMatchObject({ level: 5, label: { fr: "Extrême", en: "" } });
  expect(firstDay(day(5, { DescriptionFr: "Bas", DescriptionEn: "Low" }))).toMatchObject({ level: 5 });
  expect(firstDay(day(null, words))).toMatchObject({ level: 5 });
});
