import { expect, it } from "vitest";
import type { PollReport } from "#history/poll.server.ts";
import { createCleanings } from "#territory/cleanings.ts";
import { createWorkerMetrics } from "./metrics.ts";

const MINUTE_MS = 60_000;

function measured() {
  let now = 1_000_000;
  const metrics = createWorkerMetrics(() => now, {
    ...{ version: "1", cleanings: createCleanings(), fireDataCalls: () => [] },
    database: { connections: () => ({ total: 0, idle: 0, waiting: 0 }), run: () => Promise.reject() },
  });
  return {
    metrics,
    pass: (ms: number) => {
      now += ms;
    },
    linesOf: async (name: string) =>
      (await metrics.text()).split("\n").filter((line) => line.startsWith(`${name}{`)),
  };
}

const progress = { behindSeconds: 0, watchedSeconds: null, queues: [] };
const poll = (paths: Partial<PollReport["paths"]> = {}): PollReport => ({
  ...{ changes: 0, refused: 0, cap: { unreadable: 0, refused: 0 } },
  paths: { fires: "compared", danger: "compared", restrictions: "superseded", ...paths },
});

it("the watch's age is measured from readings that any worker stored, not from this worker's runs", () => {
  const { metrics, pass } = measured();
  metrics.ran("watch", "done", 1);
  metrics.progressed(progress);
  expect(metrics.watchedAgeMs()).toBe(Number.POSITIVE_INFINITY);
  metrics.progressed({ ...progress, watchedSeconds: 40 });
  expect(metrics.watchedAgeMs()).toBe(40_000);
  pass(20 * MINUTE_MS);
  metrics.ran("watch", "done", 1);
  expect(metrics.watchedAgeMs()).toBe(40_000 + 20 * MINUTE_MS);
});

it("a poll by this worker resets the watch's age to zero, unless a response failed or was unreadable", () => {
  const { metrics, pass } = measured();
  metrics.polled(poll({ danger: "failed" }));
  expect(metrics.watchedAgeMs()).toBe(Number.POSITIVE_INFINITY);
  metrics.polled(poll());
  pass(MINUTE_MS);
  metrics.polled(poll({ fires: "unreadable" }));
  expect(metrics.watchedAgeMs()).toBe(MINUTE_MS);
});

it("the metrics report queued messages by channel, the delay of alerts, and failing test messages", async () => {
  const { metrics, linesOf } = measured();
  metrics.progressed({ ...progress, queues: [{ channel: "sms", messages: 12, seconds: 70 }] });
  metrics.delayed("email", 7);
  metrics.canary("email", true);
  metrics.canary("sms", false);
  expect(await linesOf("vigie_queued_deliveries")).toEqual(['vigie_queued_deliveries{channel="sms"} 12']);
  expect(await linesOf("vigie_oldest_delivery_seconds")).toEqual([
    'vigie_oldest_delivery_seconds{channel="sms"} 70',
  ]);
  expect(await linesOf("vigie_alert_delay_seconds_bucket")).toEqual(
    expect.arrayContaining([
      'vigie_alert_delay_seconds_bucket{le="5",channel="email"} 0',
      'vigie_alert_delay_seconds_bucket{le="10",channel="email"} 1',
    ]),
  );
  expect(await linesOf("vigie_canary_failing")).toEqual([
    'vigie_canary_failing{channel="email"} 1',
    'vigie_canary_failing{channel="sms"} 0',
  ]);
});

it("the metrics have no backup ages before the first check of the backups", async () => {
  const { metrics } = measured();
  const ages = async () => (await metrics.text()).match(/^vigie_(?:archive|backup)_age_seconds .+$/gm);
  expect(await ages()).toBeNull();
  metrics.backedUp({ archive: 30, backup: 90_000 });
  expect(await ages()).toEqual(["vigie_archive_age_seconds 30", "vigie_backup_age_seconds 90000"]);
});
