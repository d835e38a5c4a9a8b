import type { MultiPolygon, Polygon } from "geojson";
import type { Bilingual } from "./language.ts";
import type { Point } from "./point.ts";
import { slugify } from "./slug.ts";
import table from "./tables/natural-areas.json" with { type: "json" };

/** Legal kind of a natural area, which determines what visitors can do there. */
export type NaturalAreaKind = "national-park" | "federal-park" | "wildlife-reserve" | "zec";

/** A park, reserve or ZEC for camping, hunting and fishing. */
export interface NaturalArea {
  readonly slug: string;
  readonly name: string;
  readonly kind: NaturalAreaKind;
  /** A point near the area's middle. */
  readonly at: Point;
  /** Square kilometres, rounded. */
  readonly sizeKm2: number;
  /** Two-digit codes of the area's regions, the main one first. */
  readonly regions: readonly string[];
  /** The area's operator, with the page that says what is open. */
  readonly manager: NaturalAreaManager;
  /** The area's official limits; null in our own approximate set. */
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

/**
 * The natural areas that matter most for fires and visitors. Approximate: names, places and sizes are public
 * facts, but limits are unknown here. A layer of official areas can replace this set.
 */
export const NATURAL_AREAS: readonly NaturalArea[] = table.map(({ kind, manager, lat, lon, ...rest }) => ({
  ...rest,
  slug: slugify(rest.name),
  // Tests check every kind and manager of the table.
  kind: kind as NaturalAreaKind,
  manager: MANAGERS[manager as keyof typeof MANAGERS],
  at: { lat, lon },
  shape: null,
}));
