import { expect, inject, test } from "vitest";
import { IDENTITY_SETTINGS_PATH } from "#accounts/account-commands.ts";
import { GROUND_PATH } from "#plan/map-files.ts";
import { pathTo } from "#plan/paths.ts";
import { shareImagePath } from "#plan/share-image-path.ts";
import { PERSON } from "../support/browse.ts";
import { withExample } from "../support/examples.ts";
import { PAGES } from "../support/screens.ts";

const SHARED =
  /^public, max-age=\d+, s-maxage=\d+, stale-while-revalidate=\d+, stale-if-error=(?:86400|600)$/;
/** Two visitors whose requests share no header value. */
const VISITORS = [
  { "accept-language": "fr-CA", cookie: "vigie-langue=fr; other=1", "user-agent": "Mozilla/5.0 One" },
  { "accept-language": "de", "sec-fetch-site": "cross-site", "user-agent": "Mozilla/5.0 Two" },
];

const dataOf = (path: string) => (path === "/" ? "/_.data" : `${path}_.data`);
const SHARED_PATHS = [
  ...PAGES.filter(({ path }) => path !== "/").flatMap(({ path }) => [path, dataOf(path)]),
  dataOf("/"),
  ...["situation", "fires", "danger", "zones", "restrictions", "regions", "openapi.json"].map(
    (name) => `/api/v1/${name}`,
  ),
  ...["/sitemap.xml", "/robots.txt", "/.well-known/security.txt", "/carte/zones.json", "/carte/donnees.json"],
];
/** Files and redirects, which the cache rules for pages and data do not cover. */
const FILE_PATHS = [
  ...[GROUND_PATH, IDENTITY_SETTINGS_PATH, "/favicon.ico", "/site.webmanifest"],
  ...[shareImagePath("/etat-situation/"), "/f/2026-12", "/etat-situation"],
];
const OWN_PATHS = [
  "/?adresse=12+rue+Principale",
  "/en/?address=12+rue+Principale",
  "/recherche/?mots=feu",
  "/connexion/?code=abc&state=def",
  "/infolettre/?cle=abc.def",
  "/api/v1/location?lat=47.44&lon=-72.78",
];

async function ask(path: string, headers: Record<string, string>) {
  const origin = inject("summer");
  const answer = await fetch(origin + (await withExample(origin, path)), { headers, redirect: "manual" });
  await answer.arrayBuffer();
  return answer;
}

test.each(SHARED_PATHS)("shared caches can store the same response of %s for all visitors", async (path) => {
  const answers = await Promise.all(VISITORS.map((headers) => ask(path, headers)));
  for (const { status, headers } of answers) {
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toMatch(SHARED);
    expect(headers.get("cache-tag")).toMatch(/^vigie, [\w-]+$/);
    expect(headers.get("vary")).toBe("Accept-Encoding");
    expect(headers.get("set-cookie")).toBeNull();
  }
});

test.each(FILE_PATHS)(
  "shared caches can store the file or redirect at %s, and purge it by its tag",
  async (path) => {
    const { status, headers } = await ask(path, {});
    expect([200, 301]).toContain(status);
    expect(headers.get("cache-control")).toMatch(SHARED);
    expect(headers.get("cache-tag")).toMatch(/^vigie, [\w-]+$/);
    expect(headers.get("set-cookie")).toBeNull();
  },
);

test.each(OWN_PATHS)("no cache stores the response of %s", async (path) => {
  const { headers } = await ask(path, {});
  expect(headers.get("cache-control")).toBe("private, no-store");
  expect(headers.get("cache-tag")).toBeNull();
});

test("no shared cache stores the response of /, because its language depends on the visitor", async () => {
  const french = await ask(pathTo("home", "fr"), { "accept-language": "fr" });
  expect([french.status, french.headers.get("cache-control")?.startsWith("private")]).toEqual([200, true]);
  expect(french.headers.get("vary")).toMatch(/Accept-Language, Cookie/);
  const english = await ask("/", { "accept-language": "en", "user-agent": PERSON });
  expect([english.status, english.headers.get("cache-control")]).toEqual([302, "private, no-store"]);
});
