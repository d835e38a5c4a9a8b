import { redirect } from "react-router";
import { withLastingParametersOf } from "#plan/lasting-parameters.ts";
import { PARAMETERS, pathTo } from "#plan/paths.ts";
import type { Language } from "#territory/language.ts";
import { sharedPlace } from "./place-at-point.server.ts";
import { typedWords } from "./typed-words.server.ts";
import { understandAtOnce } from "./understand.server.ts";

/** The requested page and the id of its section with the answer. */
interface RequestedSection {
  readonly screen: "home" | "prevention";
  readonly section: string;
}

/**
 * Returns the place in a page's address, if it is one that can be shared; null if there is none. Anyone may
 * cache the page, so an address with words that a visitor typed is redirected. The exact name of a place
 * leads to the place's short address. Other words and an empty search lead to the location page, which looks
 * words up and is never cached.
 * @throws {Response} the redirect
 */
export function requestedPlace(
  { searchParams, search }: URL,
  language: Language,
  requested: RequestedSection,
) {
  const value = (parameter: "address" | "place") => searchParams.get(PARAMETERS[parameter][language]) ?? "";
  const shared = sharedPlace(value("place"));
  if (shared && value("address") === "") return shared;
  const words = typedWords(value("address")) || typedWords(value("place"));
  if (words === "" && !searchParams.has(PARAMETERS.address[language])) return null;
  throw redirect(withLastingParametersOf(answerPath(words, language, requested), search));
}

function answerPath(words: string, language: Language, { screen, section }: RequestedSection): string {
  if (words === "") {
    const location = pathTo("current-situation-location", language);
    return `${location}?${PARAMETERS.address[language]}=`;
  }
  const meaning = understandAtOnce(words);
  if (meaning?.kind !== "point") {
    return pathTo("current-situation-location", language, {}, { address: words });
  }
  const { place, here } = meaning.query;
  return `${pathTo(screen, language, {}, { place: place ?? here ?? "" })}#${section}`;
}
