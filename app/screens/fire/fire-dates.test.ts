import "../../i18n/register.server.ts";
import { expect, test } from "vitest";
import { textsOf } from "../../i18n/texts-of.ts";
import { fireDates } from "./fire-dates.ts";
import { fireTexts } from "./texts.ts";

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
  expect(fireDates(fire, textsOf("fr", fireTexts).t)).toBe(said);
});

test("in English too", () => {
  expect(fireDates({ ...out, started: "May 28", extinguished: "June 4" }, textsOf("en", fireTexts).t)).toBe(
    "Extinguished on June 4. Started on May 28.",
  );
});
