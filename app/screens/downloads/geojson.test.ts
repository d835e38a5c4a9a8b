import { expect, test } from "vitest";
import { exampleFire, exampleReading, exampleRestriction, exampleSituation } from "#fires/examples.double.ts";
import { dangerData } from "./danger-data.server.ts";
import { firesData } from "./fires-data.server.ts";
import { geoJsonOf } from "./geojson.server.ts";
import { restrictionsData } from "./restrictions-data.server.ts";

const NOW = new Date("2026-07-02T15:00:00Z");
const fire = exampleFire();
const restriction = exampleRestriction();
const situation = exampleSituation({
  fires: exampleReading([fire]),
  restrictions: exampleReading([restriction]),
  danger: exampleReading([{ zone: 26, name: "Zone", days: [null, null, null] }]),
});
const none = new URLSearchParams();

test.each([
  { kind: "fires", map: () => firesData(situation, none, "fr"), id: fire.id },
  { kind: "restrictions", map: () => restrictionsData(situation, none, "fr", NOW), id: restriction.id },
  { kind: "danger", map: () => dangerData(situation, none), id: 26 },
])("the GeoJSON of $kind gives each feature its id", ({ map, id }) => {
  const data = map();
  if (data === null) throw new Error("The situation was read");
  const { features } = JSON.parse(geoJsonOf(data as Parameters<typeof geoJsonOf>[0], "fr"));
  expect(features).toMatchObject([{ type: "Feature", id }]);
});
