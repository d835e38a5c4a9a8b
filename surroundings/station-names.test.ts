import { expect, test } from "vitest";
import { createCleanings } from "#territory/cleanings.ts";
import { EXAMPLES, type Json, NOW, UNSET } from "./examples.double.ts";
import { createSurroundingsReadings } from "./surroundings-readings.server.ts";

const WRITTEN = "Val-d'Or";
const SHOWN = "Val-d’Or";

async function read(source: "airNow" | "airForecasts" | "wind", properties: Json) {
  const { setting, feature } = EXAMPLES[source];
  const given = feature();
  const features = [{ ...given, properties: { ...given.properties, ...properties } }];
  const reading = createSurroundingsReadings({
    settings: { ...UNSET, [setting]: "https://source.example" },
    ...{ everySeconds: 60, now: () => NOW.getTime(), cleanings: createCleanings() },
    fetch: async () => Response.json({ type: "FeatureCollection", features }),
  })[source];
  await reading?.refresh();
  return reading?.current().value?.records[0];
}

test.each(["airNow", "airForecasts"] as const)("names from %s get curly apostrophes", async (source) => {
  const names = { location_name_en: WRITTEN, location_name_fr: WRITTEN };
  expect(await read(source, names)).toMatchObject({ name: { fr: SHOWN, en: SHOWN } });
});

test("names of wind stations get curly apostrophes", async () => {
  expect(await read("wind", { "stn_nam-value": WRITTEN })).toMatchObject({ station: SHOWN });
});
