import { expect, test } from "vitest";
import { canonicalPath, isFramable, pageForPeople, referrerPolicyOf } from "./site-plan.server.ts";

const framable = (path: string) => isFramable(new URL(path, "https://site.test"));

test.each(["/widget/integre/", "/en/widget/embed/?territory=mauricie", "/carte/?integre=oui"])(
  "another site can frame %s",
  (path) => {
    expect(framable(path)).toBe(true);
  },
);

test.each([
  "/",
  "/widget/",
  "/en/widget/",
  "/widget/?integre=oui",
  "/widget/embed/",
  "/widget/integre/plus/",
  "/etat-situation/mauricie/",
  "/carte/",
])("no other site can frame %s", (path) => {
  expect(framable(path)).toBe(false);
});

test.each([
  ["/", "/"],
  ["/en", "/en/"],
  ["/EN/", "/en/"],
  ["/en/Map/zone-La-Tuque", "/en/map/zone-la-tuque/"],
  ["/assets/Index-8GThRFfM.js", "/assets/Index-8GThRFfM.js"],
  ["/etat-situation", "/etat-situation/"],
  ["/etat-situation/", "/etat-situation/"],
  ["//etat-situation//", "/etat-situation/"],
  ["/cartes/abc.svg", "/cartes/abc.svg"],
  ["/etat-situation/_.data", "/etat-situation/_.data"],
  ["/_root.data", "/_root.data"],
  ["/api", "/api/"],
  ["/api/v1/fires", "/api/v1/fires"],
  ["/api/v1//fires/", "/api/v1/fires"],
  ["/api/v1/openapi.json", "/api/v1/openapi.json"],
])("%s has the canonical path %s", (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical);
});

const policyAt = (path: string) => referrerPolicyOf(new URL(path, "https://site.test"));

test.each([
  "/",
  "/en/current-situation/",
  "/carte/?ici=47.44,-72.78",
  "/etat-situation/location/?lieu=la-tuque",
  "/signaler-un-feu/",
  "/infolettre/",
  "/recherche/",
  "/nulle-part/",
])("the page %s only sends its origin to other sites", (path) => {
  expect(policyAt(path)).toBe("strict-origin");
});

test.each([
  "/connexion/",
  "/en/sign-in/?code=x&state=y",
  "/profil/lieux-enregistres/",
  "/profil/lieux-enregistres/_.data",
  "/en/profile/delete-account/",
  "/?adresse=123+rue+Principale",
  "/en/current-situation/location/?place=123+rue+Principale",
  "/en/search/?words=my+street",
  "/carte/recherche.json?q=x",
])("the page %s sends no referrer", (path) => {
  expect(policyAt(path)).toBe("no-referrer");
});

test.each([
  "/arreter-alertes/?cle=a.b",
  "/en/stop-alerts/?key=a.b",
  "/infolettre/?jeton=a",
  "/en/newsletter/?key=a.b",
])("the page %s sends no referrer to other sites but sends one with its form to ours", (path) => {
  expect(policyAt(path)).toBe("same-origin");
});

const ENGLISH = { "accept-language": "en-CA,en;q=0.9" };
const SITE = "http://vigie.test";
const pageAt = (path: string, visitor = {}) => pageForPeople(new URL(path, SITE), visitor, SITE);

test.each([
  ["/api/alerts/stop?key=a.b", "/arreter-alertes/?cle=a.b", "/en/stop-alerts/?key=a.b"],
  ["/api/releases/stop?key=a.b", "/arreter-alertes/?cle=a.b", "/en/stop-alerts/?key=a.b"],
  ["/api/newsletter/stop?key=a.b", "/infolettre/?cle=a.b", "/en/newsletter/?key=a.b"],
  ["/api/alerts/stop", "/arreter-alertes/", "/en/stop-alerts/"],
  ["/.well-known/change-password", "/profil/informations/#password", "/en/profile/informations/#password"],
])(
  "a person who opens %s is redirected to the page for people in the person's language, with the key",
  (path, french, english) => {
    expect(pageAt(path)).toBe(french);
    expect(pageAt(path, ENGLISH)).toBe(english);
    expect(pageAt(path, { ...ENGLISH, cookie: "vigie-langue=fr" })).toBe(french);
  },
);

test.each([
  "/",
  "/api/",
  "/api/v1/fires",
  "/api/alerts/stop/do",
  "/.well-known/security.txt",
  "/constructor",
])("a person who opens %s is not redirected", (path) => expect(pageAt(path, ENGLISH)).toBeNull());
