import { stringify } from "csv-stringify/sync";
import type { Language } from "#territory/language.ts";
import { TIME_ZONE } from "#territory/time-zone.ts";
import { type DataColumn, type DataSet, LICENCE, SOURCE } from "./data-set.ts";

/** What a spreadsheet of each language takes for a new cell and for decimals. */
const MARKS = { fr: { delimiter: ";", decimal: "," }, en: { delimiter: ",", decimal: "." } } as const;
const YES_NO = { fr: ["oui", "non"], en: ["yes", "no"] } as const;

/** `2026-07-01 14:05` in Quebec's time: spreadsheets of both languages know it for a date. */
const quebecTime = new Intl.DateTimeFormat("sv-SE", {
  timeZone: TIME_ZONE,
  dateStyle: "short",
  timeStyle: "short",
});

/**
 * Writes rows for a spreadsheet of that language: with a byte order mark, or it would read accents as another
 * alphabet's; text that begins as a formula does is made harmless. Without `readAt` the file says no time.
 */
export function csvOf<Row>(
  { columns, rows, readAt }: Pick<DataSet<Row>, "columns" | "rows"> & { readonly readAt?: Date },
  language: Language,
): string {
  const { delimiter, decimal } = MARKS[language];
  const [yes, no] = YES_NO[language];
  const all: readonly Pick<DataColumn<Row>, "title" | "cell">[] = [
    ...columns,
    ...(readAt
      ? [
          {
            title: { fr: "Données lues le (heure de l’Est)", en: "Data as of (Eastern time)" },
            cell: () => readAt,
          },
          { title: { fr: "Source", en: "Source" }, cell: () => SOURCE[language] },
          { title: { fr: "Licence", en: "Licence" }, cell: () => LICENCE },
        ]
      : []),
  ];
  const lines = [
    all.map(({ title }) => title[language]),
    ...rows.map((row) => all.map(({ cell }) => cell(row, language))),
  ];
  return stringify(lines, {
    bom: true,
    delimiter,
    record_delimiter: "windows",
    escape_formulas: true,
    cast: {
      number: (value) => String(value).replace(".", decimal),
      boolean: (value) => (value ? yes : no),
      date: (value) => quebecTime.format(value),
    },
  });
}
