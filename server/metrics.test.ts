import { randomUUID } from "node:crypto";
import { expect, it, vi } from "vitest";
import type { Database } from "#database/open.server.ts";
import type { Reading, Situation } from "#fires/model.ts";
import type { Services } from "#site-contract";
import { createCleanings } from "#territory/cleanings.ts";
import { fetchOutside } from "#territory/fetch-outside.server.ts";
import { createMetrics } from "./metrics.ts";

const NOW = new Date("2026-07-02T12:00:00Z");
const reading = (more: Partial<Reading<unknown>> = {}) => ({
  value: [],
  readAt: new Date(NOW.getTime() - 30_000),
  failing: false,
  dropped: 0,
  ...more,
});

const cleanings = createCleanings();
const texts = vi.fn();

const run = vi.fn<() => Promise<unknown>>();
const database = {
  connections: () => ({ total: 5, idle: 1, waiting: 2 }),
  run: run as unknown as Database["run"],
};

function measured() {
  const situation = {
    fires: reading({ failing: true, dropped: 3 }),
    danger: reading({ readAt: null, value: null }),
    statistics: { intensive: reading(), northern: reading({ dropped: 1 }) },
  } as unknown as Situation;
  const services = {
    situation: {
      read: async () => situation,
      isShared: () => false,
      counters: () => [
        { path: "/public/feux", answers: 5, failures: { "fire-data-timeout": 2 }, dropped: 0, incomplete: 0 },
      ],
    },
    surroundings: {
      read: () => ({
        hotSpots: {
          ...{ source: "hotSpots", receivedAt: new Date(NOW.getTime() - 60_000), failing: true, dropped: 2 },
        },
        closedRoads: { source: "closedRoads", receivedAt: new Date(NOW.getTime() - 3_600_000), dropped: 0 },
        smoke: { source: "smoke", receivedAt: null, failing: true, dropped: 0 },
      }),
    },
    geocoder: { counts: () => ({ answered: 4, "geocoder-timeout": 1 }) },
    content: {
      state: () => ({ refusedConfigurations: 2, readAt: new Date(NOW.getTime() - 90_000) }),
      texts,
    },
    now: () => NOW,
  } as unknown as Services;
  const metrics = createMetrics(() => ({ pages: 7, bytes: 1234 }), services, {
    ...{ version: "1.2.3", database, cleanings },
  });
  const linesOf = async (name: string) =>
    (await metrics.text())
      .split("\n")
      .filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `));
  return { metrics, linesOf };
}

it("the metrics report how many configurations of the content service were refused", async () => {
  const { linesOf } = measured();
  expect(await linesOf("vigie_refused_configurations_total")).toEqual([
    "vigie_refused_configurations_total 2",
  ]);
});

it("the metrics report the age, failure and omitted records of each reading", async () => {
  const { linesOf } = measured();
  expect(await linesOf("vigie_reading_age_seconds")).toEqual([
    'vigie_reading_age_seconds{reading="fires"} 30',
    'vigie_reading_age_seconds{reading="statisticsIntensive"} 30',
    'vigie_reading_age_seconds{reading="statisticsNorthern"} 30',
  ]);
  expect(await linesOf("vigie_reading_failing")).toEqual([
    'vigie_reading_failing{reading="fires"} 1',
    'vigie_reading_failing{reading="danger"} 0',
    'vigie_reading_failing{reading="statisticsIntensive"} 0',
    'vigie_reading_failing{reading="statisticsNorthern"} 0',
  ]);
  expect(await linesOf("vigie_reading_dropped_records")).toContain(
    'vigie_reading_dropped_records{reading="statisticsNorthern"} 1',
  );
});

it("the metrics report the age, lateness, failure and omitted records of each source around fires", async () => {
  const { linesOf } = measured();
  expect(await linesOf("vigie_source_age_seconds")).toEqual([
    'vigie_source_age_seconds{source="hot-spots"} 60',
    'vigie_source_age_seconds{source="closed-roads"} 3600',
  ]);
  expect(await linesOf("vigie_source_late")).toEqual([
    'vigie_source_late{source="hot-spots"} 0',
    'vigie_source_late{source="closed-roads"} 1',
    'vigie_source_late{source="smoke"} 1',
  ]);
  expect(await linesOf("vigie_source_failing")).toContain('vigie_source_failing{source="smoke"} 1');
  expect(await linesOf("vigie_source_dropped_records")).toContain(
    'vigie_source_dropped_records{source="hot-spots"} 2',
  );
});

it("the metrics count requests to outside services by source and outcome", async () => {
  const answer = (status: number) => async () => new Response("{}", { status });
  // The counts are of the whole process: other tests add to them.
  const source = randomUUID();
  const limits = { source, timeLimitMs: 1_000, mostBytes: 10 };
  await fetchOutside("https://source.example/", { ...limits, fetch: answer(200) });
  await fetchOutside("https://source.example/", { ...limits, fetch: answer(503) });
  const away = async () => Promise.reject(new Error("away"));
  await fetchOutside("https://source.example/", { ...limits, fetch: away }).catch(() => undefined);
  const { linesOf } = measured();
  for (let time = 0; time < 2; time += 1)
    expect((await linesOf("vigie_outside_requests_total")).filter((line) => line.includes(source))).toEqual(
      ["answered", "status", "failed"].map(
        (outcome) => `vigie_outside_requests_total{source="${source}",outcome="${outcome}"} 1`,
      ),
    );
});

it("the metrics count calls of the data service and the geocoder by outcome, unchanged by repeated scrapes", async () => {
  const { linesOf } = measured();
  for (let time = 0; time < 2; time += 1) {
    expect(await linesOf("vigie_fire_data_calls_total")).toEqual([
      'vigie_fire_data_calls_total{path="/public/feux",outcome="answered"} 5',
      'vigie_fire_data_calls_total{path="/public/feux",outcome="fire-data-timeout"} 2',
    ]);
    expect(await linesOf("vigie_geocoder_calls_total")).toEqual([
      'vigie_geocoder_calls_total{outcome="answered"} 4',
      'vigie_geocoder_calls_total{outcome="geocoder-timeout"} 1',
    ]);
  }
});

it("the metrics count cleaned texts by source, unchanged by repeated scrapes", async () => {
  const { linesOf } = measured();
  expect(await linesOf("vigie_cleaned_texts_total")).toEqual([]);
  cleanings.json("/public/feux", ["Lac\u0000", "\u202eTest"]);
  cleanings.text("requests", "a\u0007");
  for (let time = 0; time < 2; time += 1)
    expect(await linesOf("vigie_cleaned_texts_total")).toEqual([
      'vigie_cleaned_texts_total{source="/public/feux"} 2',
      'vigie_cleaned_texts_total{source="requests"} 1',
    ]);
});

it("the metrics report the number and size of cached pages", async () => {
  const { linesOf } = measured();
  expect(await linesOf("vigie_cached_pages")).toEqual(["vigie_cached_pages 7"]);
  expect(await linesOf("vigie_cached_bytes")).toEqual(["vigie_cached_bytes 1234"]);
});

it("the metrics count renders by duration, failed refreshes and failed tiles", async () => {
  const { metrics, linesOf } = measured();
  metrics.renderSeconds.observe(0.02);
  metrics.failedRefreshes.inc();
  metrics.failedTiles.inc(2);
  expect(await linesOf("vigie_failed_refreshes_total")).toEqual(["vigie_failed_refreshes_total 1"]);
  expect(await linesOf("vigie_failed_tiles_total")).toEqual(["vigie_failed_tiles_total 2"]);
  expect(await linesOf("vigie_render_seconds_bucket")).toEqual(
    expect.arrayContaining([
      'vigie_render_seconds_bucket{le="0.01"} 0',
      'vigie_render_seconds_bucket{le="0.025"} 1',
    ]),
  );
  expect(await linesOf("process_resident_memory_bytes")).toHaveLength(1);
});

it("the metrics report the program and its version", async () => {
  const { linesOf } = measured();
  expect(await linesOf("vigie_build_info")).toEqual(['vigie_build_info{program="site",version="1.2.3"} 1']);
});

it("the metrics report the content's age, and a scrape refreshes the content even without visitors", async () => {
  texts.mockClear();
  const { linesOf } = measured();
  expect(await linesOf("vigie_content_age_seconds")).toEqual([
    'vigie_content_age_seconds{content="stories"} 90',
  ]);
  expect(texts).toHaveBeenCalled();
});

it("the metrics report the database's open, idle and waiting connections", async () => {
  const { linesOf } = measured();
  expect(await linesOf("vigie_database_connections")).toEqual([
    'vigie_database_connections{state="total"} 5',
    'vigie_database_connections{state="idle"} 1',
    'vigie_database_connections{state="waiting"} 2',
  ]);
});

it("the metrics report how far the site's clock is from the database's clock, unless the database is away", async () => {
  const { linesOf } = measured();
  const skew = () => linesOf("vigie_clock_skew_seconds");
  run.mockResolvedValue({ requestedAt: 9_000, at: new Date(3_000), answeredAt: 11_000 });
  expect(await skew()).toEqual([]);
  expect(await skew()).toEqual(['vigie_clock_skew_seconds{against="database"} 7']);
  run.mockRejectedValue(new Error("away"));
  await skew();
  expect(await skew()).toEqual([]);
});

it("the metrics count bounces and unsubscribes by channel", async () => {
  const { metrics, linesOf } = measured();
  metrics.countEvent("email", "bounced");
  metrics.countEvent("sms", "stopped");
  expect(await linesOf("vigie_channel_events_total")).toEqual([
    'vigie_channel_events_total{channel="email",event="bounced"} 1',
    'vigie_channel_events_total{channel="sms",event="stopped"} 1',
  ]);
});
