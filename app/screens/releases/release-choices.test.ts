import { describe, expect, test } from "vitest";
import { readReleaseChoices, releasesPath } from "./release-choices.ts";

const read = (query: string, page?: string) => readReleaseChoices(new URLSearchParams(query), page);

describe("filters of press releases", () => {
  test("readReleaseChoices reads filters in the words of either language", () => {
    const industry = { audience: "industrial", year: 2026, page: 1 };
    expect(read("pour=industries&annee=2026")).toEqual(industry);
    expect(read("for=industry&year=2026")).toEqual(industry);
  });

  test("readReleaseChoices ignores unknown filters and unknown values", () => {
    expect(read("pour=personne&annee=1066&autre=x")).toEqual({ audience: null, year: null, page: 1 });
  });

  test.for(["0", "-1", "x", "01", "99999", "1.5"])("readReleaseChoices rejects page number '%s'", (page) => {
    expect(read("", page)).toBeNull();
  });

  test("readReleaseChoices reads the filters that releasesPath wrote", () => {
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
