import type { Language } from "#territory/language.ts";
import type { Place } from "./meaning.ts";
import type { OtherPlace } from "./other-places.tsx";
import { locationLink, shownChoice } from "./shown-choice.server.ts";
import { othersNamed } from "./which-town.server.ts";

/** Returns the other places that share a found place's name, in the reader's language, with links. */
export const otherPlaces = (place: Pick<Place, "query">, language: Language): readonly OtherPlace[] =>
  othersNamed(place).map((choice) => ({
    ...shownChoice(choice, language),
    to: locationLink(choice, language),
  }));
