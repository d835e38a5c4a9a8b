import { redirect } from "react-router";
import type { Language } from "#territory/language.ts";
import { readKeptParameters, withKeptParameters } from "../../frame/kept-parameters.ts";
import { sharedPlace } from "../../parts/finder/point-meant.server.ts";
import { typedWords } from "../../parts/finder/typed-words.server.ts";
import { understandAtOnce } from "../../parts/finder/understand.server.ts";
import { PARAMETERS, pathTo } from "../../paths.ts";
import { PLACE_ID } from "./place-id.ts";

/**
 * The place that home's address says, as anyone may share it; null when it says none. Somebody's own words are sent on,
 * since home may be kept by anyone: to the short address of a place named exactly, else to the location page, which
 * looks them up and is kept by nobody.
 * @throws {Response} the redirect.
 */
export function placeAsked({ searchParams, search }: URL, language: Language) {
  const value = (parameter: "address" | "place") => searchParams.get(PARAMETERS[parameter][language]) ?? "";
  const shared = sharedPlace(value("place"));
  if (shared && value("address") === "") return shared;
  const words = typedWords(value("address")) || typedWords(value("place"));
  if (words === "") return null;
  throw redirect(withKeptParameters(answerPath(words, language), readKeptParameters(search)));
}

function answerPath(words: string, language: Language): string {
  const meaning = understandAtOnce(words);
  if (meaning?.kind !== "point") {
    return pathTo("current-situation-location", language, {}, { address: words });
  }
  const { place, here } = meaning.query;
  return `${pathTo("home", language, {}, { place: place ?? here ?? "" })}#${PLACE_ID[language]}`;
}
