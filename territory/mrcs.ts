import { plainWords, slugify } from "./slug.ts";

/** A regional county municipality, or an equivalent territory (a city, the north). */
export interface Mrc {
  /** Three digits, the start of the official codes of its municipalities: "070" to "993". */
  readonly code: string;
  readonly name: string;
  readonly slug: string;
  /** Code of its region. */
  readonly region: string;
  /** Whether the territory is legally not an MRC, but has the powers of one. */
  readonly equivalent: boolean;
}

// "=" before a name marks an equivalent territory.
const BY_REGION: Readonly<Record<string, string>> = {
  "01": "070 La Matapédia|080 La Matanie|090 La Mitis|100 Rimouski-Neigette|110 Les Basques|120 Rivière-du-Loup|130 Témiscouata|140 Kamouraska",
  "02": "910 Le Domaine-du-Roy|920 Maria-Chapdelaine|930 Lac-Saint-Jean-Est|941 =Saguenay|942 Le Fjord-du-Saguenay",
  "03": "150 Charlevoix-Est|160 Charlevoix|200 L’Île-d’Orléans|210 La Côte-de-Beaupré|220 La Jacques-Cartier|230 =Québec|340 Portneuf",
  "04": "350 Mékinac|360 =Shawinigan|371 =Trois-Rivières|372 Les Chenaux|510 Maskinongé|900 =La Tuque",
  "05": "300 Le Granit|400 Les Sources|410 Le Haut-Saint-François|420 Le Val-Saint-François|430 =Sherbrooke|440 Coaticook|450 Memphrémagog|460 Brome-Missisquoi|470 La Haute-Yamaska",
  "06": "660 =Montréal",
  "07": "800 Papineau|810 =Gatineau|820 Les Collines-de-l’Outaouais|830 La Vallée-de-la-Gatineau|840 Pontiac",
  "08": "850 Témiscamingue|860 =Rouyn-Noranda|870 Abitibi-Ouest|880 Abitibi|890 La Vallée-de-l’Or",
  "09": "950 La Haute-Côte-Nord|960 Manicouagan|971 Sept-Rivières|972 Caniapiscau|981 Minganie|982 Le Golfe-du-Saint-Laurent",
  "10": "991 =Jamésie|992 =Administration régionale Kativik|993 =Eeyou Istchee",
  "11": "010 =Îles-de-la-Madeleine|020 Le Rocher-Percé|030 La Côte-de-Gaspé|040 La Haute-Gaspésie|050 Bonaventure|060 Avignon",
  "12": "170 L’Islet|180 Montmagny|190 Bellechasse|250 =Lévis|260 La Nouvelle-Beauce|270 Beauce-Centre|280 Les Etchemins|290 Beauce-Sartigan|310 Les Appalaches|330 Lotbinière",
  "13": "650 =Laval",
  "14": "520 D’Autray|600 L’Assomption|610 Joliette|620 Matawinie|630 Montcalm|640 Les Moulins",
  "15": "720 Deux-Montagnes|730 Thérèse-De Blainville|740 =Mirabel|750 La Rivière-du-Nord|760 Argenteuil|770 Les Pays-d’en-Haut|780 Les Laurentides|790 Antoine-Labelle",
  "16": "480 Acton|530 Pierre-De Saurel|540 Les Maskoutains|550 Rouville|560 Le Haut-Richelieu|570 La Vallée-du-Richelieu|580 =Longueuil|590 Marguerite-D’Youville|670 Roussillon|680 Les Jardins-de-Napierville|690 Le Haut-Saint-Laurent|700 Beauharnois-Salaberry|710 Vaudreuil-Soulanges",
  "17": "320 L’Érable|380 Bécancour|390 Arthabaska|490 Drummond|500 Nicolet-Yamaska",
};

/**
 * The 87 MRCs and 17 equivalent territories by code. Source: the province's administrative divisions (SDA)
 * and its institute of statistics.
 */
export const MRCS: readonly Mrc[] = Object.entries(BY_REGION)
  .flatMap(([region, list]) => list.split("|").map((entry) => read(entry, region)))
  .sort((a, b) => a.code.localeCompare(b.code));

function read(entry: string, region: string): Mrc {
  const equivalent = entry.includes("=");
  const name = entry.slice(equivalent ? 5 : 4);
  return { code: entry.slice(0, 3), name, slug: slugify(name), region, equivalent };
}

const BY_CODE = new Map(MRCS.map((mrc) => [mrc.code, mrc]));
const BY_NAME = new Map(MRCS.map((mrc) => [nameKey(mrc.name), mrc]));

/** Former official names in older data, with the code of today's MRC. */
const FORMER_NAMES = { "Robert-Cliche": "270" } satisfies Record<string, string>;

for (const [name, code] of Object.entries(FORMER_NAMES)) {
  const mrc = BY_CODE.get(code);
  if (mrc) BY_NAME.set(nameKey(name), mrc);
}

function nameKey(name: string): string {
  return plainWords(name)
    .replace(/\bste?\b/g, (short) => (short === "st" ? "saint" : "sainte"))
    .replace(/^(?:mrc )?(?:(?:de|du|des) )?(?:(?:les|le|la|l) )?/, "");
}

/** Returns the MRC of a name, regardless of accents, dashes, case and a leading article. */
export function mrcByName(name: string): Mrc | undefined {
  return BY_NAME.get(nameKey(name));
}

/** Returns the MRC of a code in any of its spellings. */
export function mrcByCode(code: string): Mrc | undefined {
  const normal = normaliseMrcCode(code);
  return normal === null ? undefined : BY_CODE.get(normal);
}

/** Converts a code of two or three digits ("48", "480", "371") to three; null for any other text. */
export function normaliseMrcCode(code: string | number): string | null {
  const digits = String(code).trim();
  if (!/^\d{1,3}$/.test(digits)) return null;
  return digits.length === 3 ? digits : `${digits.padStart(2, "0")}0`;
}
