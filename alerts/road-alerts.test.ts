import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { giveDatabase } from "#database/database.double.ts";
import { onEachServer } from "#database/on-servers.double.ts";
import { alerts, changes, people } from "#database/schema.ts";
import { smsParts } from "#delivery/gsm.ts";
import { readChange } from "#history/change.ts";
import { closedRoadsNear } from "#surroundings/around.ts";
import type { ClosedRoad } from "#surroundings/model.ts";
import { pointAt } from "#territory/distance.ts";
import type { Point } from "#territory/point.ts";
import { sentAlerts } from "./alert-commands.server.ts";
import { choices, LA_TUQUE, seal } from "./alerts.double.ts";
import { seasonAround } from "./around-season.double.ts";
import { concerns } from "./concerns.ts";
import { pastAlerts } from "./past-alerts.server.ts";
import { subjectsOf } from "./sent.double.ts";

const HOUR_MS = 3_600_000;
const east = (km: number) => pointAt(LA_TUQUE, 90, km);

onEachServer("alerts about closed roads on $name", (prepare) => {
  const database = giveDatabase(prepare);
  let season: Awaited<ReturnType<typeof seasonAround>>;
  beforeEach(async () => {
    season = await seasonAround(database());
    await season.fire({ at: east(16) });
    season.set("closedRoads", []);
    await season.send();
  });

  const road = (facts: Partial<ClosedRoad> = {}): ClosedRoad => ({
    ...{ id: "7", route: "155", place: "À 5 km de La Tuque", direction: "Nord", municipality: "La Tuque" },
    ...{ obstruction: "Fermeture complète", cause: null, duration: null, detour: null },
    ...{ since: new Date("2026-07-02T14:00:00Z"), at: east(12), ...facts },
  });
  /** Reads the closed roads an hour later. @returns the messages that were sent */
  async function hour(roads: readonly ClosedRoad[], language: "fr" | "en" = "en", dropped = 0) {
    season.pass(HOUR_MS);
    season.set("closedRoads", roads, { dropped });
    return season.send(language);
  }

  it("sends the start and the end of a closure, once each, to places that chose roads", async () => {
    const ann = await season.person("en");
    const alertRoads = true;
    await season.place(ann, { alertRoads, nickname: "Cottage", radiusKm: 5 });
    await season.place(ann, { alertRoads, nickname: "Far", at: pointAt(LA_TUQUE, 270, 39), radiusKm: 100 });
    await season.place(ann, { nickname: "None" });
    const [start, ...others] = await hour([road()]);
    expect(others).toEqual([]);
    expect(subjectsOf(start ? [start] : [])).toEqual([
      "Cottage: Route 155 closed near a fire, 12\u00a0km to the east",
    ]);
    const { blocks } = Object(start?.content);
    expect(blocks).toContainEqual({
      ...{ kind: "quote", language: "fr" },
      paragraphs: ["Fermeture complète. À 5 km de La Tuque. Nord"],
    });
    const text = JSON.stringify(blocks);
    for (const words of [
      "Closed since July 2 at 10\u00a0a.m.",
      "4\u00a0km from Fire No.\u00a012, Lac Édouard.",
      "Transports Québec publishes these details in French only:",
      "Before leaving, call 511 or see quebec511.info.",
      "Transports Québec data",
      "at=47.44,-72.78",
    ])
      expect(text).toContain(words);
    expect(await hour([road()])).toEqual([]);
    expect(await hour([])).toEqual([]);
    const end = await hour([]);
    expect(subjectsOf(end)).toEqual(["Cottage: Route 155 closure ended, 12\u00a0km to the east"]);
    const ended = JSON.stringify(end);
    expect(ended).toContain("À 5 km de La Tuque. Nord");
    expect(ended, "the source no longer says that the road is closed").not.toContain("Fermeture complète");
    expect(await hour([])).toEqual([]);
    const sent = await sentAlerts({ database: database(), seal }, ann, "en");
    expect(sent.flatMap((each) => each.alerts.map(({ source }) => source))).toEqual(["road", "road"]);
  });

  it.each([
    ["10 km from the fire's edge", { at: east(25.9) }, 1],
    ["more than 10 km from the fire's edge", { at: east(26.3) }, 0],
    [
      "far from every fire, closed by a forest fire",
      { at: pointAt(LA_TUQUE, 180, 20), cause: "Feu de forêt" },
      1,
    ],
    [
      "far from every fire, closed by forest fires",
      { at: pointAt(LA_TUQUE, 180, 20), cause: "Incendies de forêt" },
      1,
    ],
    ["far from every fire, closed by works", { at: pointAt(LA_TUQUE, 180, 20), cause: "Travaux" }, 0],
  ])(
    "a closed road is only announced near a fire, or if forest fires are the cause: a road %s",
    async (_, facts, messages) => {
      await season.place(await season.person("en"), { alertRoads: true });
      expect(await hour([road(facts)])).toHaveLength(messages);
    },
  );

  it("a road inside a large fire's estimated perimeter counts as near the fire", async () => {
    await season.place(await season.person("en"), { alertRoads: true });
    const ring = [0, 90, 180, 270, 0].map((bearing) => {
      const { lon, lat } = pointAt(east(16), bearing, 30);
      return [lon, lat];
    });
    const seen = { firstSeenAt: season.now(), lastSeenAt: season.now(), sizeHa: null, hotSpots: null };
    season.set("perimeters", [{ area: { type: "Polygon", coordinates: [ring] }, ...seen }]);
    const [start] = await hour([road({ at: east(38) })]);
    expect(JSON.stringify(start?.content)).toContain("Near Fire No.\u00a012, Lac Édouard.");
  });

  it("announces a road closed before a fire came when the fire comes, and the closure's end when the road opens", async () => {
    await season.place(await season.person("en"), { alertRoads: true });
    const here = road({ at: pointAt(LA_TUQUE, 180, 10) });
    expect(await hour([here])).toEqual([]);
    await season.fire({ number: 40, name: "Rivière Croche", at: pointAt(LA_TUQUE, 180, 15) });
    const [start] = await hour([here]);
    expect(JSON.stringify(start?.content)).toContain("Rivière Croche");
    await season.fire({
      number: 40,
      statusId: 6,
      at: pointAt(LA_TUQUE, 180, 15),
      extinguishedAt: season.now(),
    });
    expect(await hour([here])).toEqual([]);
    await hour([]);
    expect(subjectsOf(await hour([]))).toEqual([expect.stringContaining("Route 155 closure ended")]);
  });

  it("a reading with a dropped record, or a late reading, does not end a closure", async () => {
    await season.place(await season.person("en"), { alertRoads: true });
    expect(await hour([road()])).toHaveLength(1);
    await hour([]);
    for (let times = 0; times < 3; times += 1) expect(await hour([], "en", 1)).toEqual([]);
    season.pass(HOUR_MS);
    expect(await season.send()).toEqual([]);
    expect(await hour([])).toHaveLength(1);
  });

  it("sends neither the start nor the end of a closure that is over before its message leaves", async () => {
    const ann = await season.person("en");
    await database().run((queries) =>
      queries.update(people).set({ hasQuietHours: true }).where(eq(people.id, ann)),
    );
    await season.place(ann, { alertRoads: true });
    season.pass(11 * HOUR_MS);
    for (const roads of [[road()], [], []]) expect(await hour(roads)).toEqual([]);
    season.pass(10 * HOUR_MS);
    expect(await hour([])).toEqual([]);
    expect(await database().run((queries) => queries.select().from(alerts))).toEqual([]);
  });

  it("the end of a closure only goes to places that received its start", async () => {
    const ann = await season.person("en");
    await season.place(ann, { alertRoads: true, nickname: "Early" });
    await hour([road()]);
    await season.place(ann, { alertRoads: true, nickname: "Late" });
    await hour([]);
    expect(subjectsOf(await hour([]))).toEqual([expect.stringMatching(/^Early:/)]);
  });

  it("a closure of both directions of a road is one alert, which two workers together record only once", async () => {
    await season.place(await season.person("en"), { alertRoads: true });
    season.pass(HOUR_MS);
    season.set("closedRoads", [road(), road({ id: "8", direction: "Sud", at: east(13) })]);
    await season.read();
    await Promise.all([season.look(), season.look(), season.look()]);
    const rows = await database().run((queries) => queries.select({ kind: changes.kind }).from(changes));
    expect(rows.map(({ kind }) => kind)).toEqual(["road-closed"]);
  });

  it("in French, an email names the source of a closure's cause, and a text message reports the closure in two parts", async () => {
    await season.place(await season.person("fr"), { alertRoads: true, channels: ["email", "sms"] });
    const [email, sms] = await hour([road({ route: null, cause: "Feu de forêt", at: LA_TUQUE })], "fr");
    expect(Object(email?.content).subject).toBe(
      "Chalet\u00a0: route fermée près d’un feu, à moins de 1\u00a0km",
    );
    expect(JSON.stringify(email?.content)).toContain(
      "Selon Transports Québec, la fermeture est due à un feu de forêt.",
    );
    expect(smsParts(String(sms?.content))).toBeLessThanOrEqual(2);
    expect(sms?.content).toContain("route fermée près d'un feu");
  });

  it("a closed road alerts the places whose pages and past alerts show it, by the same distance", async () => {
    const ann = await season.person("en");
    const spread = Array.from({ length: 40 }, (_, at) => pointAt(LA_TUQUE, at * 37, 2 + at * 2));
    const ids = new Map<string, Point>();
    for (const at of spread) ids.set(await season.place(ann, { at, alertRoads: true, radiusKm: 5 }), at);
    await hour([road()]);
    const alerted = await database().run((queries) => queries.select({ place: alerts.placeId }).from(alerts));
    const isNear = (at: Point) => closedRoadsNear([road()], at).length > 0;
    expect(new Set(alerted.map(({ place }) => place))).toEqual(
      new Set([...ids].flatMap(([id, at]) => (isNear(at) ? [id] : []))),
    );
    const [row] = await database().run((queries) => queries.select().from(changes));
    const change = row && readChange(row);
    if (!change) throw new Error("No change was written.");
    const ground = { change, toWhom: "all", at: east(12), zoneNumber: null, regions: [], areas: [] } as const;
    const location = { region: null, zone: null, ground: LA_TUQUE };
    const own = { ...choices, alertRoads: true };
    for (const at of spread)
      expect(concerns(ground, { at, radiusKm: 5, location, choices: own }) !== null).toBe(isNear(at));
    await hour([]);
    await hour([]);
    const camp = { nickname: "Camp", isDaily: false };
    const considered = { ...camp, at: LA_TUQUE, radiusKm: 5, location, choices: own };
    const past = await pastAlerts(database(), considered, "en", season.now());
    expect([past.changes, past.newest?.headline]).toEqual([
      ...[2, "Camp: Route 155 closure ended, 12\u00a0km to the east"],
    ]);
  });
});
