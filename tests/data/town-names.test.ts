import { expect, test } from "vitest";
import { areaMapView } from "#app/parts/drawn-map/area/area-map-view.server.ts";
import { mapView } from "#app/parts/drawn-map/map-view.server.ts";
import { readTowns } from "#app/parts/drawn-map/towns.ts";
import { exampleReading, exampleSituation } from "#fires/examples.double.ts";
import { toFire } from "#fires/map-fire.ts";
import { inSoak } from "../support/soak.ts";
import { DAY_MS, SimulatedSeason } from "./simulated-season.ts";

const CITIES = ["Montréal", "Québec", "Gatineau", "Saguenay"];
/** Codes of the regions whose maps show one of the cities, with the names that the map must have. */
const REGIONS = {
  "02": ["Saguenay"],
  "03": ["Québec"],
  "06": ["Montréal"],
  "07": ["Gatineau"],
  "13": ["Laval", "Montréal"],
  "15": ["Montréal"],
  "16": ["Longueuil", "Montréal"],
};
/** Days between two tested maps: every day in the long run, every sixth in the gate. */
const STEP = inSoak(1, 6);

/** Returns the town names that a map also shows on phones. */
const namesOn = (towns: string) =>
  readTowns(towns)
    .filter(({ minor }) => !minor)
    .map(({ name }) => name);

test.for(["summer", "june-2023"] as const)(
  "the maps of every day of the season %s have the names of the largest cities",
  async (scenario) => {
    const season = new SimulatedSeason(scenario, 1, new Date("2026-05-01T16:00:00Z"));
    for (let day = 0; day < 150; day += STEP) {
      const { records } = await season.client().fires();
      const fires = records.map((record) => toFire(record, "intensive", season.now()));
      const situation = exampleSituation({ fires: exampleReading(fires) });
      expect(namesOn(mapView(situation).towns), `day ${day}`).toEqual(expect.arrayContaining(CITIES));
      for (const [code, cities] of Object.entries(REGIONS)) {
        const map = areaMapView(situation, { kind: "region", code }, { now: season.now() });
        expect(namesOn(map?.towns ?? ""), `region ${code}, day ${day}`).toEqual(
          expect.arrayContaining(cities),
        );
      }
      season.wait(STEP * DAY_MS);
    }
  },
);
