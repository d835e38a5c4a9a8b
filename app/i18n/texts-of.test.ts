import { expect, test } from "vitest";
import { LANGUAGES } from "#territory/language.ts";
import { registerTexts } from "./bilingual-texts.ts";
import { pluralOf, type TextOf, textsOf } from "./texts-of.ts";

registerTexts("fr", {
  "test.plain": "Feux",
  "test.named": "{{name}}, {{name}} et {{other}}",
  "test.year": "{{year}} : {{count}}",
  "test.fires_zero": "Aucun feu",
  "test.fires_one": "{{count}} feu",
  "test.fires_many": "{{count}} de feux",
  "test.fires_other": "{{count}} feux",
  "test.zones_one": "{{count}} zone",
  "test.zones_other": "{{count}} zones",
});
registerTexts("en", { "test.fires_one": "{{count}} fire", "test.fires_other": "{{count}} fires" });
// These keys only exist in this test.
const say = (language: "fr" | "en", key: string, fillings?: Parameters<TextOf>[1]) =>
  textsOf(language).t(key as Parameters<TextOf>[0], fillings);

test.each([
  [0, "Aucun feu"],
  [1, "1 feu"],
  [2, "2 feux"],
  [1200, "1\u00a0200 feux"],
  [3_000_000, "3\u00a0000\u00a0000 de feux"],
])("the count %d selects the plural form and is written with thousands separators", (count, text) => {
  expect(say("fr", "test.fires", { count })).toBe(text);
});

test("zero is singular in French and plural in English, unless a text has its own zero form", () => {
  expect(say("fr", "test.zones", { count: 0 })).toBe("0 zone");
  expect(say("en", "test.fires", { count: 0 })).toBe("0 fires");
});

test("a whole million uses a text's form `other` if the text has no form `many`", () => {
  expect(say("fr", "test.zones", { count: 2_000_000 })).toBe("2\u00a0000\u00a0000 zones");
});

test("every placeholder is filled, and only `count` is formatted as a number", () => {
  expect(say("fr", "test.named", { name: "Alma", other: "$&" })).toBe("Alma, Alma et $&");
  expect(say("fr", "test.year", { year: 2026, count: 2026 })).toBe("2026 : 2\u00a0026");
  expect(say("fr", "test.named", { name: null })).toBe(",  et ");
});

test("a sentence that ends in « p.m. » ends with a single period", () => {
  registerTexts("en", { "test.until": "Until {{when}}. Then {{what}}." });
  expect(say("en", "test.until", { when: "June 4, 3:05 p.m.", what: "no ban" })).toBe(
    "Until June 4, 3:05 p.m. Then no ban.",
  );
});

test("a text that is not loaded shows its key", () => {
  expect(say("en", "test.plain")).toBe("test.plain");
  expect(say("en", "test.none", { count: 2 })).toBe("test.none");
});

test("a text registered later replaces an earlier text with the same key", () => {
  registerTexts("fr", { "test.plain": "Tous les feux" });
  expect(say("fr", "test.plain")).toBe("Tous les feux");
});

const COUNTS = [0, 0.5, 1, 1.5, 1.99, 2, 10, 21, 999, 1000, 999_999, 1e6, 1_000_001, 2e6, 1e9, -1, -2];

test.each(LANGUAGES)("plural forms of %s match Intl.PluralRules", (language) => {
  const intl = new Intl.PluralRules(`${language}-CA`);
  for (const count of COUNTS) expect([count, pluralOf(count, language)]).toEqual([count, intl.select(count)]);
});
