import { expect, test } from "vitest";
import { zoneAt } from "./locate.server.ts";
import { ZONES, zoneByNumber, zoneBySlug } from "./zones.ts";

test("there are 65 zones, numbered 1 to 69 with four gaps", () => {
  const unused = new Set([9, 18, 19, 39]);
  const numbers = Array.from({ length: 69 }, (_, index) => index + 1).filter((number) => !unused.has(number));
  expect(ZONES.map(({ number }) => number)).toEqual(numbers);
});

test("each zone is found by its number and by a slug made only from its name", () => {
  expect(new Set(ZONES.map(({ slug }) => slug)).size).toBe(65);
  for (const zone of ZONES) {
    expect(zone.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(zoneBySlug(zone.slug)).toBe(zone);
    expect(zoneByNumber(zone.number)).toBe(zone);
  }
  expect(zoneByNumber(5)?.slug).toBe("val-d-or-senneterre");
  expect(zoneByNumber(61)?.slug).toBe("iles-de-la-madeleine");
  expect(zoneByNumber(9)).toBeUndefined();
});

test("the anchor of each zone is inside the zone", () => {
  for (const { number, anchor } of ZONES) expect([number, zoneAt(anchor)]).toEqual([number, number]);
});
