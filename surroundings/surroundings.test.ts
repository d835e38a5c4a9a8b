import { expect, test, vi } from "vitest";
import type { SharedReadings } from "#fires/sharing.server.ts";
import { createCleanings } from "#territory/cleanings.ts";
import type { SharedState } from "#territory/shareable.ts";
import { capXml, feedXml } from "./cap.double.ts";
import { EXAMPLES, type Json, NOW, UNSET } from "./examples.double.ts";
import type { SourceId } from "./model.ts";
import { createSurroundings } from "./surroundings.server.ts";

const MINUTE_MS = 60_000;
const FEED = "https://alerts.example/feed";
const ALL = {
  ...{ HOT_SPOTS_URL: "https://cwfis.example", NATIONAL_FIRES_URL: "https://cwfif.example/wfs" },
  ...{
    WEATHER_URL: "https://geomet.example",
    SMOKE_URL: "https://smoke.example/wms",
    PUBLIC_ALERTS_URL: FEED,
  },
  ...{ CIVIL_SECURITY_URL: "https://msp.example/wfs", ROADS_URL: "https://mtq.example/swtq" },
};

/** Returns the clock and the shared readings of an installation, in memory. */
function installation() {
  const clock = { ms: NOW.getTime() };
  const rows = new Map<string, SharedState & { version: number }>();
  let claimedAt = -Infinity;
  let version = 0;
  const shared: SharedReadings = {
    newer: async (known) =>
      [...rows].filter(([key, row]) => known.get(key) !== row.version).map(([key, row]) => ({ key, ...row })),
    async claim(afterSeconds) {
      if (clock.ms - claimedAt < afterSeconds * 1_000) return false;
      claimedAt = clock.ms;
      return true;
    },
    async store(readings) {
      for (const [key, given] of readings) rows.set(key, { ...given, version: ++version });
      return new Map([...readings.keys()].map((key) => [key, rows.get(key)?.version ?? 0]));
    },
  };
  return { clock, shared, rows };
}

type Give = (url: URL) => Response | Promise<Response>;
const listOf = (...features: readonly unknown[]) => Response.json({ type: "FeatureCollection", features });
const road = (identifiant: number, entrave = "Fermeture") => {
  const { properties, ...feature } = EXAMPLES.closedRoads.feature();
  return { ...feature, properties: { ...properties, identifiant, entrave } as Json };
};

function program(
  place: ReturnType<typeof installation>,
  give: Give,
  settings: Partial<typeof ALL> = ALL,
  after = 60,
) {
  const requestedHosts: string[] = [];
  const surroundings = createSurroundings({
    settings: { ...UNSET, ...settings },
    ...{ everySeconds: 60, askAfterSeconds: after, now: () => place.clock.ms, cleanings: createCleanings() },
    shared: place.shared,
    async fetch(input) {
      const url = new URL(String(input));
      requestedHosts.push(url.host);
      return give(url);
    },
  });
  return { ...surroundings, requestedHosts };
}

const ROADS = { ROADS_URL: ALL.ROADS_URL };
const ids = (given: ReturnType<ReturnType<typeof program>["read"]>) =>
  given.closedRoads?.records?.map(({ id }) => id) ?? null;

test("a source that is not set has no reading and is never polled", async () => {
  const place = installation();
  const none = program(place, () => listOf(), {});
  await none.sync();
  expect(none.read()).toEqual({});
  expect([none.requestedHosts, place.rows.size]).toEqual([[], 0]);
  const one = program(place, () => listOf(road(1)), ROADS);
  expect(one.read().closedRoads).toMatchObject({ records: null, receivedAt: null, failing: false });
  await one.sync();
  expect(Object.keys(one.read())).toEqual(["closedRoads"]);
});

test("one program polls, and another program returns the same reading with the same times", async () => {
  const place = installation();
  const worker = program(place, () => listOf(road(1)), ROADS);
  const site = program(place, () => listOf(road(2)), ROADS, 75);
  await worker.sync();
  await site.sync();
  expect(ids(site.read())).toEqual(["1"]);
  expect(site.read().closedRoads).toMatchObject({
    ...{
      source: "closedRoads",
      coverage: "quebec",
      receivedAt: NOW,
      dropped: 0,
      isWhole: true,
      failing: false,
    },
    takenAt: new Date("2026-07-01T14:15:00Z"),
  });
  expect(site.requestedHosts).toEqual([]);
});

test("listeners are notified when a source begins to fail and when the source is back", async () => {
  const place = installation();
  let isAway = false;
  const site = program(place, () => (isAway ? new Response(null, { status: 503 }) : listOf(road(1))), ROADS);
  const heard: (boolean | undefined)[] = [];
  site.onChange(() => heard.push(site.read().closedRoads?.failing));
  for (const away of [false, true, true, false]) {
    isAway = away;
    await site.sync();
    place.clock.ms += 3 * MINUTE_MS;
  }
  expect(heard).toEqual([false, true, false]);
});

test("without the database, a site polls by itself, once in each poll interval", async () => {
  const place = installation();
  const claim = vi.spyOn(place.shared, "claim").mockRejectedValue(new Error("The database is away"));
  const site = program(place, () => listOf(road(1)), ROADS);
  const stop = site.start();
  await vi.waitFor(() => expect(ids(site.read())).toEqual(["1"]));
  await vi.waitFor(() => expect(claim.mock.calls.length).toBeGreaterThan(1), 10_000);
  stop();
  expect(site.requestedHosts).toHaveLength(1);
});

test("each source is requested as often as its limits say", async () => {
  const place = installation();
  const worker = program(place, ({ host }) => (host === "alerts.example" ? xml(feedXml([])) : listOf()));
  for (let minute = 0; minute < 30; minute += 1) {
    await worker.sync();
    place.clock.ms += MINUTE_MS;
  }
  const counts = Map.groupBy(worker.requestedHosts, (host) => host);
  const times = (host: string) => counts.get(host)?.length;
  expect(times("alerts.example")).toBe(30);
  expect(times("mtq.example")).toBe(10);
  expect(times("msp.example")).toBe(6);
  expect(times("cwfif.example")).toBe(2);
  // Hot spots twice, perimeters once.
  expect(times("cwfis.example")).toBe(3);
});

const xml = (text: string) => new Response(text, { headers: { "content-type": "application/xml" } });

test("a source that never responds delays no other source, and its reading has no records", async () => {
  const place = installation();
  let isStuck = false;
  const never = () =>
    new Promise<Response>(() => {
      isStuck = true;
    });
  const worker = program(place, ({ host }) =>
    host === "geomet.example" ? never() : host === "alerts.example" ? xml(feedXml([])) : listOf(road(1)),
  );
  const syncing = worker.sync();
  // Readings of other sources are stored while the slow source is awaited.
  await vi.waitFor(() => expect([...place.rows.keys()]).toContain("closedRoads"));
  expect(isStuck).toBe(true);
  const site = program(place, () => listOf(), ALL, 75);
  await site.sync();
  expect(ids(site.read())).toEqual(["1"]);
  expect(site.read().airNow).toMatchObject({ records: null, receivedAt: null });
  await syncing;
});

test("the reading of a source that fails is kept with its age for a day, and then counts as missing", async () => {
  const place = installation();
  let isAway = false;
  const worker = program(
    place,
    () => (isAway ? new Response(null, { status: 503 }) : listOf(road(1))),
    ROADS,
  );
  await worker.sync();
  isAway = true;
  place.clock.ms += 23 * 60 * MINUTE_MS;
  await worker.sync();
  expect(worker.read().closedRoads).toMatchObject({ failing: true, receivedAt: NOW });
  expect(ids(worker.read())).toEqual(["1"]);
  place.clock.ms += 61 * MINUTE_MS;
  await worker.sync();
  expect(worker.read().closedRoads).toMatchObject({ failing: true, receivedAt: NOW, records: null });
  isAway = false;
  place.clock.ms += MINUTE_MS;
  await worker.sync();
  expect(ids(worker.read())).toEqual(["1"]);
});

test.each([
  ["empty", [1], []],
  ["shorter by more than half", [1, 2, 3, 4, 5, 6], [1, 2]],
])("a list that is suddenly %s is accepted from the third such response on", async (_, before, after) => {
  const place = installation();
  let now: readonly number[] = before;
  const first = now.map(String);
  const worker = program(place, () => listOf(...now.map((id) => road(id))), ROADS);
  await worker.sync();
  now = after;
  const seen: (readonly string[] | null)[] = [];
  for (let poll = 0; poll < 3; poll += 1) {
    place.clock.ms += 3 * MINUTE_MS;
    await worker.sync();
    seen.push(ids(worker.read()));
  }
  expect(seen).toEqual([first, first, after.map(String)]);
});

test("a list with one more record, or a few less, is accepted at once", async () => {
  const place = installation();
  let now = [1, 2, 3];
  const worker = program(place, () => listOf(...now.map((id) => road(id))), ROADS);
  await worker.sync();
  for (const next of [
    [1, 2, 3, 4],
    [3, 4],
  ]) {
    now = next;
    place.clock.ms += 3 * MINUTE_MS;
    await worker.sync();
    expect(ids(worker.read())).toEqual(next.map(String));
  }
});

test("an official alert that one program read stays in force in another program, after the feed drops the alert", async () => {
  const place = installation();
  const settings = { PUBLIC_ALERTS_URL: FEED };
  const file = "https://alerts.example/cap/one.xml";
  const first = program(
    place,
    ({ href }) => xml(href === FEED ? feedXml([{ href: file }]) : capXml()),
    settings,
  );
  await first.sync();
  const second = program(place, () => xml(feedXml([])), settings);
  place.clock.ms += MINUTE_MS;
  await second.sync();
  expect(second.requestedHosts).toEqual(["alerts.example"]);
  expect(second.read().publicAlerts?.records?.map(({ identifier }) => identifier)).toEqual(["one"]);
});

test("if every source fails at once, each reading counts as failing and no error is thrown", async () => {
  const place = installation();
  const worker = program(place, () => Promise.reject(new Error("no network")));
  await worker.sync();
  const readings = worker.read();
  for (const source of Object.keys(readings) as SourceId[])
    expect(readings[source]).toMatchObject({ records: null, failing: true });
  expect(Object.keys(readings)).toHaveLength(11);
});
