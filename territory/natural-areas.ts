import type { MultiPolygon, Polygon } from "geojson";
import type { Bilingual } from "./language.ts";
import type { Point } from "./point.ts";
import { slugify } from "./slug.ts";

/** Protection of a natural area, which determines what visitors can do there. */
export type NaturalAreaKind = "national-park" | "federal-park" | "wildlife-reserve" | "zec";

/** A park, reserve or ZEC for camping, hunting and fishing. */
export interface NaturalArea {
  readonly slug: string;
  readonly name: string;
  readonly kind: NaturalAreaKind;
  /** A point near its middle. */
  readonly at: Point;
  /** Square kilometres, rounded. */
  readonly sizeKm2: number;
  /** Two-digit codes of its regions, the main one first. */
  readonly regions: readonly string[];
  /** Its operator, with the page that says what is open. */
  readonly manager: NaturalAreaManager;
  /** Its official limits; null in our own approximate set. */
  readonly shape: Polygon | MultiPolygon | null;
}

export interface NaturalAreaManager {
  readonly name: Bilingual;
  readonly url: Bilingual;
}

const same = (url: string): Bilingual => ({ fr: url, en: url });

export const MANAGERS = {
  parks: {
    name: { fr: "Réseau des parcs nationaux du Québec", en: "Quebec’s national parks" },
    url: { fr: "https://www.sepaq.com/pq/", en: "https://www.sepaq.com/pq/index.dot?language_id=1" },
  },
  reserves: {
    name: { fr: "Réserves fauniques du Québec", en: "Quebec’s wildlife reserves" },
    url: { fr: "https://www.sepaq.com/rf/", en: "https://www.sepaq.com/rf/index.dot?language_id=1" },
  },
  nibiischii: {
    name: { fr: "Corporation Nibiischii", en: "Nibiischii Corporation" },
    url: same("https://www.nibiischii.com/"),
  },
  canada: {
    name: { fr: "Parcs Canada", en: "Parks Canada" },
    url: { fr: "https://parcs.canada.ca/", en: "https://parks.canada.ca/" },
  },
  capital: {
    name: { fr: "Commission de la capitale nationale", en: "National Capital Commission" },
    url: { fr: "https://ccn-ncc.gc.ca/", en: "https://ncc-ccn.gc.ca/" },
  },
  zecs: { name: { fr: "Réseau Zec", en: "Réseau Zec" }, url: same("https://reseauzec.com/") },
} as const satisfies Record<string, NaturalAreaManager>;

type Row = readonly [
  name: string,
  kind: NaturalAreaKind,
  manager: keyof typeof MANAGERS,
  lat: number,
  lon: number,
  sizeKm2: number,
  ...regions: string[],
];

const ROWS: readonly Row[] = [
  ["Parc national de la Jacques-Cartier", "national-park", "parks", 47.25, -71.35, 670, "03"],
  ["Parc national du Mont-Tremblant", "national-park", "parks", 46.45, -74.35, 1510, "14", "15"],
  ["Parc national de la Gaspésie", "national-park", "parks", 48.93, -66.2, 802, "11"],
  ["Parc national des Grands-Jardins", "national-park", "parks", 47.68, -70.85, 319, "03"],
  [
    "Parc national des Hautes-Gorges-de-la-Rivière-Malbaie",
    "national-park",
    "parks",
    47.92,
    -70.5,
    225,
    "03",
  ],
  ["Parc national du Fjord-du-Saguenay", "national-park", "parks", 48.3, -70.25, 327, "02", "03", "09"],
  ["Parc national des Monts-Valin", "national-park", "parks", 48.6, -70.83, 154, "02"],
  ["Parc national de la Pointe-Taillon", "national-park", "parks", 48.7, -71.95, 92, "02"],
  ["Parc national d’Aiguebelle", "national-park", "parks", 48.51, -78.75, 268, "08"],
  ["Parc national d’Opémican", "national-park", "parks", 46.78, -79.05, 253, "08"],
  ["Parc national de Frontenac", "national-park", "parks", 45.85, -71.2, 155, "05", "12"],
  ["Parc national du Mont-Mégantic", "national-park", "parks", 45.45, -71.15, 59, "05"],
  ["Parc national du Mont-Orford", "national-park", "parks", 45.34, -72.2, 60, "05"],
  ["Parc national de Plaisance", "national-park", "parks", 45.6, -75.1, 28, "07"],
  ["Parc national d’Oka", "national-park", "parks", 45.47, -74.05, 24, "15"],
  ["Parc national du Bic", "national-park", "parks", 48.35, -68.8, 33, "01"],
  ["Parc national du Lac-Témiscouata", "national-park", "parks", 47.68, -68.75, 176, "01"],
  ["Parc national d’Anticosti", "national-park", "parks", 49.5, -62.9, 572, "09"],
  ["Parc national de la Mauricie", "federal-park", "canada", 46.8, -72.97, 536, "04"],
  ["Parc national Forillon", "federal-park", "canada", 48.87, -64.35, 244, "11"],
  ["Archipel-de-Mingan", "federal-park", "canada", 50.22, -63.6, 151, "09"],
  ["Parc de la Gatineau", "federal-park", "capital", 45.56, -76, 361, "07"],
  ["Réserve faunique des Laurentides", "wildlife-reserve", "reserves", 47.6, -71.3, 7860, "03", "02"],
  ["Réserve faunique La Vérendrye", "wildlife-reserve", "reserves", 47.4, -76.9, 12590, "07", "08"],
  ["Réserve faunique Mastigouche", "wildlife-reserve", "reserves", 46.7, -73.45, 1565, "04", "14"],
  ["Réserve faunique du Saint-Maurice", "wildlife-reserve", "reserves", 47.08, -73.2, 785, "04"],
  ["Réserve faunique de Portneuf", "wildlife-reserve", "reserves", 47.1, -72.3, 775, "03"],
  ["Réserve faunique Rouge-Matawin", "wildlife-reserve", "reserves", 46.85, -74.5, 1395, "14", "15"],
  ["Réserve faunique de Papineau-Labelle", "wildlife-reserve", "reserves", 46.2, -75.3, 1630, "07", "15"],
  ["Réserve faunique Ashuapmushuan", "wildlife-reserve", "reserves", 49.2, -73.6, 4490, "02"],
  [
    "Réserve faunique des Lacs-Albanel-Mistassini-et-Waconichi",
    "wildlife-reserve",
    "nibiischii",
    50.9,
    -73.6,
    16400,
    "10",
  ],
  ["Réserve faunique Assinica", "wildlife-reserve", "nibiischii", 50.4, -75.3, 8885, "10"],
  ["Réserve faunique de Matane", "wildlife-reserve", "reserves", 48.65, -66.95, 1275, "01", "11"],
  ["Réserve faunique des Chic-Chocs", "wildlife-reserve", "reserves", 49.05, -65.85, 1130, "11"],
  ["Réserve faunique de Rimouski", "wildlife-reserve", "reserves", 48.05, -68.2, 730, "01"],
  ["Réserve faunique de Port-Daniel", "wildlife-reserve", "reserves", 48.25, -64.98, 57, "11"],
  ["Réserve faunique de Port-Cartier–Sept-Îles", "wildlife-reserve", "reserves", 50.45, -67.3, 6420, "09"],
  ["Zec Kipawa", "zec", "zecs", 46.95, -78.75, 2545, "08"],
  ["Zec du Gros-Brochet", "zec", "zecs", 47.2, -73.85, 1440, "04"],
  ["Zec Batiscan-Neilson", "zec", "zecs", 47.15, -71.95, 860, "03"],
  ["Zec Bras-Coupé–Désert", "zec", "zecs", 46.6, -76.35, 1210, "07"],
  ["Zec Martin-Valin", "zec", "zecs", 48.75, -70.45, 1200, "02"],
  ["Zec de Forestville", "zec", "zecs", 49, -69.45, 1330, "09"],
  ["Zec Kiskissink", "zec", "zecs", 47.9, -72.1, 810, "04", "02", "03"],
];

/**
 * The natural areas that matter most for fires and visitors. Approximate: names, places and sizes are public
 * facts, but limits are unknown here. A layer of official areas can replace them.
 */
export const NATURAL_AREAS: readonly NaturalArea[] = ROWS.map(
  ([name, kind, manager, lat, lon, sizeKm2, ...regions]) => ({
    slug: slugify(name),
    name,
    kind,
    at: { lat, lon },
    sizeKm2,
    regions,
    manager: MANAGERS[manager],
    shape: null,
  }),
);
