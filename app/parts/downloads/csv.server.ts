import type { Bilingual, Language } from "#territory/language.ts";
import { spreadsheet } from "#territory/spreadsheet.server.ts";
import { type DataColumn, type DataSet, LICENCE, SOURCE } from "./data-set.ts";

interface CsvOptions {
  readonly readAt?: Date;
  /** Source and licence of another authority's data; absent for the agency's. */
  readonly origin?: { readonly source: Bilingual; readonly licence: Bilingual };
}

/** Writes rows as CSV in one language. Without `readAt`, the file has no time, source or licence. */
export function csvOf<Row>(
  { columns, rows, readAt, origin }: Pick<DataSet<Row>, "columns" | "rows"> & CsvOptions,
  language: Language,
): string {
  const { source, licence } = origin ?? { source: SOURCE, licence: { fr: LICENCE, en: LICENCE } };
  const all: readonly Pick<DataColumn<Row>, "title" | "cell">[] = [
    ...columns,
    ...(readAt
      ? [
          {
            title: { fr: "Données reçues le (heure de l’Est)", en: "Data as of (Eastern time)" },
            cell: () => readAt,
          },
          { title: { fr: "Source", en: "Source" }, cell: () => source[language] },
          { title: { fr: "Licence", en: "Licence" }, cell: () => licence[language] },
        ]
      : []),
  ];
  const lines = [
    all.map(({ title }) => title[language]),
    ...rows.map((row) => all.map(({ cell }) => cell(row, language))),
  ];
  return spreadsheet(lines, language);
}

interface FileOptions {
  readonly name: string;
  readonly language: Language;
  readonly readAt: Date;
  readonly type?: string;
}

/** Returns a response that the browser saves as a file with this name. */
export const fileResponse = (
  body: string,
  { name, language, readAt, type = "text/csv; charset=utf-8" }: FileOptions,
): Response =>
  new Response(body, {
    headers: {
      "content-type": type,
      "content-disposition": `attachment; filename="${name}"`,
      "content-language": `${language}-CA`,
      "last-modified": readAt.toUTCString(),
    },
  });
