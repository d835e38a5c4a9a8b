import "../../i18n/dictionary.ts";
import { expect, test } from "vitest";
import { textsOf } from "../../i18n/texts-of.ts";
import { fireDates } from "./fire-head.tsx";
import { fireTexts } from "./texts.ts";

const DATES = { started: "28 mai à 14 h", extinguished: "4 juin à 8 h" };
const out = { ...DATES, statusId: 6 } as const;

test.each([
  [
    "an active fire shows its start",
    { ...DATES, statusId: 3, extinguished: null },
    "Commencé le 28 mai à 14 h.",
  ],
  [
    "an extinguished fire shows its end, then its start",
    out,
    "Éteint le 4 juin à 8 h. Commencé le 28 mai à 14 h.",
  ],
  [
    "an extinguished fire without a known end only shows its start",
    { ...out, extinguished: null },
    "Commencé le 28 mai à 14 h.",
  ],
  [
    "a fire that burns again does not show its old end",
    { ...DATES, statusId: 5 },
    "Commencé le 28 mai à 14 h.",
  ],
  ["a fire without dates shows an empty text", { statusId: 6, started: null, extinguished: null }, ""],
] as const)("dates of a fire: %s", (_, fire, text) => {
  expect(fireDates(fire, textsOf("fr", fireTexts).t)).toBe(text);
});

test("dates of an extinguished fire are also given in English", () => {
  expect(fireDates({ ...out, started: "May 28", extinguished: "June 4" }, textsOf("en", fireTexts).t)).toBe(
    "Extinguished on June 4. Started on May 28.",
  );
});
