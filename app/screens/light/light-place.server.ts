import { redirect } from "react-router";
import { PARAMETERS, pathTo, type Query } from "#plan/paths.ts";
import type { Services } from "#site-contract";
import type { Language } from "#territory/language.ts";
import {
  emptyQuestionMessages,
  type FinderMessage,
  finderMessagesOf,
} from "../../parts/finder/finder-messages.server.ts";
import type { Choice, Understood } from "../../parts/finder/meaning.ts";
import { sharedPlace } from "../../parts/finder/place-at-point.server.ts";
import { locationLink, type ShownChoice, shownChoice } from "../../parts/finder/shown-choice.server.ts";
import { typedWords } from "../../parts/finder/typed-words.server.ts";
import { understand, understandAtOnce } from "../../parts/finder/understand.server.ts";
import { choicesOf } from "../../parts/finder/which-town.server.ts";
import { type PlaceView, placeView } from "../../parts/place-answer/place-view.server.ts";
import { officialAlertsAt } from "../../parts/surroundings/surroundings-view.server.ts";
import type { OfficialAlertsView } from "../../parts/surroundings/surroundings-view.ts";
import { SECTION_IDS } from "./section-ids.ts";

/** The light page's answer about the place in its address. */
export interface LightPlace {
  readonly typed: string;
  readonly says: readonly FinderMessage[];
  /** Facts about the place; null unless the typed text means exactly one place in Quebec. */
  readonly answer: Extract<PlaceView, { kind: "answer" }> | null;
  /** Official alerts of the place; null if their source is not set, or without a place. */
  readonly alerts: OfficialAlertsView | null;
  /** Other places that the typed text can mean. */
  readonly choices: readonly (ShownChoice & { readonly to: string })[];
}

type LightPlaceServices = Pick<Services, "surroundings" | "situation" | "naturalAreas" | "geocoder" | "now">;

/**
 * Returns the answer for the place in the page's address; null if the address has no place. As on the home
 * page, text that names exactly one place redirects to the place's short address, which can be shared. Any
 * other text is answered at this address.
 * @throws {Response} the redirect
 */
export async function lightPlace(
  url: URL,
  language: Language,
  services: LightPlaceServices,
): Promise<LightPlace | null> {
  const parameterValue = (parameter: "address" | "place") =>
    typedWords(url.searchParams.get(PARAMETERS[parameter][language]));
  const [address, place] = [parameterValue("address"), parameterValue("place")];
  const typed = address || place;
  if (typed === "") {
    const isSent = url.searchParams.has(PARAMETERS.address[language]);
    return isSent
      ? { typed, says: emptyQuestionMessages(language), answer: null, alerts: null, choices: [] }
      : null;
  }
  const shared = address === "" ? sharedPlace(place) : null;
  const understood: Understood = shared
    ? { meaning: shared, isGeocoderDown: false }
    : await understandTyped(typed, language, services);
  const { meaning } = understood;
  const situation = await services.situation.read();
  const point = meaning.kind === "point" ? meaning : null;
  const options = { language, now: services.now(), surroundings: services.surroundings.read() };
  const answer = placeView(situation, point, options);
  return {
    typed: point?.name ?? typed,
    says: finderMessagesOf(understood, typed, language),
    answer: answer?.kind === "answer" ? answer : null,
    alerts: point && officialAlertsAt(options.surroundings, { ...point, ...options }),
    choices: choicesOf(meaning).map((choice) => ({
      ...shownChoice(choice, language),
      to: choicePath(choice, language),
    })),
  };
}

async function understandTyped(
  words: string,
  language: Language,
  services: LightPlaceServices,
): Promise<Understood> {
  const atOnce = understandAtOnce(words);
  if (atOnce?.kind === "point") throw redirect(placePath(atOnce.query, language));
  const [{ fires }, areas] = await Promise.all([services.situation.read(), services.naturalAreas.read()]);
  return understand(words, { geocoder: services.geocoder, fires: fires.value ?? [], areas });
}

/** Returns the light page's address for a place, from the query of the place's short address. */
const placePath = ({ place, here }: Query, language: Language): string =>
  `${pathTo("light", language, {}, { place: place ?? here ?? "" })}#${SECTION_IDS[language].place}`;

/** Returns the address of a choice: this page for a place, another page for a region, zone or fire. */
function choicePath(choice: Choice, language: Language): string {
  const { name, target } = choice;
  if (target.is === "point") return placePath(target.query, language);
  if (target.is === "area") return pathTo("light", language, {}, { address: name ?? "" });
  return locationLink(choice, language);
}
