import type { Random } from "./random.ts";

const ANIMALS_AND_THINGS = [
  "du Huard",
  "de la Truite",
  "à l'Orignal",
  "du Brochet",
  "aux Rats",
  "du Castor",
  "de la Loutre",
  "du Caribou",
  "des Outardes",
  "du Porc-Épic",
  "de l'Aigle",
  "du Loup",
  "de la Martre",
  "du Doré",
  "des Bouleaux",
  "aux Bleuets",
  "des Épinettes",
  "du Pin Rouge",
  "de la Tourbière",
  "des Cyprès",
  "du Canot",
  "du Portage",
  "de la Pointe",
  "du Milieu",
  "de la Baie",
  "à la Croix",
  "du Chêne",
  "de l'Écluse",
  "du Poste",
  "de la Dame",
  "Long",
  "Rond",
  "Vert",
  "Blanc",
  "Croche",
  "Perdu",
  "Clair",
  "Noir",
  "du Brûlé",
  "du Grand Détour",
  "des Îles",
  "de la Hutte",
  "du Trappeur",
  "Sans Nom",
] as const;

const WATERS = [
  "Lac",
  "Lac",
  "Lac",
  "Lac",
  "Petit lac",
  "Rivière",
  "Ruisseau",
  "Baie",
  "Mont",
  "Montagne",
  "Île",
] as const;

/** Feminine first words, for the adjectives. */
const FEMININE = new Set(["Rivière", "Baie", "Montagne", "Île"]);
const FEMININE_FORMS: Readonly<Record<string, string>> = {
  Long: "Longue",
  Rond: "Ronde",
  Vert: "Verte",
  Blanc: "Blanche",
  Perdu: "Perdue",
  Clair: "Claire",
  Noir: "Noire",
};

const ROAD_NAMES = [
  "de la Montagne",
  "du Lac-aux-Castors",
  "du Ruisseau",
  "des Pionniers",
  "de la Gravière",
  "du Moulin",
  "des Érables",
  "de la Voie-Ferrée",
  "de la Carrière",
  "de la Plage",
  "du Domaine",
  "de la Sablière",
  "des Sucreries",
  "du Pont-Couvert",
] as const;
const ORDINALS = ["2e", "3e", "4e", "5e", "6e", "7e", "8e", "9e", "10e"] as const;

/** Returns the name of a fire in the woods, from the nearest water or height, as crews choose it. */
export function bushName(random: Random): string {
  const head = random.pick(WATERS);
  const tail = random.pick(ANIMALS_AND_THINGS);
  return `${head} ${FEMININE.has(head) ? (FEMININE_FORMS[tail] ?? tail) : tail}`;
}

/** Returns the name of a fire near people: a road, a range, a park. */
export function roadName(random: Random): string {
  const kind = random.next();
  if (kind < 0.25) return `${random.pick(ORDINALS)} Rang`;
  if (kind < 0.35) return `Chemin du Rang ${random.pick(["2", "3", "4", "5", "6"])}`;
  if (kind < 0.8) return `Chemin ${random.pick(ROAD_NAMES)}`;
  return bushName(random);
}
