import { expect, test } from "vitest";
import { isMenuScreen } from "./site-map.server.ts";

test("a menu can only link to screens that are in the sitemap and have no variable parts", () => {
  expect(["map", "permits", "nowhere", "map-fire", "redirection", "constructor"].map(isMenuScreen)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});
