import { expect, test } from "vitest";
import { createCleanings } from "#territory/cleanings.ts";
import { NOW, UNSET } from "./examples.double.ts";
import { createSurroundingsReadings } from "./surroundings-readings.server.ts";

const NAME = "RAQDPS.Sfc_PM2.5-WildfireSmokePlume";
const time = (extent: string) => `<Dimension name="time" units="ISO8601" default="x">${extent}</Dimension>`;
const EXTENT = "2026-07-01T12:00:00Z/2026-07-04T12:00:00Z/PT1H";
const layer = (name = NAME, inner = time(EXTENT)) =>
  `<Layer queryable="1"><Name>${name}</Name><Style><Name>other</Name></Style>${inner}</Layer>`;
const capabilities = (layers: string) =>
  `<?xml version="1.0"?><WMS_Capabilities xmlns="http://www.opengis.net/wms" version="1.3.0"><Service/><Capability>
  <Request/><Layer><Title>GeoMet</Title>${layers}</Layer></Capability></WMS_Capabilities>`;

async function read(body: string, type = "text/xml; charset=UTF-8") {
  const { smoke } = createSurroundingsReadings({
    settings: { ...UNSET, SMOKE_URL: "https://source.example/geomet?lang=fr" },
    ...{ everySeconds: 60, now: () => NOW.getTime(), cleanings: createCleanings() },
    fetch: async () => new Response(body, { headers: { "content-type": type } }),
  });
  await smoke?.refresh();
  const { value, failing } = smoke?.current() ?? {};
  return { records: value?.records ?? null, failing };
}

const GOOD = {
  records: [
    {
      ...{ layer: NAME, stepHours: 1 },
      ...{ from: new Date("2026-07-01T12:00:00Z"), until: new Date("2026-07-04T12:00:00Z") },
    },
  ],
  failing: false,
};

test.each([
  ["the layer", layer()],
  ["the layer deep inside", `<Layer><Title>a</Title><Layer><Title>b</Title>${layer()}</Layer></Layer>`],
  ["other layers before it", `${layer("GDPS.ETA_TT")}${layer("RAQDPS.Sfc_PM2.5")}${layer()}`],
  ["an odd style", layer().replace("<Name>other</Name>", "")],
  ["a reference time too", layer(NAME, `<Dimension name="reference_time">x</Dimension>${time(EXTENT)}`)],
])("the smoke layer is found in a map server's description with %s", async (_, layers) => {
  expect(await read(capabilities(layers))).toEqual(GOOD);
});

test("the smoke layer is found even if its name changes with the season", async () => {
  const { records } = await read(capabilities(layer("RAQDPS-FW.SFC_PM2.5-Smoke-2027")));
  expect(records).toMatchObject([{ layer: "RAQDPS-FW.SFC_PM2.5-Smoke-2027" }]);
});

test.each([
  ["no layer", ""],
  ["another layer only", layer("GDPS.ETA_TT")],
  ["no time", layer(NAME, "")],
  ["an empty time", layer(NAME, time(""))],
  ["times in a list", layer(NAME, time("2026-07-01T12:00:00Z,2026-07-01T13:00:00Z"))],
  ["a time in words", layer(NAME, time("now/later/PT1H"))],
  ["an end before the start", layer(NAME, time("2026-07-04T12:00:00Z/2026-07-01T12:00:00Z/PT1H"))],
  ["steps of no length", layer(NAME, time("2026-07-01T12:00:00Z/2026-07-04T12:00:00Z/PT0H"))],
  ["steps of minutes", layer(NAME, time("2026-07-01T12:00:00Z/2026-07-04T12:00:00Z/PT10M"))],
])("the reading of smoke fails if the server's description has %s", async (_, layers) => {
  expect(await read(capabilities(layers))).toEqual({ records: null, failing: true });
});

test.each([
  ["empty", ""],
  ["cut", capabilities(layer()).slice(0, -30)],
  ["a page", "<html><body>Entretien</body></html>"],
  [
    "an exception",
    "<ServiceExceptionReport><ServiceException>busy</ServiceException></ServiceExceptionReport>",
  ],
  ["JSON", "{}"],
  ["entities", `<!DOCTYPE a [<!ENTITY b "c">]>${capabilities(layer())}`],
  ["of another type", "%PDF", "application/pdf"],
  ["of the type of a page", capabilities(layer()), "text/html"],
])("the reading of smoke fails if the server's description is %s", async (_, body, type?: string) => {
  expect(await read(body, type)).toEqual({ records: null, failing: true });
});
