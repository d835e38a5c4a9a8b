import { expect, test } from "vitest";
import { cacheRuleFor } from "./cache-rules.ts";
import { OPEN_SCREENS, SCREENS } from "./site-map.ts";

const ruleAt = (path: string) => cacheRuleFor(new URL(path, "http://vigie.test"));

test("every open screen has a cache rule in both languages, and its data request the same one", () => {
  for (const name of OPEN_SCREENS) {
    const { fr, en } = SCREENS[name].path;
    expect(ruleAt(fr), name).not.toBeNull();
    expect(ruleAt(en)).toEqual(ruleAt(fr));
    expect(ruleAt(fr === "/" ? "/_root.data" : `${fr}_.data`)).toEqual(ruleAt(fr));
  }
});

test("what is no page is never kept", () => {
  expect(ruleAt("/nulle-part/")).toBeNull();
  expect(ruleAt("/permis-et-autorisations/")).toBeNull();
});

test("the API's every parameter counts, so that an unknown one is refused; a point asked about is kept nowhere", () => {
  expect(ruleAt("/api/v1/fires?statut=x&region=04")).toMatchObject({
    freshSeconds: 15,
    query: ["statut", "region"],
  });
  expect(ruleAt("/api/v1/zones")).toMatchObject({ freshSeconds: 300, query: [] });
  expect(ruleAt("/api/v1/location?lat=47&lon=-72")).toEqual({ isPrivate: true, query: ["lat", "lon"] });
});

test("a page varies by its own parameters in both languages, and by nothing else", () => {
  expect(ruleAt("/")?.query).toEqual(
    expect.arrayContaining([
      "webviews",
      "superficie",
      "area",
      "distance",
      "lieu",
      "place",
      "periode",
      "period",
    ]),
  );
  expect(ruleAt("/")?.query).not.toContain("utm_source");
});
