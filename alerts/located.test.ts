import { sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { giveDatabase } from "#database/database.double.ts";
import { onEachServer } from "#database/on-servers.double.ts";
import { alerts } from "#database/schema.ts";
import { createClaims } from "#delivery/claims.server.ts";
import type { Change } from "#history/change.ts";
import { compareFires, type FiresComparison } from "#history/compare-fires.ts";
import { type FiresReading, firesReading } from "#history/fires-reading.ts";
import type { Point } from "#territory/point.ts";
import { alertText } from "./alert-text.ts";
import { A_FIRE, choices, LA_TUQUE, newSeason, north, seal, type testSeason } from "./alerts.double.ts";
import { concerns } from "./concerns.ts";
import { gatherAlerts } from "./gather-alerts.server.ts";
import { loadFacts } from "./load-facts.server.ts";
import { matchChanges } from "./match.server.ts";

const located = (from: Point | null, to: Point): Change => ({
  ...{ kind: "fire-located", subject: "2026-12" },
  before: { ...A_FIRE, at: from },
  after: { ...A_FIRE, at: to },
});

onEachServer("located fire alerts on $name", (prepare) => {
  const database = giveDatabase(prepare);
  let season: ReturnType<typeof testSeason>;
  beforeEach(async () => {
    season = await newSeason(database());
  });
  const match = async (change: Change) => {
    const id = await season.change(change);
    await matchChanges(database(), season.now);
    const rows = await database().run((queries) => queries.select().from(alerts));
    return rows.filter(({ changeId }) => changeId === id);
  };
  async function headlines(): Promise<string[]> {
    await gatherAlerts({ database: database(), seal, now: season.now });
    const claims = createClaims(database(), seal, sql`${season.now().toISOString()}::timestamptz`);
    const claimedMessages = await claims.claim({ channel: "email", worker: "w", most: 100, holdMs: 60_000 });
    const parts = { database: database(), seal, keyedHash: (text: string) => text, now: season.now };
    const about = await loadFacts(parts, claimedMessages);
    await claims.settle(
      "w",
      new Map(claimedMessages.map((claimed) => [claimed, { kind: "sent", reference: null }])),
    );
    return [...about.values()].flatMap(({ facts }) => facts.map((fact) => alertText(fact, "en").headline));
  }

  it("a fire's new position is an urgent alert for places that the fire was not near before, but not for followers", async () => {
    const ann = await season.person();
    const daily = await season.place(ann, { isDaily: true });
    await season.follow(await season.person(), "2026-12", ["email"]);
    expect(await match(located(null, LA_TUQUE))).toMatchObject([
      { placeId: daily, urgency: 0, dueAt: season.now() },
    ]);
    const moved = located(LA_TUQUE, north(LA_TUQUE, 20));
    const far = await season.place(ann, { at: north(LA_TUQUE, 40) });
    expect((await match(moved)).map(({ placeId }) => placeId)).toEqual([far]);
    const ground = { change: moved, toWhom: "all", at: north(LA_TUQUE, 20), zoneNumber: null } as const;
    const requested = (at: Point) =>
      concerns(
        { ...ground, regions: [], areas: [] },
        {
          ...{ at, radiusKm: 30, choices, location: { region: null, zone: null, ground: at } },
        },
      );
    expect([requested(LA_TUQUE), requested(north(LA_TUQUE, 40))]).toEqual([
      null,
      { distanceKm: expect.any(Number) },
    ]);
  });

  it("the alert of a moved fire calls it new for people who never got an alert about it, but not for other people", async () => {
    await season.place(await season.person());
    await match(located(null, north(LA_TUQUE, 12)));
    expect(await headlines()).toEqual([expect.stringMatching(/^Chalet: new fire 12/)]);
    await season.place(await season.person(), { at: north(LA_TUQUE, 60), nickname: "Camp" });
    season.pass(10 * 60_000);
    await match(located(north(LA_TUQUE, 12), north(LA_TUQUE, 45)));
    expect(await headlines()).toEqual([expect.stringMatching(/^Camp: new fire 15/)]);
    season.pass(25 * 3_600_000);
    await match(located(north(LA_TUQUE, 45), north(LA_TUQUE, 12)));
    expect(await headlines()).toEqual([expect.stringMatching(/^Chalet: fire now 12/)]);
  });

  it("a fire whose position moves back and forth alerts each place at most once a day", async () => {
    await season.place(await season.person());
    const [near, far] = [north(LA_TUQUE, 12), north(LA_TUQUE, 45)];
    await match(located(null, near));
    expect(await headlines()).toHaveLength(1);
    for (let times = 0; times < 3; times += 1) {
      season.pass(3_600_000);
      await match(located(near, far));
      season.pass(3_600_000);
      await match(located(far, near));
      expect(await headlines()).toEqual([]);
    }
  });

  it("sends at most three messages in half an hour for one fire at many places", async () => {
    const ann = await season.person();
    for (let at = 0; at < 6; at += 1)
      await season.place(ann, { at: north(LA_TUQUE, at * 50), radiusKm: 10, nickname: `Camp ${at}` });
    let messages = 0;
    for (let at = 0; at < 6; at += 1) {
      const before = at === 0 ? null : north(LA_TUQUE, (at - 1) * 50);
      await match(located(before, north(LA_TUQUE, at * 50)));
      messages += (await headlines()).length;
      season.pass(3 * 60_000);
    }
    expect(messages).toBe(3);
  });

  it("a fire's size that was only sent around its new position does not count as already sent to everyone", async () => {
    await season.place(await season.person());
    await match({ kind: "fire-new", subject: "2026-12", before: null, after: { ...A_FIRE, sizeHa: 20 } });
    const larger = { ...A_FIRE, sizeHa: 38 };
    const moved = { ...larger, at: north(LA_TUQUE, 1) };
    await match({ kind: "fire-located", subject: "2026-12", before: larger, after: moved });
    const grown = { ...moved, sizeHa: 45 };
    await season.follow(await season.person(), "2026-12", ["email"]);
    expect(await match({ kind: "fire-size", subject: "2026-12", before: moved, after: grown })).toHaveLength(
      2,
    );
  });

  it("a fire that moves by small steps alerts each place that it reaches only once", async () => {
    const ann = await season.person();
    const near = (km: number) => season.place(ann, { at: north(LA_TUQUE, km), radiusKm: 10 });
    const [reached, later] = [await near(11), await near(13)];
    await near(9);
    await near(15);
    const alertedPlaces: (string | null)[] = [];
    let known: FiresReading | null = null;
    // A day passes between polls, so that no earlier alert blocks a place.
    for (const km of [0, 0.4, 0.8, 1.2, 1.6, 2, 2.4, 2.8, 3.2, 3.6, 4]) {
      const state = { ...A_FIRE, at: north(LA_TUQUE, km) };
      const answer = { listed: new Map([["2026-12", state]]), dropped: 0, lostZones: new Map() };
      const { next, changes }: FiresComparison = compareFires(known, answer, season.now());
      known = firesReading.parse(JSON.parse(JSON.stringify(next)));
      for (const change of changes)
        alertedPlaces.push(...(await match(change)).map(({ placeId }) => placeId));
      season.pass(25 * 3_600_000);
    }
    expect(alertedPlaces).toEqual([reached, later]);
  });

  it("the alert of a moved fire is dropped if the fire is no longer near the place at delivery time", async () => {
    await season.place(await season.person());
    await match(located(null, LA_TUQUE));
    await season.fact(located(LA_TUQUE, north(LA_TUQUE, 80)));
    expect(await headlines()).toEqual([]);
  });
});
