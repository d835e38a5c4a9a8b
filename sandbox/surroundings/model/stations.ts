import type { Point } from "#territory/point.ts";

/** Station with instruments. Its identifiers are invented. */
export interface Station {
  /** Identifier of the station in air quality data. */
  readonly air: string;
  /** Identifier of the station in weather data. */
  readonly weather: string;
  readonly province: string;
  readonly fr: string;
  readonly en: string;
  readonly at: Point;
}

const ROWS: readonly (readonly [string, string, string, string, string, number, number])[] = [
  ["EQMTL", "7099010", "QC", "Montréal", "Montreal", 45.5031, -73.5698],
  ["EQQUE", "7099020", "QC", "Québec", "Québec City", 46.8139, -71.2082],
  ["EQGAT", "7099030", "QC", "Gatineau", "Gatineau", 45.4765, -75.7013],
  ["EQSHE", "7099040", "QC", "Sherbrooke", "Sherbrooke", 45.4042, -71.8929],
  ["EQTRO", "7099050", "QC", "Trois-Rivières", "Trois-Rivières", 46.3432, -72.5432],
  ["EQSAG", "7099060", "QC", "Saguenay", "Saguenay", 48.4281, -71.0686],
  ["EQROU", "7099070", "QC", "Rouyn-Noranda", "Rouyn-Noranda", 48.2366, -79.0231],
  ["EQVDO", "7099080", "QC", "Val-d'Or", "Val-d'Or", 48.0974, -77.7828],
  ["EQSEI", "7099090", "QC", "Sept-Îles", "Sept-Îles", 50.2001, -66.3821],
  ["EOOTT", "6199010", "ON", "Ottawa (centre-ville)", "Ottawa Downtown", 45.4215, -75.6972],
  ["EOTIM", "6199020", "ON", "Timmins", "Timmins", 48.4758, -81.3305],
  ["ENLAB", "8599010", "NL", "Labrador City", "Labrador City", 52.9463, -66.9114],
  ["EBEDM", "8199010", "NB", "Edmundston", "Edmundston", 47.3737, -68.3251],
];

export const STATIONS: readonly Station[] = ROWS.map(([air, weather, province, fr, en, lat, lon]) => ({
  ...{ air, weather, province, fr, en, at: { lat, lon } },
}));
