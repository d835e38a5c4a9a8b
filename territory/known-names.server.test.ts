import { describe, expect, test } from "vitest";
import { distanceKm } from "./distance.ts";
import { placesNamed, placesOfPostalCode } from "./gazetteer.server.ts";
import { MRCS } from "./mrcs.ts";
import { POSTAL_AREAS } from "./postal-areas.ts";
import { plainWords } from "./slug.ts";

/** Names as people use them, by their MRC or city: from public lists, not from our tables. */
const NAMES: Readonly<Record<string, string>> = {
  "Îles-de-la-Madeleine":
    "Îles-de-la-Madeleine|Les Îles-de-la-Madeleine|Grosse-Île|Cap-aux-Meules|Havre-Aubert|Fatima",
  "Le Rocher-Percé": "Percé|Chandler|Grande-Rivière|Port-Daniel",
  "La Côte-de-Gaspé": "Gaspé|Murdochville|Cloridorme|Rivière-au-Renard|Cap-des-Rosiers",
  "La Haute-Gaspésie": "Sainte-Anne-des-Monts|Cap-Chat|Marsoui|Mont-Louis",
  Bonaventure: "New Richmond|Paspébiac|Saint-Elzéar|Saint-Siméon|Caplan",
  Avignon: "Carleton-sur-Mer|Carleton|Listuguj|Gesgapegiag|Matapédia|Nouvelle",
  "La Matapédia": "Amqui|Causapscal|Sayabec|Saint-Léon-le-Grand|Saint-Damase",
  "La Matanie": "Matane|Les Méchins|Sainte-Félicité|Saint-Ulric",
  "La Mitis": "Mont-Joli|Price|Sainte-Luce|Luceville|Sainte-Jeanne-d’Arc|Saint-Donat",
  "Rimouski-Neigette": "Rimouski|Le Bic|Saint-Fabien|Saint-Anaclet|Esprit-Saint",
  "Les Basques": "Trois-Pistoles|Saint-Jean-de-Dieu|Saint-Simon",
  "Rivière-du-Loup": "Rivière-du-Loup|Cacouna|L’Isle-Verte|Saint-Cyprien|Notre-Dame-du-Portage",
  Témiscouata: "Notre-Dame-du-Lac|Cabano|Dégelis|Pohénégamook|Saint-Louis-du-Ha! Ha!|Squatec",
  Kamouraska: "La Pocatière|Mont-Carmel|Saint-Pascal|Kamouraska|Saint-André",
  "Charlevoix-Est": "La Malbaie|Clermont|Saint-Siméon|Pointe-au-Pic",
  Charlevoix: "Baie-Saint-Paul|L’Isle-aux-Coudres|Île aux Coudres|Les Éboulements",
  "L’Islet": "Saint-Jean-Port-Joli|L’Islet|Saint-Pamphile|Sainte-Perpétue|Sainte-Félicité",
  Bellechasse: "Saint-Raphaël|Sainte-Claire|Armagh|Beaumont|Buckland",
  "L’Île-d’Orléans": "Sainte-Pétronille|Saint-Pierre-de-l’Île-d’Orléans",
  "La Côte-de-Beaupré": "Beaupré|Château-Richer|L’Ange-Gardien|Boischatel",
  "La Jacques-Cartier": "Stoneham|Shannon|Lac-Beauport|Valcartier",
  Québec: "Québec|Quebec City|Beauport|Sainte-Foy|Charlesbourg|Wendake|L’Ancienne-Lorette|Cap-Rouge|Limoilou",
  Lévis: "Lévis|Saint-Romuald|Charny|Saint-Nicolas|Lauzon",
  "La Nouvelle-Beauce": "Sainte-Marie|Saint-Isidore|Scott|Saint-Elzéar",
  "Beauce-Centre": "Beauceville|Saint-Victor|Saint-Joseph-de-Beauce|Tring-Jonction",
  "Beauce-Sartigan": "Saint-Georges|Saint-Georges-de-Beauce|La Guadeloupe|Saint-Martin",
  "Les Etchemins": "Lac-Etchemin|Saint-Prosper|Sainte-Justine|Saint-Cyprien",
  "Le Granit": "Lac-Mégantic|Lambton|Saint-Sébastien|Woburn",
  "Les Appalaches": "Thetford Mines|Disraeli|Black Lake|Kinnear’s Mills|East Broughton",
  "L’Érable": "Plessisville|Princeville|Notre-Dame-de-Lourdes|Inverness",
  Lotbinière: "Sainte-Croix|Saint-Agapit|Laurier-Station|Issoudun",
  Portneuf: "Pont-Rouge|Donnacona|Saint-Raymond|Deschambault|Rivière-à-Pierre|Saint-Basile",
  Mékinac: "Saint-Tite|Saint-Séverin|Sainte-Thècle|Trois-Rives",
  Shawinigan: "Shawinigan|Grand-Mère|Shawinigan-Sud|Saint-Jean-des-Piles",
  "Trois-Rivières": "Pointe-du-Lac|Cap-de-la-Madeleine|Trois-Rivières|Saint-Louis-de-France",
  "Les Chenaux": "Notre-Dame-du-Mont-Carmel|Mont-Carmel|Champlain|Batiscan|Saint-Stanislas|La Pérade",
  Maskinongé: "Saint-Boniface|Louiseville|Saint-Alexis-des-Monts|Saint-Élie-de-Caxton|Saint-Barnabé",
  "La Tuque": "La Tuque|Clova|Parent|Wemotaci|Obedjiwan|Opitciwan|La Bostonnais",
  Bécancour: "Godefroy|Gentilly|Bécancour|Manseau|Wôlinak|Sainte-Françoise",
  Arthabaska: "Victoriaville|Warwick|Tingwick|Arthabaska|Daveluyville",
  "Les Sources": "Val-des-Sources|Asbestos|Danville",
  "Le Haut-Saint-François": "Cookshire|East Angus|Weedon|Newport",
  Sherbrooke: "Sherbrooke|Lennoxville|Rock Forest|Bromptonville",
  Memphrémagog: "Magog|Stanstead|Hatley|North Hatley|Mansonville",
  "Brome-Missisquoi": "Bromont|Sutton|Knowlton|Lac-Brome|Bedford",
  Drummond: "Drummondville|Saint-Nicéphore|Notre-Dame-du-Bon-Conseil|Wickham",
  "Nicolet-Yamaska": "Nicolet|Odanak|Sainte-Monique|Saint-Célestin",
  "D’Autray": "Berthierville|Lavaltrie|Saint-Gabriel|Mandeville",
  Joliette: "Joliette|Saint-Ambroise|Saint-Pierre|Notre-Dame-de-Lourdes",
  Matawinie: "Manawan|Rawdon|Saint-Donat|Saint-Michel-des-Saints|Saint-Côme|Saint-Damien",
  Montréal:
    "Montréal|Verdun|Saint-Henri|Hochelaga-Maisonneuve|LaSalle|Lachine|Outremont|Westmount|Ville-Marie",
  Roussillon: "Saint-Isidore|Kahnawake|Châteauguay|La Prairie",
  "Deux-Montagnes": "Oka|Kanesatake|Saint-Eustache",
  "Les Laurentides": "Mont-Tremblant|Saint-Jovite|Mont-Blanc|Saint-Faustin|La Minerve",
  "Antoine-Labelle": "Nominingue|Notre-Dame-du-Laus|Mont-Laurier|L’Annonciation|Kiamika|L’Ascension",
  Papineau: "Lac-Simon|Montebello|Duhamel|Ripon",
  Gatineau: "Gatineau|Hull|Aylmer|Buckingham",
  "Les Collines-de-l’Outaouais": "La Pêche|Wakefield|Chelsea|L’Ange-Gardien|Pontiac",
  "La Vallée-de-la-Gatineau": "Low|Maniwaki|Kitigan Zibi|Gracefield|Bois-Franc",
  Pontiac: "Shawville|Fort-Coulonge|Portage-du-Fort|Rapides-des-Joachims",
  Témiscamingue: "Ville-Marie|Témiscaming|Winneway|Kebaowek|Laniel|Belleterre",
  "Rouyn-Noranda": "Rouyn-Noranda|Rouyn|Cadillac|Évain",
  "Abitibi-Ouest": "La Sarre|Normétal|Clermont|Saint-Lambert",
  "La Vallée-de-l’Or": "Val-d’Or|Senneterre|Lac-Simon|Kitcisakik|Malartic",
  Abitibi: "Amos|Pikogan|Barraute|La Corne",
  "Le Domaine-du-Roy": "Roberval|Mashteuiatsh|Pointe-Bleue|Saint-Félicien|La Doré",
  "Maria-Chapdelaine": "Dolbeau-Mistassini|Girardville|Saint-Stanislas|Sainte-Jeanne-d’Arc|Saint-Augustin",
  "Lac-Saint-Jean-Est": "Alma|Saint-Gédéon|Saint-Bruno|Sainte-Monique|Lamarche",
  Saguenay: "Chicoutimi|Jonquière|La Baie|Laterrière|Arvida",
  "La Haute-Côte-Nord": "Tadoussac|Essipit|Forestville|Sacré-Cœur",
  Manicouagan: "Baie-Comeau|Hauterive|Pessamit|Betsiamites|Godbout",
  "Sept-Rivières": "Sept-Îles|Maliotenam|Uashat|Moisie|Port-Cartier",
  Caniapiscau: "Fermont|Schefferville|Kawawachikamach|Matimekosh",
  Minganie: "Port-Menier|Anticosti|Havre-Saint-Pierre|Mingan|Natashquan",
  "Le Golfe-du-Saint-Laurent": "Blanc-Sablon|La Romaine|Saint-Augustin|Chevery|La Tabatière",
  Jamésie: "Chibougamau|Matagami|Radisson|Chapais",
  "Administration régionale Kativik": "Kuujjuaq|Fort-Chimo|Poste-de-la-Baleine|Salluit|Inukjuak",
  "Eeyou Istchee": "Chisasibi|Mistissini|Oujé-Bougoumou|Waswanipi",
};

/** Spelling variants of a name. */
const WRITTEN: Readonly<Record<string, (name: string) => string>> = {
  "as it is": (name) => name,
  "with the typewriter's apostrophe": (name) => name.replaceAll("’", "'"),
  "without accents": (name) => plainWords(name),
  "in capitals": (name) => name.toUpperCase(),
  "with QC": (name) => `${name}, QC`,
  "with Québec": (name) => `${name} (Québec)`,
  "with St-": (name) => name.replace(/\bSaint-/g, "St-").replace(/\bSainte-/g, "Ste-"),
};

const KNOWN = Object.entries(NAMES).flatMap(([mrc, names]) => {
  const code = MRCS.find(({ name }) => name === mrc)?.code ?? mrc;
  return names.split("|").map((name) => ({ name, mrc, code }));
});

describe("names of public lists", () => {
  test("the lists have more than three hundred names, each with the code of its MRC", () => {
    expect(KNOWN.length).toBeGreaterThan(300);
    for (const { code } of KNOWN) expect(code).toMatch(/^\d{3}$/);
  });

  test.each(Object.entries(WRITTEN))("every name in the lists is found if written %s", (_, write) => {
    const wrong = KNOWN.filter(({ name, code }) => !placesNamed(write(name)).some(({ mrc }) => mrc === code));
    expect(wrong.map(({ name, mrc }) => `${name} (${mrc})`)).toEqual([]);
  });

  test("a name with its MRC finds only places of that MRC", () => {
    const wrong = KNOWN.filter(({ name, mrc, code }) => {
      const found = placesNamed(`${name} (${mrc})`);
      return found.length === 0 || found.some((place) => place.mrc !== code);
    });
    expect(wrong).toEqual([]);
  });
});

/** Postal codes of people and town halls, each with a place that the code can serve; null if unknown. */
const POSTAL_CODES: readonly (readonly [code: string, name: string | null])[] = [
  ["G0X 3H0", "Saint-Tite"],
  ["g0x3j0", "Notre-Dame-du-Mont-Carmel"],
  ["G9X 1A1", "La Tuque"],
  ["G9X 0A7", "La Bostonnais"],
  ["G8M 3J5", "Albanel"],
  ["J8L 4J7", "Mayo"],
  ["J8L 2P2", "Buckingham"],
  ["H2Y 1C6", "Montréal"],
  ["H3Y 2A1", "Westmount"],
  ["H3R 1A1", "Mont-Royal"],
  ["H7S 1Y9", "Laval"],
  ["G1R 4S9", "Québec"],
  ["G2E 5W1", "L’Ancienne-Lorette"],
  ["G3C 1B2", "Lac-Delage"],
  ["G4R 5M9", "Sept-Îles"],
  ["G4T 1A1", "Les Îles-de-la-Madeleine"],
  ["G4X 1A1", "Gaspé"],
  ["G5L 7C3", "Rimouski"],
  ["G7B 1H9", "La Baie"],
  ["G7H 1Z6", "Saguenay"],
  ["G8P 2P4", "Chibougamau"],
  ["J1H 5H9", "Sherbrooke"],
  ["J5W 1A1", "L’Assomption"],
  ["J6E 1A1", "Notre-Dame-des-Prairies"],
  ["J9B 1A1", "Chelsea"],
  ["J9E 1A1", "Maniwaki"],
  ["J9Z 1A1", "La Sarre"],
  ["J0W 1R0", "Nominingue"],
  ["J0X 2C0", "Low"],
  ["G0N 1S0", "Adstock"],
  ["J0M 1C0", "Kuujjuaq"],
  ["G0X 9Z9", null],
  ["J0B", null],
  ["K1A 0B1", null],
  ["H6A 1A1", null],
  ["G9X 1A1 rue", null],
  ["", null],
];

describe("postal codes", () => {
  test.each(POSTAL_CODES)("the postal code %j finds the place %s, or no place if null", (code, name) => {
    const names = placesOfPostalCode(code).map((place) => place.name);
    if (name === null) expect(names).toEqual([]);
    else expect(names).toContain(name);
  });

  test("every town in the table of postal codes exists", () => {
    for (const [code, { towns }] of POSTAL_AREAS) {
      const slugs = placesOfPostalCode(code).map(({ slug }) => slug);
      expect([code, slugs]).toEqual([code, expect.arrayContaining([...towns])]);
    }
  });
});

test("a rural postal code finds its town, then the towns and communities near it, the nearest first", () => {
  const places = placesOfPostalCode("J9E");
  expect(places.slice(0, 3).map(({ slug }) => slug)).toEqual(["maniwaki", "kitigan-zibi", "egan-sud"]);
  expect(places.filter(({ kind }) => kind !== "city" && kind !== "community")).toEqual([]);
  const [town] = places;
  const km = places.map(({ at }) => (town ? distanceKm(town.at, at) : Number.NaN));
  expect(km).toEqual(km.toSorted((a, b) => a - b));
  expect(Math.max(...km)).toBeLessThan(15);
});
