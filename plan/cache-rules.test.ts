import { expect, test } from "vitest";
import { cacheRuleFor } from "./cache-rules.server.ts";
import { OPEN_SCREENS, SCREENS } from "./site-map.ts";

const ruleAt = (path: string) => cacheRuleFor(new URL(path, "http://vigie.test"));

test("every screen has one cache rule, which both languages and the screen's data request share", () => {
  for (const name of OPEN_SCREENS) {
    const { fr, en } = SCREENS[name].path;
    expect(ruleAt(fr), name).not.toBeNull();
    expect(ruleAt(en)).toEqual(ruleAt(fr));
    expect(ruleAt(fr === "/" ? "/_root.data" : `${fr}_.data`)).toEqual(ruleAt(fr));
  }
});

test("a stale page is served for at most one more day if its refresh fails", () => {
  for (const name of OPEN_SCREENS) {
    const rule = ruleAt(SCREENS[name].path.fr);
    const day = 24 * 3600;
    expect(rule && "rescueSeconds" in rule ? rule.rescueSeconds : 0, name).toBeLessThanOrEqual(day);
  }
  expect(ruleAt("/etat-situation/")).toMatchObject({ rescueSeconds: 24 * 3600 });
});

test("an address without a screen is only cached if editors wrote a page there", () => {
  expect(ruleAt("/nulle-part/")).toBeNull();
  expect(cacheRuleFor(new URL("/nulle-part/", "http://vigie.test"), true)).not.toBeNull();
});

test("every parameter of an API request is in the cache key, and a response for a point is never cached", () => {
  expect(ruleAt("/api/v1/fires?statut=x&region=04")).toMatchObject({
    freshSeconds: 15,
    query: ["statut", "region"],
  });
  expect(ruleAt("/api/v1/zones")).toMatchObject({ freshSeconds: 300, query: [] });
  expect(ruleAt("/api/v1/location?lat=47&lon=-72")).toEqual({ isPrivate: true, query: ["lat", "lon"] });
});

test("a page with a shareable place in its URL is cached, and a page with text that a visitor typed is not", () => {
  for (const page of [
    "/",
    "/en/",
    "/etat-situation/location/",
    "/prevention/",
    "/leger/",
    "/en/light/",
    "/_root.data",
    "/etat-situation/location/_.data",
  ]) {
    for (const shared of ["lieu=la-tuque", "place=la-tuque", "lieu=47.44,-72.78", "lieu="]) {
      expect(ruleAt(`${page}?${shared}`)).toMatchObject({ freshSeconds: 15 });
    }
    for (const typed of [
      "lieu=123+rue+Principale",
      "place=La+Tuque",
      "lieu=47.441234,-72.781234",
      "lieu=la-tuque&lieu=chez+Untel",
      "adresse=La+Tuque",
      "address=123+rue+Principale",
      "ici=123+rue+Principale",
    ]) {
      expect([page, typed, ruleAt(`${page}?${typed}`)]).toMatchObject([
        page,
        typed,
        { isPrivate: true, query: expect.arrayContaining(["adresse", "address", "lieu", "place"]) },
      ]);
    }
  }
  for (const requested of [
    "/recherche/?mots=x",
    "/recherche/_.data?mots=x",
    "/en/search/?words=x",
    "/en/search/?q=x",
    "/en/search/suggestions.json?words=x",
  ]) {
    expect([requested, ruleAt(requested)]).toMatchObject([
      requested,
      { isPrivate: true, query: expect.arrayContaining(["mots", "words", "groupe", "group"]) },
    ]);
  }
  expect(ruleAt("/recherche/")).toMatchObject({ freshSeconds: 24 * 3600 });
  expect(ruleAt("/carte/recherche.json?q=x")).toEqual({ isPrivate: true, query: ["q"] });
  expect(ruleAt("/en/map/search.json?q=x")).toEqual({ isPrivate: true, query: ["q"] });
});

test("the sign-in page is cached, but never with a response of the identity provider in its address", () => {
  for (const answer of [
    "/connexion/?code=a&state=b",
    "/en/sign-in/?code=a",
    "/en/sign-in/_.data?error=access_denied",
  ])
    expect([answer, ruleAt(answer)]).toEqual([answer, { isPrivate: true, query: [] }]);
  expect(ruleAt("/connexion/")).toMatchObject({ freshSeconds: 24 * 3600 });
});

test("a page's cache key has the page's own parameters in both languages, and no others", () => {
  expect(ruleAt("/")?.query).toEqual(
    expect.arrayContaining([
      "webviews",
      "superficie",
      "area",
      "distance",
      "lieu",
      "place",
      "periode",
      "period",
    ]),
  );
  expect(ruleAt("/")?.query).not.toContain("utm_source");
});

test.each(["/donnees/feux.csv", "/donnees/bilan/mois.csv", "/api/v1/fires", "/api/v1/location"])(
  "every parameter at %s is in the cache key, except those of link tracking",
  (path) => {
    expect(ruleAt(`${path}?statut=x&utm_source=y&fbclid=z&foo=`)?.query).toEqual(["statut", "foo"]);
  },
);

test("a response to a location that a person typed is not cached", () => {
  expect(ruleAt("/signaler-un-feu/lieu.json?q=12+rue")).toEqual({ isPrivate: true, query: ["q"] });
  expect(ruleAt("/en/report-fire/place.json?q=12+street")).toEqual({ isPrivate: true, query: ["q"] });
});

test("facts around a rounded point are cached, but not facts around any other point", () => {
  expect(ruleAt("/signaler-un-feu/autour.json?at=47.44,-72.78")).toEqual({
    ...{ freshSeconds: 15, staleSeconds: 30, rescueSeconds: 86_400 },
    query: ["at"],
    tag: "report",
  });
  for (const at of ["47.441,-72.78", "47.4,-72.8", "12 rue", ""]) {
    expect(ruleAt(`/en/report-fire/around.json?at=${at}`)).toEqual({ isPrivate: true, query: ["at"] });
  }
});
