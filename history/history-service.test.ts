import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { migrate } from "#database/migrate.server.ts";
import { onEachServer } from "#database/on-servers.double.ts";
import { type Database, openDatabase } from "#database/open.server.ts";
import { changes, readings, restrictionAreas } from "#database/schema.ts";
import type { TestServer } from "#database/servers.double.ts";
import { exampleFire } from "#fires/examples.double.ts";
import { FIRE_DATA_PATHS } from "#fires/fire-data-query.ts";
import type { Fire } from "#fires/model.ts";
import { type Change, toStored } from "./change.ts";
import { compareFires } from "./compare-fires.ts";
import { stateOf } from "./fire-state.ts";
import { createHistoryService } from "./history-service.server.ts";
import { deleteOldChanges } from "./old-changes.server.ts";

const START_LIMIT_MS = 90_000;
const MINUTE_MS = 60_000;
const SINCE = new Date("2026-07-02T12:00:00Z");
const begin = (fires: readonly Fire[], since: Date) =>
  compareFires(
    null,
    { listed: new Map(fires.map((fire) => [fire.id, stateOf(fire)])), dropped: 0, lostZones: new Map() },
    since,
  ).next;
const at = (minutes: number) => new Date(SINCE.getTime() + minutes * MINUTE_MS);

onEachServer("the history on $name", (prepare) => {
  let server: TestServer;
  let database: Database;
  let clock = 0;
  const service = (limitMs?: number) =>
    createHistoryService({ database, now: () => clock, ...(limitMs !== undefined && { limitMs }) });
  const fires = [
    exampleFire({ id: "2026-1", number: 1 }),
    exampleFire({ id: "2026-2", number: 2, sizeHa: 2000 }),
  ];
  const state = stateOf(exampleFire({ id: "2026-1", number: 1 }));

  async function write(minutes: number, ...written: readonly Change[]) {
    await database.run((queries) =>
      queries.insert(changes).values(
        written.map(({ kind, subject, before, after }) => ({
          kind,
          subject,
          seasonYear: 2026,
          before: toStored(before),
          after: toStored(after),
          previousReadAt: at(minutes - 1),
          observedAt: at(minutes),
        })),
      ),
    );
  }

  beforeAll(async () => {
    server = await prepare();
    await server.start();
    database = openDatabase(server.url);
  }, START_LIMIT_MS);
  afterAll(async () => {
    await database.close();
    await server.remove();
  });

  it("the history reports a failure before its tables exist, and is empty before the first reading", async () => {
    expect(await service().timelineOf("2026-1")).toEqual({ value: null, isFailing: true });
    await migrate(database);
    expect(await service().timelineOf("2026-1")).toEqual({
      value: { followedSince: null, changes: [] },
      isFailing: false,
    });
    expect((await service().since(SINCE)).value).toMatchObject({ followedSince: null, changes: [] });
  });

  it("lists a fire's changes since the watch started to follow fires, with the agency's own time if known", async () => {
    const reading = { value: begin(fires, SINCE), readAt: at(30) };
    const other = (path: string) => ({ path, value: { v: 1, since: SINCE }, readAt: at(30) });
    await database.run((queries) =>
      queries
        .insert(readings)
        .values([
          { path: FIRE_DATA_PATHS.fires, ...reading },
          other(FIRE_DATA_PATHS.danger),
          other(FIRE_DATA_PATHS.restrictions),
        ]),
    );
    const held = { ...state, statusId: 4 as const, modifiedAt: new Date(at(9).getTime() + 20_000) };
    await write(-5, {
      kind: "fire-status",
      subject: "2026-1",
      before: state,
      after: { ...state, statusId: 1 },
    });
    await write(10, { kind: "fire-status", subject: "2026-1", before: state, after: held });
    await write(11, { kind: "fire-size", subject: "2026-1", before: held, after: { ...held, sizeHa: 99 } });
    await write(12, { kind: "danger", subject: "26", before: { level: 2 }, after: { level: 4 } });
    const { value } = await service().timelineOf("2026-1");
    expect(value?.followedSince).toEqual(SINCE);
    expect(value?.changes.map(({ kind, at }) => [kind, at])).toEqual([
      ["fire-status", held.modifiedAt],
      ["fire-size", at(11)],
    ]);
  });

  it("lists changes since a moment, with the time of the last reading", async () => {
    const { value } = await service().since(at(-60));
    expect(value).toMatchObject({ followedSince: SINCE, watchedAt: at(30) });
    expect(value?.changes.map(({ kind }) => kind)).toEqual(["fire-status", "fire-size", "danger"]);
    clock += MINUTE_MS;
    expect((await service().since(at(12))).value?.changes.map(({ kind }) => kind)).toEqual(["danger"]);
  });

  it("lists new fires and status changes of a followed season, newest first", async () => {
    await write(12, { kind: "fire-new", subject: "2026-9", before: null, after: { ...state, number: 9 } });
    const { value } = await service().fireNews();
    expect(value?.followedSince).toEqual(SINCE);
    expect(value?.changes.map(({ kind, subject }) => [kind, subject])).toEqual([
      ["fire-new", "2026-9"],
      ["fire-status", "2026-1"],
    ]);
    await database.run((queries) => queries.delete(changes).where(eq(changes.subject, "2026-9")));
  });

  it("lists only the first and the last of a fire's many changes of size since a moment, in a followed season", async () => {
    const grows = (minutes: number, before: number, after: number) => {
      const [was, is] = [before, after].map((sizeHa) => ({ ...state, sizeHa }));
      return write(minutes, { kind: "fire-size", subject: "2026-8", before: was ?? null, after: is ?? null });
    };
    await grows(-3, 1, 5);
    for (const [minutes, ha] of [14, 15, 16, 17].entries()) await grows(14 + minutes, ha, ha + 1);
    const sizes = async (since: Date) =>
      (await service().since(since)).value?.changes.flatMap(({ subject, before, after }) =>
        subject === "2026-8" ? [[before, after].map((side) => side && "sizeHa" in side && side.sizeHa)] : [],
      );
    expect(await sizes(at(-60))).toEqual([
      [14, 15],
      [17, 18],
    ]);
    expect(await sizes(at(17))).toEqual([[17, 18]]);
    await database.run((queries) => queries.delete(changes).where(eq(changes.subject, "2026-8")));
  });

  it("returns the last state of a listed fire and of a gone fire, and null for a fire that never existed", async () => {
    const gone = { ...state, number: 7 };
    await write(13, { kind: "fire-gone", subject: "2026-7", before: gone, after: null });
    const history = service();
    expect((await history.lastKnown("2026-2")).value?.fire).toMatchObject({ number: 2, sizeHa: 2000 });
    expect((await history.lastKnown("2026-7")).value?.fire).toMatchObject({ number: 7 });
    expect(await history.lastKnown("2026-8")).toEqual({ value: { fire: null }, isFailing: false });
  });

  it("deletes a season's changes only after another season started and a month passed", async () => {
    const later = new Date("2027-05-01T12:00:00Z");
    expect(await deleteOldChanges(database, later)).toBe(0);
    const next = exampleFire({ id: "2027-1", year: 2027, number: 1 });
    await database.run((queries) =>
      queries
        .update(readings)
        .set({ value: begin([next], later) })
        .where(eq(readings.path, FIRE_DATA_PATHS.fires)),
    );
    expect(await deleteOldChanges(database, at(60 * 24))).toBe(0);
    expect(await deleteOldChanges(database, later)).toBe(5);
  });

  it("deletes the alerts of old changes first, in separate batches of limited size", async () => {
    await database.run((queries) => queries.delete(changes));
    await write(10, { kind: "fire-size", subject: "2026-1", before: state, after: { ...state, sizeHa: 9 } });
    await database.run((queries) =>
      queries.execute(sql`
        WITH person AS (
          INSERT INTO people (id, subject, sealed_email, sealed_first_name, sealed_last_name, language, created_at, checked_at)
          VALUES (gen_random_uuid(), gen_random_uuid()::text, '', '', '', 'fr', now(), now()) RETURNING id)
        INSERT INTO alerts (change_id, person_id, channel, urgency, due_at)
        SELECT changes.id, person.id, channel, 1, now() FROM changes, person, unnest(ARRAY['email', 'sms', 'push']) AS channel`),
    );
    const rowCounts: number[] = [];
    const counted: Database = {
      ...database,
      run: async (work) => {
        const answer = await database.run(work);
        const { rowCount } = Object(answer);
        if (typeof rowCount === "number") rowCounts.push(rowCount);
        return answer;
      },
    };
    expect(await deleteOldChanges(counted, new Date("2027-05-01T12:00:00Z"))).toBe(1);
    expect(rowCounts.slice(0, 2)).toEqual([3, 1]);
  });

  it("deletes old areas of restrictions that no change refers to", async () => {
    const shape = { type: "Polygon", coordinates: [] };
    await database.run((queries) =>
      queries
        .insert(restrictionAreas)
        .values(["spoken", "silent"].map((fingerprint) => ({ fingerprint, shape, keptAt: SINCE }))),
    );
    await database.run((queries) =>
      queries.insert(changes).values({
        kind: "restriction-begun",
        subject: "r-1",
        seasonYear: 2027,
        after: {},
        areas: ["spoken"],
        previousReadAt: at(0),
        observedAt: at(1),
      }),
    );
    const left = async () => {
      const rows = await database.run((queries) => queries.select().from(restrictionAreas));
      return rows.map(({ fingerprint }) => fingerprint);
    };
    await deleteOldChanges(database, new Date(SINCE.getTime() + 399 * 24 * 60 * MINUTE_MS));
    expect(await left()).toHaveLength(2);
    await deleteOldChanges(database, new Date(SINCE.getTime() + 401 * 24 * 60 * MINUTE_MS));
    expect(await left()).toEqual(["spoken"]);
    await database.run((queries) => queries.delete(changes).where(eq(changes.subject, "r-1")));
  });

  it(
    "returns the last result at once while the database is down, and a new result when it is back",
    async () => {
      const history = service(1500);
      const before = await history.lastKnown("2027-1");
      expect(before.value?.fire).not.toBeNull();
      const cap = await history.capMessages();
      expect(cap).toEqual({ value: { checkedAt: null, messages: [] }, isFailing: false });
      await server.stop();
      clock += MINUTE_MS;
      expect(await history.lastKnown("2027-1")).toEqual({ ...before, isFailing: true });
      expect(await history.since(SINCE)).toEqual({ value: null, isFailing: true });
      expect(await history.capMessages()).toEqual({ ...cap, isFailing: true });
      await server.start();
      clock += MINUTE_MS;
      expect(await history.lastKnown("2027-1")).toEqual(before);
    },
    START_LIMIT_MS,
  );
});
