import { chmod, mkdtemp, readFile, rm } from "node:fs/promises";
import { get, type IncomingHttpHeaders } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { languageOf } from "#plan/language-choice.server.ts";
import { freeBlock } from "#test-ports";
import { problemsOf } from "../api/contract.ts";
import { PERSON } from "../support/browse.ts";
import { type Edge, startEdge } from "../support/edge.ts";
import { withExample } from "../support/examples.ts";
import { PAGES as SCREENS } from "../support/screens.ts";
import { type SecondSite, startSecondSite } from "../support/second-site.ts";
import { startWorld, type World } from "../support/world.ts";

const PAGES = ["/en/", "/etat-situation/", "/en/current-situation/", "/carte/", "/api/", "/_.data"];
const DATA = "/api/v1/fires";
const FRENCH = { "accept-language": "fr-CA", "user-agent": PERSON };
const ENGLISH = { "accept-language": "en-CA,en;q=0.9,fr;q=0.5", "user-agent": PERSON };
const SITES_STOPPED_FOR = "+24h";
/** Offset of nginx's clock, just over the ten minutes for which nginx serves old responses of the API. */
const DATA_IS_OLD_AFTER = "+11m";

let world: World;
let edge: Edge;
let folder: string;
let emergencyFolder: string;
let port: number;
let second: SecondSite;
let sites: readonly number[];

beforeAll(async () => {
  const env = { EDGE_LANGUAGE: "on", TRUSTED_PROXIES: "1" };
  world = await startWorld({ still: true, env });
  second = await startSecondSite(world, env);
  folder = await mkdtemp(join(tmpdir(), "vigie-edge-"));
  port = await freeBlock();
  sites = [world, second].map(({ origin }) => Number(new URL(origin).port));
  emergencyFolder = join(world.folder, "emergency");
  // The workers of nginx run as another user.
  await chmod(world.folder, 0o755);
  edge = await startEdge({ port, folder, sites, emergencyFolder });
});
afterAll(async () => {
  await edge?.stop();
  await Promise.all([world?.stop(), second?.stop()]);
  if (folder) await rm(folder, { recursive: true });
});

interface Answered {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Requests a path exactly as written, without the headers that Node's fetch would add. */
function ask(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Answered> {
  const { promise, resolve, reject } = Promise.withResolvers<Answered>();
  get(
    { host: "127.0.0.1", port, path, headers: { host: "localhost", ...headers }, method },
    async (answer) => {
      const body = Buffer.concat(await answer.toArray()).toString();
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body });
    },
  ).on("error", reject);
  return promise;
}

test.each([...PAGES, DATA])("nginx requests %s from a site only once for all visitors", async (path) => {
  const first = await ask(path, FRENCH);
  expect([first.status, first.headers["x-cache"]]).toEqual([200, "MISS"]);
  const second = await ask(path, { ...ENGLISH, cookie: "other=1; vigie-langue=fr" });
  expect([second.status, second.headers["x-cache"]]).toEqual([200, "HIT"]);
  expect(second.body).toBe(first.body);
});

test("nginx serves the home page's address / from its cache in each visitor's language", async () => {
  const asFrench = [
    FRENCH,
    { ...ENGLISH, cookie: "vigie-langue=fr" },
    { ...ENGLISH, "sec-fetch-site": "same-origin" },
  ];
  const asEnglish = [
    ENGLISH,
    { ...FRENCH, cookie: "a=1; vigie-langue=en" },
    { ...ENGLISH, "sec-fetch-site": "none" },
  ];
  await Promise.all([ask("/", FRENCH), ask("/", ENGLISH)]);
  for (const headers of asFrench) {
    const { status, headers: sent } = await ask("/", headers);
    expect([status, sent["x-cache"]]).toEqual([200, "HIT"]);
  }
  for (const headers of asEnglish) {
    const { status, headers: sent } = await ask("/", headers);
    expect([status, sent.location, sent["x-cache"]]).toEqual([302, "/en/", "HIT"]);
  }
  const robot = await ask("/", { "accept-language": "en", "user-agent": "Googlebot/2.1" });
  expect(robot.status).toBe(200);
});

test.each([
  "fr-CA,fr;q=0.9,en-US;q=0.8,en;q=0.7",
  "en-CA,en;q=0.9,fr-CA;q=0.8,fr;q=0.7",
  "en",
  "de-DE,de;q=0.9,en-US;q=0.8,en;q=0.7",
  "es-MX,es;q=0.9,fr;q=0.8,en;q=0.7",
  "eng-fake,fr;q=0.5",
  "de",
  "",
])("nginx determines the language of %j as the site does", async (languages) => {
  const visitor = { "accept-language": languages, "user-agent": PERSON };
  const { status, headers } = await ask("/", visitor);
  const location = languageOf(visitor, world.origin) === "en" ? "/en/" : undefined;
  expect([status, headers.location]).toEqual([location ? 302 : 200, location]);
});

test("a visitor cannot choose the cached language by sending nginx's own header", async () => {
  expect((await ask("/", { ...FRENCH, "vigie-language": "en" })).status).toBe(200);
});

test.each([
  ["/etat-situation/?fbclid=abc123", "/etat-situation/"],
  ["/etat-situation/?utm_source=a&utm_medium=b", "/etat-situation/"],
  ["/etat-situation/?tri=superficie&gclid=x", "/etat-situation/?tri=superficie"],
])("nginx serves %s from the cached copy of %s", async (path, same) => {
  const { body } = await ask(same, FRENCH);
  const answer = await ask(path, FRENCH);
  expect([answer.headers["x-cache"], answer.body === body]).toEqual(["HIT", true]);
});

test("nginx caches an address that ends in br separately from the Brotli response of the address without br", async () => {
  const filtered = "/etat-situation/?region=04";
  await ask(`${filtered}br`, FRENCH);
  const { headers } = await ask(filtered, { ...FRENCH, "accept-encoding": "br" });
  expect([headers["x-cache"], headers["content-encoding"]]).toEqual(["MISS", "br"]);
});

test("nginx caches no personal response and serves no monitoring page", async () => {
  for (const path of ["/?adresse=12+rue+Principale", "/en/sign-in/?code=a&state=b"]) {
    await ask(path, FRENCH);
    expect((await ask(path, FRENCH)).headers["x-cache"]).toBe("MISS");
  }
  for (const path of ["/metrics", "/readyz"]) expect((await ask(path)).status).toBe(404);
});

test("a form without scripts passes through nginx to the sites", async () => {
  const post = (origin: string) =>
    fetch(`${origin}/infolettre/`, {
      ...{ method: "POST", redirect: "manual" },
      body: new URLSearchParams({ email: "not an address" }),
      headers: { origin: world.origin, ...FRENCH },
    });
  const [direct, passed] = [await post(world.origin), await post(edge.origin)];
  expect([passed.status, passed.headers.get("x-cache")]).toEqual([direct.status, null]);
  expect(await passed.text()).toBe(await direct.text());
});

describe("after all sites stopped", () => {
  /** Cached responses of pages and of pages' data from before the sites stopped, by path. */
  const before = new Map<string, Answered>();
  beforeAll(async () => {
    await ask(DATA, FRENCH);
    const screens = await Promise.all(SCREENS.map(({ path }) => withExample(world.origin, path)));
    for (const path of new Set([...PAGES, ...screens.flatMap((screen) => [screen, `${screen}_.data`])])) {
      await ask(path, FRENCH);
      const answer = await ask(path, FRENCH);
      expect([path, answer.status]).toEqual([path, 200]);
      if (answer.headers["x-cache"] === "HIT") before.set(path, answer);
    }
    process.kill(world.sitePid());
    await second.kill();
  });

  /** Restarts nginx with its clock moved by an offset, such as `+5m`. */
  async function restart(clock: string) {
    await edge.stop();
    edge = await startEdge({ port, folder, sites, emergencyFolder, clock });
  }

  test("after all sites stopped, nginx serves the API's cached responses for ten minutes, then responds 503 with Retry-After", async () => {
    await restart("+5m");
    const { status, headers } = await ask(DATA, FRENCH);
    expect([status, headers["x-cache"]]).toEqual([200, "STALE"]);
    await restart(DATA_IS_OLD_AFTER);
    for (const path of [DATA, "/api/v1/danger", "/api/reports"])
      for (const method of ["GET", "POST"]) {
        const refused = await ask(path, FRENCH, method);
        expect([path, method, refused.status]).toEqual([path, method, 503]);
        expect(refused.headers).toMatchObject({
          ...{ "content-type": "application/problem+json; charset=utf-8", "retry-after": "30" },
          ...{ "cache-control": "no-store", "access-control-allow-origin": "*" },
        });
        expect(problemsOf("/fires", 503, "application/problem+json", JSON.parse(refused.body))).toEqual([]);
      }
  });

  test("after all sites stopped, nginx serves the emergency copy in the page's language for uncached pages and for forms", async () => {
    await restart("+1h");
    for (const [path, method, name] of [
      ["/a-propos/mission/?page=2", "GET", "fr"],
      ["/en/about-us/our-mission/?page=2", "GET", "en"],
      ["/signaler-un-feu/", "POST", "fr"],
    ] as const) {
      const { status, headers, body } = await ask(path, FRENCH, method);
      expect([path, status, headers["x-cache"], headers["retry-after"]]).toEqual([
        path,
        503,
        "EMERGENCY",
        "30",
      ]);
      expect(body).toBe(await readFile(join(emergencyFolder, `${name}.html`), "utf8"));
    }
    expect((await ask("/vigie-emergency")).status).toBe(404);
  });

  test("after all sites stopped without an emergency copy, nginx gives the numbers to call in both languages", async () => {
    await rm(emergencyFolder, { recursive: true });
    // nginx keeps files open for a minute.
    await restart("+1h");
    for (const method of ["GET", "POST"]) {
      const { status, headers, body } = await ask("/a-propos/histoire/", FRENCH, method);
      expect([status, headers["retry-after"]]).toEqual([503, "30"]);
      expect(headers["content-type"]).toBe("text/html; charset=utf-8");
      for (const text of ["1 800 463-FEUX", "1-800-463-3389", "tel:911", 'lang="fr"', 'lang="en"'])
        expect(body).toContain(text);
    }
  });

  test("24 hours after all sites stopped, nginx still serves each cached page, and the page shows its age", async () => {
    await restart(SITES_STOPPED_FOR);
    expect(before.size).toBeGreaterThan(SCREENS.length);
    for (const [path, { body }] of before) {
      const answer = await ask(path, FRENCH);
      expect([path, answer.status, answer.headers["x-cache"]]).toEqual([path, 200, "STALE"]);
      expect(answer.body === body, path).toBe(true);
    }
    const situation = await ask("/en/current-situation/", FRENCH);
    expect(situation.body).toMatch(/<time dateTime="\d{4}-/i);
    await ask("/en/about/?adresse=12+rue+Principale", {
      ...FRENCH,
      referer: "https://vigie.example/?cle=secret",
    });
    for (const log of ["requests", "errors"])
      expect(await readFile(join(folder, log), "utf8")).not.toMatch(/adresse=|cle=/);
  });
});
