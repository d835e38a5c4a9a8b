import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { giveDatabase } from "#database/database.double.ts";
import { onEachServer } from "#database/on-servers.double.ts";
import { alerts, changes, savedPlaces } from "#database/schema.ts";
import { smsParts } from "#delivery/gsm.ts";
import { readChange } from "#history/change.ts";
import { fireOfHeat } from "#surroundings/around.ts";
import type { HotSpot, NeighbourFire } from "#surroundings/model.ts";
import { pointAt } from "#territory/distance.ts";
import type { Point } from "#territory/point.ts";
import { sentAlerts } from "./alert-commands.server.ts";
import { A_FIRE, choices, LA_TUQUE, seal } from "./alerts.double.ts";
import { seasonAround } from "./around-season.double.ts";
import { concerns } from "./concerns.ts";
import { gatherAlerts } from "./gather-alerts.server.ts";
import { matchChanges } from "./match.server.ts";
import { pastAlerts } from "./past-alerts.server.ts";
import { subjectsOf } from "./sent.double.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const east = (km: number) => pointAt(LA_TUQUE, 90, km);
const FIRE_WORDS = /\b(?:feux?|fires?|wildfires?|incendies?|blaze)\b/i;

onEachServer("alerts about heat on $name", (prepare) => {
  const database = giveDatabase(prepare);
  let season: Awaited<ReturnType<typeof seasonAround>>;
  beforeEach(async () => {
    season = await seasonAround(database());
    see();
    await season.send();
  });

  const spot = (at: Point, powerMw = 12): HotSpot => ({
    ...{ at, observedAt: season.now(), satellite: "NOAA-20", sensor: null, powerMw },
  });
  const see = (...spots: readonly HotSpot[]) => season.set("hotSpots", spots);
  /** Simulates detected heat an hour later. @returns the messages that were sent */
  async function hour(at: readonly Point[], language: "fr" | "en" = "en") {
    season.pass(HOUR_MS);
    see(...at.map((each) => spot(each)));
    return season.send(language);
  }

  it("each place that chose heat gets alerts of the heat within the place's own radius", async () => {
    const ann = await season.person("en");
    const alertHeat = true;
    await season.place(ann, { alertHeat, nickname: "Cottage", radiusKm: 30 });
    await season.place(ann, { alertHeat, nickname: "Small", radiusKm: 5 });
    await season.place(ann, { nickname: "None" });
    const [message, ...others] = await hour([east(29.9)]);
    expect(others).toEqual([]);
    expect(subjectsOf(message ? [message] : [])).toEqual([
      "Cottage: heat seen by satellite 30\u00a0km to the east",
    ]);
    const text = JSON.stringify(message?.content);
    for (const words of [
      "1 heat detection, seen on July 2 at noon (NOAA-20).",
      "A heat detection is not a confirmed fire: it can come from a mill, a flare or sun on bare rock.",
      "If you see smoke or flames, call 911.",
      "To report smoke or flames:",
      "Natural Resources Canada satellite data",
      "at=47.44,-72.78",
    ])
      expect(text).toContain(words);
    const sent = await sentAlerts({ database: database(), seal }, ann, "en");
    expect(sent.flatMap((each) => each.alerts.map(({ source }) => source))).toEqual(["heat"]);
    expect(await hour([east(30.1)])).toEqual([]);
  });

  it.each([
    [29.99, 1],
    [30.01, 0],
  ])("heat at %f km concerns a place with a radius of 30 km: %i messages", async (km, messages) => {
    await season.place(await season.person("en"), { alertHeat: true, radiusKm: 30 });
    expect(await hour([east(km)])).toHaveLength(messages);
  });

  it.each(["fr", "en"] as const)(
    "never says fire about a mill in the %s title, text message or notification",
    async (language) => {
      const ann = await season.person(language);
      await season.place(ann, { alertHeat: true, channels: ["email", "sms", "push"] });
      const sent = await hour([east(12)], language);
      const [email, sms] = sent.map(({ content }) => content);
      const { subject, preheader } = Object(email);
      for (const words of [subject, preheader, sms]) expect(words).not.toMatch(FIRE_WORDS);
      expect(smsParts(String(sms))).toBe(1);
      expect(sms).toContain(
        language === "fr" ? "Chalet : chaleur détectée par satellite" : "Chalet: heat seen by satellite",
      );
    },
  );

  it("a mill whose heat is seen every day for ten days causes at most one message", async () => {
    await season.place(await season.person("en"), { alertHeat: true });
    let messages = 0;
    for (let day = 0; day < 10; day += 1) {
      season.pass(DAY_MS);
      messages += (await hour([pointAt(LA_TUQUE, day * 36, 0.4)])).length;
    }
    expect(messages).toBe(1);
  });

  it("sends no alert about heat at a fire, during the fire or after it is out", async () => {
    await season.place(await season.person("en"), { alertHeat: true });
    await season.fire({ at: east(4) });
    expect(await hour([LA_TUQUE])).toEqual([]);
    await season.fire({ at: east(4), statusId: 6, extinguishedAt: season.now() });
    season.pass(3 * DAY_MS);
    expect(await hour([LA_TUQUE])).toEqual([]);
  });

  it("drops an alert about heat if a fire becomes known there before its message leaves", async () => {
    const late = await season.person("en");
    await season.place(late, { alertHeat: true, isDaily: true });
    expect(await hour([LA_TUQUE])).toEqual([]);
    await season.fire({ at: east(3) });
    season.pass(DAY_MS);
    expect(await hour([])).toEqual([]);
    const waiting = await database().run((queries) => queries.select().from(alerts));
    expect(waiting).toEqual([]);
  });

  it("an alert about heat waits for the digest of a place with one message a day", async () => {
    await season.place(await season.person("en"), { alertHeat: true, isDaily: true });
    expect(await hour([LA_TUQUE])).toEqual([]);
    season.pass(20 * HOUR_MS);
    expect(await hour([])).toMatchObject([{ kind: "digest" }]);
  });

  it("heat only causes an alert while its reading is fresh and the fires are known", async () => {
    await season.place(await season.person("en"), { alertHeat: true });
    season.pass(4 * HOUR_MS);
    season.set("hotSpots", [spot(LA_TUQUE)], {
      receivedAt: new Date(season.now().getTime() - 3.1 * HOUR_MS),
    });
    expect(await season.send()).toEqual([]);
    see(spot(LA_TUQUE));
    season.pass(16 * 60_000);
    await season.look();
    while ((await matchChanges(database(), season.now)).changes > 0);
    expect(await database().run((queries) => queries.select().from(alerts))).toEqual([]);
    expect(await season.send()).toHaveLength(1);
  });

  it("heat across the border only causes an alert while the neighbours' fires are known and do not explain it", async () => {
    const place = { lat: 48.5, lon: -79.4 };
    const ontario = { lat: 48.5, lon: -79.7 };
    const maine = { lat: 46.2, lon: -69.9 };
    await season.place(await season.person("en"), { alertHeat: true, at: place });
    await season.place(await season.person("en"), {
      alertHeat: true,
      at: { lat: 46.4, lon: -70.2 },
      radiusKm: 50,
    });
    expect(await hour([ontario, maine])).toEqual([]);
    const fire = { id: "ON-1", at: ontario, sizeHa: 10 } as NeighbourFire;
    season.set("neighbourFires", [fire]);
    expect(await hour([pointAt(ontario, 0, 4)])).toEqual([]);
    season.set("neighbourFires", []);
    expect(subjectsOf(await hour([pointAt(ontario, 0, 12), maine]))).toEqual([
      expect.stringMatching(/^Chalet: heat seen by satellite 25\u00a0km to the northwest$/),
    ]);
  });

  it("hundreds of hot spots cause one message with a list of limited length", async () => {
    await season.place(await season.person("en"), { alertHeat: true, radiusKm: 100 });
    const spots = Array.from({ length: 300 }, (_, at) =>
      pointAt(LA_TUQUE, (at % 36) * 10, 15 + Math.floor(at / 36) * 9),
    );
    const [message, ...others] = await hour(spots);
    expect(others).toEqual([]);
    const text = JSON.stringify(message?.content);
    expect(text.match(/heat seen by satellite/g)?.length).toBeLessThan(30);
    expect(text).toMatch(/… \d+ more alerts/);
  });

  it("several workers together record each change of heat only once", async () => {
    await season.place(await season.person("en"), { alertHeat: true });
    season.pass(HOUR_MS);
    see(spot(LA_TUQUE), spot(east(20)));
    await season.read();
    await Promise.all([season.look(), season.look(), season.look()]);
    const rows = await database().run((queries) => queries.select({ kind: changes.kind }).from(changes));
    expect(rows.map(({ kind }) => kind)).toEqual(["heat-seen", "heat-seen"]);
  });

  it("sends no waiting alert about heat after the person turned such alerts off", async () => {
    const place = await season.place(await season.person("en"), { alertHeat: true });
    season.pass(HOUR_MS);
    see(spot(LA_TUQUE));
    await season.read();
    await season.look();
    while ((await matchChanges(database(), season.now)).changes > 0);
    await database().run((queries) =>
      queries.update(savedPlaces).set({ alertHeat: false }).where(eq(savedPlaces.id, place)),
    );
    expect(await gatherAlerts({ database: database(), seal, now: season.now })).toMatchObject({
      messages: 0,
    });
  });

  it("alerts about heat go to the places that the rule for one place finds, and appear in a place's past alerts", async () => {
    const ann = await season.person("en");
    const spread = Array.from({ length: 40 }, (_, at) => pointAt(LA_TUQUE, at * 37, 2 + at * 1.5));
    const ids = new Map<string, Point>();
    for (const at of spread) ids.set(await season.place(ann, { at, alertHeat: true, radiusKm: 30 }), at);
    await hour([LA_TUQUE]);
    const alerted = await database().run((queries) => queries.select({ place: alerts.placeId }).from(alerts));
    const [row] = await database().run((queries) => queries.select().from(changes));
    const change = row && readChange(row);
    if (!change) throw new Error("No change was written.");
    const ground = { change, toWhom: "all", at: LA_TUQUE, zoneNumber: null, regions: [], areas: [] } as const;
    const location = { region: null, zone: null, ground: LA_TUQUE };
    const own = { ...choices, alertHeat: true };
    const isNear = (at: Point) => concerns(ground, { at, radiusKm: 30, location, choices: own }) !== null;
    expect(new Set(alerted.map(({ place }) => place))).toEqual(
      new Set([...ids].flatMap(([id, at]) => (isNear(at) ? [id] : []))),
    );
    const camp = { nickname: "Camp", isDaily: false };
    const considered = { ...camp, at: LA_TUQUE, radiusKm: 5, location, choices: own };
    const past = await pastAlerts(database(), considered, "en", season.now());
    expect([past.changes, past.newest?.headline]).toEqual([
      1,
      "Camp: heat seen by satellite less than 1\u00a0km away",
    ]);
    const off = await pastAlerts(database(), { ...considered, choices }, "en", season.now());
    expect(off.changes).toBe(0);
  });

  it("alerts and pages use the same rule to find the fire that explains heat", async () => {
    await season.place(await season.person("en"), { alertHeat: true, radiusKm: 100 });
    await season.fire({ at: LA_TUQUE, sizeHa: 10_000 });
    const fire = { ...A_FIRE, sizeHa: 10_000 };
    for (const km of [10.5, 10.7]) {
      const isExplained = fireOfHeat({ at: east(km), observedAt: season.now() }, [fire]) !== null;
      expect(isExplained).toBe(km < 10.6);
    }
    expect(await hour([pointAt(LA_TUQUE, 270, 10.5)])).toEqual([]);
    expect(await hour([east(10.7)])).toHaveLength(1);
  });
});
