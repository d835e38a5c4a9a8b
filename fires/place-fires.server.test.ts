import { expect, test } from "vitest";
import { exampleFire, squareAround } from "./examples.double.ts";
import { placeFire } from "./place-fires.server.ts";

/** In Saguenay–Lac-Saint-Jean. */
const AT = { lat: 48, lon: -72 };
const SHAPES = [{ zone: 32, name: "Lac-Saint-Jean", geometry: squareAround(-72, 48) }];

test("a fire keeps the region and zone from the API", () => {
  const fire = exampleFire({ region: "04", zone: 26, mrc: "Pontiac", at: AT });
  expect(placeFire(fire, SHAPES)).toMatchObject({ region: "04", zone: 26 });
});

test("a fire without a region gets its MRC's, whatever approximate shapes contain it", () => {
  const fire = exampleFire({ region: null, zone: null, mrc: "La Vallée-de-la-Gatineau", at: AT });
  expect(placeFire(fire, SHAPES)).toMatchObject({ region: "07", zone: 32 });
});

test("a fire without a known MRC gets the region of its point of origin", () => {
  const fire = exampleFire({ region: null, zone: null, mrc: "Nulle-Part", at: AT });
  expect(placeFire(fire, SHAPES)).toMatchObject({ region: "02", zone: 32 });
});

test("a fire without origin and MRC has no region", () => {
  const fire = exampleFire({ region: null, zone: null, mrc: null, at: null });
  expect(placeFire(fire, SHAPES)).toMatchObject({ region: null, zone: null });
});

test("a fire of a known MRC gets the nearest zone, although its origin is mapped beyond Ontario's border", () => {
  const fire = exampleFire({ region: null, zone: null, at: { lat: 48.9492, lon: -79.6475 } });
  expect(placeFire({ ...fire, mrc: "Abitibi-Ouest" }, null)).toMatchObject({ region: "08", zone: 2 });
  expect(placeFire({ ...fire, mrc: null }, null)).toMatchObject({ region: null, zone: null });
});

test("a fire of the far north has no zone", () => {
  const fire = exampleFire({ region: "10", zone: null, at: { lat: 58.1, lon: -68.4 } });
  expect(placeFire(fire, null).zone).toBeNull();
});
