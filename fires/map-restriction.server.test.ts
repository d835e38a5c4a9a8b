import { describe, expect, test } from "vitest";
import { readRestrictions, restrictionType } from "./map-restriction.server.ts";
import { wireRestriction } from "./wire-restriction.ts";

const WKT = "POLYGON ((-72 47, -71 47, -71 48, -72 47))";
const RECORD = {
  ContourWKT: WKT,
  DescriptionFr: "Interdiction de faire des feux à ciel ouvert",
  DescriptionEn: "Open fire ban",
  DateDebut: "2026-07-01T12:00:00Z",
  DateFin: null,
  TypeMesureId: 1,
  TypeRtfId: null,
  RegionsAdministrativesImpactees: [{ Nom: "Capitale-Nationale", Code: "03" }],
};

const NOW = new Date("2026-07-02T15:00:00Z");
const recordOf = (changes: object) => wireRestriction.parse({ ...RECORD, ...changes });
const read = (...changes: object[]) => readRestrictions({ records: changes.map(recordOf), dropped: 0 }, NOW);
const one = (changes: object = {}) => read(changes).restrictions[0];

test("every field of a restriction is read", () => {
  expect(one()).toEqual({
    id: expect.stringMatching(/^fire-[0-9a-f]{12}$/),
    type: "fire",
    title: { fr: "Interdiction de faire des feux à ciel ouvert", en: "Open fire ban" },
    startsAt: new Date("2026-07-01T12:00:00Z"),
    endsAt: null,
    regions: ["03"],
    area: {
      type: "Polygon",
      coordinates: [
        [
          [-72, 47],
          [-71, 47],
          [-71, 48],
          [-72, 47],
        ],
      ],
    },
    isPlaced: true,
    unsure: null,
  });
});

describe("the type of a restriction", () => {
  test.each([
    [0, null, "plane"],
    [0, 2, "plane"],
    [1, null, "fire"],
    [2, 1, "construction_afternoon"],
    [2, 2, "construction_day"],
    [2, 3, "construction_morning"],
    [3, null, "access"],
    [5, null, "closure"],
    [7, null, "risk"],
    [2, null, "other"],
    [2, 0, "other"],
    [2, 4, "other"],
    [4, null, "other"],
    [6, null, "other"],
    [8, null, "other"],
    [99, null, "other"],
    [-1, null, "other"],
    [null, 1, "other"],
    [null, null, "other"],
  ])("a measure with the id %j and the hours %j has the type %j", (measure, hours, type) => {
    expect(restrictionType(measure, hours)).toBe(type);
  });

  test.each([null, "", " ", false, [], {}])(
    "a missing measure id (%j) is not read as 0, the id of the flight ban",
    (id) => {
      expect(read({}, {}, { TypeMesureId: id })).toMatchObject({
        restrictions: [{ type: "fire" }, { type: "other" }],
        incomplete: 1,
      });
    },
  );

  test("ids of measures are also read from text", () => {
    expect(one({ TypeMesureId: "2", TypeRtfId: "3" })?.type).toBe("construction_morning");
  });
});

test("restrictions are in display order, the earliest first within a type", () => {
  const types = [
    { TypeMesureId: 99 },
    { TypeMesureId: 5 },
    { TypeMesureId: 7 },
    { TypeMesureId: 0 },
    { TypeMesureId: 3 },
    { TypeMesureId: 1, DateDebut: "2026-07-09T00:00:00Z" },
    { TypeMesureId: 1 },
    { TypeMesureId: 2, TypeRtfId: 2 },
    { TypeMesureId: 2, TypeRtfId: 1 },
    { TypeMesureId: 2, TypeRtfId: 3 },
  ];
  const { restrictions } = read(...types);
  expect(restrictions.map(({ type }) => type)).toEqual([
    "construction_morning",
    "construction_afternoon",
    "construction_day",
    "fire",
    "fire",
    "access",
    "plane",
    "risk",
    "closure",
    "other",
  ]);
  expect(restrictions[3]?.startsAt).toEqual(new Date("2026-07-01T12:00:00Z"));
});

describe("a restriction of unknown type", () => {
  test.each([
    [{ fr: "Avis", en: "Notice" }, "Avis", "Notice"],
    [{ fr: "Avis", en: "Avis" }, "Avis", null],
    [{ fr: "Notice", en: "Notice" }, null, "Notice"],
    [{ fr: "Avis", en: "Avis" }, "Avis", "Avis"],
    [{ fr: "", en: "" }, null, ""],
  ])(
    "a restriction of unknown type is kept with the title %j if its record has the titles %j and %j",
    (title, DescriptionFr, DescriptionEn) => {
      expect(read({}, { TypeMesureId: 99, DescriptionFr, DescriptionEn })).toMatchObject({
        restrictions: [{ type: "fire" }, { type: "other", title, regions: ["03"] }],
        incomplete: 1,
      });
    },
  );

  test("two restrictions of unknown type with the same ground and dates are distinguished by their titles", () => {
    const one = { TypeMesureId: 99, DescriptionFr: "Avis" };
    expect(read(one, { ...one, DescriptionFr: "Autre avis" }, one).restrictions).toHaveLength(2);
  });

  test("records without a type are kept with their own titles, and other records are still read", () => {
    const without = { TypeMesureId: null, DescriptionFr: "Interdiction de faire des feux" };
    expect(read({}, without, { ...without, DescriptionFr: "Avis" })).toMatchObject({
      restrictions: [{ type: "fire" }, { type: "other" }, { type: "other" }],
    });
    expect(read(without)).toMatchObject({
      restrictions: [{ type: "other", title: { fr: without.DescriptionFr } }],
    });
    expect(read({ TypeMesureId: 99 }, { TypeMesureId: 99 }).restrictions).toHaveLength(1);
  });
});

describe("the dates of a restriction", () => {
  test.each(["9999-12-31T23:59:59", "2100-01-01", "2999-12-31"])(
    "the end date %s is read as no end, and the record counts as complete",
    (DateFin) => {
      expect(read({ DateFin })).toMatchObject({
        restrictions: [{ endsAt: null, unsure: null }],
        incomplete: 0,
      });
    },
  );

  test.each([
    ["an end", { DateFin: "0001-01-01T00:00:00" }, { endsAt: null }],
    ["an end", { DateFin: "demain" }, { endsAt: null }],
    ["a start", { DateDebut: "1753-01-01" }, { startsAt: null }],
    ["a start", { DateDebut: "2036-07-01" }, { startsAt: null }],
  ])(
    "%s that is impossible is read as null, and the record counts as incomplete: %j",
    (_what, changes, expected) => {
      expect(read(changes)).toMatchObject({ restrictions: [expected], incomplete: 1 });
    },
  );

  test("an end date of today at midnight is read as the end of today", () => {
    expect(one({ DateFin: "2026-07-02T00:00:00" })?.endsAt).toEqual(new Date("2026-07-03T04:00:00Z"));
  });

  test.each(["2026-06-30T08:00:00Z", "2026-07-01T12:00:00Z"])(
    "an end date (%s) that is not after the start makes the restriction's dates and ground uncertain",
    (DateFin) => {
      expect(read({ DateFin })).toMatchObject({
        restrictions: [{ startsAt: null, endsAt: null, unsure: { isWhole: true, area: null, regions: [] } }],
        incomplete: 1,
      });
      const other = { DateFin: "2026-06-29T08:00:00Z" };
      expect(read({ DateFin }, other).restrictions).toHaveLength(2);
    },
  );
});

describe("the area of a restriction", () => {
  test("a restriction with an unreadable area is kept without an area, and counts as incomplete", () => {
    expect(read({ ContourWKT: "POLYGON ((oops" })).toMatchObject({
      restrictions: [{ type: "fire", area: null, regions: ["03"] }],
      incomplete: 1,
    });
  });

  test.each([null, ""])("a restriction without an area (%j) does not count as incomplete", (ContourWKT) => {
    expect(read({ ContourWKT })).toMatchObject({ restrictions: [{ area: null }], incomplete: 0 });
  });
});

describe("the regions of a restriction", () => {
  test.each([
    [
      [{ Code: "9" }, { Nom: "Mauricie" }],
      ["04", "09"],
    ],
    [
      ["Côte-Nord", 4],
      ["04", "09"],
    ],
    ["09, 04", ["04", "09"]],
    ["Mauricie;Côte-Nord", ["04", "09"]],
    [[{ Nom: "Atlantide" }, null, 99, "04", "4"], ["04"]],
    [null, []],
    [{}, []],
  ])("the regions %j are read as %j", (RegionsAdministrativesImpactees, regions) => {
    expect(one({ RegionsAdministrativesImpactees, ContourWKT: null })?.regions).toEqual(regions);
  });

  test.each([[null], [["Atlantide"]]])(
    "a restriction gets the regions under its area if its record names no known region: %j",
    (named) => {
      expect(one({ RegionsAdministrativesImpactees: named })?.regions).toEqual(["03"]);
      expect(one({ RegionsAdministrativesImpactees: ["04"] })?.regions).toEqual(["04"]);
    },
  );
});

test.each([
  [true, WKT, null],
  [true, WKT, ["Atlantide"]],
  [true, null, "Mauricie, 09,"],
  [false, null, "Mauricie, Atlantide"],
  [false, null, [{ Code: "04" }, null]],
  [false, null, [{ Code: "04" }, { Nom: null }]],
  [false, null, null],
])(
  "isPlaced, whether all ground is known, is %j for the area %j and the regions %j",
  (isPlaced, ContourWKT, named) => {
    const { restrictions, incomplete } = read({ ContourWKT, RegionsAdministrativesImpactees: named });
    expect(restrictions).toMatchObject([{ isPlaced }]);
    expect(incomplete).toBe(isPlaced ? 0 : 1);
  },
);

test("a ban that also names an unknown region is not merged with an otherwise equal ban", () => {
  const named = (...regions: string[]) => ({ ContourWKT: null, RegionsAdministrativesImpactees: regions });
  const { restrictions } = read(named("04"), named("04", "99"));
  expect(restrictions.map(({ isPlaced }) => isPlaced)).toEqual([true, false]);
});

test("the title of a restriction is empty in a language without a description", () => {
  expect(one({ DescriptionFr: null, DescriptionEn: "" })?.title).toEqual({ fr: "", en: "" });
});

test("a French title in both languages is not used as the English title", () => {
  const title = "Interdiction de faire des feux";
  expect(one({ DescriptionFr: title, DescriptionEn: title })?.title).toEqual({ fr: title, en: "" });
});

describe("the id of a restriction", () => {
  test("the id of a restriction stays the same if only its text, or the spelling of its area or date, changes", () => {
    const same = [
      { DescriptionFr: "Nouveau texte" },
      { ContourWKT: "POLYGON((-72.0 47,-71 47,-71 48,-72.0 47))" },
      { DateDebut: "2026-07-01T08:00:00-04:00" },
    ];
    for (const changes of same) expect(one(changes)?.id).toBe(one()?.id);
  });

  test("restrictions with different types, dates or areas have different ids", () => {
    const others = [
      {},
      { TypeMesureId: 3 },
      { DateDebut: "2026-07-02T12:00:00Z" },
      { DateFin: "2026-07-09T12:00:00Z" },
      { ContourWKT: "POLYGON ((-72 47, -71 47, -71 49, -72 47))" },
    ];
    expect(new Set(others.map((changes) => one(changes)?.id)).size).toBe(others.length);
  });

  test("restrictions without areas have different ids if their regions differ, whatever the order of the regions", () => {
    const without = (RegionsAdministrativesImpactees: string[]) =>
      one({ ContourWKT: null, RegionsAdministrativesImpactees })?.id;
    expect(without(["04"])).not.toBe(without(["09"]));
    expect(without(["04", "09"])).toBe(without(["09", "04"]));
  });

  test("equal restrictions appear in the list once", () => {
    expect(read({}, {}).restrictions).toHaveLength(1);
  });
});
