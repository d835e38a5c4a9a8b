import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { giveDatabase } from "#database/database.double.ts";
import { onEachServer } from "#database/on-servers.double.ts";
import { alerts, readings, restrictionAreas } from "#database/schema.ts";
import { squareAround } from "#fires/examples.double.ts";
import { FIRE_DATA_PATHS } from "#fires/fire-data-query.ts";
import type { Change, RestrictionState } from "#history/change.ts";
import { alertText } from "./alert-text.ts";
import { A_FIRE, LA_TUQUE, newSeason, north, seal, type testSeason } from "./alerts.double.ts";
import { currentFacts } from "./current-facts.server.ts";
import { currentRows } from "./current-rows.server.ts";
import { gatherAlerts } from "./gather-alerts.server.ts";
import { matchChanges } from "./match.server.ts";

const MINUTE_MS = 60_000;
const SUBJECT = "2026-12";
const FIRE: Change = { kind: "fire-new", subject: SUBJECT, before: null, after: A_FIRE };
const CONTROLLED: Change = {
  kind: "fire-status",
  subject: SUBJECT,
  before: { ...A_FIRE, statusId: 3 },
  after: { ...A_FIRE, statusId: 5 },
};
const BAN: RestrictionState = { type: "fire", startsAt: null, endsAt: null, regions: ["04"], area: null };
type AlertLocation = Parameters<Awaited<ReturnType<typeof currentFacts>>>[1]["location"];
const HERE = { region: "04", ground: LA_TUQUE };
/** A place in the same region, far from La Tuque. */
const ELSEWHERE = { region: "04", ground: north(LA_TUQUE, -90) };
/** An area around La Tuque, and one far from it. */
const AREAS = { near: squareAround(LA_TUQUE.lon, LA_TUQUE.lat), far: squareAround(-68.5, 50) };
const lifted = (state: RestrictionState): Change => ({
  ...{ kind: "restriction-lifted", subject: "lifted" },
  before: state,
  after: null,
});
const danger = (before: 2 | 4, after: 2 | 4): Change => ({
  ...{ kind: "danger", subject: "13" },
  before: { level: before },
  after: { level: after },
});

onEachServer("current facts on $name", (prepare) => {
  const database = giveDatabase(prepare);
  let season: ReturnType<typeof testSeason>;
  beforeEach(async () => {
    season = await newSeason(database());
    const rows = Object.entries(AREAS).map(([fingerprint, shape]) => ({
      ...{ fingerprint, shape, keptAt: season.now() },
    }));
    await database().run((queries) => queries.insert(restrictionAreas).values(rows).onConflictDoNothing());
  });
  const currentOf = async (change: Change, location: AlertLocation | null = HERE) => {
    const current = await database().run((queries) => currentFacts(queries, [change], season.now()));
    return current(change, { falseAllClear: null, location });
  };
  const set = (name: keyof typeof FIRE_DATA_PATHS, keys: readonly string[], value: unknown) =>
    database().run((queries) =>
      queries
        .update(readings)
        .set({
          value: sql`jsonb_set(value, ${`{${keys.join(",")}}`}::text[], ${JSON.stringify(value)}::jsonb)`,
        })
        .where(eq(readings.path, FIRE_DATA_PATHS[name])),
    );

  it.each([
    ["a delayed status", { held: { status: { times: 1, value: "6" } } }],
    ["responses without the fire", { missing: 1 }],
    ["older records of the fire", { behind: 1 }],
  ])("a fire's all-clear is unsure because of %s, but a warning is not", async (_, doubt) => {
    await season.fact(CONTROLLED);
    expect(await currentOf(CONTROLLED)).toEqual({ change: CONTROLLED });
    const entry = { state: CONTROLLED.after, missing: 0, behind: 0, gone: false, held: {} };
    await set("fires", ["fires", SUBJECT], { ...entry, ...doubt });
    expect(await currentOf(CONTROLLED)).toBe("unsure");
    expect(await currentOf(FIRE)).toEqual({ change: { ...FIRE, after: CONTROLLED.after } });
  });

  it("a fire's all-clear is unsure after fifteen minutes without an accepted response, but a warning is not", async () => {
    await season.fact(CONTROLLED);
    await set("fires", ["believedAt"], new Date(season.now().getTime() - 16 * MINUTE_MS));
    expect(await currentOf(CONTROLLED)).toBe("unsure");
    expect(await currentOf(FIRE)).toMatchObject({ change: { kind: "fire-new" } });
  });

  it("the end of an extinguished fire still holds after the fire left the list", async () => {
    const out: Change = {
      ...CONTROLLED,
      kind: "fire-extinguished",
      after: { ...A_FIRE, statusId: 6 },
    } as Change;
    await season.fact(out);
    await set("fires", ["fires", SUBJECT, "missing"], 3);
    await set("fires", ["fires", SUBJECT, "gone"], true);
    expect(await currentOf(out)).toEqual({ change: out });
  });

  it("the all-clear of an active fire that left the list is delayed, but the fire's out-of-control alert is not", async () => {
    const worse: Change = { ...CONTROLLED, after: { ...A_FIRE, statusId: 3 } } as Change;
    for (const [change, expected] of [
      [CONTROLLED, "gone"],
      [worse, { change: worse }],
    ] as const) {
      await season.fact({ kind: "fire-gone", subject: SUBJECT, before: change.after, after: null } as Change);
      expect(await currentOf(change)).toEqual(expected);
    }
  });

  it.each([
    ["missing", { "13": 1 }],
    ["jumped", 1],
  ])(
    "an alert of a lower danger level is unsure while `%s` of the reading is above zero, but an alert of a higher level is not",
    async (key, value) => {
      for (const [change, expected] of [
        [danger(4, 2), "unsure"],
        [danger(2, 4), { change: danger(2, 4) }],
      ] as const) {
        await season.fact(change);
        await set("danger", [key], value);
        expect(await currentOf(change)).toEqual(expected);
      }
    },
  );

  it("a warning waits for six hours after its active fire left the list, and is dropped if the fire does not return", async () => {
    await season.place(await season.person());
    await season.change(FIRE);
    await season.fact({ kind: "fire-gone", subject: SUBJECT, before: A_FIRE, after: null });
    const gather = async () => {
      await season.read();
      await matchChanges(database(), season.now);
      return (await gatherAlerts({ database: database(), seal, now: season.now })).messages;
    };
    expect(await gather()).toBe(0);
    season.pass(30 * MINUTE_MS);
    await season.fact(FIRE);
    expect(await gather()).toBe(1);
    await season.change({ ...FIRE, subject: "2026-13" } as Change);
    await season.fact({ kind: "fire-gone", subject: "2026-13", before: A_FIRE, after: null });
    expect(await gather()).toBe(0);
    season.pass(6 * 61 * MINUTE_MS);
    expect(await gather()).toBe(0);
    await season.fact({ ...FIRE, subject: "2026-13" } as Change);
    season.pass(10 * MINUTE_MS);
    expect(await gather()).toBe(0);
  });

  const NEAR: RestrictionState = { ...BAN, area: "near" };
  const FAR: RestrictionState = { ...BAN, area: "far" };
  const NOWHERE: RestrictionState = { ...BAN, regions: [] };
  const possibly = (regions: string[], areas: string[], isWhole = false) => ({
    unsure: { regions, areas, isWhole },
  });
  const DROPPED = null;
  it.each<[string, RestrictionState, RestrictionState, "told" | "unsure" | null]>([
    ["a ban of the same region", BAN, BAN, DROPPED],
    ["a closure of a shared region", BAN, { ...BAN, type: "closure", regions: ["03", "04"] }, DROPPED],
    ["a ban of the same area", { ...NEAR, type: "access" }, NEAR, DROPPED],
    ["a ban around the place", BAN, NEAR, DROPPED],
    ["a ban around the place that names another region", BAN, { ...NEAR, regions: ["02"] }, DROPPED],
    ["a ban of another part of the same region", BAN, FAR, "told"],
    ["a ban of another part, if both have an area", NEAR, FAR, "told"],
    [
      "a ban of another part that possibly applies in the region",
      BAN,
      { ...FAR, ...possibly(["04"], []) },
      DROPPED,
    ],
    [
      "a ban of another part that possibly applies around the place",
      BAN,
      { ...FAR, ...possibly([], ["near"]) },
      DROPPED,
    ],
    ["a ban without a certain area", BAN, { ...NEAR, ...possibly([], [], true) }, DROPPED],
    ["a ban that possibly applies in another region", BAN, { ...FAR, ...possibly(["02"], []) }, "told"],
    ["a ban whose shape was not stored, in the region", BAN, { ...BAN, area: "lost" }, DROPPED],
    ["a ban whose shape was not stored, elsewhere", BAN, { ...BAN, area: "lost", regions: ["02"] }, "told"],
    ["a ban with an unknown area", BAN, NOWHERE, "unsure"],
    ["a flight ban with an unknown area", BAN, { ...NOWHERE, type: "plane" }, "told"],
    ["a restriction of unknown type around the place", BAN, { ...NEAR, type: "other" }, DROPPED],
    [
      "a restriction of unknown type around the place, if flights were banned",
      { ...BAN, type: "plane" },
      { ...NEAR, type: "other" },
      DROPPED,
    ],
    ["a restriction of unknown type elsewhere", BAN, { ...FAR, type: "other" }, "told"],
    [
      "restricted work of the region, if work was restricted",
      { ...BAN, type: "construction_day" },
      { ...BAN, type: "construction_day" },
      DROPPED,
    ],
    ["restricted work of the region", BAN, { ...BAN, type: "construction_day" }, "told"],
    ["a ban of the region, if only flights were banned", { ...BAN, type: "plane" }, BAN, "told"],
    ["a ban of another region", BAN, { ...BAN, regions: ["02"] }, "told"],
  ])(
    "sends the alert of a lifted restriction only if no other restriction forbids the same: with %s",
    async (_, was, other, expected) => {
      await season.fact({ kind: "restriction-begun", subject: "other", before: null, after: other });
      await season.fact(lifted(was));
      expect(await currentOf(lifted(was))).toEqual(expected === "told" ? { change: lifted(was) } : expected);
    },
  );

  it("an alert of a lifted ban only holds outside another ban's area, and is unsure if the place's location is unknown", async () => {
    await season.fact({ kind: "restriction-begun", subject: "other", before: null, after: NEAR });
    await season.fact(lifted(BAN));
    expect(await currentOf(lifted(BAN), HERE)).toBeNull();
    expect(await currentOf(lifted(BAN), ELSEWHERE)).toEqual({ change: lifted(BAN) });
    expect(await currentOf(lifted(BAN), null)).toBe("unsure");
  });

  it("an alert of a lifted ban that is in force again only holds outside the ban's current area", async () => {
    await season.fact({ kind: "restriction-begun", subject: "lifted", before: null, after: NEAR });
    expect(await currentOf(lifted(BAN), HERE)).toBeNull();
    expect(await currentOf(lifted(BAN), ELSEWHERE)).toEqual({ change: lifted(BAN) });
  });

  it("an alert of a lifted ban still holds while another ban is only announced", async () => {
    const announced = { ...BAN, startsAt: new Date(season.now().getTime() + MINUTE_MS) };
    await season.fact({ kind: "restriction-begun", subject: "other", before: null, after: announced });
    await season.fact(lifted(BAN));
    expect(await currentOf(lifted(BAN))).toEqual({ change: lifted(BAN) });
  });

  it("sends the alert of a lifted ban, at once or in a digest, for each of a person's places without another ban", async () => {
    const ann = await season.person();
    await season.place(ann);
    const free = await season.place(ann, { at: ELSEWHERE.ground });
    const daily = await season.place(ann, { at: north(ELSEWHERE.ground, 3), isDaily: true });
    await season.place(ann, { at: north(LA_TUQUE, 1), isDaily: true });
    await season.fact({ kind: "restriction-begun", subject: "other", before: null, after: NEAR });
    await season.change(lifted(BAN));
    await matchChanges(database(), season.now);
    for (let i = 0; i < 3; i++) {
      await season.read();
      await gatherAlerts({ database: database(), seal, now: season.now });
      season.pass(24 * 60 * MINUTE_MS);
    }
    const rows = await database().run((queries) => queries.select().from(alerts));
    expect(rows.map(({ placeId }) => placeId).toSorted()).toEqual([free, daily].toSorted());
    expect(rows.every(({ gatheredAt }) => gatheredAt !== null)).toBe(true);
  });

  it("only delivers a waiting alert of a lifted ban to places where no new ban started meanwhile", async () => {
    const ann = await season.person();
    await season.place(ann);
    const free = await season.place(ann, { at: ELSEWHERE.ground });
    await season.change(lifted(BAN));
    await matchChanges(database(), season.now);
    await gatherAlerts({ database: database(), seal, now: season.now });
    await season.fact({ kind: "restriction-begun", subject: "other", before: null, after: NEAR });
    await season.read();
    const rows = await database().run((queries) => currentRows(queries, undefined, season.now()));
    expect(rows.map(({ place, validity }) => [place?.id, validity]).toSorted()).toEqual(
      rows.map(({ place }) => [place?.id, place?.id === free ? "valid" : "over"]).toSorted(),
    );
    expect(rows).toHaveLength(2);
  });

  it("an alert of a lifted ban still holds after another ban ended", async () => {
    const ended = { ...BAN, endsAt: new Date(season.now().getTime() - MINUTE_MS) };
    await season.fact({ kind: "restriction-begun", subject: "other", before: null, after: ended });
    await season.fact(lifted(BAN));
    expect(await currentOf(lifted(BAN))).toEqual({ change: lifted(BAN) });
  });
});

it("the alert of a lifted open fire ban asks readers to check the other restrictions", () => {
  const fact = { change: lifted(BAN), observedAt: new Date(), place: null };
  expect(alertText(fact, "fr").advice.join(" ")).toMatch(/les autres restrictions/);
  expect(alertText(fact, "en").advice.join(" ")).toMatch(/the other restrictions/);
});
