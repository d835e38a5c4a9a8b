import { describe, expect, test } from "vitest";
import { readReleaseChoices, releasesPath } from "./release-choices.ts";

const read = (query: string, page?: string) => readReleaseChoices(new URLSearchParams(query), page);

describe("filters of press releases", () => {
  test("reads the filters of releases in the words of either language", () => {
    const industry = { audience: "industrial", year: 2026, page: 1 };
    expect(read("pour=industries&annee=2026")).toEqual(industry);
    expect(read("for=industry&year=2026")).toEqual(industry);
  });

  test("ignores unknown filters of press releases", () => {
    expect(read("pour=personne&annee=1066&autre=x")).toEqual({ audience: null, year: null, page: 1 });
  });

  test.for(["0", "-1", "x", "01", "99999", "1.5"])("rejects page %s, which is not a page number", (page) => {
    expect(read("", page)).toBeNull();
  });

  test("reads the same filters of releases from an address that it wrote", () => {
    for (const language of ["fr", "en"] as const) {
      for (const choices of [
        { audience: "public", year: 2025, page: 3 },
        { audience: null, year: null, page: 1 },
      ] as const) {
        const { pathname, searchParams } = new URL(releasesPath(language, choices), "https://site.test");
        expect(readReleaseChoices(searchParams, /\/(\d+)\/$/.exec(pathname)?.[1])).toEqual(choices);
      }
    }
  });
});
