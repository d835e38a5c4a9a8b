import { expect, test, vi } from "vitest";
import { screenAt } from "./paths.ts";
import type * as SiteMap from "./site-map.ts";

vi.mock("./site-map.ts", async (original) => {
  const map = await original<typeof SiteMap>();
  return { ...map, OPEN_SCREENS: map.OPEN_SCREENS.toReversed() };
});

test.each([
  ["/etat-situation/zone-la-tuque/", "current-situation-zone"],
  ["/etat-situation/location/", "current-situation-location"],
  ["/etat-situation/mauricie/", "current-situation-region"],
  ["/en/map/zone-la-tuque/", "map-zone"],
])("in a reversed table, %s still leads to %s, because the most exact path wins", (path, name) => {
  expect(screenAt(path)?.name).toBe(name);
});
