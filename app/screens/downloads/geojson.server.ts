import type { Language } from "#territory/language.ts";
import { type Cell, type DataSet, LICENCE, SOURCE } from "../../parts/downloads/data-set.ts";

/** Returns a cell's value for JSON. A date becomes ISO 8601 text. */
const property = (cell: Cell) => (cell instanceof Date ? cell.toISOString() : cell);

/** Writes an RFC 7946 feature collection. The data's time, source and licence are additional members. */
export function geoJsonOf<Row>(
  { columns, rows, idOf, geometryOf, readAt }: DataSet<Row>,
  language: Language,
): string {
  const properties = columns.filter(({ csvOnly }) => !csvOnly);
  const features = rows.map((row) => ({
    type: "Feature",
    id: idOf(row),
    geometry: geometryOf(row),
    properties: Object.fromEntries(
      properties.map(({ key, cell }) => [key[language], property(cell(row, language))]),
    ),
  }));
  return JSON.stringify({
    type: "FeatureCollection",
    readAt: readAt.toISOString(),
    source: SOURCE[language],
    licence: LICENCE,
    features,
  });
}
