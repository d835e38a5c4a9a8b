import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { giveDatabase } from "#database/database.double.ts";
import { isDatabaseAway } from "#database/database-error.ts";
import { onEachServer } from "#database/on-servers.double.ts";
import { alerts, changes, people, restrictionAreas } from "#database/schema.ts";
import { locatePlace } from "#fires/locate-place.server.ts";
import { type Change, type RestrictionState, readChange } from "#history/change.ts";
import { distanceKm } from "#territory/distance.ts";
import { zoneAt } from "#territory/locate.server.ts";
import { A_FIRE, choices, LA_TUQUE, newSeason, north, seal, type testSeason } from "./alerts.double.ts";
import { distanceKmSql } from "./concerned-places.server.ts";
import { concerns } from "./concerns.ts";
import { gatherAlerts } from "./gather-alerts.server.ts";
import { matchChanges } from "./match.server.ts";
import { releaseChange } from "./pending-changes.server.ts";

const MINUTE_MS = 60_000;
const fireNew = (more: object = {}): Change => ({
  kind: "fire-new",
  subject: "2026-12",
  before: null,
  after: { ...A_FIRE, ...more },
});
const statusTo = (from: 1 | 3 | 4, to: 1 | 3 | 4): Change => ({
  kind: "fire-status",
  subject: "2026-12",
  before: { ...A_FIRE, statusId: from },
  after: { ...A_FIRE, statusId: to },
});

onEachServer("matching of changes on $name", (prepare) => {
  const database = giveDatabase(prepare);
  let season: ReturnType<typeof testSeason>;
  beforeEach(async () => {
    season = await newSeason(database());
  });
  const gather = () => gatherAlerts({ database: database(), seal, now: season.now });
  const match = (cap?: number) => matchChanges(database(), season.now, cap);
  /** Changes a fire's status, and changes it back five minutes later. @returns the id of the second change */
  async function flipBack(cap?: number): Promise<number> {
    await season.change(statusTo(4, 1));
    await match();
    season.pass(5 * MINUTE_MS);
    const held = await season.change(statusTo(1, 4));
    await match(cap);
    return held;
  }
  const written = () =>
    database().run((queries) => queries.select().from(alerts).orderBy(alerts.changeId, alerts.channel));
  const concerned = async () => (await written()).map(({ placeId, channel }) => `${placeId} ${channel}`);

  it("alerts each place that has the fire within its radius, by each channel of the place", async () => {
    const [ann, bob] = [await season.person(), await season.person()];
    const near = await season.place(ann, { at: north(LA_TUQUE, 29.9), channels: ["email", "push"] });
    await season.place(ann, { at: north(LA_TUQUE, 30.2) });
    await season.place(ann, { channels: [] });
    const wide = await season.place(bob, { at: north(LA_TUQUE, 99), radiusKm: 100, channels: ["sms"] });
    await season.change(fireNew());
    expect(await match()).toEqual({ changes: 1, alerts: 3 });
    expect((await concerned()).toSorted()).toEqual(
      [`${near} email`, `${near} push`, `${wide} sms`].toSorted(),
    );
    const [first] = await written();
    expect(first?.distanceKm).toBeCloseTo(29.9, 1);
  });

  it("alerts all followers of a fire, except about a growth that only matters to places that the fire comes nearer to", async () => {
    const [ann, bob] = [await season.person(), await season.person()];
    await season.follow(ann, "2026-12", ["email", "sms"]);
    await season.follow(bob, "2026-12", []);
    await season.follow(bob, "2026-13", ["email"]);
    await season.change(statusTo(1, 4));
    await season.change({
      kind: "fire-size",
      subject: "2026-12",
      before: { ...A_FIRE, sizeHa: 4 },
      after: { ...A_FIRE, sizeHa: 5, at: null },
    });
    expect(await match()).toEqual({ changes: 2, alerts: 2 });
    expect((await written()).map(({ personId, placeId, channel }) => [personId, placeId, channel])).toEqual([
      [ann, null, "email"],
      [ann, null, "sms"],
    ]);
  });

  it("matches a change once, with any number of workers and runs", async () => {
    await season.place(await season.person());
    await season.change(fireNew());
    await season.change(statusTo(1, 3));
    const done = await Promise.all([match(), match(), match()]);
    expect(done.reduce((sum, each) => sum + each.alerts, 0)).toBe(2);
    expect(await match()).toEqual({ changes: 0, alerts: 0 });
  });

  it("a change that cannot be matched does not delay other changes, and is matched later", async () => {
    const ann = await season.person();
    await season.place(ann);
    const broken = await season.change(fireNew());
    const cannot = sql.raw(`ALTER TABLE alerts ADD CONSTRAINT cannot CHECK (change_id <> ${broken})`);
    await database().run((queries) => queries.execute(cannot));
    const next = await season.change({ ...fireNew({ number: 13 }), subject: "2026-13" } as Change);
    await expect(match()).rejects.toThrow("cannot");
    expect((await written()).map(({ changeId }) => changeId)).toEqual([next]);
    expect(await gather()).toMatchObject({ messages: 1 });
    expect(await match()).toEqual({ changes: 0, alerts: 0 });
    await database().run((queries) => queries.execute(sql`ALTER TABLE alerts DROP CONSTRAINT cannot`));
    season.pass(MINUTE_MS + 1);
    expect(await match()).toEqual({ changes: 1, alerts: 1 });
  });

  it("a person who is deleted during the matching does not delay the alerts of other people", async () => {
    const [ann, bob] = [await season.person(), await season.person()];
    await season.place(ann);
    await season.place(bob);
    await season.change(fireNew());
    // Fails once, as a statement does if a row it has read is deleted.
    const gone = `IF nextval('leaving') = 1 THEN RAISE EXCEPTION 'gone' USING ERRCODE = '23503'; END IF;`;
    await database().run((queries) =>
      queries.execute(
        sql.raw(`CREATE SEQUENCE leaving; CREATE FUNCTION leave() RETURNS trigger AS $$ BEGIN ${gone} RETURN NEW; END $$ LANGUAGE plpgsql;
          CREATE TRIGGER leave BEFORE INSERT ON alerts FOR EACH ROW EXECUTE FUNCTION leave()`),
      ),
    );
    const done = await match().catch((error: unknown) => error);
    await database().run((queries) =>
      queries.execute(sql`DROP FUNCTION leave CASCADE; DROP SEQUENCE leaving`),
    );
    expect(done).toEqual({ changes: 1, alerts: 2 });
  });

  it("an alert is due at once even if its reading is dated ahead of the clock", async () => {
    await season.place(await season.person());
    await season.change(fireNew());
    season.pass(-60 * MINUTE_MS);
    await match();
    expect(await gather()).toMatchObject({ messages: 1 });
  });

  it("a change that takes too long to match does not delay other alerts", async () => {
    await season.place(await season.person());
    const endless = await season.change(fireNew());
    // Fails as a statement does at its time limit.
    const cancelled = `IF NEW.change_id = ${endless} THEN RAISE EXCEPTION 'too long' USING ERRCODE = '57014'; END IF;`;
    await database().run((queries) =>
      queries.execute(
        sql.raw(`CREATE FUNCTION slow() RETURNS trigger AS $$ BEGIN ${cancelled} RETURN NEW; END $$ LANGUAGE plpgsql;
          CREATE TRIGGER slow BEFORE INSERT ON alerts FOR EACH ROW EXECUTE FUNCTION slow()`),
      ),
    );
    const next = await season.change({ ...fireNew({ number: 13 }), subject: "2026-13" } as Change);
    const trouble = await match().catch((error: unknown) => error);
    await database().run((queries) => queries.execute(sql`DROP FUNCTION slow CASCADE`));
    expect(isDatabaseAway(trouble)).toBe(false);
    expect(String(trouble)).toContain(`Change ${endless} could not be matched: too long`);
    expect((await written()).map(({ changeId }) => changeId)).toEqual([next]);
    season.pass(MINUTE_MS + 1);
    expect(await match()).toEqual({ changes: 1, alerts: 1 });
  });

  it("after the agency approves a change, its alert waits for the digest of a place with one message a day", async () => {
    const [ann, bob] = [await season.person(), await season.person()];
    const daily = await season.place(ann, { isDaily: true });
    await season.place(bob);
    const change = await season.change(statusTo(1, 4));
    await matchChanges(database(), season.now, 1);
    expect(new Set((await written()).map(({ dueAt }) => dueAt.getUTCFullYear()))).toEqual(new Set([9999]));
    await releaseChange(database(), change, "send", season.now());
    for (const { placeId, dueAt } of await written())
      expect(dueAt).toEqual(placeId === daily ? new Date("2026-07-03T11:00:00Z") : season.now());
  });

  it("alerts places in the zone of a danger change", async () => {
    const ann = await season.person();
    const here = await season.place(ann);
    await season.place(ann, { at: { lat: 45.5, lon: -73.6 } });
    const [{ zoneNumber } = { zoneNumber: 0 }] = await database()
      .run((queries) =>
        queries.execute<{ zoneNumber: number }>(
          sql`SELECT zone_number AS "zoneNumber" FROM saved_places WHERE id = ${here}`,
        ),
      )
      .then(({ rows }) => rows);
    await season.change({
      kind: "danger",
      subject: String(zoneNumber),
      before: { level: 2 },
      after: { level: 4 },
    });
    await match();
    expect(await concerned()).toEqual([`${here} email`]);
  });

  it("alerts places in a restriction's area except its holes, or in its regions if it has no area", async () => {
    const square = (at: { lon: number; lat: number }, half: number) => [
      [at.lon - half, at.lat - half],
      [at.lon + half, at.lat - half],
      [at.lon + half, at.lat + half],
      [at.lon - half, at.lat + half],
      [at.lon - half, at.lat - half],
    ];
    const shape = {
      type: "MultiPolygon",
      coordinates: [[square(LA_TUQUE, 1), square(LA_TUQUE, 0.2)], [square({ lon: -68, lat: 50 }, 0.1)]],
    };
    await database().run((queries) =>
      queries
        .insert(restrictionAreas)
        .values({ fingerprint: "ringed", shape, keptAt: season.now() })
        .onConflictDoNothing(),
    );
    const ann = await season.person();
    const inHole = await season.place(ann);
    const onGround = await season.place(ann, { at: { lat: 47.44 + 0.5, lon: -72.78 } });
    const onIsland = await season.place(ann, { at: { lat: 50, lon: -68 } });
    const state: RestrictionState = {
      type: "closure",
      startsAt: null,
      endsAt: null,
      regions: ["04"],
      area: "ringed",
    };
    await season.change({ kind: "restriction-begun", subject: "r-1", before: null, after: state });
    await match();
    expect((await concerned()).toSorted()).toEqual([`${onGround} email`, `${onIsland} email`].toSorted());
    expect((await written()).every(({ urgency }) => urgency === 0)).toBe(true);

    await season.change({
      kind: "restriction-begun",
      subject: "r-2",
      before: null,
      after: { ...state, type: "fire", area: null },
    });
    await match();
    const byRegion = (await written()).slice(2).map(({ placeId }) => placeId);
    expect(byRegion).toContain(inHole);
    expect(byRegion).not.toContain(onIsland);
  });

  it("a small growth of a fire only alerts places that the fire comes nearer to", async () => {
    const ann = await season.person();
    const beside = await season.place(ann, { at: north(LA_TUQUE, 6) });
    await season.place(ann, { at: north(LA_TUQUE, 15) });
    const grows: Change = {
      kind: "fire-size",
      subject: "2026-12",
      before: { ...A_FIRE, sizeHa: 200 },
      after: { ...A_FIRE, sizeHa: 390 },
    };
    await season.change(fireNew({ sizeHa: 200 }));
    await match();
    await season.change(grows);
    await match();
    expect((await written()).slice(2).map(({ placeId }) => placeId)).toEqual([beside]);
  });

  it("delays a status that flips back to a reassuring status by ten minutes, and alerts no one if it flips again", async () => {
    await season.place(await season.person());
    const held = await flipBack();
    const [, waiting] = await written();
    expect(waiting?.changeId).toBe(held);
    expect(waiting?.dueAt.getTime()).toBe(season.now().getTime() + 10 * MINUTE_MS);
    season.pass(2 * MINUTE_MS);
    await season.change(statusTo(4, 1));
    await match();
    expect(await written()).toHaveLength(1);
  });

  it("alerts no one if a delayed flip is reverted, however long after the first change", async () => {
    await season.place(await season.person());
    await season.change(statusTo(4, 1));
    await match();
    season.pass(2 * MINUTE_MS);
    await season.change(statusTo(1, 4));
    await match();
    expect(await written()).toHaveLength(2);
    season.pass(9 * MINUTE_MS);
    await season.change(statusTo(4, 1));
    await match();
    expect(await written()).toHaveLength(1);
  });

  it("deletes the alerts of a status flip that waits for the agency if the flip is reverted", async () => {
    for (const name of ["fr", "en"] as const) await season.place(await season.person(name));
    await flipBack(1);
    expect(await written()).toHaveLength(4);
    season.pass(2 * MINUTE_MS);
    await season.change(statusTo(4, 1));
    await match();
    expect(await written()).toHaveLength(2);
    const [, held] = await database().run((queries) => queries.select().from(changes).orderBy(changes.id));
    expect(held).toMatchObject({ heldPeople: 2, releasedAt: season.now() });
  });

  it("if a delayed flip was already sent and is then reverted, the flip's recipients are alerted", async () => {
    await season.place(await season.person());
    const held = await flipBack();
    await database().run((queries) =>
      queries.update(alerts).set({ gatheredAt: season.now() }).where(eq(alerts.changeId, held)),
    );
    season.pass(2 * MINUTE_MS);
    const last = await season.change(statusTo(4, 1));
    await match();
    expect((await written()).map(({ changeId }) => changeId).slice(1)).toEqual([held, last]);
  });

  it("delays a flip by ten minutes for a place with a digest, even if the flip then misses the digest of that day", async () => {
    await season.place(await season.person(), { isDaily: true });
    // Advances the time to 6:54 in Quebec.
    season.pass((20 * 60 - 6) * MINUTE_MS - 5 * MINUTE_MS);
    await season.change(statusTo(4, 1));
    await match();
    season.pass(4 * MINUTE_MS);
    await season.change(statusTo(1, 4));
    await match();
    expect((await written()).map(({ dueAt }) => dueAt.toISOString())).toEqual([
      "2026-07-03T11:00:00.000Z",
      "2026-07-04T11:00:00.000Z",
    ]);
  });

  it("sends the digest at 7:00, and urgent alerts at once", async () => {
    await season.place(await season.person(), { isDaily: true });
    await season.change(statusTo(1, 4));
    await season.change({ ...fireNew({ number: 13 }), subject: "2026-13" } as Change);
    await match();
    expect((await written()).map(({ dueAt }) => dueAt)).toEqual([
      new Date("2026-07-03T11:00:00.000Z"),
      season.now(),
    ]);
  });

  it("deletes alerts when their place is deleted, and when their person is deleted", async () => {
    const ann = await season.person();
    await season.place(ann);
    await season.change(fireNew());
    await match();
    await database().run((queries) => queries.delete(people).where(eq(people.id, ann)));
    expect(await written()).toEqual([]);
  });

  it("distances computed in SQL equal the distances on the site's pages", async () => {
    const ann = await season.person();
    for (let at = 0; at < 50; at++)
      await season.place(ann, { at: { lat: 45 + (at % 17), lon: -79 + ((at * 7) % 22) } });
    const { rows } = await database().run((queries) =>
      queries.execute<{ lat: number; lon: number; km: number }>(sql`
        SELECT place.latitude AS lat, place.longitude AS lon, ${distanceKmSql(LA_TUQUE)} AS km
        FROM saved_places AS place`),
    );
    expect(rows).toHaveLength(50);
    for (const { km, ...at } of rows) expect(km).toBeCloseTo(distanceKm(at, LA_TUQUE), 6);
  });

  it("the rules for one place find the same places as the SQL for all places", async () => {
    const ann = await season.person();
    const spread = Array.from({ length: 60 }, (_, at) => north(LA_TUQUE, at - 5));
    const ids = new Map<string, (typeof spread)[number]>();
    for (const at of spread) ids.set(await season.place(ann, { at, radiusKm: 40 }), at);
    const grown: Change = {
      kind: "fire-size",
      subject: "2026-12",
      before: { ...A_FIRE, sizeHa: 2_000 },
      after: { ...A_FIRE, sizeHa: 9_900 },
    };
    const danger: Change = {
      kind: "danger",
      subject: String(zoneAt(LA_TUQUE)),
      before: { level: 2 },
      after: { level: 4 },
    };
    for (const change of [fireNew(), grown, danger]) await season.change(change);
    await match();
    const matched = await written();
    const rows = await database().run((queries) => queries.select().from(changes).orderBy(changes.id));
    for (const row of rows) {
      const change = readChange(row);
      if (change === null || row.told === null) throw new Error("nobody was told");
      const ground = {
        change,
        toWhom: row.told,
        at:
          row.latitude === null || row.longitude === null ? null : { lat: row.latitude, lon: row.longitude },
        zoneNumber: row.zoneNumber,
        regions: row.regions,
        areas: [],
      };
      const one = [...ids].filter(
        ([, at]) => concerns(ground, { at, radiusKm: 40, location: locatePlace(null, at), choices }) !== null,
      );
      const all = matched.filter(({ changeId }) => changeId === row.id).map(({ placeId }) => placeId);
      expect(one.map(([id]) => id).toSorted()).toEqual(all.toSorted());
      expect(one.length).toBeGreaterThan(0);
      expect(one.length).toBeLessThan(ids.size + 1);
    }
  });
});
