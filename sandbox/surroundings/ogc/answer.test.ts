import { describe, expect, it } from "vitest";
import { z } from "zod";
import { surroundingsOf } from "../season.double.ts";

const world = surroundingsOf("june-2023");
const page = z.looseObject({
  type: z.literal("FeatureCollection"),
  numberMatched: z.number(),
  numberReturned: z.number(),
  links: z.array(z.looseObject({ rel: z.string(), href: z.string() })),
  features: z.array(
    z.looseObject({
      id: z.string(),
      geometry: z.looseObject({ type: z.string() }).nullable(),
      properties: z.record(z.string(), z.unknown()),
    }),
  ),
});
const read = async (path: string) => page.parse(await world.json(`/ogc/collections/${path}`));
const OBSERVED = "aqhi-observations-realtime/items";
const FORECAST = "aqhi-forecasts-realtime/items";

describe("OGC API of air and weather", () => {
  it("the list of observed indexes has 24 hours of each station, or only the current hour with latest=true", async () => {
    const latest = await read(`${OBSERVED}?f=json&latest=true&bbox=-80,44.9,-57,63&limit=500`);
    const stations = latest.features.map(({ properties }) => properties.location_id);
    expect(new Set(stations).size).toBe(stations.length);
    expect(stations.length).toBeGreaterThan(9);
    for (const { properties } of latest.features) {
      expect(properties.observation_datetime).toBe("2026-11-29T18:00:00Z");
      expect(properties.location_name_fr).toBeTruthy();
    }
    const all = await read(`${OBSERVED}?f=json&bbox=-80,44.9,-57,63`);
    expect(all.numberMatched).toBe(stations.length * 24);
    expect(all.features.some(({ properties }) => properties.aqhi === null)).toBe(true);
  });

  it("following the links of all pages of forecasts gives every item once", async () => {
    const ids: string[] = [];
    let next: string | undefined = `/ogc/collections/${FORECAST}?f=json&limit=700`;
    let pages = 0;
    while (next !== undefined) {
      const body: z.output<typeof page> = page.parse(await world.json(next));
      ids.push(...body.features.map(({ id }) => id));
      pages++;
      next = body.links.find(({ rel }) => rel === "next")?.href;
    }
    expect(pages).toBe(3);
    expect(new Set(ids).size).toBe(ids.length);
    expect((await read(`${FORECAST}?limit=1`)).numberMatched).toBe(ids.length);
  });

  it("forecasts are published at 10 and 21 h UTC, and several publications cover the same hour", async () => {
    const { features } = await read(`${FORECAST}?location_id=EQMTL&limit=10000`);
    const of = (at: string) => features.filter(({ properties }) => properties.forecast_datetime === at);
    expect(of("2026-11-29T20:00:00Z")).toHaveLength(3);
    expect(new Set(features.map(({ properties }) => properties.publication_datetime))).toEqual(
      new Set(["2026-11-28T10:00:00Z", "2026-11-28T21:00:00Z", "2026-11-29T10:00:00Z"]),
    );
  });

  it("indexes are filtered by box and interval, and sorted by a property", async () => {
    const near = await read(`${OBSERVED}?latest=true&bbox=-74,45,-73,46`);
    expect(near.features.map(({ properties }) => properties.location_id)).toEqual(["EQMTL"]);
    const hours = await read(
      `${OBSERVED}?location_id=EQMTL&datetime=2026-11-29T10:00:00Z/2026-11-29T12:00:00Z&sortby=-observation_datetime`,
    );
    expect(
      hours.features.map(({ properties }) => String(properties.observation_datetime).slice(11, 13)),
    ).toEqual(["12", "11", "10"]);
  });

  it("weather alerts are polygons with texts in both languages, and include ended alerts", async () => {
    const { features } = await read("weather-alerts/items?f=json&limit=500");
    expect(features.length).toBeGreaterThan(5);
    for (const { geometry, properties } of features) {
      expect(geometry?.type).toBe("Polygon");
      for (const field of ["alert_code", "alert_name_fr", "alert_text_en", "risk_colour_fr", "province"])
        expect(properties[field], field).toBeTruthy();
    }
    const statuses = new Set<unknown>();
    for (let day = 0; day < 6; day++) {
      world.clock.now += 86_400_000;
      for (const { properties } of (await read("weather-alerts/items")).features)
        statuses.add(properties.status_en);
    }
    world.clock.now -= 6 * 86_400_000;
    expect(statuses).toEqual(new Set(["issued", "continued", "ended"]));
  });

  it("weather stations report wind, humidity and rain", async () => {
    const { features } = await read("swob-realtime/items?bbox=-74,45,-73,46");
    expect(features).toHaveLength(3);
    const properties = features[0]?.properties ?? {};
    expect(properties["stn_nam-value"]).toBe("Montreal");
    for (const name of ["avg_wnd_spd_10m_pst10mts", "avg_wnd_dir_10m_pst10mts", "rel_hum", "pcpn_amt_pst1hr"])
      expect(properties[name], name).toEqual(expect.any(Number));
  });

  it.each([
    ["collections/smells/items", 404, "Collection not found"],
    ["collections/weather-alerts/items/none", 404, "Path not found"],
    ["collections/weather-alerts", 404, "Path not found"],
    ["collections", 404, "Path not found"],
    ["elsewhere", 404, "Path not found"],
    [`collections/${OBSERVED}?limit=0`, 400, "limit"],
    [`collections/${OBSERVED}?limit=x`, 400, "limit"],
    [`collections/${OBSERVED}?offset=-1`, 400, "offset"],
    [`collections/${OBSERVED}?bbox=1,2,3`, 400, "bbox"],
    [`collections/${OBSERVED}?bbox=a,b,c,d`, 400, "bbox"],
    [`collections/${OBSERVED}?bbox=1,2,0,3,4,9`, 400, "bbox"],
    [`collections/${OBSERVED}?datetime=yesterday`, 400, "datetime"],
    [`collections/${OBSERVED}?datetime=2026-11-29T18:00:00Z`, 400, "datetime"],
    [`collections/${OBSERVED}?datetime=2026-11-29T18:00:00Z/..`, 400, "datetime"],
    [`collections/${OBSERVED}?properties=aqhi`, 400, "unknown query parameter: properties"],
    [`collections/${OBSERVED}?datetime=2026-11-30/2026-11-29`, 400, "datetime"],
    [`collections/${OBSERVED}?smell=1`, 400, "unknown query parameter: smell"],
    [`collections/${OBSERVED}?sortby=smell`, 400, "sort"],
    [`collections/${OBSERVED}?f=xml`, 400, "format"],
  ])(
    "the request %s is refused with the same error as by the real service",
    async (path, status, message) => {
      const response = await world.app.request(`/ogc/${path}`);
      expect(response.status).toBe(status);
      const body = z
        .object({ code: z.string(), description: z.string() })
        .parse(z.looseObject({}).parse(await response.json()));
      expect(body.description).toContain(message);
    },
  );
});
