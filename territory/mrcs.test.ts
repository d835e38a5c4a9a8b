import { describe, expect, test } from "vitest";
import { MRCS, mrcByCode, mrcByName, normaliseMrcCode } from "./mrcs.ts";
import { REGIONS } from "./regions.ts";

/** MRCs and equivalent territories of each region, from the province's institute of statistics. */
const TOTALS: Record<string, readonly [mrcs: number, equivalents: number]> = {
  "01": [8, 0],
  "02": [4, 1],
  "03": [6, 1],
  "04": [3, 3],
  "05": [8, 1],
  "06": [0, 1],
  "07": [4, 1],
  "08": [4, 1],
  "09": [6, 0],
  "10": [0, 3],
  "11": [5, 1],
  "12": [9, 1],
  "13": [0, 1],
  "14": [6, 0],
  "15": [7, 1],
  "16": [12, 1],
  "17": [5, 0],
};

test("the 104 territories are 87 MRCs and 17 equivalents, each with its own code and slug", () => {
  expect(MRCS).toHaveLength(104);
  expect(MRCS.filter(({ equivalent }) => !equivalent)).toHaveLength(87);
  expect(new Set(MRCS.map(({ code }) => code)).size).toBe(104);
  expect(new Set(MRCS.map(({ slug }) => slug)).size).toBe(104);
  for (const { code } of MRCS) expect(code).toMatch(/^\d{3}$/);
});

test.each(REGIONS.map(({ code }) => code))("region %s has its MRCs and equivalent territories", (code) => {
  const own = MRCS.filter(({ region }) => region === code);
  const equivalents = own.filter(({ equivalent }) => equivalent).length;
  expect([own.length - equivalents, equivalents]).toEqual(TOTALS[code]);
});

describe("the name of an MRC", () => {
  test.each(MRCS.map(({ name, code }) => [name, code]))("an MRC is found by its name: %s", (name, code) => {
    expect(mrcByName(name)?.code).toBe(code);
    expect(mrcByName(name.toUpperCase().replaceAll("-", " "))?.code).toBe(code);
  });

  test.each([
    ["memphremagog", "450"],
    ["Vallée-de-l’Or", "890"],
    ["La Vallee de l'Or", "890"],
    ["MRC des Laurentides", "780"],
    ["MRC de La Matapédia", "070"],
    ["Haut-St-Laurent", "690"],
    ["Robert-Cliche", "270"],
  ])("an MRC is found by another spelling or a former name: %s", (name, code) => {
    expect(mrcByName(name)?.code).toBe(code);
  });

  test.each(["", "   ", "Nouveau toponyme à venir", "constructor"])("the name %j finds no MRC", (name) => {
    expect(mrcByName(name)).toBeUndefined();
  });
});

test("an MRC code of one to three digits becomes three digits", () => {
  expect(normaliseMrcCode("48")).toBe("480");
  expect(normaliseMrcCode(7)).toBe("070");
  expect(normaliseMrcCode(" 371 ")).toBe("371");
  expect(normaliseMrcCode("770")).toBe("770");
  for (const wrong of ["", "4801", "4a", "-48", "4.5"]) expect(normaliseMrcCode(wrong)).toBeNull();
  expect(mrcByCode("48")?.name).toBe("Acton");
  expect(mrcByCode("999")).toBeUndefined();
});
