import { expect, test } from "vitest";
import { referrerPolicyOf } from "./referrer-policy.server.ts";

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
