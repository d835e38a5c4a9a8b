import { expect, test } from "vitest";
import { otherAddress } from "./other-address.ts";

const TOLD = { addresses: { fr: "/dossiers/fumee/", en: "/en/files/smoke/" } };
const from = (pathname: string, told?: unknown, search = "") =>
  otherAddress({ pathname, search }, told, pathname.startsWith("/en/") ? "fr" : "en");

test("a page at an address chosen by editors uses the addresses from its loader", () => {
  expect(from("/dossiers/fumee/", TOLD)).toBe("/en/files/smoke/");
  expect(from("/en/files/smoke/", TOLD, "?webviews=true&x=1")).toBe("/dossiers/fumee/?webviews=true");
});

test("a screen uses its own address, and an unknown page leads home", () => {
  expect(from("/carrieres/", TOLD)).toBe("/en/careers/");
  expect(from("/nulle-part/", undefined)).toBe("/en/");
});
