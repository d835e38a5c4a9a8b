import type { StorySummary } from "#content/story.ts";
import { quebecDay } from "#territory/quebec-day.ts";

export type Season = "winter" | "spring" | "summer" | "autumn";

/** First day of each season in Quebec; days before the first entry are winter too. */
const BEGINS: readonly (readonly [day: string, Season])[] = [
  ["04-01", "spring"],
  ["06-01", "summer"],
  ["09-01", "autumn"],
  ["11-16", "winter"],
];

/**
 * Returns the prevention season. Winter has snow; in spring people burn brush; in summer camps and forest
 * roads are full; in autumn people work and hunt.
 */
export function seasonAt(now: Date): Season {
  const today = quebecDay(now).slice("2026-".length);
  return BEGINS.findLast(([day]) => day <= today)?.[1] ?? "winter";
}

/** Categories and articles that come first in a season, by their French paths. */
export const FIRST: Readonly<Record<Season, readonly string[]>> = {
  winter: ["prevention/chalets-et-maisons"],
  spring: ["prevention/permis-de-brulage", "prevention/permis-de-brulage/eviter-le-brulage"],
  summer: [
    "prevention/feux-de-camp",
    "prevention/loisirs",
    "prevention/feux-de-camp/allumer-surveiller-eteindre",
  ],
  autumn: [
    "prevention/travaux-en-foret",
    "prevention/loisirs",
    "prevention/loisirs/chasse-peche-et-rechauds",
  ],
};

/** Sorts stories: this season's first, the others in the editors' order. */
export function inSeasonOrder<Each extends Pick<StorySummary, "paths">>(
  stories: readonly Each[],
  now: Date,
): readonly Each[] {
  const first = FIRST[seasonAt(now)];
  const placeOf = ({ paths }: Each) => (first.includes(paths.fr) ? first.indexOf(paths.fr) : first.length);
  return stories.toSorted((a, b) => placeOf(a) - placeOf(b));
}
