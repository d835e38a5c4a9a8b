import type { Bilingual, Language } from "#territory/language.ts";

/** One value of a file; null is an empty cell. */
export type Cell = string | number | boolean | Date | null;

/** One column of a table, or one property of a map's features. */
export interface DataColumn<Row> {
  /** Name of the property in GeoJSON: lower case and underscores. */
  readonly key: Bilingual;
  /** Heading of the column in a spreadsheet, with the unit. */
  readonly title: Bilingual;
  readonly cell: (row: Row, language: Language) => Cell;
  /** True if only the spreadsheet has the column, because a map has the geometry. */
  readonly csvOnly?: boolean;
}

export interface DataSet<Row> {
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly Row[];
  /** Returns the id of a row, the same in every reading. It is also the id of the row's feature on a map. */
  readonly idOf: (row: Row) => string | number;
  /** Returns a row's geometry; null if the row is listed but not mapped. */
  readonly geometryOf: (row: Row) => GeoJSON.Geometry | null;
  readonly readAt: Date;
}

/** The licence, written into every file. */
export const LICENCE = "CC BY 4.0";
export const SOURCE = {
  fr: "Gouvernement du Québec, données publiques de l’agence de protection des forêts contre le feu",
  en: "Gouvernement du Québec, public data from the agency that protects forests from fire",
} as const satisfies Bilingual;
