import type { Page } from "playwright-core";
import { inject } from "vitest";
import type { Language } from "#territory/language.ts";
import { expect, PERSON, test } from "../support/browse.ts";
import { untilLive } from "../support/live-map.ts";
import { words } from "../support/words.ts";

const ROBOT = "Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)";
const YEAR_SECONDS = 365 * 24 * 3600;

const otherLanguage = (page: Page, from: Language) =>
  page.getByRole("link", { name: words(from)("nav.otherLanguage") }).first();

function visit(path: string, headers: Record<string, string>) {
  return fetch(inject("summer") + path, {
    redirect: "manual",
    headers: { "user-agent": PERSON, ...headers },
  });
}

test.for([
  ["the stored choice wins over the browser", { cookie: "vigie-langue=en", "accept-language": "fr" }, "/en/"],
  [
    "without a choice the browser's first known language wins",
    { "accept-language": "de, en;q=0.8, fr;q=0.5" },
    "/en/",
  ],
  ["a browser that prefers French stays", { "accept-language": "fr-CA, en;q=0.8" }, null],
  [
    "a stored French choice applies in an English browser",
    { cookie: "vigie-langue=fr", "accept-language": "en" },
    null,
  ],
  ["a browser without a known language gets French", { "accept-language": "de" }, null],
  ["a robot is never redirected", { "accept-language": "en", "user-agent": ROBOT }, null],
] as const)("a first visit gets the page in the visitor's language: %s", async ([, headers, location]) => {
  const answer = await visit("/?periode=annee", headers);
  expect(answer.status).toBe(location === null ? 200 : 302);
  if (location !== null) expect(answer.headers.get("location")).toMatch(new RegExp(`^${location}`));
});

test("a page whose address determines the language is never redirected", async () => {
  expect((await visit("/en/", { "accept-language": "fr" })).status).toBe(200);
  expect((await visit("/etat-situation/", { "accept-language": "en" })).status).toBe(200);
});

test("the browser keeps the chosen language for 365 days, with SameSite=Lax, for the whole site", async ({
  open,
}) => {
  expect((await visit("/en/", { "accept-language": "fr" })).headers.get("set-cookie")).toBeNull();
  const page = await open("/en/", { context: { locale: "fr-CA" } });
  const savedCookie = async () =>
    (await page.context().cookies()).find(({ name }) => name.endsWith("vigie-langue"));
  await expect.poll(savedCookie).toMatchObject({ value: "en", path: "/", sameSite: "Lax" });
  const { expires = 0 } = (await savedCookie()) ?? {};
  expect(Math.abs(expires - Date.now() / 1000 - YEAR_SECONDS)).toBeLessThan(3600);
});

test("a visitor with an English browser who chose French still gets French pages", async ({ open }) => {
  const page = await open("/", { context: { locale: "en-CA" } });
  expect(new URL(page.url()).pathname).toBe("/en/");
  await otherLanguage(page, "en").click();
  await page.waitForURL((url) => url.pathname === "/");
  // The page stores the choice in an effect, after its address changes.
  const savedCookie = async () =>
    (await page.context().cookies()).find(({ name }) => name.endsWith("vigie-langue"));
  await expect.poll(savedCookie).toMatchObject({ value: "fr" });
  await page.goto("/");
  expect(new URL(page.url()).pathname).toBe("/");
});

test("a visitor who chose English still gets the English home page after visiting the map", async ({
  open,
}) => {
  const page = await open("/en/", { context: { locale: "fr-CA" } });
  await page.goto("/en/map/");
  await untilLive(page);
  await page.goto("/");
  expect(new URL(page.url()).pathname).toBe("/en/");
});

test("the link to the other language keeps the period chosen on the home page", async ({ open }) => {
  const page = await open("/?periode=annee");
  await otherLanguage(page, "fr").click();
  await page.waitForURL((url) => url.pathname === "/en/");
  await page.getByRole("columnheader", { name: words("en")("period.mean") }).waitFor();
});

test("the link to the other language keeps the map's position and layers", async ({ open }) => {
  const page = await untilLive(await open("/carte/?vue=danger&couches=feux,noms"));
  await page.evaluate(() => {
    window.history.replaceState(window.history.state, "", `${window.location.href}&position=47.5,-72.5,9`);
  });
  // The link's target must be right before the press, so that a person can copy the link.
  await otherLanguage(page, "fr").focus();
  expect(await otherLanguage(page, "fr").getAttribute("href")).toMatch(
    /^\/en\/map\/\?view=danger&layers=fires,names&position=47\.5\d*,-72\.5\d*,9/,
  );
  await otherLanguage(page, "fr").click();
  await page.waitForURL((url) => url.pathname === "/en/map/");
  await untilLive(page);
  const { searchParams } = new URL(page.url());
  expect(searchParams.get("view")).toBe("danger");
  expect(searchParams.get("layers")).toBe("fires,names");
  expect(searchParams.get("position")).toMatch(/^47\.5\d*,-72\.5\d*,9/);
});

test.for(["/etat-situation/?statut=hors-controle&tri=taille", "/?periode=annee"])(
  "the page %s and its translation link to each other, and each names itself as canonical",
  async (path) => {
    async function linksOf(address: string) {
      const html = await (
        await visit(address.replace(inject("summer"), ""), { cookie: "vigie-langue=fr" })
      ).text();
      const link = (pattern: RegExp) => pattern.exec(html)?.[1]?.replaceAll("&amp;", "&");
      return {
        canonical: link(/<link rel="canonical" href="([^"]+)"/),
        fr: link(/hreflang="fr-CA" href="([^"]+)"/i),
        en: link(/hreflang="en-CA" href="([^"]+)"/i),
        fallback: link(/hreflang="x-default" href="([^"]+)"/i),
      };
    }
    const here = await linksOf(path);
    expect(here.canonical).toBe(here.fr);
    expect(here.fallback).toBe(here.fr);
    expect(here.en).toContain("/en/");
    const there = await linksOf(here.en ?? "");
    expect(there).toEqual({ ...here, canonical: here.en });
  },
);
