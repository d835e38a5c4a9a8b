import { afterAll, afterEach, beforeAll } from "vitest";
import { expect, test } from "../support/browse.ts";
import type { Fault } from "../support/hub.ts";
import { startWorld, type World } from "../support/world.ts";
import { whatPageTells } from "./situation-page.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld({ quickRefresh: true });
});
afterAll(() => world.stop());
afterEach(() => world.hub.clearFaults());

/** A slow service is given up after ten seconds. */
const LIMIT = { timeout: 45_000, interval: 500 };

const FAULTS: readonly (readonly [string, Fault])[] = [
  ["is down", { status: 503 }],
  ["asks for patience", { status: 429, retryAfterS: 3 }],
  ["answers a web page", { status: 200, body: "<!doctype html><title>Maintenance</title><p>Maintenance" }],
  ["is cut off", { status: 200, body: '[{"NoFeu": 12, "Annee": 20' }],
  ["answers garbage", { status: 200, body: "\u0001\u0002 \ufffd NaN }{" }],
  ["answers an error as its data", { status: 200, body: '{"error":{"message":"Délai dépassé"}}' }],
  ["has lost every fire", { status: 200, body: "[]" }],
  ["is slow", { delayMs: 15_000 }],
];

test.for(FAULTS)(
  "when the data service %s, the last figures stay with their age, until it recovers",
  { timeout: 120_000 },
  async ([, fault]) => {
    // A fault of the test before may still be on its way out.
    await expect.poll(() => whatPageTells(world.origin), LIMIT).toMatchObject({ isFailing: false });
    const before = await whatPageTells(world.origin);
    expect(before).toMatchObject({ status: 200, saysTime: true });
    expect(before.active).toBeGreaterThan(0);
    await world.hub.putFault(fault);
    await expect.poll(() => whatPageTells(world.origin), LIMIT).toEqual({ ...before, isFailing: true });
    await world.hub.clearFaults();
    await expect
      .poll(() => whatPageTells(world.origin), LIMIT)
      .toMatchObject({ status: 200, isFailing: false });
  },
);
