import { randomInt, randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { eq, type SQL } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { deliveries, fireReports, reportHandovers } from "#database/schema.ts";
import { REPORT_PATH } from "#intake/reports/report-paths.ts";
import { randomOf } from "#sandbox/season/random.ts";
import { ask } from "../support/ask.ts";
import { inSoak } from "../support/soak.ts";
import { startWorld, type World } from "../support/world.ts";
import { OWN } from "./hostile-reports.ts";
import { rightForm } from "./hostile-values.ts";
import { referenceIn, reportsWorld, storedReports } from "./stored-reports.ts";

const REPORTS = inSoak(500, 60);
const KILLS = inSoak(25, 3);
const SENDERS = 4;
/** Approximate duration of a report's request. Each kill waits at most this time, to hit any point of one. */
const ONE_MS = 30;

const fixture = reportsWorld();
const random = randomOf("report-kills", randomUUID());
let world: World;
beforeAll(async () => {
  world = await startWorld({ env: await fixture.env() });
});
afterAll(async () => world?.stop());

/** Form of each report, by key. A resent report must be identical, or it would be another report. */
const forms = new Map<string, ReturnType<typeof rightForm>>();

async function send(key: string): Promise<string | null> {
  const form = forms.get(key) ?? rightForm(random);
  forms.set(key, form);
  const body = JSON.stringify({ key, form, language: "fr" });
  // Another client address each time, because rate limits have their own test.
  const headers = { ...OWN, "x-forwarded-for": `10.1.${randomInt(255)}.${randomInt(255)}` };
  const { status, text } = await ask(world.origin, { path: REPORT_PATH, headers, body });
  return status === 200 ? referenceIn(text) : null;
}

test(`kill -9 of the site at ${KILLS} moments while ${REPORTS} reports arrive: each acknowledged report is stored, and a resent report is only stored once`, {
  timeout: inSoak(900_000, 400_000),
  // No retry: a second kill would not show what the first one lost.
  retry: 0,
}, async () => {
  const keys = Array.from({ length: REPORTS }, () => randomUUID());
  const acknowledged = new Map<string, string>();
  const unsure: string[] = [];
  let up = Promise.resolve();
  let next = 0;
  async function sendAll(): Promise<void> {
    for (let key = keys[next++]; key !== undefined; key = keys[next++]) {
      await up;
      const reference = await send(key);
      if (reference === null) unsure.push(key);
      else acknowledged.set(key, reference);
    }
  }
  const sending = Array.from({ length: SENDERS }, sendAll);
  for (let kill = 1; kill <= KILLS; kill++) {
    const moment = Math.floor((REPORTS / (KILLS + 1)) * kill);
    await expect.poll(() => next, { timeout: 240_000, interval: 1 }).toBeGreaterThanOrEqual(moment);
    await wait(randomInt(ONE_MS));
    const replaced = world.replaceSite();
    up = replaced.catch(() => {});
    await replaced;
  }
  await Promise.all(sending);
  expect(acknowledged.size + unsure.length).toBe(REPORTS);
  expect(unsure.length, "no kill fell in the middle of a report").toBeGreaterThan(0);

  const stored = await storedReports(fixture.database());
  const lost = [...acknowledged].filter(([key, reference]) => stored.get(reference)?.clientKey !== key);
  expect(lost).toEqual([]);
  const before = new Map([...stored.values()].map(({ clientKey, reference }) => [clientKey, reference]));
  for (const key of unsure) {
    const reference = await send(key);
    expect(reference).not.toBeNull();
    // A report that was stored but not acknowledged keeps its reference.
    expect(reference).toBe(before.get(key) ?? reference);
  }
  const storedBefore = unsure.filter((key) => before.has(key)).length;
  console.log(`${acknowledged.size} acknowledged, ${unsure.length} cut, of which ${storedBefore} were kept`);
  const all = await storedReports(fixture.database());
  expect([...all.values()].map(({ clientKey }) => clientKey).toSorted()).toEqual(keys.toSorted());
  expect(await fixture.database().run((queries) => queries.$count(reportHandovers))).toBe(REPORTS);
  // Suspect reports share one email per ten minutes.
  const count = (table: typeof deliveries | typeof fireReports, where: SQL) =>
    fixture.database().run((queries) => queries.$count(table, where));
  const suspects = await count(fireReports, eq(fireReports.isSuspect, true));
  const digests = await count(deliveries, eq(deliveries.kind, "suspect-reports"));
  expect(digests > 0).toBe(suspects > 0);
  expect((await count(deliveries, eq(deliveries.kind, "fire-report"))) + suspects).toBe(REPORTS);
});
