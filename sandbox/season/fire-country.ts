import { mrcByName } from "#territory/mrcs.ts";
import type { Point } from "#territory/point.ts";
import { regionByCode } from "#territory/regions.ts";
import { zoneByNumber } from "#territory/zones.ts";

/** Area where fires start: one per danger zone, from our own reading of a map. */
export interface FireCountry {
  readonly zone: number;
  readonly anchor: Point;
  /** Codes and names of the region (two digits) and the MRC (three digits) that contain most of it. */
  readonly region: string;
  readonly regionName: string;
  readonly mrc: string;
  readonly mrcCode: string;
  readonly managementUnit: string;
  readonly town: string;
  /** Relative number of fires started there by people and by lightning. */
  readonly people: number;
  readonly lightning: number;
}

type Row = readonly [
  zone: number,
  mrc: string,
  managementUnit: string,
  town: string,
  people: number,
  lightning: number,
];

const ROWS: readonly Row[] = [
  [1, "Jamésie", "Harricana-nord", "Matagami", 1, 4],
  [2, "Abitibi-Ouest", "Lac-abitibi", "La Sarre", 3, 3],
  [3, "Jamésie", "Quévillon", "Lebel-sur-Quévillon", 2, 10],
  [4, "Rouyn-Noranda", "Rouyn-noranda", "Rouyn-Noranda", 3, 2],
  [5, "La Vallée-de-l'Or", "Val-d'or", "Senneterre", 4, 7],
  [6, "La Vallée-de-l'Or", "Megiscane", "Senneterre", 1, 8],
  [7, "Témiscamingue", "Témiscamingue", "Ville-Marie", 2, 3],
  [8, "Pontiac", "Coulonge", "Rapides-des-Joachims", 1, 3],
  [10, "La Vallée-de-la-Gatineau", "Cabonga", "Grand-Remous", 2, 4],
  [11, "La Tuque", "Windigo-gouin", "La Tuque", 1, 6],
  [12, "Pontiac", "Coulonge", "Fort-Coulonge", 4, 2],
  [13, "Antoine-Labelle", "Basse-lièvre", "Mont-Laurier", 6, 3],
  [14, "Matawinie", "Lanaudière", "Saint-Michel-des-Saints", 2, 3],
  [15, "Les Collines-de-l'Outaouais", "Basse-lièvre", "Cantley", 5, 1],
  [16, "Les Laurentides", "Laurentides", "Sainte-Agathe-des-Monts", 9, 1],
  [17, "Montcalm", "Lanaudière", "Sainte-Julienne", 7, 0.3],
  [20, "Le Haut-Richelieu", "Montérégie", "Saint-Jean-sur-Richelieu", 6, 0.3],
  [21, "Le Haut-Saint-François", "Estrie", "Cookshire-Eaton", 7, 0.6],
  [22, "Arthabaska", "Bois-francs", "Victoriaville", 5, 0.4],
  [23, "Beauce-Sartigan", "Beauce-appalaches", "Saint-Georges", 5, 0.7],
  [24, "Maskinongé", "Bas-saint-maurice", "Louiseville", 5, 0.5],
  [25, "Mékinac", "Bas-saint-maurice", "Saint-Tite", 4, 3],
  [26, "La Tuque", "Bas-saint-maurice", "La Tuque", 3, 6],
  [27, "Portneuf", "Portneuf-laurentides", "Saint-Raymond", 5, 0.8],
  [28, "La Jacques-Cartier", "Portneuf-laurentides", "Stoneham-et-Tewkesbury", 5, 0.4],
  [29, "Charlevoix", "Charlevoix", "Baie-Saint-Paul", 3, 0.8],
  [30, "La Côte-de-Beaupré", "Portneuf-laurentides", "Boischatel", 1, 1.5],
  [31, "Le Fjord-du-Saguenay", "Saguenay-sud shipshaw", "Saint-Honoré", 5, 1.5],
  [32, "Le Domaine-du-Roy", "Roberval saint-félicien", "Saint-Félicien", 5, 2],
  [33, "Le Domaine-du-Roy", "Roberval saint-félicien", "Saint-Félicien", 1, 5],
  [34, "Maria-Chapdelaine", "Mistassini", "Dolbeau-Mistassini", 2, 7],
  [35, "Le Fjord-du-Saguenay", "Riviere-péribonka", "Saint-David-de-Falardeau", 1, 4],
  [36, "Jamésie", "Chibougamau", "Chibougamau", 3, 9],
  [37, "Jamésie", "Chibougamau", "Mistissini", 1, 5],
  [38, "Maria-Chapdelaine", "Mistassini", "Dolbeau-Mistassini", 0.5, 5],
  [40, "La Haute-Côte-Nord", "Escoumins-forestville", "Forestville", 3, 6],
  [41, "Manicouagan", "Manicouagan-outardes", "Baie-Comeau", 3, 5],
  [42, "Sept-Rivières", "Sept-iles havre-saint-pierre anticosti", "Sept-Îles", 3, 2],
  [43, "Manicouagan", "Manicouagan-outardes", "Baie-Comeau", 0.5, 4],
  [44, "Minganie", "Sept-iles havre-saint-pierre anticosti", "Havre-Saint-Pierre", 1, 2],
  [45, "Témiscouata", "Grand-portage", "Témiscouata-sur-le-Lac", 4, 1],
  [46, "La Matapédia", "Bas-st-laurent", "Amqui", 4, 1],
  [47, "La Matanie", "Bas-st-laurent", "Matane", 3, 1],
  [48, "Bonaventure", "Baie-des-chaleurs", "New Richmond", 4, 1],
  [49, "La Côte-de-Gaspé", "Gaspésie", "Gaspé", 3, 0.8],
  [50, "Eeyou Istchee", "Harricana-nord", "Waskaganish", 0.4, 4],
  [51, "Eeyou Istchee", "Harricana-nord", "Eastmain", 0.4, 4],
  [52, "Eeyou Istchee", "Harricana-nord", "Wemindji", 0.4, 4],
  [53, "Eeyou Istchee", "Harricana-nord", "Chisasibi", 0.4, 3],
  [54, "Eeyou Istchee", "Chibougamau", "Nemaska", 0.4, 5],
  [55, "Eeyou Istchee", "Chibougamau", "Nemaska", 0.2, 5],
  [56, "Eeyou Istchee", "Harricana-nord", "Radisson", 0.4, 4],
  [57, "Eeyou Istchee", "Harricana-nord", "Radisson", 0.2, 4],
  [58, "Eeyou Istchee", "Chibougamau", "Radisson", 0.1, 4],
  [59, "Eeyou Istchee", "Chibougamau", "Radisson", 0.1, 3],
  [60, "Minganie", "Sept-iles havre-saint-pierre anticosti", "L'Île-d'Anticosti", 0.4, 1],
  [61, "Îles-de-la-Madeleine", "Gaspésie", "Les Îles-de-la-Madeleine", 0.4, 0.05],
  [62, "Eeyou Istchee", "Chibougamau", "Mistissini", 0.2, 5],
  [63, "Jamésie", "Chibougamau", "Mistissini", 0.1, 4],
  [64, "Caniapiscau", "Manicouagan-outardes", "Fermont", 0.2, 4],
  [65, "Caniapiscau", "Manicouagan-outardes", "Fermont", 0.4, 4],
  [66, "Sept-Rivières", "Sept-iles havre-saint-pierre anticosti", "Sept-Îles", 0.2, 4],
  [67, "Minganie", "Sept-iles havre-saint-pierre anticosti", "Havre-Saint-Pierre", 0.2, 4],
  [68, "Minganie", "Sept-iles havre-saint-pierre anticosti", "Natashquan", 0.2, 3],
  [69, "Le Golfe-du-Saint-Laurent", "Sept-iles havre-saint-pierre anticosti", "Saint-Augustin", 0.3, 2],
];

export const FIRE_COUNTRY: readonly FireCountry[] = ROWS.map(
  ([zone, mrcName, managementUnit, town, people, lightning]) => {
    const mrc = mrcByName(mrcName);
    const known = zoneByNumber(zone);
    if (mrc === undefined || known === undefined)
      throw new Error(`fire country has an unknown MRC: ${mrcName}`);
    const { code: mrcCode, name, region } = mrc;
    const regionName = regionByCode(region)?.name.fr ?? region;
    const { anchor } = known;
    return { zone, anchor, region, regionName, mrc: name, mrcCode, managementUnit, town, people, lightning };
  },
);
