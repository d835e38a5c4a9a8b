import { afterAll, beforeAll, expect, test } from "vitest";
import { anyServer } from "#database/database.double.ts";
import { giveBack, takeServer } from "#database/reused-servers.double.ts";
import type { TestServer } from "#database/servers.double.ts";
import { publishRelease } from "../support/publish-story.ts";
import { type SecondSite, startSecondSite } from "../support/second-site.ts";
import { inSoak } from "../support/soak.ts";
import { startWorld, type World } from "../support/world.ts";

const BANS = inSoak(20, 1);
const LIMIT_MS = 120_000 + BANS * 120_000;
/** Time after a change within which all sites must give the same response. */
const AGREE_MS = 3_000;
const WATCHED_MS = 4_000;
const FOLLOWED_MS = 60_000;
/** Matches the times in a response: when the page was rendered, and when its data was read. */
const TIMES = /\d{13}|"difference[\\",]+[\d.]+|\d{4}-\d\d-\d\dT[\d:.]+Z|\d+[ \u00a0]h[ \u00a0]\d+/g;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

let server: TestServer;
let world: World;
let second: SecondSite;
let origins: readonly [string, string];

beforeAll(async () => {
  server = await takeServer(anyServer());
  const env = { DATABASE_URL: server.url, POLL_SECONDS: "2" };
  world = await startWorld({ season: { scenario: "summer" }, still: true, history: true, env });
  second = await startSecondSite(world, env);
  origins = [world.origin, second.origin];
}, LIMIT_MS);
afterAll(async () => {
  await Promise.all([world?.stop(), second?.stop()]);
  if (server) await giveBack(anyServer(), server, true);
});

async function read(origin: string, path: string): Promise<string> {
  const answer = await fetch(origin + path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.text();
}

/** Returns a response without the times at which data was read. */
const withoutTimes = async (origin: string, path: string) => (await read(origin, path)).replace(TIMES, "");

/** Begins a ban. @returns a function that ends the ban */
async function beginBan() {
  const measures = `${world.hub.url}/season/measures`;
  const answer = await fetch(measures, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ TypeMesureId: 1, RegionsAdministrativesImpactees: ["11"] }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  const { Id: id } = await answer.json();
  return () => fetch(`${measures}/${id}`, { method: "DELETE" });
}

async function bansOf(origin: string): Promise<number> {
  return JSON.parse(await read(origin, "/api/v1/restrictions")).features.length;
}

/** Reads both sites in turn. @returns how often the sites still disagree later than `AGREE_MS` */
async function contradictions(isChanged: (count: number) => boolean): Promise<number> {
  const limit = Date.now() + FOLLOWED_MS;
  while (!(await Promise.all(origins.map(bansOf))).some(isChanged)) {
    if (Date.now() > limit) throw new Error("No site shows the change.");
    await pause(100);
  }
  const changedAt = Date.now();
  let found = 0;
  while (Date.now() < changedAt + AGREE_MS + WATCHED_MS) {
    const counts = [await bansOf(origins[0]), await bansOf(origins[1])];
    if (Date.now() > changedAt + AGREE_MS && counts[0] !== counts[1]) found += 1;
    await pause(100);
  }
  return found;
}

test(`two sites never contradict each other while ${BANS} bans begin and end`, {
  timeout: LIMIT_MS,
}, async () => {
  const before = await bansOf(world.origin);
  let found = 0;
  for (let number = 1; number <= BANS; number += 1) {
    const end = await beginBan();
    found += await contradictions((count) => count > before);
    await end();
    found += await contradictions((count) => count === before);
  }
  expect(found).toBe(0);
});

test("a published release also appears on the site that was not notified of the release", {
  timeout: LIMIT_MS,
}, async () => {
  const titles = { fr: "Un avis pour deux sites", en: "A notice for two sites" };
  await publishRelease(world.hub, "deux-sites", titles);
  for (const origin of origins)
    await expect.poll(() => read(origin, "/en/publications/"), { timeout: FOLLOWED_MS }).toContain(titles.en);
});

test("a newly started site shows the same data as the site that was already running", {
  timeout: LIMIT_MS,
}, async () => {
  await world.replaceSite();
  const [one, other] = await Promise.all(origins.map((origin) => withoutTimes(origin, "/api/v1/situation")));
  expect(one).toBe(other);
});
