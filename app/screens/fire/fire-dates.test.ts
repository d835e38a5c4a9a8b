import "../../i18n/register.server.ts";
import { expect, test } from "vitest";
import { registerTexts, textsOf } from "../../i18n/texts-of.ts";
import { fireDates } from "./fire-dates.ts";
import { texts as en } from "./texts.en.ts";
import { texts as fr } from "./texts.fr.ts";

registerTexts("fr", fr);
registerTexts("en", en);
const DATES = { started: "28 mai à 14 h", extinguished: "4 juin à 8 h" };
const out = { ...DATES, statusId: 6 } as const;

test.each([
  [
    "a fire that burns says since when",
    { ...DATES, statusId: 3, extinguished: null },
    "Commencé le 28 mai à 14 h.",
  ],
  [
    "one that is out says when it went out, then when it began",
    out,
    "Éteint le 4 juin à 8 h. Commencé le 28 mai à 14 h.",
  ],
  [
    "one that is out since nobody knows when says its beginning alone",
    { ...out, extinguished: null },
    "Commencé le 28 mai à 14 h.",
  ],
  [
    "one that burns again is not out, whatever its old date",
    { ...DATES, statusId: 5 },
    "Commencé le 28 mai à 14 h.",
  ],
  ["one without dates says nothing", { statusId: 6, started: null, extinguished: null }, ""],
] as const)("%s", (_, fire, said) => {
  expect(fireDates(fire, textsOf("fr").t)).toBe(said);
});

test("in English too", () => {
  expect(fireDates({ ...out, started: "May 28", extinguished: "June 4" }, textsOf("en").t)).toBe(
    "Extinguished on June 4. Started on May 28.",
  );
});
