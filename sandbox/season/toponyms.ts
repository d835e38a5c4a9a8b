import type { Random } from "./random.ts";
import words from "./toponyms.json" with { type: "json" };

/** First words of names that are feminine in French: their adjectives get the feminine form. */
const FEMININE = new Set(["Rivière", "Baie", "Montagne", "Île"]);
const FEMININE_FORMS: Readonly<Record<string, string>> = words.feminineForms;
const ORDINALS = ["2e", "3e", "4e", "5e", "6e", "7e", "8e", "9e", "10e"] as const;

/** Returns the name of a fire in the woods, from the nearest water or height, as crews choose it. */
export function bushName(random: Random): string {
  const head = random.pick(words.waters) ?? "";
  const tail = random.pick(words.animalsAndThings) ?? "";
  return `${head} ${FEMININE.has(head) ? (FEMININE_FORMS[tail] ?? tail) : tail}`;
}

/** Returns the name of a fire near people: a road, a range, a park. */
export function roadName(random: Random): string {
  const kind = random.next();
  if (kind < 0.25) return `${random.pick(ORDINALS)} Rang`;
  if (kind < 0.35) return `Chemin du Rang ${random.pick(["2", "3", "4", "5", "6"])}`;
  if (kind < 0.8) return `Chemin ${random.pick(words.roads)}`;
  return bushName(random);
}
