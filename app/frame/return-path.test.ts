import { expect, test } from "vitest";
import { returnPath } from "./return-path.ts";

test.each([
  "/",
  "/en/",
  "/profil/lieux-enregistres/",
  "/en/map/?position=6/49.1/-71.2&couches=feux#haut",
  "/etat-situation/location/?ici=48.1,-77.3",
  "/a/b%20c?x=%2F%2Fevil.example",
])("accepts %s as a path of the site", (path) => {
  expect(returnPath(path)).toBe(path);
});

/** Addresses of other sites that browsers, proxies or people have mistaken for paths. */
const ATTEMPTS: readonly unknown[] = [
  "https://evil.example/",
  "http:evil.example",
  "HTTPS:/evil.example",
  "//evil.example",
  "///evil.example",
  "////evil.example//",
  "/\\evil.example",
  "\\/evil.example",
  "\\\\evil.example",
  "/\\/evil.example",
  "//\\evil.example",
  "/\tevil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "/\r/evil.example",
  "\t//evil.example",
  " //evil.example",
  "/ /evil.example",
  "/\u0000/evil.example",
  "/\u00a0/evil.example",
  "/\u2028//evil.example",
  "/\uff0f/evil.example",
  "\u3002evil.example",
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "java\nscript:alert(1)",
  "data:text/html,hi",
  "vbscript:x",
  "blob:https://evil.example/1",
  "file:///etc/passwd",
  "ftp://evil.example",
  "mailto:a@evil.example",
  "intent://evil.example#Intent;end",
  "@evil.example",
  "user@evil.example/",
  "evil.example",
  "www.evil.example/path",
  ".evil.example",
  "../evil",
  "./",
  "?to=//evil.example",
  "#//evil.example",
  "%2F%2Fevil.example",
  "%5C%5Cevil.example",
  "https%3A%2F%2Fevil.example",
  "/.//evil.example",
  "/..//evil.example",
  "/a/../..//evil.example",
  "/a/..//evil.example",
  "/%2e%2e//evil.example",
  "/path\\evil",
  `/${"a".repeat(2000)}`,
  "",
  undefined,
  null,
  42,
  { toString: () => "/" },
  ["/"],
];

test.each(ATTEMPTS.map((attempt, at) => [at, attempt]))(
  "rejects attempt %i as a return path: %j",
  (_at, attempt) => {
    expect(returnPath(attempt)).toBeNull();
  },
);
