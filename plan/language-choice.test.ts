import { expect, test } from "vitest";
import { firstAccessRedirect } from "./language-choice.server.ts";
import type { Address, Visitor } from "./redirect.ts";

const BROWSER = "Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 Safari/605.1.15";

const SITE = "http://vigie.test";

function visit(path: string, headers: Visitor = {}): [Address, Visitor, string] {
  return [new URL(path, SITE), { "user-agent": BROWSER, ...headers }, SITE];
}

test("a browser without Sec-Fetch-Site is redirected unless its Referer is one of our pages", () => {
  const english = { cookie: "vigie-langue=en", "accept-language": "en" };
  const fromOurs = { ...english, referer: `${SITE}/en/` };
  expect(firstAccessRedirect(...visit("/", fromOurs))).toBeNull();
  const fromAfar = { ...english, referer: `${SITE}.example/` };
  expect(firstAccessRedirect(...visit("/", fromAfar))?.location).toBe("/en/");
});

test.each([
  ["en-CA,en;q=0.9,fr;q=0.8", "/en/"],
  ["de-DE,en;q=0.5", "/en/"],
  ["fr;q=0.4,en-US;q=0.8", "/en/"],
  ["fr-CA,en;q=0.9", undefined],
  ["de", undefined],
  ["en;q=0", undefined],
  ["en;q=x", "/en/"],
  ["*", undefined],
  ["", undefined],
])("first access with Accept-Language %s leads to %s", (header, location) => {
  expect(firstAccessRedirect(...visit("/", { "accept-language": header }))?.location).toBe(location);
});

test("the language in the cookie takes precedence over the browser's language", () => {
  const french = visit("/", { cookie: "a=1; vigie-langue=fr", "accept-language": "en" });
  const english = visit("/", { cookie: "vigie-langue=en", "accept-language": "fr" });
  expect(firstAccessRedirect(...french)).toBeNull();
  expect(firstAccessRedirect(...english)?.location).toBe("/en/");
});

test("the redirect keeps the query, and sets a SameSite=Lax cookie with the language for 365 days on the whole site", () => {
  const redirect = firstAccessRedirect(...visit("/?webviews=true", { "accept-language": "en" }));
  expect(redirect?.location).toBe("/en/?webviews=true");
  expect(redirect?.cookie).toBe("vigie-langue=en; Path=/; Max-Age=31536000; SameSite=Lax");
});

test("over HTTPS the language cookie has the __Host- prefix, and a cookie without the prefix is ignored", () => {
  const secure = "https://vigie.test";
  const at = (path: string, headers: Visitor = {}): [Address, Visitor, string] => [
    new URL(path, secure),
    { "user-agent": BROWSER, ...headers },
    secure,
  ];
  const written = "__Host-vigie-langue=en; Path=/; Max-Age=31536000; SameSite=Lax; Secure";
  expect(firstAccessRedirect(...at("/", { "accept-language": "en" }))?.cookie).toBe(written);
  const french = { cookie: "vigie-langue=fr; __Host-vigie-langue=en" };
  expect(firstAccessRedirect(...at("/", french))?.location).toBe("/en/");
});

test("the redirect translates the query to the other language", () => {
  const english = { "accept-language": "en" };
  expect(firstAccessRedirect(...visit("/?lieu=La%20Tuque&periode=annee", english))?.location).toBe(
    "/en/?place=La+Tuque&period=annee",
  );
});

test("robots, clicks on our own pages, and addresses that name their language are not redirected", () => {
  const english = { "accept-language": "en" };
  expect(firstAccessRedirect(...visit("/", { ...english, "user-agent": "Googlebot/2.1" }))).toBeNull();
  expect(firstAccessRedirect(...visit("/", { ...english, "sec-fetch-site": "same-origin" }))).toBeNull();
  expect(firstAccessRedirect(...visit("/etat-situation/", english))).toBeNull();
});

test("the language in the edge's header takes precedence over the cookie, the browser and the previous page", () => {
  const english = { "accept-language": "fr", cookie: "vigie-langue=fr", "sec-fetch-site": "same-origin" };
  expect(firstAccessRedirect(...visit("/", { ...english, "vigie-language": "en" }))).toEqual({
    location: "/en/",
    status: 302,
    isByEdge: true,
  });
  const french = { "accept-language": "en", cookie: "vigie-langue=en", "vigie-language": "fr" };
  expect(firstAccessRedirect(...visit("/", french))).toBeNull();
  expect(firstAccessRedirect(...visit("/", { ...french, "vigie-language": "de" }))?.location).toBe("/en/");
});
