// Long because the file is one table: a row for each wrong response.
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { LA_TUQUE, newSeason } from "#alerts/alerts.double.ts";
import { matchChanges } from "#alerts/match.server.ts";
import { giveDatabase } from "#database/database.double.ts";
import { alerts, changes, readings } from "#database/schema.ts";
import { createFireDataClient } from "#fires/client.server.ts";
import { countActive } from "#fires/counts.ts";
import { whatAppliesAt } from "#fires/open-fire-at.server.ts";
import { createSituationService } from "#fires/situation.server.ts";
import { createWatch } from "#history/watch.server.ts";

// Responses of the data service that are wrong as a whole. Each scenario runs through the watch and the site.

const START = Date.parse("2026-12-31T16:00:00Z");
const MINUTE_MS = 60_000;
const iso = (minutes: number) => new Date(START + minutes * MINUTE_MS).toISOString();
const DAY = 24 * 60;

type Rec = Readonly<Record<string, unknown>>;
interface World {
  readonly fires: readonly Rec[];
  readonly danger: readonly Rec[];
  readonly measures: readonly Rec[];
  readonly activeFires: number;
  /** HTTP status of every response of the data service; 200 if missing. */
  readonly status?: number;
}
type Change = (world: World) => World;

/** Returns a fire's record. Fire 1 is at La Tuque and is being held. Fires from 31 on are extinguished. */
const fire = (number: number, more: Rec = {}): Rec => ({
  NoFeu: number,
  Annee: 2026,
  Designation: `Lac ${number}`,
  Condition: { Id: number > 30 ? 6 : number % 2 === 1 ? 4 : 3 },
  SuperficieHa: 20,
  DateDeDebut: iso(-3 * DAY - number),
  DateDerniereModification: iso(-60),
  Lat: number === 1 ? LA_TUQUE.lat : 49 + number * 0.02,
  Lon: number === 1 ? LA_TUQUE.lon : -68 - number * 0.02,
  ...more,
});
const range = (count: number, from = 1) => Array.from({ length: count }, (_, i) => from + i);
const zone = (number: number, level: number | null): Rec => ({
  NumeroZone: number,
  DangerJour1: level && { Id: level },
});
const ban = (region: string, more: Rec = {}): Rec => ({
  TypeMesureId: 1,
  DescriptionFr: "Interdiction de feux à ciel ouvert",
  DateDebut: iso(-5 * DAY),
  DateFin: iso(9 * DAY),
  RegionsAdministrativesImpactees: [region],
  ...more,
});
const BASE: World = {
  fires: range(40).map((number) => fire(number)),
  danger: range(60).map((number) => zone(number, 4)),
  measures: ["04", "05", "07", "08", "12"].map((region) => ban(region)),
  activeFires: 30,
};

const fires =
  (map: (record: Rec, index: number) => Rec | readonly Rec[]): Change =>
  (world) => ({ ...world, fires: world.fires.flatMap(map) });
const eachFire = (more: Rec) => fires((record) => ({ ...record, ...more }));
const oneFire = (number: number, more: Rec) =>
  fires((record) => (record.NoFeu === number ? { ...record, ...more } : record));
const addFires =
  (...added: readonly Rec[]): Change =>
  (world) => ({ ...world, fires: [...world.fires, ...added] });
const danger =
  (map: (record: Rec) => Rec | readonly Rec[]): Change =>
  (world) => ({ ...world, danger: world.danger.flatMap(map) });
const measures =
  (map: (record: Rec, index: number) => Rec | readonly Rec[]): Change =>
  (world) => ({ ...world, measures: world.measures.flatMap(map) });
const addBans =
  (...regions: readonly string[]): Change =>
  (world) => ({
    ...world,
    measures: [
      ...world.measures,
      ...regions.map((region) => ban(region, { TypeMesureId: 3, DateDebut: iso(-1) })),
    ],
  });
const also =
  (...some: readonly Change[]): Change =>
  (world) =>
    some.reduce((next, change) => change(next), world);
const none: Change = (world) => world;

const OUT = { Condition: { Id: 6 } };
const NEWER = { DateDerniereModification: iso(2) };
const allOut = eachFire(OUT);
const keepFires = (isListed: (index: number) => boolean) =>
  fires((one, index) => (isListed(index) ? one : []));
const noFires = keepFires(() => false);
const noBans = measures(() => []);
const keepBans = (isListed: (index: number) => boolean) =>
  measures((one, index) => (isListed(index) ? one : []));
/**
 * Gives each ban a square area of this width in degrees. With a width of one degree, the first ban's area
 * covers La Tuque.
 */
const drawn = (width: number): Change =>
  measures((record, index) => {
    const [west, south] = [LA_TUQUE.lon - 0.5 - 1.5 * index, LA_TUQUE.lat - 0.5];
    const [east, north] = [west + width, south + width];
    const corners = [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
      [west, south],
    ];
    return {
      ...record,
      ContourWKT: `POLYGON ((${corners.map((corner) => corner.join(" ")).join(", ")}))`,
      DateDebut: iso(-5 * DAY - index),
    };
  });
/** Gives the first ban's area this width in degrees, and the other bans' areas a width of one degree. */
const firstDrawn =
  (width: number): Change =>
  (world) => {
    const [first] = drawn(width)(world).measures;
    const [, ...others] = drawn(1)(world).measures;
    return { ...world, measures: first ? [first, ...others] : others };
  };
/** A value that is not a record. */
const UNREADABLE: Rec = JSON.parse("7");
/** Adds restrictions that do not ban open fires. */
const otherMeasures: Change = (world) => ({
  ...world,
  measures: [
    ...world.measures,
    ban("04", { TypeMesureId: 0 }),
    ban("04", { TypeMesureId: 2, TypeRtfId: 2 }),
    ban("05", { TypeMesureId: 0 }),
  ],
});
const allZones = (level: number) => danger(({ NumeroZone }) => zone(Number(NumeroZone), level));
const oneZone = (level: number | null) =>
  danger((record) => (record.NumeroZone === 26 ? zone(26, level) : record));
const nearby = fire(50, {
  Condition: { Id: 1 },
  Lat: LA_TUQUE.lat,
  Lon: LA_TUQUE.lon,
  DateDeDebut: iso(1),
  ...NEWER,
});
const otherSeason: Change = (world) => ({
  ...world,
  fires: range(35).map((number) => fire(number, { DateDeDebut: iso(-40 * DAY), SuperficieHa: 7 })),
});

/** Values that the site shows, if they differ from the values of an ordinary day. */
interface Shown {
  readonly active?: number;
  /** Number of active fires on the map. */
  readonly located?: number;
  /** Fire danger in zone 26. */
  readonly level?: number | null;
  readonly openFire?: string;
}
const ORDINARY = { active: 30, located: 30, level: 4, openFire: "banned" };

interface Scenario {
  readonly polls: readonly (readonly [number, Change])[];
  readonly shown?: Shown;
  /** Alerts sent to a person with a place at La Tuque. */
  readonly notified?: readonly string[];
  /** Change to the ordinary day's data, in effect from the first poll, which is the baseline. */
  readonly base?: Change;
  /** True if the database is down during every poll between the baseline and the last poll. */
  readonly isWithoutDatabase?: boolean;
}

const lazy = (change: Change, rest: Omit<Scenario, "polls"> = {}): Scenario => ({
  polls: [[1, change]],
  ...rest,
});
const lasting = (polls: number, change: Change, rest: Omit<Scenario, "polls"> = {}): Scenario => ({
  polls: [[polls, change]],
  ...rest,
});
const EXTINGUISHED = "fire-extinguished 2026-1";

const SCENARIOS: Readonly<Record<string, Scenario>> = {
  "a response repeats the previous response": lasting(3, none),

  "every fire is extinguished for one poll, dates unchanged": lazy(allOut),
  "every fire is extinguished for one poll, dates newer": lazy(also(allOut, eachFire(NEWER))),
  "every fire is extinguished for one poll, dates missing": lazy(
    also(allOut, eachFire({ DateDerniereModification: null })),
  ),
  "every fire is extinguished for one poll and back": {
    polls: [
      [1, allOut],
      [1, none],
    ],
  },
  "every fire is extinguished for 14 polls": lasting(14, allOut),
  "every fire is extinguished for 15 polls": lasting(15, allOut, {
    shown: { active: 0, located: 0 },
    notified: [EXTINGUISHED],
  }),
  "every second fire is extinguished for one poll, dates unchanged": lazy(
    fires((one, index) => (index % 2 === 0 ? { ...one, ...OUT } : one)),
  ),
  "one fire is extinguished": lazy(oneFire(1, { ...OUT, ...NEWER }), {
    shown: { active: 29, located: 29 },
    notified: [EXTINGUISHED],
  }),
  "one fire is extinguished, date unchanged": lazy(oneFire(1, OUT), {
    shown: { active: 29, located: 29 },
    notified: [EXTINGUISHED],
  }),
  "every fire goes out of control for one poll": lazy(eachFire({ Condition: { Id: 3 } }), {
    shown: { active: 30, located: 30 },
  }),
  "every active fire goes out of control for three polls": lasting(
    3,
    fires((one, index) => (index < 30 ? { ...one, Condition: { Id: 3 } } : one)),
    { notified: ["fire-status 2026-1"] },
  ),

  "two fires remain for one poll": lazy(keepFires((index) => index < 2)),
  "every second fire is missing for one poll": lazy(keepFires((index) => index % 2 === 1)),
  "every second fire is missing for 15 polls": lasting(
    15,
    keepFires((index) => index % 2 === 1),
    {
      shown: { active: 15, located: 15 },
    },
  ),
  "the list of fires is empty for one poll": lazy(noFires),
  "the list of fires is empty for one poll, and statistics count none": lazy(
    also(noFires, (world) => ({ ...world, activeFires: 0 })),
  ),
  "the list of fires is empty for 15 polls": lasting(15, noFires, { shown: { active: 0, located: 0 } }),
  "the list of fires is empty for 15 polls and back": {
    polls: [
      [15, noFires],
      [1, none],
    ],
  },
  "one fire is missing for one poll": lazy(keepFires((index) => index !== 0)),
  "one fire is missing for three polls": lasting(
    3,
    keepFires((index) => index !== 0),
    {
      shown: { active: 29, located: 29 },
    },
  ),
  "a new fire comes in an answer that lacks most fires": lazy(
    also(
      keepFires((index) => index < 2),
      addFires(nearby),
    ),
    { shown: { active: 31, located: 31 }, notified: ["fire-new 2026-50"] },
  ),

  "every fire is listed twice": lazy(fires((one) => [one, one])),
  "every fire is listed twice, with two statuses": lazy(fires((one) => [one, { ...one, ...OUT }])),
  "latitudes and longitudes are swapped for one poll": lazy(
    fires((one) => ({ ...one, Lat: one.Lon, Lon: one.Lat })),
  ),
  "coordinates are missing for 20 polls": lasting(20, eachFire({ Lat: null, Lon: null })),
  "a fire is listed with a wrong sign and corrected": {
    polls: [
      [1, addFires({ ...nearby, Lon: -LA_TUQUE.lon })],
      [1, addFires(nearby)],
    ],
    shown: { active: 31, located: 31 },
    notified: ["fire-located 2026-50"],
  },
  "one size is multiplied by 1,000 and corrected": {
    polls: [
      [1, oneFire(1, { SuperficieHa: 20_000 })],
      [1, none],
    ],
  },
  "one size is multiplied by 1,000 and stays": lasting(2, oneFire(1, { SuperficieHa: 20_000 }), {
    notified: ["fire-size 2026-1"],
  }),
  "every size is multiplied by 1,000 for two polls": lasting(2, eachFire({ SuperficieHa: 20_000 })),
  "an earlier answer comes again": {
    polls: [
      [1, fires((one, index) => (index < 3 ? { ...one, Condition: { Id: 5 }, ...NEWER } : one))],
      [3, none],
    ],
    notified: ["fire-status 2026-1"],
  },
  "the list goes back by a day for one poll": lazy(
    eachFire({ DateDerniereModification: iso(-DAY - 60), Condition: { Id: 3 } }),
  ),
  "one record is dated in the future and corrected while a fire starts": {
    polls: [
      [1, oneFire(7, { DateDerniereModification: iso(40 * DAY) })],
      [1, addFires(nearby)],
    ],
    shown: { active: 31, located: 31 },
    notified: ["fire-new 2026-50"],
  },
  "one record is dated in the future and corrected while a ban is issued": {
    polls: [
      [1, oneFire(7, { DateDerniereModification: iso(40 * DAY) })],
      [1, addBans("04")],
    ],
    notified: ["restriction-begun"],
  },
  "another season is listed for one poll": lazy(otherSeason),
  "another season is listed for three polls, with a fire that began meanwhile": lasting(
    3,
    also(otherSeason, addFires(nearby)),
    { shown: { active: 31, located: 31 }, notified: ["fire-new 2026-50"] },
  ),
  "the new year's first fire is listed while the old ones are missing": lazy(
    (world) => ({ ...world, fires: [{ ...nearby, Annee: 2027, NoFeu: 1 }] }),
    { shown: { active: 31, located: 31 }, notified: ["fire-new 2027-1"] },
  ),
  "one record is unreadable while a fire starts": lazy(
    also(oneFire(9, { Condition: null }), addFires(nearby)),
    { shown: { active: 31, located: 31 }, notified: ["fire-new 2026-50"] },
  ),
  "the data service fails for five polls": lasting(5, (world) => ({ ...world, status: 503 })),

  "one zone rises to extreme": lazy(oneZone(5), { shown: { level: 5 }, notified: ["danger 26"] }),
  "every zone falls to low for one poll": lazy(allZones(1)),
  "every zone falls to low for three polls": lasting(3, allZones(1), {
    shown: { level: 1 },
    notified: ["danger 26"],
  }),
  "danger is empty for one poll": lazy(danger(() => [])),
  "danger is empty for 15 polls": lasting(
    15,
    danger(() => []),
    { shown: { level: null } },
  ),
  "half of the zones are missing for one poll": lazy(
    danger((one) => (Number(one.NumeroZone) < 31 ? [] : one)),
  ),
  "a zone is given two levels": lazy(danger((one) => (one.NumeroZone === 26 ? [one, zone(26, 1)] : one))),
  "a zone has no level for one poll": lazy(oneZone(null)),
  "one zone falls from very high to low for one poll and back": {
    polls: [
      [1, oneZone(1)],
      [1, none],
    ],
  },
  "one zone falls from very high to low for two polls": lasting(2, oneZone(1), {
    shown: { level: 1 },
    notified: ["danger 26"],
  }),
  "one zone falls by one level": lazy(oneZone(3), { shown: { level: 3 }, notified: ["danger 26"] }),

  "restrictions are empty for one poll": lazy(noBans),
  "restrictions are empty for 14 polls": lasting(14, noBans),
  "restrictions are empty for 15 polls": lasting(15, noBans, {
    shown: { openFire: "unbanned" },
    notified: ["restriction-lifted"],
  }),
  "two of five restrictions remain for one poll": lazy(keepBans((index) => index > 2)),
  "one of five restrictions is missing for one poll": lazy(keepBans((index) => index > 0)),
  "one of five restrictions is missing for three polls": lasting(
    3,
    keepBans((index) => index > 0),
    {
      shown: { openFire: "unbanned" },
      notified: ["restriction-lifted"],
    },
  ),
  "the only ban is missing beside other restrictions for three polls": {
    base: also(
      keepBans((index) => index === 0),
      otherMeasures,
    ),
    polls: [[3, also(noBans, otherMeasures)]],
  },
  "every end lies in the past for one poll": lazy(measures((one) => ({ ...one, DateFin: iso(-DAY) }))),
  "one end lies in the past for one poll": lazy(
    measures((one, index) => (index === 0 ? { ...one, DateFin: iso(-DAY) } : one)),
  ),
  "every start is put off for one poll": lazy(measures((one) => ({ ...one, DateDebut: iso(DAY) }))),
  "ends in the year 9999 come before a ban is issued": {
    polls: [
      [2, measures((one) => ({ ...one, DateFin: "9999-12-31T23:59:59" }))],
      [
        1,
        also(
          measures((one) => ({ ...one, DateFin: "9999-12-31T23:59:59" })),
          addBans("04"),
        ),
      ],
    ],
    notified: ["restriction-changed", "restriction-begun"],
  },
  "a name holds a NUL while a fire starts": lazy(
    also(oneFire(9, { Designation: "Lac\u0000du Loup \ud83d" }), addFires(nearby)),
    { shown: { active: 31, located: 31 }, notified: ["fire-new 2026-50"] },
  ),
  "bans lose their type for one poll": lazy(measures((one) => ({ ...one, TypeMesureId: 99 }))),
  "bans lose their regions for one poll": lazy(
    measures((one) => ({ ...one, RegionsAdministrativesImpactees: [] })),
  ),
  "bans lose most of their area for one poll": { base: drawn(1), polls: [[1, drawn(0.1)]] },
  "bans lose most of their area for 14 polls": { base: drawn(1), polls: [[14, drawn(0.1)]] },
  "bans lose most of their area for 15 polls": {
    base: drawn(1),
    polls: [[15, drawn(0.1)]],
    shown: { openFire: "unbanned" },
    notified: ["restriction-changed"],
  },
  "one of five bans loses most of its area for one poll": { base: drawn(1), polls: [[1, firstDrawn(0.1)]] },
  "one of five bans loses most of its area for three polls": {
    base: drawn(1),
    polls: [[3, firstDrawn(0.1)]],
    shown: { openFire: "unbanned" },
    notified: ["restriction-changed"],
  },
  "every ban is drawn larger": {
    base: drawn(1),
    polls: [[1, drawn(1.2)]],
    notified: ["restriction-changed"],
  },
  "one ban is unreadable for 20 polls": lasting(
    20,
    measures((one, index) => (index === 0 ? UNREADABLE : one)),
  ),
  "most bans are unreadable while a ban is issued": lazy(
    also(
      measures((one, index) => (index > 0 ? UNREADABLE : one)),
      addBans("04"),
    ),
    { notified: ["restriction-begun"] },
  ),
  "most fires are unreadable while a fire starts": lazy(
    also(
      fires((one, index) => (index > 0 ? UNREADABLE : one)),
      addFires(nearby),
    ),
    { shown: { active: 31, located: 31 }, notified: ["fire-new 2026-50"] },
  ),
  "every restriction is listed twice": lazy(measures((one) => [one, one])),
  "a ban is issued in an answer that lacks the others": lazy(
    (world) => ({ ...world, measures: [ban("04", { TypeMesureId: 3, DateDebut: iso(0) })] }),
    { notified: ["restriction-begun"] },
  ),
  "all fires are replaced and bans are issued in one poll": lazy(
    also(
      (world) => ({
        ...world,
        fires: range(20, 101).map((number) => fire(number, { Condition: { Id: 1 }, DateDeDebut: iso(0) })),
      }),
      noBans,
      addBans("01", "02", "03", "04", "06", "09", "10", "11", "13", "14", "15", "16", "17"),
    ),
    { shown: { active: 50, located: 50 }, notified: ["restriction-begun"] },
  ),
  "a ban is issued while another season is listed": lazy(also(otherSeason, addBans("04")), {
    notified: ["restriction-begun"],
  }),

  "every fire is extinguished for one poll without the database": {
    polls: [
      [1, allOut],
      [1, none],
    ],
    isWithoutDatabase: true,
  },
  "restrictions are empty for three polls without the database": {
    polls: [
      [3, noBans],
      [1, none],
    ],
    isWithoutDatabase: true,
  },
  "a fire starts without the database": {
    polls: [
      [5, addFires(nearby)],
      [1, addFires(nearby)],
    ],
    isWithoutDatabase: true,
    shown: { active: 31, located: 31 },
    notified: ["fire-new 2026-50"],
  },
  "two fires remain for 14 polls without the database": {
    polls: [
      [14, keepFires((index) => index < 2)],
      [1, none],
    ],
    isWithoutDatabase: true,
  },
};

const database = giveDatabase();
beforeEach(async () => {
  await newSeason(database());
  await database().run((queries) => queries.delete(readings));
});

const PATHS: Readonly<Record<string, (world: World) => unknown>> = {
  "/public/feux": ({ fires }) => fires,
  "/public/danger-incendie": ({ danger }) => [danger],
  "/public/mesures-preventives": ({ measures }) => measures,
  "/public/feux-etat-situation": ({ activeFires }) => ({ NbFeuxActifs: activeFires, NbFeuxAnnuel: 40 }),
};

/** Runs a scenario. @returns the final state of the site, and the alerts sent during the scenario */
async function live({ polls, base = none, isWithoutDatabase = false }: Scenario) {
  const season = await newSeason(database());
  await season.place(await season.person());
  const known = base(BASE);
  let world = known;
  let clock = START;
  const now = () => clock;
  const options = {
    baseUrl: "http://data.example",
    test: false,
    now,
    fetch: async (input: Parameters<typeof fetch>[0]) =>
      Response.json(PATHS[new URL(String(input)).pathname]?.(world) ?? [], { status: world.status ?? 200 }),
  };
  const log = { info: () => {}, warn: () => {} };
  const site = createSituationService(options);
  const poll = async (isWatched: boolean) => {
    clock += MINUTE_MS;
    // The worker restarts at each poll, so it only knows the database's state.
    if (isWatched)
      await createWatch({
        client: createFireDataClient(options),
        database: database(),
        now: () => new Date(clock),
        log,
      }).poll();
    await site.read({ bypass: true });
  };
  await poll(true);
  const total = polls.reduce((sum, [times]) => sum + times, 0);
  let count = 0;
  for (const [times, change] of polls) {
    for (let time = 0; time < times; time++) {
      world = change(known);
      count += 1;
      await poll(!isWithoutDatabase || count === total);
    }
  }
  await matchChanges(database(), () => new Date(clock));
  const rows = await database().run((queries) =>
    queries
      .select({ kind: changes.kind, subject: changes.subject })
      .from(alerts)
      .innerJoin(changes, eq(changes.id, alerts.changeId))
      .orderBy(changes.id),
  );
  const situation = await site.read();
  const { openFire, danger } = whatAppliesAt(situation, LA_TUQUE, new Date(clock));
  const active = situation.fires.value?.filter(({ statusId }) => statusId !== 6) ?? [];
  return {
    shown: {
      active: countActive(situation.fires.value ?? []),
      located: active.filter(({ at }) => at !== null).length,
      level: danger === "unavailable" ? danger : (danger?.days[0]?.level ?? null),
      openFire: openFire?.kind === "banned" ? "banned" : "unbanned",
    },
    notified: rows.map(({ kind, subject }) => (kind.startsWith("restriction") ? kind : `${kind} ${subject}`)),
  };
}

test("the table of doubtful answers has at least 40 scenarios", () => {
  expect(Object.keys(SCENARIOS).length).toBeGreaterThanOrEqual(40);
});

test.each(Object.entries(SCENARIOS))(
  "if %s, the site and the alerts only use data that has lasted long enough to be believed",
  async (_, scenario) => {
    const { shown, notified } = await live(scenario);
    expect({ shown, notified }).toEqual({
      shown: { ...ORDINARY, ...scenario.shown },
      notified: scenario.notified ?? [],
    });
  },
);
