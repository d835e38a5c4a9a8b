import { redirect } from "react-router";
import { withLastingParametersOf } from "#plan/lasting-parameters.ts";
import { PARAMETERS, pathTo } from "#plan/paths.ts";
import type { Services } from "#site-contract";
import type { Language } from "#territory/language.ts";
import { formatAge } from "../../parts/data-age/data-age.ts";
import { emptyQuestionMessages, finderMessagesOf } from "../../parts/finder/finder-messages.server.ts";
import type { Understood } from "../../parts/finder/meaning.ts";
import { sharedPlace } from "../../parts/finder/place-at-point.server.ts";
import { locationLink, shownChoice } from "../../parts/finder/shown-choice.server.ts";
import { typedWords } from "../../parts/finder/typed-words.server.ts";
import { understand } from "../../parts/finder/understand.server.ts";
import { surroundingsView } from "../../parts/surroundings/surroundings-view.server.ts";
import { locationView } from "./location-view.server.ts";

export async function locationData(url: URL, language: Language, services: Services) {
  const parameterValue = (parameter: "address" | "here" | "place") =>
    typedWords(url.searchParams.get(PARAMETERS[parameter][language]));
  const [address, shared] = [parameterValue("address"), parameterValue("here") || parameterValue("place")];
  const [situation, areas] = await Promise.all([services.situation.read(), services.naturalAreas.read()]);
  const sources = { geocoder: services.geocoder, fires: situation.fires.value ?? [], areas };
  const understood: Understood =
    address === "" && shared !== ""
      ? { meaning: sharedOrTyped(shared, url, language), isGeocoderDown: false }
      : await understand(address, sources);
  const { meaning } = understood;
  const isEmpty = meaning.kind === "nothing" && url.searchParams.has(PARAMETERS.address[language]);
  const writtenAt = services.now();
  const surroundings = services.surroundings.read();
  const typed = address || shared;
  return {
    writtenAt,
    typed,
    isPrivate: address !== "",
    age: formatAge([situation.fires, situation.danger, situation.restrictions], language, writtenAt),
    hasQuestion: meaning.kind !== "nothing" || isEmpty,
    says: isEmpty ? emptyQuestionMessages(language) : finderMessagesOf(understood, typed, language),
    answer:
      meaning.kind === "point"
        ? locationView(situation, meaning, { language, now: writtenAt, surroundings })
        : null,
    around:
      meaning.kind === "point"
        ? surroundingsView(surroundings, {
            ...{ at: meaning.at, region: meaning.region, fires: situation.fires.value ?? [] },
            ...{ language, now: writtenAt },
          })
        : null,
    choices:
      "choices" in meaning
        ? meaning.choices.map((choice) => ({
            ...shownChoice(choice, language),
            to: locationLink(choice, language),
          }))
        : [],
  };
}

/**
 * Returns the place in a shared address, if the text has the site's own format. Any other text can be
 * personal: redirects to the private address.
 * @throws the redirect
 */
function sharedOrTyped(shared: string, { search }: URL, language: Language) {
  const place = sharedPlace(shared);
  if (place) return place;
  const path = pathTo("current-situation-location", language, {}, { address: shared });
  throw redirect(withLastingParametersOf(path, search));
}

export type LocationData = Awaited<ReturnType<typeof locationData>>;
