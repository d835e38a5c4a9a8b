import { typedPostalCode } from "./typed-postal-code.ts";

/**
 * Towns by the first half of their postal codes, as slugs: public knowledge, in our own words. "Within" codes
 * are completely in these towns; "around" codes extend into their surroundings. First halves with a zero are
 * rural: only some complete codes of villages are known.
 */
const WITHIN: Readonly<Record<string, string>> = {
  laval: "H7A H7B H7C H7E H7G H7H H7J H7K H7L H7M H7N H7P H7R H7S H7T H7V H7W H7X H7Y",
  longueuil: "J3Y J3Z J4G J4H J4J J4K J4L J4M J4N J4T J4V",
  montreal:
    "H1A H1C H1E H1G H1H H1J H1K H1L H1M H1N H1P H1R H1S H1T H1V H1W H1X H1Y H1Z H2A H2B H2C H2E H2G H2H H2J H2K H2L " +
    "H2M H2N H2P H2R H2S H2T H2V H2W H2X H2Y H2Z H3A H3B H3C H3E H3G H3H H3J H3K H3L H3M H3N H3S H3T H3V H3W H4A H4B " +
    "H4C H4E H4G H4H H4J H4K H4L H4M H4N H4R H4S H4Z H5A H5B H8N H8P H8R H8S H8T H8Y H8Z H9C H9E",
  quebec:
    "G1A G1B G1C G1E G1G G1H G1J G1K G1L G1M G1N G1P G1R G1S G1T G1V G1W G1X G1Y G2B G2C G2J G2K G2L G2M G2N G3E G3G G3J G3K",
  "baie-d-urfe": "H9X",
  beaconsfield: "H9W",
  brossard: "J4W J4X J4Y J4Z",
  "cote-saint-luc": "H3X H4V H4W",
  "dollard-des-ormeaux": "H9A H9B H9G H9H",
  dorval: "H4Y H9P H9S",
  gatineau: "J8P J8R J8T J8X J8Y J8Z J9A",
  hampstead: "H3X",
  kirkland: "H9H H9J",
  "mont-royal": "H3P H3R H4P H4T",
  "montreal-est": "H1B",
  "montreal-ouest": "H4X",
  "pointe-claire": "H9R H9S",
  saguenay: "G7H G7J G7S G7X G7Z",
  "saint-lambert-monteregie": "J4P J4R J4S",
  "sainte-anne-de-bellevue": "H9X",
  senneville: "H9K H9X",
  sherbrooke: "J1E J1G J1H J1J J1K J1L",
  "trois-rivieres": "G8T G8Y G8Z G9A",
  westmount: "H3Y H3Z",
};

/** Shared first halves that are also in a town named above. */
const WITHIN_TOO: Readonly<Record<string, string>> = {
  longueuil: "J4P J4R",
  montreal: "H1B H3P H3R H3X H3Z H4P H4T H4W H4X H4Y H9A H9B H9G H9H H9J H9K",
};

const AROUND: Readonly<Record<string, string>> = {
  alma: "G8B G8C G8E",
  amos: "J9T",
  amqui: "G5J",
  aylmer: "J9H J9J",
  "baie-comeau": "G4Z G5C",
  "baie-saint-paul": "G3Z",
  beauceville: "G5X",
  beauharnois: "J6N",
  becancour: "G9H",
  beloeil: "J3G",
  blainville: "J7B J7C",
  boisbriand: "J7G J7H",
  boucherville: "J4B",
  bromont: "J2L",
  "brownsburg-chatham": "J8G",
  bromptonville: "J1C",
  buckingham: "J8L",
  candiac: "J5R",
  chambly: "J3L",
  chateauguay: "J6J J6K",
  chelsea: "J9B",
  chibougamau: "G8P",
  "clermont-capitale-nationale": "G4A",
  coaticook: "J1A",
  cowansville: "J2K",
  degelis: "G5T",
  delson: "J5B",
  "dolbeau-mistassini": "G8L",
  donnacona: "G3M",
  drummondville: "J2A J2B J2C J2E",
  farnham: "J2N",
  gaspe: "G4X",
  gatineau: "J8V",
  granby: "J2G J2H J2J J2M",
  hebertville: "G8N",
  joliette: "J6E",
  "l-ancienne-lorette": "G2E G2G",
  "l-assomption": "J5W",
  "l-epiphanie": "J5X",
  "l-ile-perrot": "J7V J7W",
  jonquiere: "G8A",
  "la-baie": "G7B",
  "la-malbaie": "G5A",
  "la-plaine": "J7M",
  "la-sarre": "J9Z",
  "la-tuque": "G9X",
  lachenaie: "J6V",
  "lac-beauport": "G3B",
  lachute: "J8H",
  "lac-megantic": "G6B",
  laterriere: "G7N",
  lavaltrie: "J5T",
  lennoxville: "J1M",
  "les-coteaux": "J7X",
  "les-iles-de-la-madeleine": "G4T",
  levis: "G6C G6J G6K G6V G6W G6X G6Y G6Z G7A",
  lorraine: "J6Z",
  louiseville: "J5V",
  magog: "J1X",
  maniwaki: "J9E",
  marieville: "J3M",
  mascouche: "J7K J7L",
  "masson-angers": "J8M",
  matane: "G4W",
  mercier: "J6R",
  "metabetchouan-lac-a-la-croix": "G8G",
  mirabel: "J7J J7N",
  "mont-joli": "G5H",
  "mont-laurier": "J9L",
  montmagny: "G5V",
  "mont-saint-hilaire": "J3H",
  "mont-tremblant": "J8E",
  nicolet: "J3T",
  normandin: "G8M",
  plessisville: "G6L",
  "pont-rouge-capitale-nationale": "G3H",
  "port-cartier": "G5B",
  quebec: "G2A G3S",
  repentigny: "J5Y J5Z J6A",
  rimouski: "G5L G5M G5N",
  "riviere-du-loup": "G5R",
  roberval: "G8H",
  rosemere: "J7A",
  "rouyn-noranda": "J9X J9Y",
  saguenay: "G7G G7K G7T G7Y",
  "saint-ambroise-saguenay-lac-saint-jean": "G7P",
  "saint-augustin-de-desmaures": "G3A",
  "saint-basile-le-grand": "J3N",
  "saint-bruno-de-montarville": "J3V",
  "saint-colomban": "J5K",
  "saint-constant": "J5A",
  "saint-cyrille-de-wendover": "J1Z",
  "saint-eustache": "J7P J7R",
  "saint-felicien": "G8K",
  "saint-georges": "G5Y G5Z G6A",
  "saint-hippolyte": "J8A",
  "saint-hyacinthe": "J2R J2S J2T",
  "saint-jean-sur-richelieu": "J2W J2X J2Y J3A J3B",
  "saint-jerome": "J5L J7Y J7Z",
  "saint-lazare": "J7T",
  "saint-lin-laurentides": "J5M",
  "saint-prime": "G8J",
  "saint-raymond-capitale-nationale": "G3L",
  "sainte-adele": "J8B",
  "sainte-agathe-des-monts": "J8C",
  "sainte-anne-des-monts": "G4V",
  "sainte-anne-des-plaines": "J5N",
  "sainte-catherine": "J5C",
  "sainte-catherine-de-la-jacques-cartier": "G3N",
  "sainte-julie": "J3E",
  "sainte-marie": "G6E",
  "sainte-sophie": "J5J",
  "sainte-therese": "J7E",
  "salaberry-de-valleyfield": "J6S J6T",
  "sept-iles": "G4R G4S",
  shawinigan: "G9N G9P G9R G9T",
  sherbrooke: "J1N J1R",
  "sorel-tracy": "J3P J3R",
  "stoneham-et-tewkesbury": "G3C",
  terrebonne: "J6W J6X J6Y",
  "thetford-mines": "G6G G6H",
  "trois-rivieres": "G8V G8W G9B G9C",
  "val-d-or": "J9P",
  "val-des-monts": "J8N",
  "val-des-sources": "J1T",
  varennes: "J3X",
  "vaudreuil-dorion": "J7V",
  victoriaville: "G6P G6R G6S G6T",
  "ville-marie-abitibi-temiscamingue": "J9V",
  windsor: "J1S",
  // Villages, by the complete code of their post office.
  abercorn: "J0E1B0",
  "acton-vale": "J0H1A0",
  adstock: "G0N1S0",
  aguanish: "G0G1A0",
  akulivik: "J0M1V0",
  albertville: "G0J1A0",
  amherst: "J0T2L0",
  "ange-gardien": "J0E1E0",
  armagh: "G0R1A0",
  arundel: "J0T1A0",
  "ascot-corner": "J0B1A0",
  "aston-jonction": "G0Z1A0",
  auclair: "G0L1A0",
  aumond: "J0W1W0",
  chapais: "G0W1H0",
  chisasibi: "J0M1E0",
  clova: "G0X3M0",
  "ferme-neuve": "J0W1C0",
  fermont: "G0G1J0",
  gracefield: "J0X1W0",
  "havre-saint-pierre": "G0G1P0",
  kuujjuaq: "J0M1C0",
  labelle: "J0T1H0",
  "lebel-sur-quevillon": "J0Y1X0",
  "les-escoumins": "G0T1K0",
  low: "J0X2C0",
  malartic: "J0Y1Z0",
  maria: "G0C1Y0",
  marsoui: "G0E1S0",
  marston: "G0Y1G0",
  martinville: "J0B2A0",
  maskinonge: "J0K1N0",
  massueville: "J0G1K0",
  matagami: "J0Y2A0",
  matapedia: "G0J1V0",
  messines: "J0X2J0",
  "metis-sur-mer": "G0J1S0",
  milan: "G0Y1E0",
  nominingue: "J0W1R0",
  "notre-dame-du-laus": "J0X2M0",
  "notre-dame-du-mont-carmel": "G0X3J0",
  obedjiwan: "G0W3B0",
  parent: "G0X3P0",
  rawdon: "J0K1S0",
  "saint-boniface": "G0X2L0",
  "saint-michel-des-saints": "J0K3B0",
  "saint-tite": "G0X3H0",
  senneterre: "J0Y2M0",
  shawville: "J0X2Y0",
  tadoussac: "G0T2A0",
  wemotaci: "G0X3R0",
};

/** The area that a postal code serves. */
export interface PostalArea {
  /** Slugs of its towns, the main one first. */
  readonly towns: readonly string[];
  /** Whether it is completely in these towns; otherwise their surroundings can have it too. */
  readonly isWithin: boolean;
}

const areas = new Map<string, { readonly towns: string[]; readonly isWithin: boolean }>();

function add(table: Readonly<Record<string, string>>, isWithin: boolean): void {
  for (const [town, codes] of Object.entries(table)) {
    for (const code of codes.split(" ")) {
      const known = areas.get(code);
      if (known) known.towns.push(town);
      else areas.set(code, { towns: [town], isWithin });
    }
  }
}

add(WITHIN, true);
add(WITHIN_TOO, true);
add(AROUND, false);

/** All areas, by first half or complete code without a space. */
export const POSTAL_AREAS: ReadonlyMap<string, PostalArea> = areas;

/**
 * Returns the area of a postal code or of its first half, however it is typed; undefined if it is invalid or
 * unknown.
 */
export function postalAreaOf(text: string): PostalArea | undefined {
  const code = typedPostalCode(text) ?? "";
  return areas.get(code) ?? areas.get(code.slice(0, 3));
}
