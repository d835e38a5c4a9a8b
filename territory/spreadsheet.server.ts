import { stringify } from "csv-stringify/sync";
import type { Language } from "./language.ts";
import { TIME_ZONE } from "./time-zone.ts";

/** What a spreadsheet of each language takes for a new cell and for decimals. */
const MARKS = { fr: { delimiter: ";", decimal: "," }, en: { delimiter: ",", decimal: "." } } as const;
const YES_NO = { fr: ["oui", "non"], en: ["yes", "no"] } as const;
/** The library makes a cell's first line harmless; whoever reads a file line by line takes the next ones for cells too. */
const LATER_FORMULA = /(?<=[\r\n])(?=[=+\-@\t\uFF1D\uFF0B\uFF0D\uFF20])/g;

/** `2026-07-01 14:05` in Quebec's time: spreadsheets of both languages know it for a date. */
const quebecTime = new Intl.DateTimeFormat("sv-SE", {
  timeZone: TIME_ZONE,
  dateStyle: "short",
  timeStyle: "short",
});

/**
 * Rows as CSV for a spreadsheet of that language: with a byte order mark, or it would read accents as another alphabet's; text that
 * begins as a formula does is made harmless, and a text of several lines stays in its cell.
 */
export function spreadsheet(
  rows: readonly (readonly (string | number | boolean | Date | null)[])[],
  language: Language,
): string {
  const { delimiter, decimal } = MARKS[language];
  const [yes, no] = YES_NO[language];
  return stringify([...rows], {
    bom: true,
    delimiter,
    record_delimiter: "windows",
    // The library's own choice, once a record's end is named, is to quote that end alone.
    quote_record_delimiter: true,
    escape_formulas: true,
    cast: {
      string: (value) => value.replace(LATER_FORMULA, "'"),
      number: (value) => String(value).replace(".", decimal),
      boolean: (value) => (value ? yes : no),
      date: (value) => quebecTime.format(value),
    },
  });
}
