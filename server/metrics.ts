import type { Registry } from "prom-client";
import type { Channel } from "#database/schema.ts";
import type { Reading, Situation } from "#fires/model.ts";
import { createProgramMetrics, instruments, type ProgramFacts } from "#program-metrics";
import type { Services } from "#site-contract";
import { sourceName } from "#surroundings/ask.server.ts";
import { isLate } from "#surroundings/can-say.server.ts";
import type { SourceReading } from "#surroundings/model.ts";
import type { PageCache } from "./page-cache.ts";

/** Events that people or channels report about sent messages. */
export type ChannelEvent = "bounced" | "complained" | "stopped";

export type Metrics = ReturnType<typeof createMetrics>;

const RENDER_BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

function readings(situation: Situation) {
  const { statistics, ...others } = situation;
  return {
    ...others,
    statisticsIntensive: statistics.intensive,
    statisticsNorthern: statistics.northern,
  };
}

/** Makes a function that adds a gauge with one value per reading. Readings measured as null have no value. */
const watcherOf =
  <R>(registry: Registry, label: "reading" | "source", list: () => Promise<readonly [string, R][]>) =>
  (name: string, help: string, measure: (reading: R) => number | null) =>
    instruments(registry).measured<string>(name, help, [label], async () =>
      (await list()).flatMap(([name, reading]) => {
        const value = measure(reading);
        return value === null ? [] : [[{ [label]: name }, value] as const];
      }),
    );

function watchReadings(
  registry: Registry,
  { situation, surroundings, now }: Pick<Services, "situation" | "surroundings" | "now">,
): void {
  const ageOf = (at: Date | null) => at && (now().getTime() - at.getTime()) / 1000;
  const watch = watcherOf<Reading<unknown>>(registry, "reading", async () =>
    Object.entries(readings(await situation.read())),
  );
  watch("vigie_reading_age_seconds", "Age of the last good answer", ({ readAt }) => ageOf(readAt));
  watch("vigie_reading_failing", "1 while the newest attempt failed", ({ failing }) => (failing ? 1 : 0));
  watch("vigie_reading_dropped_records", "Unreadable records left out", ({ dropped }) => dropped);
  const watchSource = watcherOf<SourceReading<unknown>>(registry, "source", async () =>
    Object.values(surroundings.read()).map((reading) => [sourceName(reading.source), reading]),
  );
  watchSource(
    "vigie_source_age_seconds",
    "Age of the last accepted answer of a source around fires",
    ({ receivedAt }) => ageOf(receivedAt),
  );
  watchSource("vigie_source_late", "1 while a source is too old to say that it found nothing", (reading) =>
    isLate(reading, now()) ? 1 : 0,
  );
  watchSource("vigie_source_failing", "1 while the newest attempt failed", ({ failing }) =>
    failing ? 1 : 0,
  );
  watchSource("vigie_source_dropped_records", "Unreadable records left out", ({ dropped }) => dropped);
}

export function createMetrics(
  cache: () => PageCache["size"],
  services: Pick<Services, "situation" | "surroundings" | "geocoder" | "content" | "now">,
  facts: Omit<ProgramFacts, "name" | "fireDataCalls">,
) {
  const { situation, geocoder, content, now } = services;
  const registry = createProgramMetrics({ name: "site", fireDataCalls: situation.counters, ...facts });
  const { copied, counter, histogram, measured } = instruments(registry);
  const gauge = (name: string, help: string, measure: () => number) =>
    measured(name, help, [], () => [[{}, measure()]]);
  const requests = counter("vigie_requests_total", "Responses by class of route, status and cache outcome", [
    "class",
    "status",
    "cache",
  ]);
  gauge("vigie_cached_pages", "Pages in memory", () => cache().pages);
  gauge("vigie_cached_bytes", "Memory used by cached pages", () => cache().bytes);
  watchReadings(registry, services);
  gauge(
    "vigie_readings_shared",
    "0 while this site polls the data service by itself, because readings cannot be shared",
    () => (situation.isShared() ? 1 : 0),
  );
  copied("vigie_geocoder_calls_total", "Calls of the geocoder by outcome", ["outcome"], () =>
    Object.entries(geocoder.counts()).map(([outcome, count]) => [{ outcome }, count]),
  );
  copied(
    "vigie_refused_configurations_total",
    "Unreadable configurations since the start; the last good one was used instead",
    [],
    () => [[{}, content.state().refusedConfigurations]],
  );
  measured(
    "vigie_content_age_seconds",
    "Age of the last good response of the content service",
    ["content"],
    () => {
      // While there are no visitors, only this call refreshes the content.
      content.texts();
      const { readAt } = content.state();
      return readAt ? [[{ content: "stories" }, (now().getTime() - readAt.getTime()) / 1000]] : [];
    },
  );
  const channelEvents = counter(
    "vigie_channel_events_total",
    "Bounced messages, complaints, and unsubscribes by a reply or one click",
    ["channel", "event"],
  );
  return {
    requests,
    requestSeconds: histogram(
      "vigie_request_seconds",
      "Response time by class of route",
      ["class"],
      RENDER_BUCKETS_SECONDS,
    ),
    renderSeconds: histogram(
      "vigie_render_seconds",
      "Time to render one response",
      [],
      RENDER_BUCKETS_SECONDS,
    ),
    failedRefreshes: counter("vigie_failed_refreshes_total", "Background renders that failed"),
    failedTiles: counter("vigie_failed_tiles_total", "Tiles of the map whose request failed"),
    failedImages: counter("vigie_failed_images_total", "Pictures of stories whose request failed"),
    unreadSaved: counter(
      "vigie_unread_saved_total",
      "Unreadable saved places and fires of questions, which were omitted from the response",
    ),
    countEvent: (channel: Channel, event: ChannelEvent) => channelEvents.inc({ channel, event }),
    /** Returns all metrics as Prometheus text. */
    text: () => registry.metrics(),
  };
}
