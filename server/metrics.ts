import { Counter, Gauge, Histogram, type Registry } from "prom-client";
import type { Channel } from "#database/schema.ts";
import type { Reading, Situation, SituationService } from "#fires/model.ts";
import { createProgramMetrics, type ProgramFacts } from "#program-metrics";
import type { Services } from "#site-contract";
import { sourceName } from "#surroundings/ask.server.ts";
import { isLate } from "#surroundings/can-say.server.ts";
import type { SourceReading } from "#surroundings/model.ts";
import type { Geocoder } from "#territory/geocoder.server.ts";
import type { PageCache } from "./page-cache.ts";

/** Events that people or channels report about sent messages. */
export type ChannelEvent = "bounced" | "complained" | "stopped";

export interface Metrics {
  readonly requests: Counter<"class" | "status" | "cache">;
  readonly requestSeconds: Histogram<"class">;
  readonly renderSeconds: Histogram;
  readonly failedRefreshes: Counter;
  readonly failedTiles: Counter;
  readonly failedImages: Counter;
  readonly unreadSaved: Counter;
  /** Counts an event that a channel or person reports about a sent message. */
  countEvent(channel: Channel, event: ChannelEvent): void;
  /** Returns all metrics as Prometheus text. */
  text(): Promise<string>;
}

const RENDER_BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

function readings(situation: Situation) {
  const { statistics, ...others } = situation;
  return {
    ...others,
    statisticsIntensive: statistics.intensive,
    statisticsNorthern: statistics.northern,
  };
}

function watchSituation(registry: Registry, situation: SituationService, now: () => Date): void {
  const watch = (name: string, help: string, measure: (reading: Reading<unknown>) => number | null) =>
    new Gauge({
      name,
      help,
      labelNames: ["reading"] as const,
      registers: [registry],
      async collect() {
        for (const [name, reading] of Object.entries(readings(await situation.read()))) {
          const value = measure(reading);
          if (value !== null) this.set({ reading: name }, value);
        }
      },
    });
  watch("vigie_reading_age_seconds", "Age of the last good answer", ({ readAt }) =>
    readAt ? (now().getTime() - readAt.getTime()) / 1000 : null,
  );
  watch("vigie_reading_failing", "1 while the newest attempt failed", ({ failing }) => (failing ? 1 : 0));
  watch("vigie_reading_dropped_records", "Unreadable records left out", ({ dropped }) => dropped);
}

function watchSurroundings(
  registry: Registry,
  surroundings: Services["surroundings"],
  now: () => Date,
): void {
  const watch = (name: string, help: string, measure: (reading: SourceReading<unknown>) => number | null) =>
    new Gauge({
      name,
      help,
      labelNames: ["source"] as const,
      registers: [registry],
      collect() {
        for (const reading of Object.values(surroundings.read())) {
          const value = measure(reading);
          if (value !== null) this.set({ source: sourceName(reading.source) }, value);
        }
      },
    });
  watch(
    "vigie_source_age_seconds",
    "Age of the last accepted answer of a source around fires",
    ({ receivedAt }) => receivedAt && (now().getTime() - receivedAt.getTime()) / 1000,
  );
  watch("vigie_source_late", "1 while a source is too old to say that it found nothing", (reading) =>
    isLate(reading, now()) ? 1 : 0,
  );
  watch("vigie_source_failing", "1 while the newest attempt failed", ({ failing }) => (failing ? 1 : 0));
  watch("vigie_source_dropped_records", "Unreadable records left out", ({ dropped }) => dropped);
}

function watchSharing(registry: Registry, situation: SituationService): void {
  new Gauge({
    name: "vigie_readings_shared",
    help: "0 while this site polls the data service by itself, because readings cannot be shared",
    registers: [registry],
    collect() {
      this.set(situation.isShared() ? 1 : 0);
    },
  });
}

function watchGeocoder(registry: Registry, geocoder: Geocoder): void {
  new Counter({
    name: "vigie_geocoder_calls_total",
    help: "Calls of the geocoder by outcome",
    labelNames: ["outcome"] as const,
    registers: [registry],
    collect() {
      this.reset();
      for (const [outcome, count] of Object.entries(geocoder.counts())) this.inc({ outcome }, count);
    },
  });
}

function watchContent(registry: Registry, content: Services["content"], now: () => Date): void {
  new Counter({
    name: "vigie_refused_configurations_total",
    help: "Unreadable configurations since the start; the last good one was used instead",
    registers: [registry],
    collect() {
      this.reset();
      this.inc(content.state().refusedConfigurations);
    },
  });
  new Gauge({
    name: "vigie_content_age_seconds",
    help: "Age of the last good response of the content service",
    labelNames: ["content"] as const,
    registers: [registry],
    collect() {
      // Without visitors, only this read refreshes the content.
      content.texts();
      const { readAt } = content.state();
      if (readAt) this.set({ content: "stories" }, (now().getTime() - readAt.getTime()) / 1000);
    },
  });
}

/** Makes the site's metrics, on their own registry. */
export function createMetrics(
  cache: () => PageCache["size"],
  { situation, surroundings, geocoder, content, now }: Services,
  facts: Omit<ProgramFacts, "name" | "fireDataCalls">,
): Metrics {
  const registry = createProgramMetrics({ name: "site", fireDataCalls: situation.counters, ...facts });
  const registers = [registry];
  const requests = new Counter({
    name: "vigie_requests_total",
    help: "Responses by class of route, status and cache outcome",
    labelNames: ["class", "status", "cache"] as const,
    registers,
  });
  new Gauge({
    name: "vigie_cached_pages",
    help: "Pages in memory",
    registers,
    collect() {
      this.set(cache().pages);
    },
  });
  new Gauge({
    name: "vigie_cached_bytes",
    help: "Memory used by cached pages",
    registers,
    collect() {
      this.set(cache().bytes);
    },
  });
  watchSituation(registry, situation, now);
  watchSurroundings(registry, surroundings, now);
  watchSharing(registry, situation);
  watchGeocoder(registry, geocoder);
  watchContent(registry, content, now);
  const channelEvents = new Counter({
    name: "vigie_channel_events_total",
    help: "Bounced messages, complaints, and unsubscribes by a reply or one click",
    labelNames: ["channel", "event"] as const,
    registers,
  });
  return {
    requests,
    requestSeconds: new Histogram({
      name: "vigie_request_seconds",
      help: "Response time by class of route",
      labelNames: ["class"] as const,
      buckets: RENDER_BUCKETS_SECONDS,
      registers,
    }),
    renderSeconds: new Histogram({
      name: "vigie_render_seconds",
      help: "Time to render one response",
      buckets: RENDER_BUCKETS_SECONDS,
      registers,
    }),
    failedRefreshes: new Counter({
      name: "vigie_failed_refreshes_total",
      help: "Background renders that failed",
      registers,
    }),
    failedTiles: new Counter({
      name: "vigie_failed_tiles_total",
      help: "Tiles of the map whose request failed",
      registers,
    }),
    failedImages: new Counter({
      name: "vigie_failed_images_total",
      help: "Pictures of stories whose request failed",
      registers,
    }),
    unreadSaved: new Counter({
      name: "vigie_unread_saved_total",
      help: "Unreadable saved places and fires of questions, which were omitted from the response",
      registers,
    }),
    countEvent: (channel, event) => channelEvents.inc({ channel, event }),
    text: () => registry.metrics(),
  };
}
