import type { Bilingual, Language } from "./language.ts";
import { slugify } from "./slug.ts";

export interface Region {
  /** Official code, "01" to "17". */
  readonly code: string;
  readonly name: Bilingual;
  readonly slug: Bilingual;
  /** The name in a phrase of location: "en Mauricie", "in Mauricie". */
  readonly locative: Bilingual;
}

type Row = readonly [code: string, name: string | Bilingual, locativeFr: string, locativeEn: string];

// The official name is French; English uses it too, unless there is an English name.
const ROWS: readonly Row[] = [
  ["01", "Bas-Saint-Laurent", "dans le Bas-Saint-Laurent", "in Bas-Saint-Laurent"],
  ["02", "Saguenay–Lac-Saint-Jean", "au Saguenay–Lac-Saint-Jean", "in Saguenay–Lac-Saint-Jean"],
  ["03", "Capitale-Nationale", "dans la Capitale-Nationale", "in the Capitale-Nationale"],
  ["04", "Mauricie", "en Mauricie", "in Mauricie"],
  ["05", "Estrie", "en Estrie", "in Estrie"],
  ["06", { fr: "Montréal", en: "Montreal" }, "à Montréal", "in Montreal"],
  ["07", "Outaouais", "en Outaouais", "in the Outaouais"],
  ["08", "Abitibi-Témiscamingue", "en Abitibi-Témiscamingue", "in Abitibi-Témiscamingue"],
  ["09", "Côte-Nord", "sur la Côte-Nord", "on the Côte-Nord"],
  ["10", "Nord-du-Québec", "dans le Nord-du-Québec", "in Nord-du-Québec"],
  [
    "11",
    "Gaspésie–Îles-de-la-Madeleine",
    "en Gaspésie–Îles-de-la-Madeleine",
    "in Gaspésie–Îles-de-la-Madeleine",
  ],
  ["12", "Chaudière-Appalaches", "en Chaudière-Appalaches", "in Chaudière-Appalaches"],
  ["13", "Laval", "à Laval", "in Laval"],
  ["14", "Lanaudière", "dans Lanaudière", "in Lanaudière"],
  ["15", "Laurentides", "dans les Laurentides", "in the Laurentides"],
  ["16", "Montérégie", "en Montérégie", "in Montérégie"],
  ["17", "Centre-du-Québec", "au Centre-du-Québec", "in Centre-du-Québec"],
];

/** The 17 regions by code. Source: the province's administrative divisions (SDA). */
export const REGIONS: readonly Region[] = ROWS.map(([code, label, fr, en]) => {
  const name = typeof label === "string" ? { fr: label, en: label } : label;
  return { code, name, slug: { fr: slugify(name.fr), en: slugify(name.en) }, locative: { fr, en } };
});

const BY_CODE = new Map(REGIONS.map((region) => [region.code, region]));

export function regionByCode(code: string): Region | undefined {
  return BY_CODE.get(code);
}

export function regionBySlug(language: Language, slug: string): Region | undefined {
  return REGIONS.find((region) => region.slug[language] === slug);
}

/** Returns the regions by name. Slugs have the same order, and a Collator takes 0.1 s on a cheap phone. */
export function regionsByName(language: Language): Region[] {
  return [...REGIONS].sort((a, b) => (a.slug[language] < b.slug[language] ? -1 : 1));
}
