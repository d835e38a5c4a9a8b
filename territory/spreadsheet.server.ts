import { stringify } from "csv-stringify/sync";
import type { Language } from "./language.ts";
import { TIME_ZONE } from "./time-zone.ts";

/** Delimiters of cells and decimals for spreadsheets, by language. */
const MARKS = { fr: { delimiter: ";", decimal: "," }, en: { delimiter: ",", decimal: "." } } as const;
const YES_NO = { fr: ["oui", "non"], en: ["yes", "no"] } as const;
/** Start of a formula in a later line, which some programs read as a cell. The library does not escape it. */
const LATER_FORMULA = /(?<=[\r\n])(?=[=+\-@\t\uFF1D\uFF0B\uFF0D\uFF20])/g;

/** Formats `2026-07-01 14:05` in Quebec's time, which spreadsheets of both languages recognize as a date. */
const quebecTime = new Intl.DateTimeFormat("sv-SE", {
  timeZone: TIME_ZONE,
  dateStyle: "short",
  timeStyle: "short",
});

/**
 * Returns rows as CSV for spreadsheets in a language, with a byte order mark, so that accents are read
 * correctly. A text that begins like a formula is escaped, and a text of several lines stays in its cell.
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
    // By default, the library only quotes a text that contains exactly the delimiter of records (CRLF).
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
