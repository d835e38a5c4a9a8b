import { describe, expect, it } from "vitest";
import { surroundingsSettings } from "./addresses.ts";
import { surroundingsOf } from "./season.double.ts";

const WFS = "service=WFS&request=GetFeature";
/** Paths of each source, by the name of the service. */
const SOURCES = {
  "hot-spots": [`/cwfis/ows?${WFS}&typeNames=public:hotspots_last24hrs&outputFormat=json`],
  neighbours: [`/cwfif/wfs?${WFS}&typeNames=public:cwfif_national_activefires&outputFormat=json`],
  air: [
    "/ogc/collections/aqhi-observations-realtime/items",
    "/ogc/collections/aqhi-forecasts-realtime/items",
  ],
  weather: ["/ogc/collections/weather-alerts/items", "/ogc/collections/swob-realtime/items"],
  smoke: ["/geomet?service=WMS&version=1.3.0&request=GetCapabilities"],
  orders: ["/naad/"],
  events: [`/msp?${WFS}&typeName=msp_risc_evenements_public_24h&outputFormat=geojson`],
  roads: [`/swtq?${WFS}&typeName=ms:evenements&outputFormat=geojson`],
};

describe("simulation of the sources around a fire", () => {
  it("a fault breaks only one source around a fire, and all other sources respond", async () => {
    const { app, ask } = surroundingsOf("winter");
    for (const broken of Object.keys(SOURCES)) {
      expect((await ask("PUT", `/faults/${broken}`, { status: 503 })).status).toBe(200);
      for (const [service, paths] of Object.entries(SOURCES))
        for (const path of paths)
          expect((await app.request(path)).status, `${path} while ${broken} is broken`).toBe(
            service === broken ? 503 : 200,
          );
      await ask("DELETE", `/faults/${broken}`);
    }
  });

  it("the body of a fault of the orders' feed replaces both the feed and its CAP files", async () => {
    const { app, ask } = surroundingsOf("winter");
    await ask("PUT", "/faults/orders", { status: 200, body: "<feed>" });
    for (const path of ["/naad/", "/naad/2026-11-29/any.xml"])
      expect(await (await app.request(path)).text(), path).toBe("<feed>");
  });

  it("each source has an address under the name of its setting, and other paths are not found", async () => {
    expect(surroundingsSettings(4000)).toEqual({
      HOT_SPOTS_URL: "http://127.0.0.1:4010/cwfis",
      NATIONAL_FIRES_URL: "http://127.0.0.1:4010/cwfif/wfs",
      WEATHER_URL: "http://127.0.0.1:4010/ogc",
      SMOKE_URL: "http://127.0.0.1:4010/geomet",
      PUBLIC_ALERTS_URL: "http://127.0.0.1:4010/naad/",
      CIVIL_SECURITY_URL: "http://127.0.0.1:4010/msp",
      ROADS_URL: "http://127.0.0.1:4010/swtq",
    });
    expect((await surroundingsOf("winter").app.request("/elsewhere")).status).toBe(404);
  });
});
