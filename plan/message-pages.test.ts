import { expect, test } from "vitest";
import { type Bilingual, LANGUAGES } from "#territory/language.ts";
import {
  confirmPage,
  firePage,
  mapPage,
  newsletterPage,
  PAGES,
  pageOfShortPath,
  placePage,
  SHORT_PAGES,
  stopPage,
  zonePage,
} from "./message-pages.ts";
import { pathTo, type Query } from "./paths.ts";
import { SCREENS, type ScreenName } from "./site-map.ts";

// Emails are written below `app/` and cannot import its paths.
test.each(LANGUAGES)("links of emails in %s lead to the site's pages", (language) => {
  const to = (name: ScreenName, parts: Readonly<Record<string, string>> = {}, query: Query = {}) =>
    pathTo(name, language, parts, query);
  expect(Object.fromEntries(Object.entries(PAGES).map(([name, path]) => [name, path[language]]))).toEqual({
    home: to("home"),
    situation: to("current-situation"),
    map: to("map"),
    places: to("profile-saved-locations"),
    fires: to("profile-saved-fires"),
    releases: to("profile-releases"),
  });
  expect(newsletterPage("k")[language]).toBe(to("newsletter", {}, { key: "k" }));
  expect(confirmPage("k")[language]).toBe(to("newsletter", {}, { token: "k" }));
  expect(stopPage("k")[language]).toBe(to("alerts-stop", {}, { key: "k" }));
  expect(firePage({ fr: "mauricie", en: "mauricie" }, "2026-1")[language]).toBe(
    to("current-situation-fire", { slug: "mauricie", id: "2026-1" }),
  );
  expect(mapPage({ lat: 47.4391, lon: -72.7812 })[language]).toBe(to("map", {}, { here: "47.44,-72.78" }));
  expect(zonePage("x")[language]).toBe(to("current-situation-zone", { slug: "x" }));
  expect(placePage("47.44,-72.78")[language]).toBe(
    to("current-situation-location", {}, { here: "47.44,-72.78" }),
  );
});

test.each(LANGUAGES)("short paths of text messages in %s lead to the site's pages", (language) => {
  const pageOf = (path: Bilingual) => pageOfShortPath(path[language]);
  expect(pageOf(SHORT_PAGES.places)).toBe(pathTo("profile-saved-locations", language));
  expect(pageOf(SHORT_PAGES.fires)).toBe(pathTo("profile-saved-fires", language));
  expect(pageOf(SHORT_PAGES.fire("2026-12"))).toBe(
    pathTo("current-situation-fire", language, { slug: "quebec", id: "2026-12" }),
  );
  expect(pageOf(SHORT_PAGES.zone(26))).toBe(pathTo("current-situation-zone", language, { slug: "la-tuque" }));
  expect(pageOf(SHORT_PAGES.place("47.44,-72.78"))).toBe(
    pathTo("current-situation-location", language, {}, { here: "47.44,-72.78" }),
  );
});

test.each(["/", "/en/", "/f/abc", "/z", "/z/999", "/z/la-tuque", "/p/x/y", "/en/map/", "/fr/f/2026-12"])(
  "%s is not a short path",
  (path) => expect(pageOfShortPath(path)).toBeNull(),
);

test("no page of the site uses the path of a text message's link", () => {
  const paths = Object.values(SCREENS).flatMap(({ path }) => [path.fr, path.en]);
  expect(paths.filter((path) => pageOfShortPath(path) !== null)).toEqual([]);
});
