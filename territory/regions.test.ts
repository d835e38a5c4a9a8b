import { expect, test } from "vitest";
import { LANGUAGES } from "./language.ts";
import { REGIONS, regionByCode, regionBySlug, regionsByName } from "./regions.ts";

test("there are 17 regions with the codes 01 to 17", () => {
  expect(REGIONS.map(({ code }) => code)).toEqual(
    Array.from({ length: 17 }, (_, index) => String(index + 1).padStart(2, "0")),
  );
});

test.each(LANGUAGES)("each region is found by its own slug in %s", (language) => {
  expect(new Set(REGIONS.map(({ slug }) => slug[language])).size).toBe(17);
  for (const region of REGIONS) {
    expect(region.slug[language]).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(regionBySlug(language, region.slug[language])).toBe(region);
  }
});

test("a phrase of location contains the region's whole name", () => {
  expect(regionByCode("04")?.locative).toEqual({ fr: "en Mauricie", en: "in Mauricie" });
  for (const { name, locative } of REGIONS) {
    for (const language of LANGUAGES) expect(locative[language]).toContain(` ${name[language]}`);
  }
});

test("an unknown code or slug finds no region", () => {
  expect(regionByCode("18")).toBeUndefined();
  expect(regionBySlug("fr", "toString")).toBeUndefined();
});

test.each(LANGUAGES)("the regions are sorted by name as in a dictionary in %s", (language) => {
  const names = REGIONS.map(({ name }) => name[language]);
  expect(regionsByName(language).map(({ name }) => name[language])).toEqual(
    names.toSorted(new Intl.Collator(language).compare),
  );
});
