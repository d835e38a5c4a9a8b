import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { readings } from "#database/schema.ts";
import { giveDatabase } from "#database/test-database.ts";
import { onEachServer } from "#database/test-on-servers.ts";
import { FIRE_DATA_PATHS } from "#fires/fire-data-query.ts";
import type { Change, RestrictionState } from "#history/change.ts";
import { currentFacts } from "./current-facts.server.ts";
import { gatherAlerts } from "./gather-alerts.server.ts";
import { matchChanges } from "./match.server.ts";
import { A_FIRE, newSeason, seal, type testSeason } from "./test-alerts.ts";
import { say } from "./words.ts";

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
  });
  const currentOf = async (change: Change) => {
    const current = await database().run((queries) => currentFacts(queries, [change], season.now()));
    return current(change);
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
    ["a held status", { held: { status: { times: 1, value: "6" } } }],
    ["answers without the fire", { missing: 1 }],
    ["older records of the fire", { behind: 1 }],
  ])("an all-clear of a fire is unsure because of %s, and a warning is not", async (_, doubt) => {
    await season.fact(CONTROLLED);
    expect(await currentOf(CONTROLLED)).toEqual({ change: CONTROLLED });
    const entry = { state: CONTROLLED.after, missing: 0, behind: 0, gone: false, held: {} };
    await set("fires", ["fires", SUBJECT], { ...entry, ...doubt });
    expect(await currentOf(CONTROLLED)).toBe("unsure");
    expect(await currentOf(FIRE)).toEqual({ change: { ...FIRE, after: CONTROLLED.after } });
  });

  it("an all-clear of a fire is unsure after fifteen minutes without a believed answer", async () => {
    await season.fact(CONTROLLED);
    await set("fires", ["believedAt"], new Date(season.now().getTime() - 16 * MINUTE_MS));
    expect(await currentOf(CONTROLLED)).toBe("unsure");
    expect(await currentOf(FIRE)).toMatchObject({ change: { kind: "fire-new" } });
  });

  it("the end of an extinguished fire is sure after the fire left the list", async () => {
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

  it("an active fire that left the list delays its all-clear, but not that it is out of control", async () => {
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
  ])("a lower danger is unsure while %s is above zero, and a higher danger is not", async (key, value) => {
    for (const [change, expected] of [
      [danger(4, 2), "unsure"],
      [danger(2, 4), { change: danger(2, 4) }],
    ] as const) {
      await season.fact(change);
      await set("danger", [key], value);
      expect(await currentOf(change)).toEqual(expected);
    }
  });

  it("a warning of an active fire that left the list waits six hours for its return, then is dropped", async () => {
    await season.place(await season.person());
    await season.change(FIRE);
    await season.fact({ kind: "fire-gone", subject: SUBJECT, before: A_FIRE, after: null });
    const gather = async () => {
      await season.read();
      await matchChanges(database(), season.now);
      return (await gatherAlerts({ database: database(), seal, now: season.now })).letters;
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

  const AREA: RestrictionState = { ...BAN, regions: [], area: "f1" };
  it.each<[string, RestrictionState, RestrictionState, boolean]>([
    ["a ban of the same region", BAN, BAN, true],
    ["a closure of a region that they share", BAN, { ...BAN, type: "closure", regions: ["03", "04"] }, true],
    ["a ban of the same area", { ...AREA, type: "access" }, AREA, true],
    [
      "a ban that possibly holds in the region",
      BAN,
      { ...AREA, unsure: { regions: ["04"], areas: [], isWhole: true } },
      true,
    ],
    [
      "restricted work of the region, if work was restricted",
      { ...BAN, type: "construction_day" },
      { ...BAN, type: "construction_day" },
      true,
    ],
    ["restricted work of the region", BAN, { ...BAN, type: "construction_day" }, false],
    ["a ban of the region, if only flights were banned", { ...BAN, type: "plane" }, BAN, false],
    ["a ban of another region", BAN, { ...BAN, regions: ["02"] }, false],
  ])(
    "a lifted restriction is told only if nothing else forbids it there: beside %s",
    async (_, was, other, isDropped) => {
      await season.fact({ kind: "restriction-begun", subject: "other", before: null, after: other });
      await season.fact(lifted(was));
      expect(await currentOf(lifted(was))).toEqual(isDropped ? null : { change: lifted(was) });
    },
  );

  it("a restriction that ended does not stop the message of a lifted one", async () => {
    const ended = { ...BAN, endsAt: new Date(season.now().getTime() - MINUTE_MS) };
    await season.fact({ kind: "restriction-begun", subject: "other", before: null, after: ended });
    await season.fact(lifted(BAN));
    expect(await currentOf(lifted(BAN))).toEqual({ change: lifted(BAN) });
  });
});

it("the message of a lifted open fire ban asks readers to check the other restrictions", () => {
  const fact = { change: lifted(BAN), observedAt: new Date(), place: null };
  expect(say(fact, "fr").advice.join(" ")).toMatch(/les autres restrictions/);
  expect(say(fact, "en").advice.join(" ")).toMatch(/the other restrictions/);
});
