import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { AROUND_ENDPOINTS } from "#app/screens/api/around/around-endpoints.server.ts";
import { anyServer } from "#database/database.double.ts";
import { giveBack, takeServer } from "#database/reused-servers.double.ts";
import type { TestServer } from "#database/servers.double.ts";
import { API_ROOT } from "#plan/api-path.ts";
import { surroundingsSettings } from "#sandbox/surroundings/addresses.ts";
import { type PublicRequest, publicRequests } from "../support/public-paths.ts";
import { type SecondSite, startSecondSite } from "../support/second-site.ts";
import { sampled } from "../support/soak.ts";
import { startWorld, type World } from "../support/world.ts";

const LIMIT_MS = 400_000;
/** Time limit for both sites to become equal. Each site writes its emergency copy once a minute. */
const AGREE_MS = 90_000;

let server: TestServer;
let world: World;
let second: SecondSite;
let requests: readonly PublicRequest[];

beforeAll(async () => {
  server = await takeServer(anyServer());
  // Polls rarely, so that no new reading changes pages during the test.
  const env = { DATABASE_URL: server.url, POLL_SECONDS: "300", EDGE_LANGUAGE: "on" };
  const season = { scenario: "summer" } as const;
  world = await startWorld({ season, still: true, history: true, surroundings: true, env });
  for (const { path } of AROUND_ENDPOINTS) await untilRead(world.origin + API_ROOT + path);
  requests = sampled(import.meta.filename, await publicRequests(world.origin), 3);
  // The first site renders every page some time before the second site.
  for (const request of requests) await sent(world.origin, request);
  second = await startSecondSite(world, { ...env, ...surroundingsSettings(world.hub.port) });
}, LIMIT_MS);
afterAll(async () => {
  await Promise.all([world?.stop(), second?.stop()]);
  if (server) await giveBack(anyServer(), server, true);
});

/** Waits until the site has read a source. */
const untilRead = (address: string) =>
  vi.waitFor(async () => expect((await fetch(address)).status).toBe(200), { timeout: AGREE_MS });

/** Returns the status, headers and body that a site sends, without values of its own clock or connection. */
async function sent(origin: string, { path, headers = {} }: PublicRequest): Promise<string> {
  const answer = await fetch(origin + path, { headers, redirect: "manual" });
  if (answer.status >= 500) throw new Error(`${path}: ${answer.status}`);
  const named = [...answer.headers].filter(([name]) => name !== "date");
  const body = Buffer.from(await answer.arrayBuffer()).toString("latin1");
  return JSON.stringify([answer.status, named, body]);
}

/** Returns the first difference of two texts, with its surroundings. */
function difference(one: string, other: string): string {
  const at = [...one].findIndex((letter, index) => letter !== other[index]);
  return `${one.slice(Math.max(0, at - 60), at + 60)} | ${other.slice(Math.max(0, at - 60), at + 60)}`;
}

test("two sites send equal bytes, headers and ETags for every route and kind of file", {
  timeout: LIMIT_MS,
}, async () => {
  // For a moment, one site can have a newer rendering of a page, so different responses are requested again.
  const limit = Date.now() + AGREE_MS;
  let left = requests;
  let differences: string[] = [];
  do {
    const different: PublicRequest[] = [];
    differences = [];
    for (const request of left) {
      const [one, other] = await Promise.all(
        [world, second].map(({ origin }) => sent(origin, request)) as [Promise<string>, Promise<string>],
      );
      if (one === other) continue;
      different.push(request);
      differences.push(`${request.path}: ${difference(one, other)}`);
    }
    left = different;
  } while (left.length > 0 && Date.now() < limit);
  expect(differences).toEqual([]);
});

const CACHING = ["cache-control", "cache-tag", "vary", "set-cookie"];
/** Allowed values of `Vary` for shared responses: the encoding, and the language header of nginx. */
const VARIES = new Set(["Accept-Encoding", "Accept-Encoding, Vigie-Language", "Vigie-Language", null]);
const OWN = /^(?:private|no-store)/;

test("each response is either public with a cache tag and no cookie, or private without a cache tag", {
  timeout: LIMIT_MS,
}, async () => {
  const wrong: string[] = [];
  for (const { path, headers = {} } of requests) {
    const response = await fetch(world.origin + path, { headers, redirect: "manual" });
    await response.arrayBuffer();
    const [control = null, tag = null, vary = null, cookie = null] = CACHING.map((name) =>
      response.headers.get(name),
    );
    const isShared = control?.startsWith("public, ") && tag?.startsWith("vigie, ") && cookie === null;
    const isWell = isShared ? VARIES.has(vary) : OWN.test(control ?? "") && tag === null;
    if (!isWell) wrong.push(`${response.status} ${path}: ${[control, tag, vary, cookie].join(" | ")}`);
  }
  expect(wrong).toEqual([]);
});

test.each(["fr.html", "en.html", "index.html"])(
  "two sites write equal files %s of the emergency copy",
  {
    timeout: LIMIT_MS,
  },
  async (name) => {
    const copyOf = (folder: string) => readFile(join(folder, "emergency", name), "utf8");
    await expect
      .poll(async () => (await copyOf(world.folder)) === (await copyOf(second.folder)), { timeout: AGREE_MS })
      .toBe(true);
  },
);
