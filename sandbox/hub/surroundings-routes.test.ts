import { beforeEach, describe, expect, it } from "vitest";
import { START, surroundingsOf } from "../surroundings/season.double.ts";

let world: ReturnType<typeof surroundingsOf>;
beforeEach(() => {
  world = surroundingsOf("winter");
});
const wfs = (path: string, typeNames: string, format = "json") =>
  world.text(
    `${path}?service=WFS&version=2.0.0&request=GetFeature&typeNames=${typeNames}&outputFormat=${format}&srsName=EPSG:4326`,
  );

const THINGS = [
  {
    name: "hot-spots",
    body: { lat: 48.5, lon: -72.25, frp: 31.25 },
    read: () => wfs("/cwfis/ows", "public:hotspots_last24hrs"),
    shown: ['"lat":48.5', "31.25"],
  },
  {
    name: "roads",
    body: { numeroRoute: "999", lat: 48.5, lon: -72.25, localisation: "Au pont couvert" },
    read: () => wfs("/swtq", "ms:evenements", "geojson"),
    shown: ['"numeroRoute":"999"', "Au pont couvert", "Feu de forêt"],
  },
];

describe("controls of the surroundings", () => {
  it.each(THINGS)("$name are added and removed by hand", async ({ name, body, read, shown }) => {
    const created = await world.ask("POST", `/season/${name}`, body);
    expect(created.status).toBe(201);
    const path = `/season/${name}/${created.body.id}`;
    for (const text of shown) expect(await read()).toContain(text);
    expect((await world.ask("GET", `/season/${name}`)).body).toContainEqual(
      expect.objectContaining({ id: created.body.id }),
    );
    expect((await world.ask("DELETE", path)).status).toBe(204);
    expect(await read()).not.toContain(shown[1]);
    expect((await world.ask("DELETE", path)).status).toBe(404);
  });

  it.each(THINGS)(
    "the control of $name rejects an unknown field, and one request removes all $name",
    async ({ name, body }) => {
      expect((await world.ask("POST", `/season/${name}`, { ...body, smell: 1 })).status).toBe(400);
      expect((await world.ask("POST", `/season/${name}`, {})).status).toBe(400);
      await world.ask("POST", `/season/${name}`, body);
      await world.ask("POST", `/season/${name}`, body);
      expect((await world.ask("DELETE", `/season/${name}`)).status).toBe(204);
      expect((await world.ask("GET", `/season/${name}`)).body).toEqual([]);
    },
  );

  it("a hot spot added by hand expires after 24 hours", async () => {
    await world.ask("POST", "/season/hot-spots", { lat: 48.5, lon: -72.25 });
    world.clock.now += 25 * 3_600_000;
    expect(await wfs("/cwfis/ows", "public:hotspots_last24hrs")).not.toContain('"lat":48.5,');
  });

  it("an order accepts a town's name or code, and gets texts in both languages if no text is sent", async () => {
    for (const municipality of ["chibougamau", "99020", "2499020"]) {
      const { status, body } = await world.ask("POST", "/season/orders", { kind: "prepare", municipality });
      expect([status, body.municipality]).toEqual([201, "Chibougamau"]);
      expect(body.fr).toContain("Chibougamau");
      expect(body.en).toContain("Chibougamau");
    }
    const unknown = await world.ask("POST", "/season/orders", { kind: "prepare", municipality: "Atlantis" });
    expect([unknown.status, unknown.body.error.code]).toEqual([400, "no-such-municipality"]);
    expect((await world.ask("POST", "/season/orders", { kind: "flee", municipality: "Amos" })).status).toBe(
      400,
    );
    expect((await world.ask("PATCH", "/season/orders/none", { kind: "allclear" })).status).toBe(404);
  });

  it("an order that the season drew can be changed and cancelled by hand", async () => {
    world = surroundingsOf("summer");
    const [first, second] = (await world.ask("GET", "/season/orders")).body;
    const patched = await world.ask("PATCH", `/season/orders/${first.id}`, { kind: "allclear" });
    expect(patched.body).toMatchObject({ id: first.id, kind: "allclear", msgType: "Update", fr: first.fr });
    await world.ask("DELETE", `/season/orders/${second.id}`);
    world.clock.now += 20 * 3_600_000;
    const ids = (await world.ask("GET", "/season/orders")).body.map(({ id }: { id: string }) => id);
    expect(ids).toContain(first.id);
    expect(ids).not.toContain(second.id);
  });

  it("a station's air quality index is set by hand, also to null, and a reset restores the season's value", async () => {
    const air = async () =>
      world.text("/ogc/collections/aqhi-observations-realtime/items?latest=true&location_id=EQMTL");
    const before = await air();
    const set = await world.ask("PUT", "/season/air/EQMTL", { aqhi: 11.5 });
    expect(set.body).toMatchObject({ location_id: "EQMTL", aqhi: 11.5 });
    expect(await air()).toContain('"aqhi":11.5,');
    await world.ask("PUT", "/season/air/EQMTL", { aqhi: null });
    expect(await air()).toContain('"aqhi":null,');
    expect((await world.ask("DELETE", "/season/air/EQMTL")).status).toBe(204);
    expect(await air()).toContain(/"aqhi":[\d.]+,/.exec(before)?.[0]);
    expect((await world.ask("PUT", "/season/air/NONE", { aqhi: 3 })).status).toBe(404);
    expect((await world.ask("PUT", "/season/air/EQMTL", { aqhi: -3 })).status).toBe(400);
  });

  it("a wind set by hand blows over the province, and a reset restores the season's wind", async () => {
    const before = (await world.ask("GET", "/season/wind")).body;
    expect((await world.ask("PUT", "/season/wind", { from: 45, speed: 60 })).body).toEqual({
      from: 45,
      speed: 60,
    });
    expect((await world.ask("GET", "/season/wind")).body).toEqual({ from: 45, speed: 60 });
    world.clock.now += 3_600_000;
    expect(await world.text("/ogc/collections/swob-realtime/items?limit=1")).toContain(
      '"avg_wnd_dir_10m_pst10mts":45',
    );
    world.clock.now = START;
    await world.ask("DELETE", "/season/wind");
    expect((await world.ask("GET", "/season/wind")).body.from).toBeCloseTo(before.from, 1);
    expect((await world.ask("PUT", "/season/wind", { from: 400, speed: 1 })).status).toBe(400);
  });

  it("the summary has every kind of surroundings, and a new season discards orders and indexes set by hand", async () => {
    await world.ask("POST", "/season/orders", { kind: "prepare", municipality: "Amos" });
    await world.ask("PUT", "/season/air/EQMTL", { aqhi: 9 });
    const { body } = await world.ask("GET", "/season/surroundings");
    expect(body.orders).toHaveLength(1);
    expect(Object.keys(body)).toEqual([
      ...["wind", "orders", "air", "roads", "neighbours", "weatherAlerts", "hotSpots", "perimeters"],
    ]);
    await world.ask("PUT", "/season", { scenario: "winter" });
    const after = (await world.ask("GET", "/season/surroundings")).body;
    expect([after.orders, after.air[0].aqhi === 9]).toEqual([[], false]);
  });

  it("the forms of the hub's page act as the JSON controls of the surroundings", async () => {
    const post = (path: string, fields: Record<string, string>) =>
      world.hub.request(`http://hub.test/do/${path}`, {
        method: "POST",
        body: new URLSearchParams(fields),
        headers: { origin: "http://hub.test" },
      });
    const page = async () => (await world.hub.request("http://hub.test/")).text();
    expect((await post("orders", { kind: "shelter", municipality: "Roberval" })).status).toBe(303);
    expect(await page()).toContain("Cancel shelter in Roberval");
    const [order] = (await world.ask("GET", "/season/orders")).body;
    await post(`orders/${order.id}/cancel`, {});
    expect(await page()).not.toContain("Cancel shelter in Roberval");
    await post("roads", { numeroRoute: "888", lat: "48", lon: "-72" });
    expect(await page()).toContain("Open 888");
    const road = (await world.ask("GET", "/season/roads")).body.at(-1);
    await post(`roads/${road.id}/open`, {});
    expect(await page()).not.toContain("Open 888");
    await post("air", { station: "EQQUE", aqhi: "10.5" });
    await post("wind", { from: "180", speed: "12" });
    const { body } = await world.ask("GET", "/season/surroundings");
    expect(JSON.stringify(body.air)).toContain("10.5");
    expect(body.wind).toEqual({ from: 180, speed: 12 });
  });
});
