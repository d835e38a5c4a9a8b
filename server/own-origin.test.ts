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
  [{ origin: "https://vigie.example.evil.example" }, false],
  [{}, false],
])("%j is the site's own: %s", (headers, isOwn) => {
  expect(isFromOwnPage(headers, SITE)).toBe(isOwn);
});
