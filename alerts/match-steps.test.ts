import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { giveDatabase } from "#database/database.double.ts";
import { isDatabaseAway } from "#database/database-error.ts";
import { onEachServer } from "#database/on-servers.double.ts";
import { alerts, changes, restrictionAreas } from "#database/schema.ts";
import type { Change, RestrictionState } from "#history/change.ts";
import { zoneAt } from "#territory/locate.server.ts";
import { A_FIRE, LA_TUQUE, north, seal, testSeason } from "./alerts.double.ts";
import { gatherAlerts } from "./gather-alerts.server.ts";
import { matchChanges } from "./match.server.ts";

const PEOPLE = 10;
const FIRE: Change = { kind: "fire-new", subject: "2026-12", before: null, after: A_FIRE };
const eases = (from: 1 | 4, to: 1 | 4): Change => ({
  kind: "fire-status",
  subject: "2026-12",
  before: { ...A_FIRE, statusId: from },
  after: { ...A_FIRE, statusId: to },
});

onEachServer("matching in several steps on $name", (prepare) => {
  const database = giveDatabase(prepare);
  const run = (statement: string) => database().run((queries) => queries.execute(sql.raw(statement)));
  let season: ReturnType<typeof testSeason>;
  beforeEach(async () => {
    await run("DROP FUNCTION IF EXISTS refuses CASCADE");
    await run("DELETE FROM people");
    await run("DELETE FROM changes");
    season = testSeason(database());
  });
  const match = (cap?: number) => matchChanges(database(), season.now, cap);
  const written = () => database().run((queries) => queries.select().from(alerts));
  const recipientsOf = async (changeId: number) =>
    (await written()).flatMap((each) => (each.changeId === changeId ? [each.personId] : [])).toSorted();
  const settle = async (channels: readonly ("email" | "sms")[] = ["email"]) => {
    const ids = await Promise.all(Array.from({ length: PEOPLE }, () => season.person()));
    for (const id of ids) await season.place(id, { channels });
    return ids.toSorted();
  };
  /** Makes statements that write alerts fail while a condition on their new rows holds. */
  const refuse = (when: string, code: string) =>
    run(`CREATE FUNCTION refuses() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN IF ${when} THEN RAISE EXCEPTION 'refused' USING ERRCODE = '${code}'; END IF; RETURN NULL; END $$;
      CREATE TRIGGER refuses AFTER INSERT ON alerts REFERENCING NEW TABLE AS added
        FOR EACH STATEMENT EXECUTE FUNCTION refuses()`);
  const TOO_LONG = "57014";
  const inSteps = (atOnce: number) =>
    database().run((queries) => queries.update(changes).set({ matchAtOnce: atOnce }));

  it("alerts every person once even if all of them together exceed the statement's time limit", async () => {
    const places = await settle();
    const followers = await Promise.all(Array.from({ length: PEOPLE }, () => season.person()));
    for (const id of followers) await season.follow(id, "2026-12", ["email"]);
    const fire = await season.change(FIRE);
    await refuse("(SELECT count(*) FROM added) > 3", TOO_LONG);
    expect(await match()).toEqual({ changes: 1, alerts: 2 * PEOPLE });
    expect(await recipientsOf(fire)).toEqual([...places, ...followers].toSorted());
    expect(await match()).toEqual({ changes: 0, alerts: 0 });
    const { messages } = await gatherAlerts({ database: database(), seal, now: season.now });
    expect(messages).toBe(2 * PEOPLE);
  });

  it("writes all alerts of a later change before the alerts of a change that takes too long", async () => {
    await settle();
    const slow = await season.change(FIRE);
    const next = await season.change({ ...FIRE, subject: "2026-13" });
    await refuse(`(SELECT count(*) FROM added WHERE change_id = ${slow}) > 3`, TOO_LONG);
    await match();
    const ids = (await written()).toSorted((a, b) => a.id - b.id).map(({ changeId }) => changeId);
    expect(ids).toEqual([...Array(PEOPLE).fill(next), ...Array(PEOPLE).fill(slow)]);
  });

  it("another worker resumes an interrupted match, and alerts no one twice", async () => {
    const ids = await settle();
    const fire = await season.change(FIRE);
    await inSteps(3);
    // Simulates a connection that the database closes in the middle.
    await refuse("(SELECT count(*) FROM alerts) > 6", "57P01");
    const away = await match().catch((error: unknown) => error);
    expect(isDatabaseAway(away)).toBe(true);
    expect(await written()).toHaveLength(6);
    expect(await gatherAlerts({ database: database(), seal, now: season.now })).toMatchObject({
      messages: 0,
    });
    await run("DROP FUNCTION refuses CASCADE");
    await run("UPDATE alerts SET distance_km = -1");
    const done = await Promise.all([match(), match(), match()]);
    expect(done.reduce((sum, each) => sum + each.alerts, 0)).toBe(PEOPLE - 6);
    expect(await recipientsOf(fire)).toEqual(ids);
    expect((await written()).filter(({ distanceKm }) => distanceKm === -1)).toHaveLength(6);
  });

  it("matching in many steps finds the same people as matching in one step", async () => {
    const square = (half: number) =>
      [
        [-half, -half],
        [half, -half],
        [half, half],
        [-half, half],
        [-half, -half],
      ].map(([x = 0, y = 0]) => [LA_TUQUE.lon + x, LA_TUQUE.lat + y]);
    const shape = { type: "Polygon", coordinates: [square(0.5), square(0.1)] };
    await database().run((queries) =>
      queries.insert(restrictionAreas).values({ fingerprint: "ring", shape, keptAt: season.now() }),
    );
    for (let at = 0; at < 30; at++) {
      const person = await season.person();
      await season.place(person, {
        at: north(LA_TUQUE, at * 4),
        channels: at % 3 ? ["email", "sms"] : ["push"],
      });
      if (at % 4 === 0) await season.follow(person, "2026-12", ["email"]);
    }
    const closure: RestrictionState = {
      type: "closure",
      startsAt: null,
      endsAt: null,
      regions: ["02"],
      area: null,
    };
    const kinds: readonly Change[] = [
      FIRE,
      { kind: "danger", subject: String(zoneAt(LA_TUQUE)), before: { level: 2 }, after: { level: 4 } },
      { kind: "restriction-changed", subject: "r-1", before: closure, after: { ...closure, area: "ring" } },
    ];
    const pairs: [number, number][] = [];
    for (const change of kinds) {
      const whole = await season.change(change);
      await match();
      const inParts = await season.change(change);
      await inSteps(4);
      await match();
      pairs.push([whole, inParts]);
    }
    const rows = await written();
    const lines = (id: number) =>
      rows
        .filter(({ changeId }) => changeId === id)
        .map(({ personId, placeId, channel, distanceKm }) =>
          [personId, placeId, channel, distanceKm].join(" "),
        )
        .toSorted();
    for (const [whole, inParts] of pairs) {
      expect(lines(inParts)).toEqual(lines(whole));
      expect(lines(whole).length).toBeGreaterThan(4);
    }
  });

  describe("matching under a cap", () => {
    const dueIn = async () => new Set((await written()).map(({ dueAt }) => dueAt.getUTCFullYear()));

    it("holds all alerts if they are for more people than the cap, and makes no alert due before all people are counted", async () => {
      await settle(["email", "sms"]);
      const fire = await season.change(FIRE);
      await inSteps(3);
      await refuse("(SELECT count(*) FROM alerts) > 14", "57P01");
      await match(PEOPLE - 1).catch(() => {});
      expect(await dueIn()).toEqual(new Set([9999]));
      await run("DROP FUNCTION refuses CASCADE");
      await match(PEOPLE - 1);
      expect(await written()).toHaveLength(2 * PEOPLE);
      expect(await dueIn()).toEqual(new Set([9999]));
      const [row] = await database().run((queries) =>
        queries.select().from(changes).where(eq(changes.id, fire)),
      );
      expect(row?.heldPeople).toBe(PEOPLE);
    });

    it("makes all alerts due if they are not for more people than the cap", async () => {
      const [first = ""] = await settle(["email", "sms"]);
      const daily = await season.place(first, { isDaily: true });
      await season.change(eases(1, 4));
      await inSteps(3);
      await match(PEOPLE);
      const rows = await written();
      expect(rows).toHaveLength(2 * PEOPLE + 1);
      for (const { placeId, dueAt } of rows)
        expect(dueAt).toEqual(placeId === daily ? new Date("2026-07-03T11:00:00Z") : season.now());
    });
  });

  it("if a change is reverted before all people are matched, deletes its waiting alerts and stops its matching", async () => {
    await settle();
    await season.change(eases(4, 1));
    await match();
    const held = await season.change(eases(1, 4));
    await refuse(`(SELECT count(*) FROM alerts WHERE change_id = ${held}) > 3`, TOO_LONG);
    await season.change(eases(4, 1));
    expect(await match()).toMatchObject({ changes: 1 });
    await run("DROP FUNCTION refuses CASCADE");
    expect(await match()).toEqual({ changes: 0, alerts: 0 });
    expect(await recipientsOf(held)).toEqual([]);
  });
});
