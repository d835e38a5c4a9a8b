import { expect, test } from "vitest";
import { isFromOwnPage } from "./own-origin.ts";

const SITE = "https://vigie.example";

test.each([
  [{ "sec-fetch-site": "same-origin", origin: SITE }, true],
  [{ "sec-fetch-site": "same-origin" }, true],
  [{ origin: SITE }, true],
  [{ "sec-fetch-site": "cross-site", origin: SITE }, false],
  [{ "sec-fetch-site": "same-site", origin: "https://other.vigie.example" }, false],
  [{ "sec-fetch-site": "none" }, false],
  [{ origin: "https://evil.example" }, false],
  [{ origin: "null" }, false],
  [{ origin: "" }, false],
  [{ referer: `${SITE}/` }, true],
  [{ referer: `${SITE}/operator?lang=en` }, true],
  [{ referer: "https://vigie.example.evil.example/" }, false],
  [{ referer: "about:blank" }, false],
  [{ referer: `${SITE}/`, origin: "https://evil.example" }, false],
  [{ referer: `${SITE}/`, origin: "null" }, false],
  [{ referer: `${SITE}/`, "sec-fetch-site": "cross-site" }, false],
  [{ origin: "https://vigie.example.evil.example" }, false],
  [{}, false],
])("decides by the headers %j whether a request is from the site's own page: %s", (headers, isOwn) => {
  expect(isFromOwnPage(headers, [SITE])).toBe(isOwn);
});

test("accepts a request from a page at any of our addresses, and ignores addresses that are no URL", () => {
  expect(isFromOwnPage({ origin: SITE }, ["", "http://vigie.example", `${SITE}/operator/reports`])).toBe(
    true,
  );
  expect(isFromOwnPage({ origin: SITE }, ["", "http://vigie.example", "https://"])).toBe(false);
  expect(isFromOwnPage({}, ["", "nothing"])).toBe(false);
});
