import type { Point } from "./point.ts";
import { slugify } from "./slug.ts";

/** One of the 65 zones for which the agency publishes a fire danger. */
export interface Zone {
  /** The agency's number, 1 to 69 with gaps. */
  readonly number: number;
  readonly name: string;
  readonly slug: string;
  /** A point in the middle of the zone, for labels. */
  readonly anchor: Point;
}

const ROWS: readonly (readonly [number: number, name: string, lon: number, lat: number])[] = [
  [1, "Matagami", -77.63, 49.76],
  [2, "La Sarre-Amos", -78.6, 48.8],
  [3, "Quévillon-Waswanipi", -76.5, 49.35],
  [4, "Rouyn-Noranda", -79.02, 48.2],
  [5, "Val d’Or-Senneterre", -77.6, 48.15],
  [6, "Mégiscane-Gouin", -75.5, 48.5],
  [7, "Témiscamingue", -79, 47.4],
  [8, "Maganasipi-Dumoine", -78.2, 46.7],
  [10, "Réserve La Vérendrye", -76.9, 47.4],
  [11, "Parent-Windigo", -74.4, 47.9],
  [12, "Pontiac", -76.9, 46.15],
  [13, "Outaouais-Labelle", -75.5, 46.6],
  [14, "Manawan", -74.4, 47.2],
  [15, "Gatineau", -75.6, 45.7],
  [16, "Laurentides", -74.5, 46.2],
  [17, "Nord de Montréal", -73.65, 45.8],
  [20, "Montérégie", -73.2, 45.4],
  [21, "Estrie", -71.9, 45.4],
  [22, "Centre-du-Québec", -72.2, 46.1],
  [23, "Beauce-Appalaches", -70.8, 46.25],
  [24, "Maskinongé-Les Chenaux", -72.75, 46.4],
  [25, "St-Maurice-Mastigouche", -73.3, 46.75],
  [26, "La Tuque", -72.78, 47.44],
  [27, "Portneuf", -71.95, 46.85],
  [28, "Québec", -71.25, 46.87],
  [29, "Charlevoix", -70.3, 47.65],
  [30, "Réserve des Laurentides", -71.25, 47.5],
  [31, "Saguenay", -70.9, 48.35],
  [32, "Lac-Saint-Jean", -72.2, 48.7],
  [33, "Réserve Ashuapmushuan", -73.3, 49],
  [34, "Rivière Mistassini", -72.5, 49.6],
  [35, "Monts-Valin", -70.7, 48.8],
  [36, "Chibougamau-Route du Nord", -74.7, 50.1],
  [37, "Lac Albanel", -73.1, 51],
  [38, "Chute-des-Passes", -71.2, 49.9],
  [40, "Forestville-Labrieville", -69.5, 48.95],
  [41, "Baie-Comeau-Manicouagan", -68.4, 49.6],
  [42, "Sept-Îles", -66.8, 50.2],
  [43, "Manic 5-nord SM3", -68.6, 51.1],
  [44, "Minganie", -63.8, 50.45],
  [45, "Kamouraska-RDL-Témis", -69.4, 47.7],
  [46, "Rimouski-Matapédia", -68, 48.3],
  [47, "Matane-Chic-Chocs", -66.7, 48.8],
  [48, "Baie-des-Chaleurs", -65.9, 48.25],
  [49, "Gaspé", -64.8, 48.8],
  [50, "Waskaganish", -78.4, 51.1],
  [51, "Eastmain", -77.9, 52.1],
  [52, "Wemindji", -78.1, 52.95],
  [53, "Chisasibi", -78.7, 53.9],
  [54, "Nemaska", -76.1, 51.5],
  [55, "Sarcelle", -76.5, 52.6],
  [56, "Radisson", -77.2, 53.8],
  [57, "LG-3", -75.5, 53.7],
  [58, "LG-4", -73.6, 53.9],
  [59, "Laforge-2", -71.5, 54.4],
  [60, "Île d’Anticosti", -63, 49.5],
  [61, "Îles de la Madeleine", -61.85, 47.42],
  [62, "Tichégami", -74.3, 52.2],
  [63, "Monts-Otish", -71, 52.1],
  [64, "Caniapiscau", -69.4, 54],
  [65, "Fermont-Schefferville", -67.5, 53.4],
  [66, "Rivière Moisie", -66.2, 51.3],
  [67, "Rivière Romaine", -64, 51.4],
  [68, "Rivière du Petit Mécatina", -60.6, 51.4],
  [69, "Le Golfe-du-Saint-Laurent", -59.6, 50.6],
];

// Marked pure so that the browser, which uses no zone, omits the table.

/** The danger zones by number (9, 18, 19 and 39 are not in use). Source: the agency's public danger data. */
export const ZONES: readonly Zone[] = /* @__PURE__ */ ROWS.map(([number, name, lon, lat]) => ({
  number,
  name,
  slug: slugify(name),
  anchor: { lon, lat },
}));

const BY_NUMBER = /* @__PURE__ */ new Map(/* @__PURE__ */ ZONES.map((zone) => [zone.number, zone]));
const BY_SLUG = /* @__PURE__ */ new Map(/* @__PURE__ */ ZONES.map((zone) => [zone.slug, zone]));

/** Returns the zone with this number of the agency. */
export function zoneByNumber(number: number): Zone | undefined {
  return BY_NUMBER.get(number);
}

/** Returns the zone whose pages, in both languages, have the slug. */
export function zoneBySlug(slug: string): Zone | undefined {
  return BY_SLUG.get(slug);
}
