import { expect, test } from "vitest";
import { siteAskSeconds, workerSyncMs } from "./poll-times.ts";
import { createSharing } from "./sharing.server.ts";

const SITE_SYNC_MS = 1_500;
const TEN_MINUTES_MS = 600_000;
const STEP_MS = 10;

/** Runs a site and a worker that share claims for ten minutes. Returns the number of polls of each. */
async function pollsOf(pollSeconds: number, workerPollMs: number, siteStartsMs: number) {
  let clock = 1_000_000;
  let claimedAt = -Infinity;
  let version = 0;
  const given = () => ({ reading: {}, state: null });
  const programOf = (askAfterSeconds: number) =>
    createSharing({
      ...{ now: () => clock, askAfterSeconds, readings: { fires: { give: given, take: () => undefined } } },
      shared: {
        newer: async (known) =>
          version === 0 || known.get("fires") === version ? [] : [{ key: "fires", version, ...given() }],
        claim: async (afterSeconds) => {
          if (clock - claimedAt < afterSeconds * 1_000) return false;
          claimedAt = clock;
          return true;
        },
        store: async () => {
          version += 1;
          return new Map([["fires", version]]);
        },
      },
    });
  const polls = { site: 0, worker: 0 };
  const site = programOf(siteAskSeconds(pollSeconds));
  const worker = programOf(pollSeconds);
  let nextSite = clock + siteStartsMs;
  let nextWorker = clock;
  for (const end = clock + TEN_MINUTES_MS; clock < end; clock += STEP_MS) {
    if (clock >= nextSite) {
      await site.sync(async () => {
        polls.site += 1;
      });
      nextSite += SITE_SYNC_MS;
    }
    if (clock < nextWorker) continue;
    await worker.sync(async () => {
      polls.worker += 1;
      nextWorker += workerPollMs;
    });
    nextWorker += workerSyncMs(pollSeconds);
  }
  return polls;
}

test.each([1, 2, 3, 5, 10, 60])(
  "with a poll every %i s, a running worker makes every poll, and a site makes no poll",
  async (pollSeconds) => {
    for (const siteStartsMs of [500, 1_000, 1_490]) {
      const { site, worker } = await pollsOf(pollSeconds, 300, siteStartsMs);
      expect(site).toBe(0);
      expect(worker).toBeGreaterThan(TEN_MINUTES_MS / 1_000 / (pollSeconds + 4));
    }
  },
);
