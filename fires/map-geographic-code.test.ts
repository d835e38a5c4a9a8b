import { expect, test } from "vitest";
import { toGeographicCode } from "./map-geographic-code.ts";
import { wireCauseCount } from "./wire-cause.ts";
import { wireGeographicCode } from "./wire-geographic-code.ts";

const read = (changes: object = {}) =>
  toGeographicCode(
    wireGeographicCode.parse({
      Nom: "La Tuque",
      CodeGeo: "90012",
      CodeGeo2: "90",
      RegionAdministrativeId: 4,
      Type: 3,
      ...changes,
    }),
  );

test("every field is read, including numbers as text", () => {
  expect(read()).toEqual({ name: "La Tuque", code: "90012", codeAlt: "90", regionId: "04", type: "city" });
  expect(read({ CodeGeo: 90012, CodeGeo2: 90, Type: "3" })).toEqual(read());
});

test.each([
  [1, "region"],
  [2, "mrc"],
  [3, "city"],
])("type %d is a %s", (Type, type) => {
  expect(read({ Type })).toMatchObject({ type });
});

test("an id that is not a region code stays unchanged", () => {
  expect(read({ RegionAdministrativeId: 1204 }).regionId).toBe("1204");
  expect(read({ RegionAdministrativeId: null, CodeGeo2: null })).toMatchObject({
    regionId: null,
    codeAlt: null,
  });
});

test.each([{ Nom: null }, { CodeGeo: "" }, { Type: 0 }, { Type: 4 }, { Type: null }])(
  "a code with %j is refused",
  (changes) => {
    const record = { Nom: "La Tuque", CodeGeo: "90012", Type: 3, ...changes };
    expect(wireGeographicCode.safeParse(record).success).toBe(false);
  },
);

test("a cause has an id from 1 to 9 and a count", () => {
  expect(wireCauseCount.parse({ Id: "1", NbFeux: "60" })).toEqual({ Id: 1, NbFeux: 60 });
  for (const bad of [
    { Id: 0, NbFeux: 1 },
    { Id: 10, NbFeux: 1 },
    { Id: 1 },
    { NbFeux: 1 },
    { Id: 1, NbFeux: -1 },
    null,
  ]) {
    expect(wireCauseCount.safeParse(bad).success).toBe(false);
  }
});
