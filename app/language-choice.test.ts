import { expect, test } from "vitest";
import { firstAccessRedirect, languageCookie } from "./language-choice.server.ts";

const BROWSER = "Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 Safari/605.1.15";

function request(path: string, headers: Record<string, string> = {}): Request {
  return new Request(`http://vigie.test${path}`, { headers: { "user-agent": BROWSER, ...headers } });
}

test.each([
  ["en-CA,en;q=0.9,fr;q=0.8", "/en/"],
  ["de-DE,en;q=0.5", "/en/"],
  ["fr;q=0.4,en-US;q=0.8", "/en/"],
  ["fr-CA,en;q=0.9", undefined],
  ["de", undefined],
  ["en;q=0", undefined],
  ["*", undefined],
  ["", undefined],
])("first access with Accept-Language %s leads to %s", (header, location) => {
  expect(firstAccessRedirect(request("/", { "accept-language": header }))?.location).toBe(location);
});

test("the stored choice wins over the browser's language, both ways", () => {
  const french = request("/", { cookie: "a=1; vigie-langue=fr", "accept-language": "en" });
  const english = request("/", { cookie: "vigie-langue=en", "accept-language": "fr" });
  expect(firstAccessRedirect(french)).toBeNull();
  expect(firstAccessRedirect(english)?.location).toBe("/en/");
});

test("the redirect keeps the query and the choice for 365 days, lax, on the whole site", () => {
  const redirect = firstAccessRedirect(request("/?webviews=true", { "accept-language": "en" }));
  expect(redirect?.location).toBe("/en/?webviews=true");
  expect(redirect?.cookie).toBe("vigie-langue=en; Path=/; Max-Age=31536000; SameSite=Lax");
});

test("robots, clicks on our own pages, and addresses that name their language are not redirected", () => {
  const english = { "accept-language": "en" };
  expect(firstAccessRedirect(request("/", { ...english, "user-agent": "Googlebot/2.1" }))).toBeNull();
  expect(firstAccessRedirect(request("/", { ...english, "sec-fetch-site": "same-origin" }))).toBeNull();
  expect(firstAccessRedirect(request("/etat-situation/", english))).toBeNull();
});

test("a page keeps its language when none is kept, or when a visitor of our pages changes it", () => {
  expect(languageCookie(request("/en/"))).toContain("vigie-langue=en");
  expect(languageCookie(request("/en/", { cookie: "vigie-langue=en" }))).toBeNull();
  const switched = { cookie: "vigie-langue=fr", "sec-fetch-site": "same-origin" };
  expect(languageCookie(request("/en/", switched))).toContain("vigie-langue=en");
});

test("a link from elsewhere does not undo a choice", () => {
  expect(
    languageCookie(request("/en/", { cookie: "vigie-langue=fr", "sec-fetch-site": "cross-site" })),
  ).toBeNull();
});
