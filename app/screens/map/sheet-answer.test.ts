import { expect, test } from "vitest";
import { zoneShapes } from "#territory/shapes.server.ts";
import { sheetOf } from "../../parts/drawn-map/sheets.server.ts";
import { sheetAnswer } from "./sheet-answer.server.ts";

const SHAPES = zoneShapes().areas.map(({ key, geometry }) => ({ zone: key, name: "", geometry }));

test("the current version of a drawing can be cached for ever", async () => {
  const file = sheetOf({ kind: "province" }, SHAPES).path.split("/").at(-1) ?? "";
  const answer = sheetAnswer(file, SHAPES);
  expect(answer.headers.get("content-type")).toMatch("image/svg+xml");
  expect(answer.headers.get("cache-control")).toMatch("immutable");
  expect(await answer.text()).toMatch(/^<svg .+<path id="z26" /s);
});

test("the address of an older version returns the newest drawing, without caching", () => {
  const answer = sheetAnswer("region-04.older.svg", SHAPES);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("cache-control")).toBe("no-cache");
});

test.for([
  "region-18.a.svg",
  "zone-9.a.svg",
  "around-1-1.a.svg",
  "around-95-146-7.a.svg",
  "quebec.a.svg",
  "province.svg",
  "province.a.png",
  "..svg",
])("sheetAnswer throws a 404 for the unknown drawing %s", (file) => {
  expect(() => sheetAnswer(file, SHAPES)).toThrow(expect.objectContaining({ init: { status: 404 } }));
});
