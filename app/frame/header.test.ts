import { expect, test } from "vitest";
import { otherAddress } from "./header.tsx";

const LOADER_DATA = { addresses: { fr: "/dossiers/fumee/", en: "/en/files/smoke/" } };
const from = (pathname: string, loaderData?: unknown, search = "") =>
  otherAddress({ pathname, search }, loaderData, pathname.startsWith("/en/") ? "fr" : "en");

test("if a page's loader data has its address in the other language, the language link leads to that address", () => {
  expect(from("/dossiers/fumee/", LOADER_DATA)).toBe("/en/files/smoke/");
  expect(from("/en/files/smoke/", LOADER_DATA, "?webviews=true&x=1")).toBe("/dossiers/fumee/?webviews=true");
});

test.each([
  ["release", { addresses: { fr: "/communiques/fumee/", en: "/en/press-releases/smoke/" } }],
  ["article of a category", { article: { addresses: { fr: "/a/", en: "/en/press-releases/smoke/" } } }],
  ["page of a folder", { page: { addresses: { fr: "/a/", en: "/en/press-releases/smoke/" } } }],
] as const)(
  "the language link of a story leads to the story's slug in the other language: %s",
  (_, loaderData) => {
    expect(from("/communiques/fumee/", loaderData, "?webviews=true")).toBe(
      "/en/press-releases/smoke/?webviews=true",
    );
  },
);

test("the language link of a story without an address in the other language keeps the slug", () => {
  expect(from("/communiques/fumee/", { addresses: {} })).toBe(from("/communiques/fumee/"));
});

test("the language link of a screen leads to the same screen, and the link of an unknown page leads home", () => {
  expect(from("/carrieres/", LOADER_DATA)).toBe("/en/careers/");
  expect(from("/nulle-part/", undefined)).toBe("/en/");
});
