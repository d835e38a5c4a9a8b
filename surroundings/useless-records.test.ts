import { expect, test } from "vitest";
import { createCleanings } from "#territory/cleanings.ts";
import { capXml } from "./cap.double.ts";
import { EXAMPLES, hoursAgo, type Json, NOW, UNSET } from "./examples.double.ts";
import type { ClosedRoad } from "./model.ts";
import { readXml } from "./read-xml.server.ts";
import { createSurroundingsReadings } from "./surroundings-readings.server.ts";

type JsonSource = keyof typeof EXAMPLES;

async function readRecords(source: JsonSource, properties: Json, more: Json = {}) {
  const { setting, feature } = EXAMPLES[source];
  const given = feature();
  const features = [{ ...given, properties: { ...given.properties, ...properties }, ...more }];
  const reading = createSurroundingsReadings({
    settings: { ...UNSET, [setting]: "https://source.example" },
    ...{ everySeconds: 60, now: () => NOW.getTime(), cleanings: createCleanings() },
    fetch: async () => Response.json({ type: "FeatureCollection", features }),
  })[source];
  await reading?.refresh();
  const { value, dropped, failing } = reading?.current() ?? {};
  return { records: value?.records, dropped, failing };
}

async function read(source: JsonSource, properties: Json) {
  const { records, ...read } = await readRecords(source, properties);
  return { count: records?.length, ...read };
}

const record = async (source: JsonSource, properties: Json, more?: Json) =>
  (await readRecords(source, properties, more)).records?.[0];

const USEFUL = { count: 1, dropped: 0, failing: false };

test.each<[string, JsonSource, Json]>([
  ["a partly closed road", "closedRoads", { entrave: "Fermeture de 1 voie sur 2" }],
  ["two closed lanes of three", "closedRoads", { entrave: "Fermeture de 2 voies sur 3" }],
  ["a closed lane of many", "closedRoads", { entrave: "Fermeture de 1 voie sur 12" }],
  ["a completely closed lane", "closedRoads", { entrave: "Fermeture complète de la voie de droite" }],
  ["a closed shoulder", "closedRoads", { entrave: "Accotement fermé" }],
  ["a road with works", "closedRoads", { entrave: "Circulation en alternance" }],
  ["an ended warning", "weatherWarnings", { status_en: "ended" }],
  ["an expired warning", "weatherWarnings", { expiration_datetime: hoursAgo(0) }],
  ["a fire of Quebec's own agency", "neighbourFires", { agency_code: "QC" }],
  ["a fire that is out", "neighbourFires", { stage_of_control_status: "OUT" }],
  ["a prescribed fire", "neighbourFires", { fire_was_prescribed: 1 }],
  ["a fire far from the border", "neighbourFires", { latitude: 50, longitude: -95 }],
  ["a fire inside Quebec", "neighbourFires", { latitude: 47.44, longitude: -72.78 }],
  ["a flood", "civilEvents", { type: "Inondation" }],
  ["an ended event", "civilEvents", { etat: "Terminé" }],
  ["a perimeter that grew no more for 11 days", "perimeters", { lastdate: hoursAgo(11 * 24) }],
  ["an hour that has passed", "airForecasts", { forecast_datetime: hoursAgo(2) }],
  ["an hour without a value", "airForecasts", { aqhi: null }],
  ["a station without an anemometer", "wind", { avg_wnd_spd_10m_pst10mts: null }],
])("%s is left out, and is not counted as unreadable", async (_, source, properties) => {
  expect(await read(source, properties)).toEqual({ ...USEFUL, count: 0 });
});

test.each<[string, JsonSource, Json]>([
  ["a closure in other words", "closedRoads", { entrave: "Route fermée" }],
  ["a closure of all lanes", "closedRoads", { entrave: "Fermeture de toutes les voies" }],
  ["a closure of two lanes of two", "closedRoads", { entrave: "Fermeture de 2 voies sur 2" }],
  [
    "a complete closure with a detour",
    "closedRoads",
    { entrave: "Fermeture complète, détour par voie de service" },
  ],
  ["a continued warning", "weatherWarnings", { status_en: "continued" }],
  ["a warning without an end", "weatherWarnings", { expiration_datetime: null }],
  ["a fire of an unknown stage", "neighbourFires", { stage_of_control_status: "XX" }],
  ["an evacuation", "civilEvents", { type: "Évacuation de population" }],
  ["an evacuation in capitals without accents", "civilEvents", { type: "EVACUATION DE POPULATION" }],
  ["an evacuation whose accents are characters", "civilEvents", { type: "E\u0301vacuation" }],
  ["smoke in capitals", "civilEvents", { type: "FUMEE" }],
  ["a station that has no value now", "airNow", { aqhi: null }],
  ["air beyond the scale", "airNow", { aqhi: 27 }],
])("%s is kept as a record", async (_, source, properties) => {
  expect(await read(source, properties)).toEqual(USEFUL);
});

test.each<[unknown, number | null]>([
  ["10+", 11],
  [" 10+ ", 11],
  ["4,2", 4.2],
  ["4.2", 4.2],
  [0, 0],
  [27, 27],
  [999, null],
  [-1, null],
  ["++", null],
  [true, null],
])("an air quality health index of %j is read as %j, in measurements and forecasts", async (aqhi, index) => {
  expect(await record("airNow", { aqhi })).toMatchObject({ index });
  const forecast = await record("airForecasts", { aqhi });
  if (index === null) expect(forecast).toBeUndefined();
  else expect(forecast).toMatchObject({ index });
});

test.each<[JsonSource, string, string]>([
  ["neighbourFires", "status_date", "updatedAt"],
  ["closedRoads", "enVigueurDepuis", "since"],
])("a record of %s with a time in the future is kept without a time", async (source, field, time) => {
  expect(await record(source, { [field]: hoursAgo(0.5) })).toMatchObject({ [time]: new Date(hoursAgo(0.5)) });
  for (const future of ["9999-12-31T00:00:00Z", hoursAgo(-30)])
    expect(await record(source, { [field]: future })).toMatchObject({ [time]: null });
});

const line = (...coordinates: unknown[]) => ({ type: "LineString", coordinates });
test.each<[string, Json, number | undefined]>([
  ["a point", { type: "Point", coordinates: [-72.5, 48.5] }, undefined],
  ["a short line", line([-72.5, 48.5], [-72.5, 48.51], [-72.5, 48.52]), 2],
  ["a line of 11 km in two positions", line([-72.5, 48.5], [-72.5, 48.6]), 4],
  [
    "two lines",
    {
      type: "MultiLineString",
      coordinates: [
        [
          [-72.5, 48.5],
          [-72.5, 48.51],
        ],
        [
          [-72, 48],
          [-72, 48.01],
        ],
      ],
    },
    4,
  ],
])("a closed road with the shape of %s has positions along the road", async (_, geometry, count) => {
  const read = await record("closedRoads", {}, { geometry });
  expect(read).toMatchObject({ at: { lon: -72.5, lat: 48.5 } });
  expect((read as ClosedRoad).line?.length).toBe(count);
});

test.each([
  ["a position in metres", line([-72.5, 48.5], [1_700_000, 350_000])],
  ["an empty part", { type: "MultiLineString", coordinates: [[[-72.5, 48.5]], []] }],
  ["a length of 2,000 km", line([-72.5, 48.5], [-100, 48.5])],
])("a closed road with %s is counted as unreadable", async (_, geometry) => {
  expect(await record("closedRoads", {}, { geometry })).toBeUndefined();
});

test("a cut message is refused, wherever the message is cut", () => {
  const xml = capXml();
  for (let length = 0; length < xml.length; length += 7)
    expect(() => readXml(xml.slice(0, length)), xml.slice(0, length)).toThrow();
});
