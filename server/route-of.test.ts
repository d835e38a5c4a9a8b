import type { ServerBuild } from "react-router";
import { expect, it } from "vitest";
import { createRouteOf } from "./route-of.ts";

const ROUTES = {
  root: { id: "root", path: "" },
  home: { id: "home", parentId: "root", index: true },
  english: { id: "english", parentId: "root", path: "en" },
  "english-home": { id: "english-home", parentId: "english", index: true, path: undefined },
  fire: { id: "fire", parentId: "english", path: "fires/:id" },
  french: { id: "french", parentId: "root", path: "feux/:id/" },
  layout: { id: "layout", parentId: "root" },
  inside: { id: "inside", parentId: "layout", path: "carte/" },
  gone: undefined,
} as unknown as ServerBuild["routes"];
const routeOf = createRouteOf(ROUTES);
const patternOf = (path: string) => routeOf(new URL(path, "https://site.test"));

it.each([
  ["/", "/"],
  ["/feux/2026-7/", "/feux/:id/"],
  ["/feux/2026-7/?q=ma+rue", "/feux/:id/"],
  ["/en/fires/2026-7/", "/en/fires/:id"],
  ["/carte/", "/carte/"],
  ["/feux/2026-7.data", "/feux/:id/"],
  ["/feux/2026-7/_.data", "/feux/:id/"],
  ["/_.data", "/"],
  ["/rue/Principale/12/", "/"],
  ["/api/report?q=ma+rue", "/api/report"],
  ["/contenu/publication", "/contenu/publication"],
  ["/metrics", "/metrics"],
])("the route pattern of %s is %s, also if the address is requested again", (path, pattern) => {
  expect([patternOf(path), patternOf(path)]).toEqual([pattern, pattern]);
});

it("the route pattern of an address stays correct after more addresses than are remembered", () => {
  for (let number = 0; number < 1_001; number += 1) expect(patternOf(`/feux/${number}/`)).toBe("/feux/:id/");
  expect(patternOf("/feux/0/")).toBe("/feux/:id/");
});
