import { expect, test } from "vitest";
import "./embed.ts";
import "#app/live-map/choices/layers.ts";
import "#app/parts/map-links/map-words.ts";
import "#app/screens/search/search-choices.ts";
import { languageOfPath, pathInLanguage, pathTo, screenAt } from "./paths.ts";
import { OPEN_SCREENS, SCREENS } from "./site-map.ts";

const PARTS = { slug: "abc", id: "2026-12", page: "2", category: "feu-de-camp" };

test("pathTo gives every screen's address in both languages", () => {
  expect(
    OPEN_SCREENS.map((name) => `${pathTo(name, "en", PARTS)} | ${pathTo(name, "fr", PARTS)}`),
  ).toMatchSnapshot();
});

test("every address ends with a slash, English ones under /en/ and French ones not", () => {
  for (const { path } of Object.values(SCREENS)) {
    expect(path.en).toMatch(/^\/en\/(.*\/)?$/);
    expect(path.fr).toMatch(/^\/(.*\/)?$/);
    expect(path.fr).not.toMatch(/^\/en\//);
  }
});

test("pathTo throws an error if a part of the path is missing, and escapes the parts", () => {
  expect(() => pathTo("map-fire", "fr", { slug: "x" })).toThrow("feu-{id}/ needs id");
  expect(pathTo("map-region", "fr", { slug: "a/b ç" })).toBe("/carte/regions-a%2Fb%20%C3%A7/");
});

test("parameters are named in the language of the page, and empty ones left out", () => {
  expect(pathTo("home", "fr", {}, { place: "La Tuque", period: "" })).toBe("/?lieu=La+Tuque");
  expect(pathTo("home", "en", {}, { place: "La Tuque" })).toBe("/en/?place=La+Tuque");
});

test.each([
  ["/", "fr"],
  ["/en", "en"],
  ["/en/", "en"],
  ["/en/map/", "en"],
  ["/energie/", "fr"],
  ["/carte/", "fr"],
])("the path %s is in %s", (path, language) => {
  expect(languageOfPath(path)).toBe(language);
});

test("pathInLanguage returns the same page in the other language, with the same parameters", () => {
  expect(pathInLanguage("/etat-situation/", "?statut=3&tri=size&webviews=true", "en")).toBe(
    "/en/current-situation/?status=3&sort=size&webviews=true",
  );
  expect(pathInLanguage("/en/", "", "fr")).toBe("/");
});

test("pathInLanguage keeps a map's position, and translates the names and values of its other parameters", () => {
  expect(
    pathInLanguage("/carte/", "?vue=rapport&position=47.4400,-72.7800,8.5&couches=feux,noms", "en"),
  ).toBe("/en/map/?view=report&position=47.4400,-72.7800,8.5&layers=fires,names");
  expect(pathInLanguage("/en/map/", "?layers=none&day=tomorrow&embed=yes", "fr")).toBe(
    "/carte/?couches=aucune&jour=demain&integre=oui",
  );
});

test.each([
  ["englobes", "contained"],
  ["contenu", "being-held"],
  ["mystere", "mystere"],
])("the status %s in a French address becomes %s in the English address, and back", (french, english) => {
  const inFrench = `/etat-situation/?statut=${french}`;
  const inEnglish = `/en/current-situation/?status=${english}`;
  expect(pathInLanguage("/etat-situation/", `?statut=${french}`, "en")).toBe(inEnglish);
  expect(pathInLanguage("/en/current-situation/", `?status=${english}`, "fr")).toBe(inFrench);
});

test("words that a visitor typed are not translated", () => {
  expect(pathInLanguage("/recherche/", "?mots=contenu,feux&groupe=feux", "en")).toBe(
    "/en/search/?words=contenu,feux&group=fires",
  );
});

test("pathInLanguage returns the home page for an address without a page", () => {
  expect(pathInLanguage("/nulle-part/", "", "en")).toBe("/en/");
});

test("screenAt returns the screen of an address, and null for an address without a screen", () => {
  expect(screenAt("/nulle-part/")).toBeNull();
  expect(screenAt("/etat-situation/")).toEqual({ name: "current-situation", language: "fr", parts: {} });
});

test("screenAt returns the screen with the most exact pattern, and null if no pattern matches", () => {
  const zone = pathTo("current-situation-zone", "fr", { slug: "la-tuque" });
  expect(screenAt(zone)?.name).toBe("current-situation-zone");
  expect(screenAt("/etat-situation/a/b/c/")).toBeNull();
});
