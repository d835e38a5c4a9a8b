import type { Fire } from "#fires/model.ts";
import type { Language } from "#territory/language.ts";
import type { Point } from "#territory/point.ts";
import { readPosition } from "#territory/read-position.ts";
import type { Choice, Meaning } from "../../../parts/finder/meaning.ts";
import { shownChoice } from "../../../parts/finder/shown-choice.server.ts";
import { typedWords } from "../../../parts/finder/typed-words.server.ts";
import { type Sources, understand } from "../../../parts/finder/understand.server.ts";
import { choicesOf } from "../../../parts/finder/which-town.server.ts";
import type { WhereChoice, WordsFound } from "./where-found.ts";

/** Looks up a typed text as a place, by the rules of the site's other searches, also outside Quebec. */
export async function wordsFound(typed: string, sources: Sources, language: Language): Promise<WordsFound> {
  const words = typedWords(typed);
  const { meaning, isGeocoderDown } = await understand(words, sources);
  return {
    words,
    isGeocoderDown,
    became: meaning.kind === "point" ? "point" : "none",
    choices: [],
    at: null,
    name: null,
    ...placeOf(meaning, words, sources.fires, language),
  };
}

function placeOf(
  meaning: Meaning,
  words: string,
  fires: readonly Fire[],
  language: Language,
): Partial<WordsFound> {
  switch (meaning.kind) {
    case "point":
      return {
        became: meaning.isTownOnly ? "town" : "point",
        at: meaning.at,
        name: meaning.name,
        choices: shownOf(choicesOf(meaning), fires, language),
      };
    case "several":
    case "near":
      return offered(meaning.kind, meaning.choices, fires, language);
    case "outside": {
      const at = readPosition(words);
      return at === null || at === "off-globe" ? { became: "unreadable" } : { became: "outside", at };
    }
    default:
      return { became: meaning.kind };
  }
}

function offered(
  kind: "several" | "near",
  all: readonly Choice[],
  fires: readonly Fire[],
  language: Language,
): Partial<WordsFound> {
  const choices = shownOf(all, fires, language);
  if (choices.length > 0) return { became: kind, choices };
  return { became: kind === "several" ? "wide" : "none" };
}

/** Returns the choices with a position; a whole region has no position to send a crew to. */
const shownOf = (all: readonly Choice[], fires: readonly Fire[], language: Language): WhereChoice[] =>
  all.flatMap((choice) => {
    const at = pointOf(choice, fires);
    const knownFire = choice.target.is === "fire" ? choice.target.id : null;
    return at === null ? [] : [{ ...shownChoice(choice, language), at, knownFire }];
  });

function pointOf({ target }: Choice, fires: readonly Fire[]): Point | null {
  if ("at" in target) return target.at;
  return target.is === "fire" ? (fires.find(({ id }) => id === target.id)?.at ?? null) : null;
}
