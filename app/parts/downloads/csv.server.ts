import type { Language } from "#territory/language.ts";
import { spreadsheet } from "#territory/spreadsheet.server.ts";
import { type DataColumn, type DataSet, LICENCE, SOURCE } from "./data-set.ts";

/**
 * Writes rows as CSV for a spreadsheet in that language. Without `readAt`, the file has no time, source or
 * licence.
 */
export function csvOf<Row>(
  { columns, rows, readAt }: Pick<DataSet<Row>, "columns" | "rows"> & { readonly readAt?: Date },
  language: Language,
): string {
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
  return spreadsheet(lines, language);
}
