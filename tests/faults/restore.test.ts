import { randomBytes, randomInt, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Page } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { LA_TUQUE } from "#alerts/alerts.double.ts";
import { settleConcerned } from "#alerts/concerned.double.ts";
import { openDatabase } from "#database/open.server.ts";
import { createSeal } from "#delivery/seal.server.ts";
import { REPORT_PATH } from "#intake/reports/report-paths.ts";
import { pathTo } from "#plan/paths.ts";
import { randomOf } from "#sandbox/season/random.ts";
import { freeBlock } from "#test-ports";
import { FOR_DRIZZLE } from "../../tools/launch/programs.ts";
import { ask } from "../support/ask.ts";
import { type BackedUpServer, readValue, startBackedUp } from "../support/backed-up-server.ts";
import { expect, test } from "../support/browse.ts";
import { logIn, mailsTo, type NewPerson, somebody } from "../support/identity.ts";
import { startProgram } from "../support/program.ts";
import { OPERATOR, storedReports } from "../support/report.ts";
import { finishPlace, startPlace } from "../support/save-place.ts";
import { IS_SOAK } from "../support/soak.ts";
import { words } from "../support/words.ts";
import { startWorld, type World } from "../support/world.ts";
import { address, OWN } from "./hostile-reports.ts";
import { rightForm } from "./hostile-values.ts";
import { readSituationPage } from "./situation-page.ts";
import { referenceIn } from "./stored-reports.ts";

const PEOPLE = 20;
const REPORTS = 5;
/** Wait after a backup: pgBackRest cannot restore a backup to a moment in the second in which it ended. */
const NEXT_SECOND_MS = 1_100;
/** Time in which a write is archived: `archive_timeout`, plus the time to archive a file. */
const ARCHIVED_MS = 70_000;
const PAUSE_MS = 20;
const LIMITS = { timeout: 600_000, retry: 0 };

const key = randomBytes(32).toString("base64");
const random = randomOf("restore", randomUUID());
const canBackUp = existsSync("/usr/bin/pgbackrest");
let backedUp: BackedUpServer;
let world: World;
beforeAll(async () => {
  if (!canBackUp) return;
  backedUp = await startBackedUp();
  const env = {
    ...{ DATABASE_URL: backedUp.server.url, SEAL_KEYS: key },
    ...{ TRUSTED_PROXIES: "1", OPERATOR_TOKEN: OPERATOR.password },
  };
  world = await startWorld({ history: true, env });
});
afterAll(async () => {
  await world?.stop();
  await backedUp?.remove();
});

/** Sends a report. @returns its reference, or null if the site did not accept it */
async function sendReport(origin: string): Promise<string | null> {
  const headers = { ...OWN, "x-forwarded-for": address(random) };
  const body = JSON.stringify({ key: randomUUID(), form: rightForm(random), language: "fr" });
  const { status, text } = await ask(origin, { path: REPORT_PATH, headers, body });
  return status === 200 ? referenceIn(text) : null;
}

async function sendReports(): Promise<readonly string[]> {
  const sent = await Promise.all(Array.from({ length: REPORTS }, () => sendReport(world.origin)));
  const accepted = sent.filter((reference) => reference !== null);
  expect(accepted).toHaveLength(REPORTS);
  return accepted;
}

const countOf = (url: string, rows: string) => readValue(url, `SELECT count(*)::int AS value FROM ${rows}`);
const SENT_ALERTS = "deliveries WHERE kind = 'alert' AND state = 'sent'";
async function referencesIn(url: string): Promise<ReadonlySet<unknown>> {
  const references = "SELECT coalesce(array_agg(reference), '{}') AS value FROM fire_reports";
  return new Set((await readValue(url, references)) as readonly unknown[]);
}

/** Checks that the site serves pages and accepts a report. @returns the report's reference */
async function visit(origin: string): Promise<string> {
  expect((await fetch(origin)).status).toBe(200);
  expect((await readSituationPage(origin)).active).toBeGreaterThan(0);
  let reference: string | null = null;
  await expect.poll(async () => (reference = await sendReport(origin))).not.toBeNull();
  return reference ?? "";
}

const t = words("fr");
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

/** Signs in, from the page of a place or of an account. */
async function signIn(page: Page, person: NewPerson): Promise<void> {
  await press(page, t("account.signIn"));
  await page.waitForURL((url) => url.origin === world.identity);
  await logIn(page, person);
}

/** Signs in on the page of a place and saves it with alerts by email. */
async function savePlace(page: Page, person: NewPerson): Promise<void> {
  const visit = { page, language: "fr" } as const;
  await startPlace(visit, world.identity, person);
  await finishPlace(visit);
}

/** Starts a second site, on another database. */
async function startSite(databaseUrl: string) {
  const folder = await mkdtemp(join(tmpdir(), "vigie-tests-"));
  const port = String(await freeBlock());
  const origin = `http://127.0.0.1:${port}`;
  const env = {
    ...{ NODE_ENV: "production", VIGIE_SANDBOX: "on", LOG_LEVEL: "warn", TRUSTED_PROXIES: "1" },
    ...{ DATABASE_URL: databaseUrl, SEAL_KEYS: key, DATA_DIR: folder },
    ...{ PORT: port, SITE_URL: origin, SANDBOX_PORT: String(world.hub.port) },
  };
  const site = await startProgram([...FOR_DRIZZLE, "server/main.ts"], env, `${origin}/readyz`);
  async function stop(): Promise<void> {
    await site.stop();
    await rm(folder, { recursive: true });
  }
  return { origin, stop };
}

test.skipIf(!canBackUp)(
  "after a mistaken deletion, a site runs on the database restored to the moment before the deletion",
  LIMITS,
  async () => {
    const { url } = backedUp.server;
    const database = openDatabase(url);
    await settleConcerned(database, createSeal([key]), { people: PEOPLE, at: LA_TUQUE });
    await world.hub.startFire({ Lat: LA_TUQUE.lat, Lon: LA_TUQUE.lon, Condition: { Id: 3 } });
    await expect.poll(() => countOf(url, SENT_ALERTS)).toBe(PEOPLE);
    const before = await sendReports();
    await backedUp.backUp("full");
    await wait(NEXT_SECOND_MS);
    const after = await sendReports();
    const moment = String(await readValue(url, "SELECT now()::text AS value"));
    for (const table of ["people", "fire_reports"])
      await database.run((queries) => queries.execute(`DELETE FROM ${table}`));
    await database.close();
    await backedUp.archived();

    const copy = await backedUp.restoreAt(moment);
    expect(await countOf(copy.url, "saved_places")).toBe(PEOPLE);
    expect(await countOf(copy.url, SENT_ALERTS)).toBe(PEOPLE);
    expect(await referencesIn(copy.url)).toEqual(new Set([...before, ...after]));
    const site = await startSite(copy.url);
    const reference = await visit(site.origin);
    expect([...(await referencesIn(copy.url))]).toContain(reference);
    await site.stop();
    await copy.remove();
  },
);

test.skipIf(!canBackUp)(
  "after the loss of the database's disk, the site on the restored database accepts reports, signs people in and sends alerts",
  LIMITS,
  async ({ open }) => {
    const { url } = backedUp.server;
    const browsing = { origin: world.origin, tolerate: new RegExp(`foreign request: ${world.identity}`) };
    const person = await somebody(world.identity, "fr");
    const place = pathTo("current-situation-location", "fr", {}, { place: "la-tuque" });
    const before = await open(place, browsing);
    await savePlace(before, person);
    // Closes the page, because its requests would fail during the outage.
    await before.close();
    await backedUp.backUp("diff");
    const archived = await sendReports();
    if (IS_SOAK) await wait(ARCHIVED_MS);
    else await backedUp.archived();
    const sent: { readonly reference: string; readonly at: number }[] = [];
    const isEnough = IS_SOAK ? Date.now() + ARCHIVED_MS + randomInt(ARCHIVED_MS) : 0;
    while (sent.length < REPORTS || Date.now() < isEnough) {
      const reference = await sendReport(world.origin);
      if (reference !== null) sent.push({ reference, at: Date.now() });
      await wait(PAUSE_MS);
    }
    await backedUp.lose();
    const lostAt = Date.now();
    expect((await readSituationPage(world.origin)).status).toBe(200);
    expect(await sendReport(world.origin)).toBeNull();

    await backedUp.restore();
    const restored = await referencesIn(url);
    expect(archived.filter((reference) => !restored.has(reference))).toEqual([]);
    expect(await countOf(url, "people")).toBe(1);
    const lost = sent.filter(({ reference }) => !restored.has(reference));
    // In the long run, some of the reports are old enough to be archived.
    if (IS_SOAK) expect(lost.length).toBeLessThan(sent.length);
    const seconds = (lostAt - (lost[0]?.at ?? lostAt)) / 1_000;
    console.log(`the loss of the disk lost ${lost.length} of ${sent.length} reports: the last ${seconds} s`);
    await visit(world.origin);
    await world.replaceSite();
    const reference = await visit(world.origin);
    await expect.poll(async () => (await storedReports(world, reference)).length).toBe(1);

    const profile = await open(pathTo("profile-saved-locations", "fr"), browsing);
    await signIn(profile, person);
    await profile.getByRole("article", { name: "La Tuque" }).waitFor();
    await world.hub.startFire({ Lat: LA_TUQUE.lat, Lon: LA_TUQUE.lon, Condition: { Id: 3 } });
    const alerts = async () =>
      (await mailsTo(world.hub.url, person.email)).filter(({ subject }) => subject.startsWith("La Tuque"));
    await expect.poll(async () => (await alerts()).length).toBe(1);
  },
);
