import { expect, test } from "vitest";
import { whereRule } from "./where-rule.ts";

const LIVE = { freshSeconds: 15, staleSeconds: 30, rescueSeconds: 60 };
const rule = (path: string) => whereRule(new URL(path, "https://site.test"), LIVE);

test("a response to text that a person typed is not cached", () => {
  expect(rule("/signaler-un-feu/lieu.json?q=12+rue")).toEqual({ isPrivate: true, query: ["q"] });
  expect(rule("/en/report-fire/place.json?q=12+street")).toEqual({ isPrivate: true, query: ["q"] });
});

test("facts around a point are cached only if the point is rounded to two decimals", () => {
  expect(rule("/signaler-un-feu/autour.json?at=47.44,-72.78")).toEqual({
    ...LIVE,
    query: ["at"],
    tag: "report",
  });
  for (const at of ["47.441,-72.78", "47.4,-72.8", "12 rue", ""]) {
    expect(rule(`/en/report-fire/around.json?at=${at}`)).toEqual({ isPrivate: true, query: ["at"] });
  }
});

test("whereRule returns no cache rule for addresses of other pages", () => {
  expect(rule("/signaler-un-feu/")).toBeNull();
});
