import { expect, test } from "vitest";
import { LANGUAGES } from "#territory/language.ts";
import { cacheRuleFor } from "./cache-rules.server.ts";
import { DOWNLOAD_FORMATS, DOWNLOAD_KINDS, downloadAt, downloadPath } from "./download-path.ts";

test("every file has an address in each language, which is cached and leads back to the file", () => {
  for (const kind of DOWNLOAD_KINDS) {
    for (const format of DOWNLOAD_FORMATS) {
      for (const language of LANGUAGES) {
        const path = downloadPath(kind, format, language);
        expect(downloadAt(path)).toEqual({ kind, format, language });
        expect(cacheRuleFor(new URL(path, "http://vigie.test"))).not.toBeNull();
      }
    }
  }
});

test("a file's address keeps the filters of its list, but not the number of the list's page", () => {
  expect(downloadPath("fires", "csv", "fr", { status: "nouveau", region: "estrie", page: "3" })).toBe(
    "/donnees/feux.csv?statut=nouveau&region=estrie",
  );
  expect(downloadPath("danger", "geojson", "en", { status: "new", zone: "la-tuque" })).toBe(
    "/en/data/danger.geojson?zone=la-tuque",
  );
});

test("an unknown file address leads to no file and has no cache rule", () => {
  expect(downloadAt("/donnees/feux.xls")).toBeNull();
  expect(downloadAt("/en/data/feux.csv")).toBeNull();
  expect(cacheRuleFor(new URL("/donnees/nulle-part.csv", "http://vigie.test"))).toBeNull();
});

test("every parameter of a file's address is in the cache key, even an unknown or empty one", () => {
  const requested = new URL("/donnees/feux.csv?statut=nouveau&page=2&region=", "http://vigie.test");
  expect(cacheRuleFor(requested)).toMatchObject({ query: ["statut", "page", "region"], readsEmpty: true });
});
