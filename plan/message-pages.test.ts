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
import { pathTo } from "./paths.ts";
import { SCREENS } from "./site-map.ts";

// These addresses are also in emails that were already sent.
test("links in emails lead to pages of the site", () => {
  expect(PAGES.places).toEqual({ fr: "/profil/lieux-enregistres/", en: "/en/profile/saved-locations/" });
  expect(mapPage({ lat: 47.4391, lon: -72.7812 })).toEqual({
    fr: "/carte/?ici=47.44,-72.78",
    en: "/en/map/?at=47.44,-72.78",
  });
  expect(newsletterPage("k")).toEqual({ fr: "/infolettre/?cle=k", en: "/en/newsletter/?key=k" });
  expect(confirmPage("k")).toEqual({ fr: "/infolettre/?jeton=k", en: "/en/newsletter/?token=k" });
  expect(stopPage("k")).toEqual({ fr: "/arreter-alertes/?cle=k", en: "/en/stop-alerts/?key=k" });
  expect(firePage({ fr: "mauricie", en: "mauricie" }, "2026-1")).toEqual({
    fr: "/etat-situation/mauricie/feu-2026-1/",
    en: "/en/current-situation/mauricie/fire-2026-1/",
  });
  expect(zonePage("x")).toEqual({ fr: "/etat-situation/zone-x/", en: "/en/current-situation/zone-x/" });
  expect(placePage("47.44,-72.78")).toEqual({
    fr: "/etat-situation/location/?ici=47.44,-72.78",
    en: "/en/current-situation/location/?at=47.44,-72.78",
  });
});

test.each(LANGUAGES)("short paths in text messages in %s lead to pages of the site", (language) => {
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
