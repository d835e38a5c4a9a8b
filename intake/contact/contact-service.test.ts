import { beforeEach, expect, it } from "vitest";
import { countUnconfirmedEmail } from "#accounts/unconfirmed-emails.server.ts";
import type { RateLimits } from "#database/rate-limits.server.ts";
import { countMessage, DAILY_KIB } from "./contact-service.server.ts";

/** A message with the maximum of files. */
const MESSAGE_BYTES = 15 * 1024 * 1024;
const MINUTE_S = 60;

let at = 0;
let windows = new Map<string, { readonly startedAt: number; count: number }>();
/** Limits as the database counts them, in memory. */
const limits: RateLimits = {
  async consume(key, { most, perSeconds }, amount = 1) {
    const known = windows.get(key);
    const window = known && at - known.startedAt < perSeconds ? known : { startedAt: at, count: 0 };
    window.count += amount;
    windows.set(key, window);
    return window.count <= most ? { isAllowed: true } : { isAllowed: false, retryAfterSeconds: perSeconds };
  },
  forget: async () => {},
};
beforeEach(() => {
  at = 0;
  windows = new Map();
});

/** Sends messages as fast as the limits of minutes and hours allow. @returns the bytes accepted in a day */
async function acceptedInADay(network: string): Promise<number> {
  let acceptedBytes = 0;
  for (let minute = 0; minute < 24 * 60; minute += 1) {
    at = minute * MINUTE_S;
    const isAccepted = await countMessage(limits, network, MESSAGE_BYTES).then(
      () => true,
      () => false,
    );
    if (isAccepted) acceptedBytes += MESSAGE_BYTES;
  }
  return acceptedBytes;
}

it("one network causes at most five emails in any minute, even if the minute crosses two windows of the limits", async () => {
  const sender = { network: "one network", range: "one range", block: "one block" };
  const sent: number[] = [];
  // The first emails start windows that end just before the abuse.
  for (at of [0, 0, ...Array.from({ length: 600 }, (_, tenth) => 55 + tenth / 10)]) {
    await countMessage(limits, sender.network, 0).then(
      () => sent.push(at),
      () => {},
    );
    if ((await countUnconfirmedEmail(limits, sender)).isAllowed) sent.push(at);
  }
  const most = Math.max(...sent.map((from) => sent.filter((t) => t >= from && t < from + MINUTE_S).length));
  expect(most).toBe(5);
});

it("files of one network use at most a tenth of the daily total for all networks", async () => {
  const share = (await acceptedInADay("one network")) / (DAILY_KIB * 1024);
  expect(share).toBeGreaterThan(0.08);
  expect(share).toBeLessThanOrEqual(0.1);
});

it("refused files of one network do not use up the daily total of everyone", async () => {
  const acceptedBytes = await acceptedInADay("one network");
  expect(windows.get("contact-kib")?.count).toBe(acceptedBytes / 1024);
  await expect(countMessage(limits, "another network", MESSAGE_BYTES)).resolves.toBeUndefined();
});
