import { sql } from "drizzle-orm";
import { beforeEach, expect, it, vi } from "vitest";
import { giveDatabase } from "#database/database.double.ts";
import { DatabaseError } from "#database/database-error.ts";
import { onEachServer } from "#database/on-servers.double.ts";
import { type Database, openDatabase } from "#database/open.server.ts";
import { changes, readings, sharedReadings, taskClaims } from "#database/schema.ts";
import { claimTask } from "#database/task-claims.server.ts";
import { createFireDataClient } from "#fires/client.server.ts";
import { FULL_FIRE_RECORD } from "#fires/examples.double.ts";
import { type FireDataDouble, startFireDataDouble } from "#fires/fire-data.double.ts";
import { createPastSeasons } from "#fires/past-seasons.server.ts";
import { createPathCounters } from "#fires/path-counters.ts";
import type { SituationLog } from "#fires/reading-report.server.ts";
import { createSituationService, REFRESH_EVERY_MS } from "#fires/situation.server.ts";
import { createPolling } from "./polling.server.ts";
import { createSharedReadings } from "./shared-readings.server.ts";

const FIRES = "/public/feux";
const MEASURES = "/public/mesures-preventives";
const ban = (region: number) => ({ TypeMesureId: 1, RegionsAdministrativesImpactees: [String(region)] });

onEachServer("shared readings on $name", (prepare) => {
  const database = giveDatabase(prepare);
  let double: FireDataDouble;
  let clock = Date.parse("2026-07-02T12:00:00Z");

  beforeEach(async () => {
    for (const table of [sharedReadings, taskClaims, readings, changes])
      await database().run((queries) => queries.delete(table));
    double = await startFireDataDouble();
    double.answers.set(FIRES, [FULL_FIRE_RECORD]);
    double.answers.set(MEASURES, [1, 2, 3, 4, 5, 6].map(ban));
    return () => double.close();
  });

  /** Creates the situation service of a site. */
  function site(of = database(), log?: SituationLog) {
    return createSituationService({
      ...{ baseUrl: double.baseUrl, test: false, now: () => clock },
      ...(log && { log }),
      shared: createSharedReadings(of),
    });
  }
  /** Creates the polling of a worker. */
  function worker() {
    return createPolling({
      client: createFireDataClient({ baseUrl: double.baseUrl, test: false, now: () => clock }),
      ...{ database: database(), log: { info: () => {}, warn: () => {} }, now: () => clock },
      ...{ everySeconds: REFRESH_EVERY_MS / 1_000, onPoll: () => {}, counters: createPathCounters() },
    });
  }
  /** Advances to the next poll, for every program and for the database. */
  async function minute() {
    clock += 1.25 * REFRESH_EVERY_MS;
    await database().run((queries) => queries.delete(taskClaims));
  }
  const requested = (path: string) => double.requests.filter((url) => url.startsWith(path)).length;
  const bansOf = async (service: ReturnType<typeof site>) => {
    const { restrictions } = await service.read();
    return { count: restrictions.value?.length, doubt: restrictions.doubt };
  };

  it("one program requests the readings, and other programs take them", async () => {
    const [one, other] = [site(), site()];
    await one.sync();
    await other.sync();
    expect(requested(MEASURES)).toBe(1);
    expect(await other.read()).toEqual(await one.read());
    await minute();
    double.answers.set(MEASURES, [1, 2, 3, 4, 5, 6, 7].map(ban));
    await other.sync();
    await one.sync();
    expect(requested(MEASURES)).toBe(2);
    expect(await bansOf(one)).toEqual({ count: 7, doubt: undefined });
    expect((await one.read()).restrictions).toEqual((await other.read()).restrictions);
  });

  it("a program that starts during a wrong response doubts the response, because of the readings that other programs stored", async () => {
    await site().sync();
    await minute();
    double.answers.set(MEASURES, []);
    const started = site();
    await started.sync();
    expect(await bansOf(started)).toEqual({ count: 6, doubt: "many-lifted" });
  });

  it("each program requests readings itself while the database is down", async () => {
    const away = openDatabase("postgres://nobody@127.0.0.1:1/none");
    const alone = site(away);
    await alone.sync();
    expect(await bansOf(alone)).toMatchObject({ count: 6 });
    await away.close();
  });

  it.each([
    ["database-unreachable", [0, 1]],
    ["database-not-migrated", [1, 0]],
  ] as const)("logs once that readings cannot be shared: %s", async (code, [infos, warnings]) => {
    const log = { info: vi.fn(), warn: vi.fn() };
    const run = () => Promise.reject(new DatabaseError(code, "away"));
    const alone = site({ ...database(), run } as Database, log);
    await alone.sync();
    await alone.sync();
    const logCounts = [log.info, log.warn].map(
      ({ mock }) => mock.calls.filter(([, text]) => text.includes("cannot be shared")).length,
    );
    expect(logCounts).toEqual([infos, warnings]);
  });

  it("shares readings again when the database is back", async () => {
    let isAway = true;
    const actual = database();
    const flaky = {
      ...actual,
      run: ((work) =>
        isAway
          ? Promise.reject(new DatabaseError("database-unreachable", "away"))
          : actual.run(work)) as Database["run"],
    };
    const [alone, other] = [site(flaky as Database), site()];
    await alone.sync();
    expect(alone.isShared()).toBe(false);
    isAway = false;
    double.answers.set(MEASURES, [1, 2, 3, 4, 5, 6, 7].map(ban));
    await other.sync();
    await alone.sync();
    expect(alone.isShared()).toBe(true);
    expect(await bansOf(alone)).toMatchObject({ count: 7 });
  });

  it("a site takes the readings of a worker's poll, and the worker finds changes in the same responses", async () => {
    const polling = worker();
    await polling.sync();
    expect(double.requests).toContainEqual(expect.stringContaining(FIRES));
    expect(new Set(double.requests).size).toBe(double.requests.length);
    const started = site();
    await started.sync();
    expect(await bansOf(started)).toMatchObject({ count: 6 });
    await minute();
    double.answers.set(MEASURES, [1, 2, 3, 4, 5, 6, 7].map(ban));
    await polling.sync();
    await started.sync();
    expect(requested(MEASURES)).toBe(2);
    expect(await bansOf(started)).toMatchObject({ count: 7 });
    const rows = await database().run((queries) => queries.select().from(changes));
    expect(rows.map(({ kind }) => kind)).toEqual(["restriction-begun"]);
  });

  it("a worker polls at once after a failed poll", async () => {
    const polling = worker();
    await polling.sync();
    const stored = () => database().run((queries) => queries.select().from(sharedReadings));
    const before = await stored();
    await minute();
    await database().run((queries) => queries.execute(sql`ALTER TABLE readings RENAME TO readings_away`));
    await expect(polling.sync()).rejects.toThrow();
    await database().run((queries) => queries.execute(sql`ALTER TABLE readings_away RENAME TO readings`));
    await polling.sync();
    expect(requested(MEASURES)).toBeGreaterThan(1);
    expect((await stored()).map(({ version }) => version)).not.toEqual(before.map(({ version }) => version));
  });

  it("readings that could not be stored are stored at a later sync, without another request", async () => {
    let isFull = true;
    const shared = createSharedReadings(database());
    const one = createSituationService({
      ...{ baseUrl: double.baseUrl, test: false, now: () => clock },
      shared: {
        ...shared,
        store: (readings) =>
          isFull ? Promise.reject(new DatabaseError("database-full", "full")) : shared.store(readings),
      },
    });
    await one.sync();
    await one.sync();
    const requests = requested(MEASURES);
    isFull = false;
    await one.sync();
    expect(requested(MEASURES)).toBe(requests);
    const other = site();
    await other.sync();
    expect(await bansOf(other)).toMatchObject({ count: 6 });
    expect(requested(MEASURES)).toBe(requests);
  });

  it("another group of readings has its own rows and its own claim", async () => {
    const [own, other] = [createSharedReadings(database()), createSharedReadings(database(), "other")];
    const fixture = (value: string) => ({
      reading: { value, readAt: null, failing: false, dropped: 0 },
      state: value,
    });
    await own.store(new Map([["one", fixture("own")]]));
    await other.store(new Map([["one", fixture("other")]]));
    const valuesOf = async ({ newer }: typeof own) =>
      (await newer(new Map())).filter(({ key }) => key === "one").map(({ reading }) => reading);
    expect([await valuesOf(own), await valuesOf(other)]).toEqual([
      [fixture("own").reading],
      [fixture("other").reading],
    ]);
    expect([await other.claim(60), await other.claim(60)]).toEqual([true, false]);
  });

  it("a reading never has a time in the future, whatever the clock of the program that polled", async () => {
    const [ahead, other] = [site(), site()];
    clock += 3_600_000;
    await ahead.sync();
    clock -= 3_600_000;
    await other.sync();
    expect((await other.read()).restrictions.readAt).toEqual(new Date(clock));
  });

  /** Backs up the shared readings and claims. Returns a function that restores them. */
  async function backUp() {
    const [readings, claims] = await database().run((queries) =>
      Promise.all([queries.select().from(sharedReadings), queries.select().from(taskClaims)]),
    );
    return () =>
      database().run(async (queries) => {
        for (const table of [sharedReadings, taskClaims]) await queries.delete(table);
        await queries.insert(sharedReadings).values(readings);
        await queries.insert(taskClaims).values(claims);
      });
  }

  it("after a restore of the database, a reading has its true age until the next poll", async () => {
    const [one, other] = [site(), site()];
    await one.sync();
    await other.sync();
    const readAt = new Date(clock);
    const restore = await backUp();
    await minute();
    double.answers.set(MEASURES, [1, 2, 3, 4, 5, 6, 7].map(ban));
    await one.sync();
    await other.sync();
    expect(await bansOf(other)).toMatchObject({ count: 7 });
    await restore();
    await other.sync();
    const { restrictions, fires } = await other.read();
    expect([restrictions.value?.length, restrictions.readAt, fires.readAt]).toEqual([6, readAt, readAt]);
  });

  it("after a restore of an old database, the first program that syncs polls at once", async () => {
    const [one, other] = [site(), site()];
    await one.sync();
    await other.sync();
    const restore = await backUp();
    await minute();
    await one.sync();
    await other.sync();
    await restore();
    await database().run((queries) =>
      queries.update(taskClaims).set({ claimedAt: sql`now() - interval '1 hour'` }),
    );
    double.answers.set(MEASURES, [1, 2, 3, 4, 5, 6, 7].map(ban));
    const requests = requested(MEASURES);
    clock += 1_500;
    await other.sync();
    await one.sync();
    expect(requested(MEASURES)).toBe(requests + 1);
    expect(await bansOf(one)).toEqual({ count: 7, doubt: undefined });
    expect((await one.read()).restrictions).toEqual((await other.read()).restrictions);
    expect((await one.read()).restrictions.readAt).toEqual(new Date(clock));
  });

  const SEASON = { year: 2026, on: new Date("2026-07-02T12:00:00Z") };
  /** Makes the service return other totals for each past season: equal totals are not believed. */
  function answerPastSeasons() {
    double.fault = (request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
      const year = Number(searchParams.get("dateHistorique")?.slice(0, 4));
      const tolls = { NbFeuxAnnuel: year, SuperficieHaBruleeAnnuelle: 1 };
      response.writeHead(200, { "content-type": "application/json" });
      response.end(JSON.stringify(year > 0 ? tolls : (double.answers.get(pathname) ?? null)));
    };
  }

  /** Creates a site that also shares past seasons. */
  function siteWithSeasons(of = database()) {
    const fireData = { baseUrl: double.baseUrl, test: false, now: () => clock };
    const pastSeasons = createPastSeasons({
      ...fireData,
      askForAll: (...request) => situation.askerOf("pastSeasons")(...request),
    });
    const situation = createSituationService({
      ...{ ...fireData, shared: createSharedReadings(of), others: { pastSeasons } },
    });
    return { ...situation, seasons: () => pastSeasons.read(SEASON) };
  }
  const pastRequests = () => double.requests.filter((url) => url.includes("dateHistorique=")).length;

  it("one program requests past seasons, and other programs take them", async () => {
    answerPastSeasons();
    const [one, other] = [siteWithSeasons(), siteWithSeasons()];
    const renewals: boolean[] = [];
    await one.sync();
    await other.sync();
    other.onRead((isNews) => renewals.push(isNews));
    const known = await one.seasons();
    expect(known.seasons[0]?.tolls.northern).toEqual({ fires: 2026, hectares: 1 });
    expect(pastRequests()).toBe(22);
    await other.sync();
    expect(renewals).toEqual([false]);
    expect(await other.seasons()).toEqual(known);
    expect(await siteWithSeasons().seasons()).toEqual(known);
    expect(pastRequests()).toBe(22);
  });

  it("each program requests past seasons itself while the database is down", async () => {
    answerPastSeasons();
    const away = openDatabase("postgres://nobody@127.0.0.1:1/none");
    for (const alone of [siteWithSeasons(away), siteWithSeasons(away)]) await alone.seasons();
    expect(pastRequests()).toBe(44);
    await away.close();
  });

  it("two programs that need past seasons at once send only one request for each season", async () => {
    answerPastSeasons();
    const sites = [siteWithSeasons(), siteWithSeasons()];
    for (const site of sites) await site.sync();
    await Promise.all(sites.map((site) => site.seasons()));
    for (const site of sites) await site.sync();
    const [one, other] = await Promise.all(sites.map((site) => site.seasons()));
    expect(one?.seasons[0]?.tolls.northern).toEqual({ fires: 2026, hectares: 1 });
    expect(one).toEqual(other);
    expect(pastRequests()).toBe(22);
  });

  it("a task is not claimed again in the millisecond of its claim, although the database rounds the time", async () => {
    const again = await database().run((queries) =>
      queries.transaction(async (all) => {
        await all
          .insert(taskClaims)
          .values({ task: "task", claimedAt: sql`now() + interval '1 millisecond'` });
        return claimTask(all, "task", 60);
      }),
    );
    expect(again).toBe(false);
  });

  it("a task claimed for a minute cannot be claimed again in that time, but another task can", async () => {
    const claim = (seconds: number) => database().run((queries) => claimTask(queries, "task", seconds));
    expect(await Promise.all([claim(60), claim(60), claim(60)])).toEqual(
      expect.arrayContaining([true, false, false]),
    );
    expect(await claim(60)).toBe(false);
    expect(await claim(0)).toBe(true);
    expect(await database().run((queries) => claimTask(queries, "other task", 60))).toBe(true);
  });
});
