import { describe, expect, test } from "vitest";
import { byExactness, fillPath, fixedStart, pathMatcher, routePattern } from "./path-pattern.ts";

describe("one route for the addresses of one page", () => {
  test.each([
    ["an address of fixed words", ["/bilan/"], "/bilan/"],
    ["the bare address", ["/"], "/"],
    ["a part that is a whole segment", ["/blogue/{slug}/"], "/blogue/:part2/"],
    [
      "a part that ends a segment beside one that is a whole segment",
      ["/etat-situation/zone-{slug}/", "/etat-situation/{slug}/"],
      "/etat-situation/:part2/",
    ],
    [
      "segments that some addresses lack",
      ["/carte/", "/carte/zone-{slug}/", "/carte/regions-{slug}/feu-{id}/"],
      "/carte/:part2?/:part3?/",
    ],
  ])("routePattern makes one pattern of %s", (_, paths, pattern) => {
    expect(routePattern(paths)).toBe(pattern);
  });

  test("routePattern refuses addresses that diverge", () => {
    expect(() => routePattern(["/carte/{slug}/modifier/", "/carte/{slug}/{id}/"])).toThrow(
      "One page cannot have",
    );
  });
});

test.each([
  ["/carte/", "/carte/"],
  ["/carte/zone-{slug}/", "/carte/"],
  ["/communiques/page/{page}/", "/communiques/page/"],
  ["/carte/regions-{slug}/feu-{id}/", "/carte/"],
])("the fixed start of the address %s is %s", (path, start) => {
  expect(fixedStart(path)).toBe(start);
});

test("byExactness sorts fixed words before variable parts", () => {
  const paths = ["/a/{slug}/{id}/", "/a/{slug}/", "/a/zone-{slug}/", "/a/location/", "/a/{slug}/feu-{id}/"];
  expect(paths.toSorted(byExactness)).toEqual([
    "/a/location/",
    "/a/zone-{slug}/",
    "/a/{slug}/",
    "/a/{slug}/feu-{id}/",
    "/a/{slug}/{id}/",
  ]);
});

test("pathMatcher reads the variable parts of an address by name, also within a segment", () => {
  const matcher = pathMatcher("/carte/regions-{slug}/feu-{id}/");
  expect({ ...matcher.exec("/carte/regions-mauricie/feu-2026-12/")?.groups }).toEqual({
    slug: "mauricie",
    id: "2026-12",
  });
  expect(matcher.exec("/carte/regions-a/b/feu-1/")).toBeNull();
});

test("fillPath throws an error if a part is missing, and escapes the parts", () => {
  expect(() => fillPath("/blogue/{slug}/", {})).toThrow("/blogue/{slug}/ needs slug");
  expect(fillPath("/blogue/{slug}/", { slug: "a/b ç" })).toBe("/blogue/a%2Fb%20%C3%A7/");
});
