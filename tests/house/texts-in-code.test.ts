import { expect, test } from "vitest";
import { textsInCode } from "./texts-in-code.ts";

const CODE = `
import { x } from "une-page.ts";
const NAMES = { fr: { title: "Titre", more: (n: number) => \`\${n} autres\` }, en: { title: "Title" } } as const;
const label = isFrench ? "Oui" : "Yes";
function letter(language: Language) {
  if (language === "en") return { text: "English letter" };
  return { text: "Lettre française" };
}
const neither = "either";
`;

test("textsInCode() reads the texts of one language, under the language's key or in a condition's branch for the language", () => {
  expect(textsInCode("a.ts", CODE, "fr", null)).toEqual(["Titre", "{{0}} autres", "Oui", "Lettre française"]);
  expect(textsInCode("a.ts", CODE, "en", null)).toEqual(["Title", "Yes", "English letter"]);
});

test("textsInCode() reads all texts of a file for one language, except imports", () => {
  expect(textsInCode("a.fr.ts", 'import "b.ts"; export const A = "Texte";', "fr", "fr")).toEqual(["Texte"]);
  expect(textsInCode("a.fr.ts", 'export const A = "Texte";', "en", "fr")).toEqual([]);
});
