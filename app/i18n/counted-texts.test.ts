import "./dictionary.ts";
import { expect, test } from "vitest";
import { homeTexts } from "../screens/home/texts.ts";
import { indexTexts } from "../screens/indexes/texts.ts";
import { textsOf } from "./texts-of.ts";

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

test.each([
  ["status.0.plural", "recensé", "recensé", "recensés"],
  ["status.1.plural", "nouveau", "nouveau", "nouveaux"],
  ["status.4.plural", "contenu", "contenu", "contenus"],
  ["status.6.plural", "éteint", "éteint", "éteints"],
  ["situation.part.fires", "feu actif", "feu actif", "feux actifs"],
  ["period.new", "nouveau feu", "nouveau feu", "nouveaux feux"],
  ["period.extinguished", "feu éteint", "feu éteint", "feux éteints"],
  [
    "fires.description",
    "Aucun feu ne correspond à vos filtres.",
    "1 feu correspond à vos filtres.",
    "2 feux correspondent à vos filtres.",
  ],
  ["indexes.found", "Aucun feu", "1 feu", "2 feux"],
] as const)(
  "the French text %s is singular for one, and for zero unless the text has a zero form",
  (key, none, one, two) => {
    const { t } = textsOf("fr", homeTexts, indexTexts);
    expect([0, 1, 2].map((count) => t(key, { count }))).toEqual([none, one, two]);
  },
);

test.each([
  ["status.0.plural", "recorded", "recorded", "recorded"],
  ["period.new", "new fires", "new fire", "new fires"],
  ["period.extinguished", "fires extinguished", "fire extinguished", "fires extinguished"],
  [
    "fires.description",
    "No fires match your filters.",
    "1 fire matches your filters.",
    "2 fires match your filters.",
  ],
  ["indexes.found", "No fires", "1 fire", "2 fires"],
] as const)("the English text %s is plural for zero and two, singular for one", (key, none, one, two) => {
  const { t } = textsOf("en", homeTexts, indexTexts);
  expect([0, 1, 2].map((count) => t(key, { count }))).toEqual([none, one, two]);
});

test("a count over a thousand has a thousands separator; a number that identifies a fire has none", () => {
  expect(plain(textsOf("fr", homeTexts, indexTexts).t("fires.description", { count: 1204 }))).toMatch(
    /^1 204 feux/,
  );
  expect(textsOf("en", homeTexts, indexTexts).t("fires.description", { count: 1204 })).toMatch(
    /^1,204 fires/,
  );
  // A number that identifies a fire is not a count.
  expect(plain(textsOf("fr", homeTexts, indexTexts).t("fires.number", { number: 1204 }))).toBe("nº 1204");
});
