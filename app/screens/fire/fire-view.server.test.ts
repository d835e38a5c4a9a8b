import { describe, expect, test } from "vitest";
import {
  exampleFire,
  exampleReading,
  exampleRestriction,
  exampleSituation,
  squareAround,
} from "#fires/examples.double.ts";
import { fireById } from "#fires/fire-by-id.ts";
import { fireView } from "./fire-view.server.ts";

const NOW = new Date("2026-07-02T15:00:00Z");
const fire = exampleFire();
const unplaced = exampleFire({ id: "2026-200", at: null, zone: null });

test("fireById finds a fire in the main list and in the list of contained fires", () => {
  const contained = exampleFire({ id: "2026-300" });
  const situation = exampleSituation({
    fires: exampleReading([fire]),
    containedFires: exampleReading([contained]),
  });
  expect(fireById(situation, "2026-101")).toBe(fire);
  expect(fireById(situation, "2026-300")).toBe(contained);
  expect(fireById(situation, "2025-101")).toBeNull();
  expect(fireById(exampleSituation(), "2026-101")).toBeNull();
});

describe("danger, restrictions and other fires around a fire", () => {
  const day = { level: 4, color: null, label: { fr: "", en: "" } } as const;
  const situation = exampleSituation({
    fires: exampleReading([fire]),
    danger: exampleReading([{ zone: 26, name: "La Tuque", days: [day, day, null] }]),
    restrictions: exampleReading([
      exampleRestriction({ id: "here", area: squareAround(-72.8, 47.4) }),
      exampleRestriction({ id: "elsewhere", area: squareAround(-65, 50) }),
    ]),
  });

  test("a fire's page shows the danger of its zone, and only the restrictions at its position", () => {
    const view = fireView(situation, fire, "fr", NOW);
    expect(view.danger).toMatchObject({ zone: 26, levels: "44-" });
    const places = Array.isArray(view.restrictions) ? view.restrictions.flatMap((each) => each.places) : [];
    expect(places.map(({ id }) => id)).toEqual(["here"]);
  });

  test("a fire without a position has null for danger, restrictions, nearest fires and map", () => {
    const view = fireView(situation, unplaced, "fr", NOW);
    expect(view).toMatchObject({ danger: null, restrictions: null, nearest: null, map: null });
  });

  test("if danger and restrictions were never read, a fire's page marks them as unavailable, not empty", () => {
    const view = fireView(exampleSituation({ fires: exampleReading([fire]) }), fire, "fr", NOW);
    expect(view).toMatchObject({ danger: "unavailable", restrictions: "unavailable", nearest: [] });
  });
});

test("a fire's page lists the nearest active fires, without extinguished fires and the page's own fire", () => {
  const at = (lat: number) => ({ lon: -72.8, lat });
  const fires = [
    fire,
    exampleFire({ id: "2026-1", number: 1, at: at(47.8) }),
    exampleFire({ id: "2026-2", number: 2, at: at(47.2) }),
    exampleFire({ id: "2026-3", number: 3, at: at(47.41), statusId: 6 }),
    exampleFire({ id: "2026-4", number: 4, at: at(49) }),
    unplaced,
  ];
  const { nearest } = fireView(exampleSituation({ fires: exampleReading(fires) }), fire, "fr", NOW);
  expect(nearest?.map((each) => [each.fire.id, each.km, each.direction])).toEqual([
    ["2026-2", 22.2, 4],
    ["2026-1", 44.5, 0],
  ]);
});

test("a fire's report has each known date in words, and null for each unknown value", () => {
  const full = exampleFire({ statusId: 6, containedAt: NOW, extinguishedAt: NOW, resources: "4 équipes" });
  expect(fireView(exampleSituation(), full, "en", NOW).fire).toMatchObject({
    started: "July 1, 2\u00a0p.m.",
    modified: "July 2, 8\u00a0a.m.",
    extinguished: "July 2, 11\u00a0a.m.",
    contained: "July 2",
    zone: "La Tuque",
    resources: { text: "4 crews", language: "en" },
  });
  const bare = exampleFire({
    startedAt: null,
    modifiedAt: null,
    mrc: null,
    city: null,
    managementUnit: null,
  });
  expect(fireView(exampleSituation(), bare, "en", NOW).fire).toMatchObject({
    started: null,
    modified: null,
    contained: null,
    extinguished: null,
    mrc: null,
    city: null,
    managementUnit: null,
    resources: null,
  });
});

test("only the page of a fire in the main list links to the interactive map; the map does not show other fires", () => {
  const contained = exampleFire({ id: "2026-300" });
  const situation = exampleSituation({
    fires: exampleReading([fire]),
    containedFires: exampleReading([contained]),
  });
  expect([fire, contained].map((each) => fireView(situation, each, "fr", NOW).isOnMap)).toEqual([
    true,
    false,
  ]);
});

test("a fire that burns again has no extinguished date", () => {
  const again = exampleFire({ statusId: 3, extinguishedAt: NOW });
  expect(fireView(exampleSituation(), again, "en", NOW).fire.extinguished).toBeNull();
});

test("a fire's page lists the three nearest towns or communities, also in the far north, with their direction from the fire", () => {
  const towns = fireView(
    exampleSituation(),
    exampleFire({ at: { lon: -72.78, lat: 47.3 } }),
    "fr",
    NOW,
  ).towns;
  expect(towns).toHaveLength(3);
  expect(towns?.[0]).toMatchObject({ name: "La Tuque", direction: 0 });
  const north = fireView(exampleSituation(), exampleFire({ at: { lon: -72, lat: 57 } }), "fr", NOW).towns;
  expect(north).toHaveLength(3);
  expect(fireView(exampleSituation(), unplaced, "fr", NOW).towns).toBeNull();
});
