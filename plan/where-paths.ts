import type { Bilingual, Language } from "#territory/language.ts";
import type { Point } from "#territory/point.ts";
import { writePosition } from "#territory/rounded-position.ts";

/** Paths that find a fire's place from text that a person typed, in `?q=`. Responses are not cached. */
export const WORDS_PATHS = {
  fr: "/signaler-un-feu/lieu.json",
  en: "/en/report-fire/place.json",
} as const satisfies Bilingual;
export const WORDS_PARAMETER = "q";

/** Paths of known facts about a point rounded to a kilometre, the same for everyone: `?at=47.44,-72.78`. */
export const AROUND_PATHS = {
  fr: "/signaler-un-feu/autour.json",
  en: "/en/report-fire/around.json",
} as const satisfies Bilingual;
export const AROUND_PARAMETER = "at";

export const wordsPath = (words: string, language: Language): string =>
  `${WORDS_PATHS[language]}?${new URLSearchParams({ [WORDS_PARAMETER]: words })}`;

export const aroundPath = (at: Point, language: Language): string =>
  `${AROUND_PATHS[language]}?${new URLSearchParams({ [AROUND_PARAMETER]: writePosition(at) })}`;
