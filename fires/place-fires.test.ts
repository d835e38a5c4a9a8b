import { expect, test } from "vitest";
import { exampleFire } from "./examples.ts";
import { placeFire } from "./place-fires.ts";

const AT = { lat: 48, lon: -72 };
const LOCATOR = { regionAt: () => "02", zoneAt: () => 32 };

test("a fire keeps the region and zone that the API names", () => {
  const fire = exampleFire({ region: "04", zone: 26, mrc: "Pontiac", at: AT });
  expect(placeFire(fire, LOCATOR)).toMatchObject({ region: "04", zone: 26 });
});

test("a fire without a region lies in that of its MRC, whatever approximate shapes say", () => {
  const fire = exampleFire({ region: null, zone: null, mrc: "La Vallée-de-la-Gatineau", at: AT });
  expect(placeFire(fire, LOCATOR)).toMatchObject({ region: "07", zone: 32 });
});

test("a fire of no known MRC lies where its point of origin does", () => {
  const fire = exampleFire({ region: null, zone: null, mrc: "Nulle-Part", at: AT });
  expect(placeFire(fire, LOCATOR)).toMatchObject({ region: "02", zone: 32 });
});

test("a fire without origin or MRC lies nowhere known", () => {
  const fire = exampleFire({ region: null, zone: null, mrc: null, at: null });
  expect(placeFire(fire, LOCATOR)).toMatchObject({ region: null, zone: null });
});
