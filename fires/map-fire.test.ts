import { describe, expect, test } from "vitest";
import { FULL_FIRE_RECORD } from "./examples.double.ts";
import { hasUnusableDate, toFire } from "./map-fire.ts";
import { wireFire } from "./wire-fire.ts";

const NOW = new Date("2026-07-02T15:00:00Z");
const read = (record: unknown) => toFire(wireFire.parse(record), "intensive", NOW);
const full = (changes: object) => read({ ...FULL_FIRE_RECORD, ...changes });

test("every field of a full record is read", () => {
  expect(read(FULL_FIRE_RECORD)).toEqual({
    id: "2026-101",
    year: 2026,
    number: 101,
    name: "Lac à la Perdrix",
    statusId: 3,
    causeId: 1,
    sizeHa: 12.5,
    startedAt: new Date("2026-07-01T18:00:00Z"),
    extinguishedAt: null,
    modifiedAt: new Date("2026-07-02T12:00:00Z"),
    containedAt: new Date("2026-07-02T11:00:00Z"),
    at: { lon: -72.8, lat: 47.4 },
    protection: "intensive",
    zone: 26,
    region: "04",
    mrc: "La Tuque",
    city: "La Tuque",
    managementUnit: "Mauricie",
    resources: "4 équipes, 2 hélicoptères",
    url: "https://example.org/feu/101",
  });
});

test.each([
  ["west", -81, 47, -81.1, 47],
  ["east", -56, 51, -55.9, 51],
  ["south", -72, 44, -72, 43.9],
  ["north", -72, 63.5, -72, 63.6],
])(
  "an origin outside Quebec's bounds in the %s is read as null, and an origin on the bounds is kept",
  (_where, lon, lat, lonOff, latOff) => {
    expect(full({ Lon: lon, Lat: lat }).at).toEqual({ lon, lat });
    expect(full({ Lon: lonOff, Lat: latOff }).at).toBeNull();
  },
);

test("a placeholder for a future name is read as null", () => {
  const toCome = { Nom: "Nouveau toponyme à venir" };
  expect(full({ Mrc: toCome, Municipalite: toCome })).toMatchObject({ mrc: null, city: null });
});

test.each([
  [980.900_02, 980.9],
  [36_290.003_9, 36_290],
  [0.300_000_011_9, 0.3],
  [0.000_4, 0.000_4],
  [1204.55, 1204.55],
])("a size of %s ha, with the rounding error of a 32-bit float, is read as %s ha", (reported, meant) => {
  expect(full({ SuperficieHa: reported }).sizeHa).toBe(meant);
});

const EMPTY = {
  name: null,
  causeId: null,
  sizeHa: null,
  startedAt: null,
  at: null,
  zone: null,
  region: null,
  mrc: null,
  city: null,
  managementUnit: null,
  resources: null,
  url: null,
  containedAt: null,
};

test("a fire only requires number, year and status", () => {
  expect(read({ NoFeu: 5, Annee: 2026, Condition: { Id: 0 } })).toMatchObject({
    id: "2026-5",
    statusId: 0,
    ...EMPTY,
  });
});

test("null in a field that is not required counts as missing", () => {
  const nulls = Object.fromEntries(Object.keys(FULL_FIRE_RECORD).map((key) => [key, null]));
  const record = { ...nulls, NoFeu: 5, Annee: 2026, Condition: { Id: 6 } };
  expect(read(record)).toMatchObject({ id: "2026-5", statusId: 6, ...EMPTY });
});

test("numbers of a fire are also read from text", () => {
  const fire = full({
    NoFeu: "7",
    Annee: "2026",
    Condition: { Id: "4" },
    SuperficieHa: "1,5",
    Lat: "47.4",
    Lon: "-72.8",
  });
  expect(fire).toMatchObject({ id: "2026-7", statusId: 4, sizeHa: 1.5, at: { lon: -72.8, lat: 47.4 } });
});

test("places of a fire are also read from names without codes", () => {
  expect(full({ RegionAdministrative: "Mauricie", Mrc: "La Tuque" })).toMatchObject({
    region: "04",
    mrc: "La Tuque",
  });
});

describe("a fire with an invalid required field", () => {
  test.each([
    ["a number", { NoFeu: null }],
    ["a year", { Annee: "" }],
    ["a plausible year", { Annee: 26 }],
    ["a status", { Condition: null }],
    ["a known status", { Condition: { Id: 7 } }],
    ["a status id", { Condition: { DescriptionFr: "Hors contrôle" } }],
  ])("a fire record without %s is refused", (_, changes) => {
    expect(wireFire.safeParse({ ...FULL_FIRE_RECORD, ...changes }).success).toBe(false);
  });

  test.each([[null], ["text"], [5], [[]], [{}]])(
    "a value that is not a fire record is refused: %j",
    (record) => {
      expect(wireFire.safeParse(record).success).toBe(false);
    },
  );
});

describe("a fire with an invalid optional value", () => {
  test.each([
    [{ SuperficieHa: -4 }, { sizeHa: null }],
    [{ SuperficieHa: "beaucoup" }, { sizeHa: null }],
    [{ Cause: { Id: 12 } }, { causeId: null }],
    [{ Cause: { DescriptionFr: "Foudre" } }, { causeId: null }],
    [{ DateDeDebut: "hier" }, { startedAt: null }],
    [{ Zone: "nord" }, { zone: null }],
    [{ Zone: 0 }, { zone: null }],
    [{ Lat: 0, Lon: 0 }, { at: null }],
    [{ Lat: -72.8, Lon: 47.4 }, { at: null }],
    [{ Lat: 47.4, Lon: null }, { at: null }],
    [{ EtatSituationUrl: "javascript:alert(1)" }, { url: null }],
    [{ RegionAdministrative: { Nom: "Atlantide", Code: "99" } }, { region: null }],
    [{ UniteGestion: ["a"] }, { managementUnit: null }],
  ])("an invalid optional value is dropped, and the fire is kept: %j", (changes, expected) => {
    expect(full(changes)).toMatchObject(expected);
  });
});

describe("a fire with an impossible date", () => {
  test.each([
    ["DateDerniereModification", "modifiedAt", "2026-07-02T15:11:00Z"],
    ["DateDeDebut", "startedAt", "2026-07-03T15:01:00Z"],
    ["DateEnglobe", "containedAt", "2036-07-01T12:00:00Z"],
    ["DateEteint", "extinguishedAt", "9999-12-31T23:59:59"],
    ["DateDeDebut", "startedAt", "0001-01-01T00:00:00"],
    ["DateDerniereModification", "modifiedAt", "hier"],
  ])("an impossible date in %s becomes null and is counted (%s, %s)", (field, key, text) => {
    expect(full({ [field]: text })).toMatchObject({ [key]: null, id: "2026-101" });
    expect(hasUnusableDate(wireFire.parse({ ...FULL_FIRE_RECORD, [field]: text }), NOW)).toBe(true);
  });

  test("a modification date minutes ahead of the clock, and a start date hours ahead, are kept", () => {
    const ahead = { DateDerniereModification: "2026-07-02T15:09:00Z", DateDeDebut: "2026-07-03T03:59:00Z" };
    expect(full(ahead)).toMatchObject({
      modifiedAt: new Date("2026-07-02T15:09:00Z"),
      startedAt: new Date("2026-07-03T03:59:00Z"),
    });
    expect(hasUnusableDate(wireFire.parse({ ...FULL_FIRE_RECORD, ...ahead }), NOW)).toBe(false);
  });

  test("a missing date is not counted as unusable", () => {
    expect(hasUnusableDate(wireFire.parse({ ...FULL_FIRE_RECORD, DateDeDebut: "" }), NOW)).toBe(false);
  });
});

test("a fire without a northern flag has the protection zone that was requested", () => {
  const unmarked = wireFire.parse({ NoFeu: 1, Annee: 2026, Condition: { Id: 3 } });
  expect(toFire(unmarked, "northern", NOW).protection).toBe("northern");
});
