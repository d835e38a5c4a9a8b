import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { giveDatabase } from "#database/database.double.ts";
import { onEachServer } from "#database/on-servers.double.ts";
import type { Database } from "#database/open.server.ts";
import { alerts, changes, people, savedPlaces } from "#database/schema.ts";
import { smsParts } from "#delivery/gsm.ts";
import { readChange } from "#history/change.ts";
import { createSourceWatch } from "#history/watch-sources.server.ts";
import { airAt } from "#surroundings/around.ts";
import type { AirObservation, Surroundings } from "#surroundings/model.ts";
import { pointAt } from "#territory/distance.ts";
import { sentAlerts } from "./alert-commands.server.ts";
import { LA_TUQUE, newSeason, seal, type testSeason, choices as usual } from "./alerts.double.ts";
import { concerns } from "./concerns.ts";
import { matchChanges } from "./match.server.ts";
import { pastAlerts } from "./past-alerts.server.ts";
import { sendAlerts, subjectsOf } from "./sent.double.ts";

const HOUR_MS = 3_600_000;
const log = { info: () => {}, warn: () => {} };
const EAST = pointAt(LA_TUQUE, 90, 80);

onEachServer("alerts about the air on $name", (prepare) => {
  const database = giveDatabase(prepare);
  let season: ReturnType<typeof testSeason>;
  let observations: AirObservation[] = [];
  let receivedAt: Date | null = null;
  beforeEach(async () => {
    season = await newSeason(database());
    observations = [];
    receivedAt = null;
  });

  const read = (): Surroundings => ({
    airNow: {
      ...{ source: "airNow", records: observations, receivedAt: receivedAt ?? season.now(), takenAt: null },
      ...{ coverage: null, failing: false, dropped: 0, isWhole: true },
    },
  });
  const watchOf = (own: Database = database()) =>
    createSourceWatch({ database: own, read, log, now: season.now });

  /** Measures the air at La Tuque, and 80 km east of it. */
  function measure(here: number | null, east: number | null = 2): void {
    const one = (id: string, index: number | null, at = LA_TUQUE) => ({
      ...{ id, name: { fr: `Ville ${id}`, en: `Town ${id}` }, at, index, observedAt: season.now() },
    });
    observations = [one("HERE", here), one("EAST", east, EAST)];
  }

  /** Measures the air an hour later. @returns the messages that were sent */
  async function hour(here: number | null, east: number | null = 2, language: "fr" | "en" = "en") {
    season.pass(HOUR_MS);
    measure(here, east);
    await watchOf().update();
    return sendAlerts(database(), season.now, language);
  }

  it("places whose nearest station measures bad air get one alert of its start and one of its end", async () => {
    const ann = await season.person("en");
    const airLevel = 7;
    await season.place(ann, { airLevel, nickname: "Cottage" });
    await season.place(ann, { airLevel, nickname: "Near the other", at: pointAt(LA_TUQUE, 90, 45) });
    await season.place(ann, { airLevel, nickname: "Far", at: pointAt(LA_TUQUE, 270, 101), radiusKm: 100 });
    await season.place(ann, { airLevel: 11, nickname: "Higher" });
    await season.place(ann, { nickname: "None" });
    expect(await hour(2)).toEqual([]);
    const [start, ...others] = await hour(8);
    expect(others).toEqual([]);
    expect(subjectsOf(start ? [start] : [])).toEqual(["Cottage: Air Quality Health Index now high (8)"]);
    const text = JSON.stringify(start?.content);
    for (const words of [
      "Measured at the Town HERE station, less than 1\u00a0km from this place, on July 2 at 1",
      "You chose alerts starting at an Air Quality Health Index of 7.",
      "People with heart or lung disease",
      "Environment and Climate Change Canada data",
      "at=47.44,-72.78",
      "Stop these alerts",
    ])
      expect(text).toContain(words);
    expect(await hour(9)).toEqual([]);
    expect(await hour(3)).toEqual([]);
    expect(await hour(9)).toEqual([]);
    expect(await hour(3)).toEqual([]);
    expect(subjectsOf(await hour(3))).toEqual(["Cottage: Air Quality Health Index down to low (3)"]);
    expect(await hour(3)).toEqual([]);
    const sent = await sentAlerts({ database: database(), seal }, ann, "en");
    expect(sent.flatMap((each) => each.alerts.map(({ source }) => source))).toEqual(["air", "air"]);
  });

  it("an alert about bad air waits for the digest of a place with one message a day", async () => {
    const ann = await season.person("en");
    await season.place(ann, { airLevel: 4, isDaily: true });
    await hour(2);
    expect(await hour(8)).toEqual([]);
    season.pass(20 * HOUR_MS);
    const [digest] = await hour(8);
    expect(digest).toMatchObject({ kind: "digest" });
  });

  it("a delayed message about the air never says that the data was received before it was measured", async () => {
    await season.place(await season.person("en"), { airLevel: 4, isDaily: true });
    await hour(2);
    await hour(8);
    season.pass(20 * HOUR_MS);
    const [digest] = await hour(8);
    const text = JSON.stringify(digest?.content);
    const timeAfter = (words: string) =>
      new RegExp(`${words}[^.]*on (July \\d+ at [\\d:]+\\s[ap]\\.m\\.)`).exec(text)?.[1];
    expect(timeAfter("Measured at")).toMatch(/^July 3/);
    expect(timeAfter("data, received")).toBe(timeAfter("Measured at"));
  });

  it("a late reading, a failed reading and a silent station neither start nor end an air alert", async () => {
    await season.place(await season.person("en"), { airLevel: 4 });
    await hour(2, null);
    receivedAt = season.now();
    season.pass(3 * HOUR_MS);
    measure(9, null);
    await watchOf().update();
    expect(await sendAlerts(database(), season.now, "en")).toEqual([]);
    receivedAt = null;
    expect(await hour(9, null)).toHaveLength(1);
    for (let silent = 0; silent < 12; silent += 1) expect(await hour(null, null)).toEqual([]);
    expect(await hour(9, null)).toEqual([]);
    await hour(2, null);
    expect(await hour(2, null)).toHaveLength(1);
  });

  it("a place gets one alert about bad air, even if two stations measure it one after the other", async () => {
    const ann = await season.person("en");
    const place = { airLevel: 7, at: pointAt(LA_TUQUE, 90, 20), nickname: "Between" };
    await season.place(ann, place);
    await hour(8, 8);
    await hour(2, 8);
    await hour(2, 8);
    for (let silent = 0; silent < 3; silent += 1) expect(await hour(null, 8)).toEqual([]);
    expect(subjectsOf(await hour(null, 8))).toEqual(["Between: Air Quality Health Index now high (8)"]);
    expect(await hour(8, 8)).toEqual([]);
    expect(await hour(8, 2)).toEqual([]);
    expect(await hour(8, 2)).toEqual([]);
    await hour(2, 2);
    expect(subjectsOf(await hour(2, 2))).toEqual(["Between: Air Quality Health Index down to low (2)"]);
  });

  it("a place gets no alert of the end of bad air if it got none of the start, or if its chosen level changed since", async () => {
    const ann = await season.person("en");
    await hour(2);
    await hour(8);
    const late = await season.place(ann, { airLevel: 7 });
    await hour(2);
    expect(await hour(2)).toEqual([]);
    expect(await hour(8)).toHaveLength(1);
    await database().run((queries) =>
      queries.update(savedPlaces).set({ airLevel: 11 }).where(eq(savedPlaces.id, late)),
    );
    await hour(2);
    expect(await hour(2)).toEqual([]);
  });

  it("a place that moved gets an alert about bad air there, even while the alert from its old station is in force", async () => {
    const place = await season.place(await season.person("en"), { airLevel: 7 });
    await hour(2);
    expect(await hour(8)).toHaveLength(1);
    const at = pointAt(EAST, 90, 40);
    await database().run((queries) =>
      queries
        .update(savedPlaces)
        .set({ latitude: at.lat, longitude: at.lon })
        .where(eq(savedPlaces.id, place)),
    );
    expect(subjectsOf(await hour(8, 8))).toEqual(["Chalet: Air Quality Health Index now high (8)"]);
  });

  it("sends neither the start nor the end of bad air that ends before the message about its start is sent", async () => {
    const ann = await season.person("en");
    await database().run((queries) =>
      queries.update(people).set({ hasQuietHours: true }).where(eq(people.id, ann)),
    );
    await season.place(ann, { airLevel: 4 });
    season.pass(10 * HOUR_MS);
    for (const index of [2, 8, 2, 2]) expect(await hour(index)).toEqual([]);
    season.pass(10 * HOUR_MS);
    expect(await hour(2)).toEqual([]);
  });

  it("several workers together record each change of the air only once", async () => {
    await season.place(await season.person("en"), { airLevel: 4 });
    await hour(2);
    season.pass(HOUR_MS);
    measure(8);
    await Promise.all([watchOf().update(), watchOf().update(), watchOf().update()]);
    const rows = await database().run((queries) => queries.select({ kind: changes.kind }).from(changes));
    expect(rows.map(({ kind }) => kind)).toEqual(["air-reached", "air-reached"]);
  });

  it("a text message about bad air gives the place and the index, and uses two parts", async () => {
    await season.place(await season.person("fr"), { airLevel: 7, channels: ["sms", "push"] });
    await hour(2);
    const [sms, ...others] = await hour(11.4, 2, "fr");
    expect(others).toHaveLength(0);
    expect(smsParts(String(sms?.content))).toBe(2);
    expect(sms?.content).toContain("Chalet : cote air santé maintenant très élevée (10+).");
  });

  it("alerts about bad air use the same station for each place as pages and past alerts do", async () => {
    const ann = await season.person("en");
    const spread = Array.from({ length: 60 }, (_, at) => pointAt(LA_TUQUE, at * 37, 5 + at * 2.4));
    const ids = new Map<string, (typeof spread)[number]>();
    for (const at of spread) ids.set(await season.place(ann, { at, airLevel: 7 }), at);
    await hour(2);
    season.pass(HOUR_MS);
    measure(8);
    await watchOf().update();
    while ((await matchChanges(database(), season.now)).changes > 0);
    const alerted = await database().run((queries) => queries.select({ place: alerts.placeId }).from(alerts));
    const isHere = (at: (typeof spread)[number]) =>
      airAt(observations, at, season.now())?.thing.id === "HERE";
    expect(new Set(alerted.map(({ place }) => place))).toEqual(
      new Set([...ids].flatMap(([id, at]) => (isHere(at) ? [id] : []))),
    );
    const [, row] = await database().run((queries) => queries.select().from(changes).orderBy(changes.id));
    const change = row && readChange(row);
    if (!change) throw new Error("No change was written.");
    const choices = { ...usual, airLevel: 7 };
    const ground = { change, toWhom: "all", at: LA_TUQUE, zoneNumber: null, regions: [], areas: [] } as const;
    const location = { region: null, zone: null, ground: LA_TUQUE };
    for (const at of spread)
      expect(concerns(ground, { at, radiusKm: 5, location, choices }) !== null).toBe(isHere(at));
    const considered = { at: LA_TUQUE, radiusKm: 5, location, choices, nickname: "Camp", isDaily: false };
    const past = await pastAlerts(database(), considered, "en", season.now());
    expect([past.changes, past.newest?.headline]).toEqual([1, "Camp: Air Quality Health Index now high (8)"]);
  });
});
