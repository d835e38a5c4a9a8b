import { describe, expect, test } from "vitest";
import { restrictionType, toRestrictions } from "./map-restriction.server.ts";
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
  RegionsAdministrativesImpactees: [{ Nom: "Mauricie", Code: "04" }],
};

const read = (...changes: object[]) =>
  toRestrictions(changes.map((one) => wireRestriction.parse({ ...RECORD, ...one })));
const one = (changes: object = {}) => read(changes).restrictions[0];

test("every field is read", () => {
  expect(one()).toEqual({
    id: expect.stringMatching(/^fire-[0-9a-f]{12}$/),
    type: "fire",
    title: { fr: "Interdiction de faire des feux à ciel ouvert", en: "Open fire ban" },
    startsAt: new Date("2026-07-01T12:00:00Z"),
    endsAt: null,
    regions: ["04"],
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
  });
});

describe("type", () => {
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
    [2, null, null],
    [2, 0, null],
    [2, 4, null],
    [4, null, null],
    [6, null, null],
    [8, null, null],
    [-1, null, null],
    [null, 1, null],
    [null, null, null],
  ])("of measure %j with hours %j is %j", (measure, hours, type) => {
    expect(restrictionType(measure, hours)).toBe(type);
  });

  test.each([null, "", " ", false, [], {}])(
    "an absent measure id (%j) is not the zero of the flight ban",
    (id) => {
      expect(read({ TypeMesureId: id })).toMatchObject({ restrictions: [], untyped: 1, withoutGround: 0 });
    },
  );

  test("ids may come as text", () => {
    expect(one({ TypeMesureId: "2", TypeRtfId: "3" })?.type).toBe("construction_morning");
  });
});

test("they come in the display order, the earliest first within a type", () => {
  const types = [
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
  ]);
  expect(restrictions[3]?.startsAt).toEqual(new Date("2026-07-01T12:00:00Z"));
});

test("what came without a type is told from what has another than the table's", () => {
  const counts = (...ids: readonly unknown[]) =>
    read(...ids.map((TypeMesureId) => ({ TypeMesureId, TypeRtfId: 9 })));
  expect(counts(4, 6, 2)).toMatchObject({ untyped: 3, withoutType: 0 });
  expect(counts(undefined, null, "feu")).toMatchObject({ untyped: 3, withoutType: 3 });
});

test("an unknown type is left out and counted, the rest is shown", () => {
  expect(read({}, { TypeMesureId: 4 })).toMatchObject({ restrictions: [{ type: "fire" }], untyped: 1 });
});

describe("area", () => {
  test("that cannot be read leaves the restriction without one, counted", () => {
    expect(read({ ContourWKT: "POLYGON ((oops" })).toMatchObject({
      restrictions: [{ type: "fire", area: null, regions: ["04"] }],
      withoutGround: 1,
    });
  });

  test.each([null, ""])("that never came (%j) is not counted", (ContourWKT) => {
    expect(read({ ContourWKT })).toMatchObject({ restrictions: [{ area: null }], withoutGround: 0 });
  });
});

describe("regions", () => {
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
  ])("%j are %j", (RegionsAdministrativesImpactees, regions) => {
    expect(one({ RegionsAdministrativesImpactees, ContourWKT: null })?.regions).toEqual(regions);
  });

  test.each([[null], [["Atlantide"]]])("are those under its area where %j names none", (named) => {
    expect(one({ RegionsAdministrativesImpactees: named })?.regions).toEqual(["03"]);
    expect(one({ RegionsAdministrativesImpactees: ["04"] })?.regions).toEqual(["04"]);
  });
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
  "whether all its ground is known is %j, with the area %j and the regions %j",
  (isPlaced, ContourWKT, named) => {
    const { restrictions, withoutGround } = read({ ContourWKT, RegionsAdministrativesImpactees: named });
    expect(restrictions).toMatchObject([{ isPlaced }]);
    expect(withoutGround).toBe(isPlaced ? 0 : 1);
  },
);

test("a missing description is empty in that language", () => {
  expect(one({ DescriptionFr: null, DescriptionEn: "" })?.title).toEqual({ fr: "", en: "" });
});

test("a French title in both languages is no English one", () => {
  const title = "Interdiction de faire des feux";
  expect(one({ DescriptionFr: title, DescriptionEn: title })?.title).toEqual({ fr: title, en: "" });
});

describe("id", () => {
  test("stays through what does not change the restriction", () => {
    const same = [
      { DescriptionFr: "Nouveau texte" },
      { ContourWKT: "POLYGON((-72.0 47,-71 47,-71 48,-72.0 47))" },
      { DateDebut: "2026-07-01T08:00:00-04:00" },
    ];
    for (const changes of same) expect(one(changes)?.id).toBe(one()?.id);
  });

  test("differs by type, dates and area", () => {
    const others = [
      {},
      { TypeMesureId: 3 },
      { DateDebut: "2026-07-02T12:00:00Z" },
      { DateFin: "2026-07-09T12:00:00Z" },
      { ContourWKT: "POLYGON ((-72 47, -71 47, -71 49, -72 47))" },
    ];
    expect(new Set(others.map((changes) => one(changes)?.id)).size).toBe(others.length);
  });

  test("differs by regions where there is no area, whatever their order", () => {
    const without = (RegionsAdministrativesImpactees: string[]) =>
      one({ ContourWKT: null, RegionsAdministrativesImpactees })?.id;
    expect(without(["04"])).not.toBe(without(["09"]));
    expect(without(["04", "09"])).toBe(without(["09", "04"]));
  });

  test("is in the list once", () => {
    expect(read({}, {}).restrictions).toHaveLength(1);
  });
});
