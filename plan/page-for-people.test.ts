import { expect, test } from "vitest";
import { pageForPeople } from "./page-for-people.server.ts";

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
  "a person who opens %s is redirected to its page in their language, with their key",
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
])("%s is not an address for machines", (path) => expect(pageAt(path, ENGLISH)).toBeNull());
