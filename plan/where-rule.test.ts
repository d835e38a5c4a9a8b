import { expect, test } from "vitest";
import { whereRule } from "./where-rule.ts";

const LIVE = { freshSeconds: 15, staleSeconds: 30, rescueSeconds: 60 };
const rule = (path: string) => whereRule(new URL(path, "https://site.test"), LIVE);

test("responses to a person's words are not cached", () => {
  expect(rule("/signaler-un-feu/lieu.json?q=12+rue")).toEqual({ isPrivate: true, query: ["q"] });
  expect(rule("/en/report-fire/place.json?q=12+street")).toEqual({ isPrivate: true, query: ["q"] });
});

test("caches the surroundings of a rounded point, but not of a more exact one", () => {
  expect(rule("/signaler-un-feu/autour.json?at=47.44,-72.78")).toEqual({
    ...LIVE,
    query: ["at"],
    tag: "report",
  });
  for (const at of ["47.441,-72.78", "47.4,-72.8", "12 rue", ""]) {
    expect(rule(`/en/report-fire/around.json?at=${at}`)).toEqual({ isPrivate: true, query: ["at"] });
  }
});

test("addresses of other pages get no cache rule from this function", () => {
  expect(rule("/signaler-un-feu/")).toBeNull();
});
