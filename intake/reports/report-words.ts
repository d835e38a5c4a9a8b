import type { Bilingual } from "#territory/language.ts";
import type { PointSource, ReportStatus } from "./vocabulary.ts";

/** Label of the choice that means the same as no answer. */
export const CHOICE_WORDS_UNKNOWN: Bilingual = { fr: "Difficile à dire", en: "Hard to tell" };

/** Sources of a fire's point, for dispatch. */
export const SOURCE_WORDS: Readonly<Record<PointSource, Bilingual>> = {
  words: { fr: "lieu ou coordonnées entrés au clavier", en: "typed place or coordinates" },
  map: { fr: "point placé sur la carte", en: "point set on the map" },
  device: { fr: "position de l’appareil", en: "the device’s location" },
  sight: { fr: "direction et distance", en: "direction and distance" },
};

/** Source if the person sees the fire from a distance and only gave their own location. */
export const POINT_OF_SENDER: Bilingual = {
  fr: "position de la personne, pas du feu\u00a0: elle voit le feu de loin, et il manque la direction ou la distance",
  en: "the person’s own location, not the fire’s: they see the fire from a distance, and the direction or distance is missing",
};

/** Source if the typed location matched a named place. */
export const placeFound = (found: string): Bilingual => ({
  fr: `lieu trouvé, «\u00a0${found}\u00a0» (son centre, si le lieu est grand)`,
  en: `place found, “${found}” (its centre, if the place is large)`,
});

/** Note after a phone number. Dispatch can call either way. */
export const callBackText = (callBack: boolean): Bilingual =>
  callBack
    ? { fr: "accepte un rappel", en: "can be called back" }
    : { fr: "n’a pas demandé de rappel", en: "did not ask to be called back" };

export const STATUS_WORDS: Readonly<Record<ReportStatus, Bilingual>> = {
  new: { fr: "Nouveau", en: "New" },
  checking: { fr: "En vérification", en: "Being checked" },
  confirmed: { fr: "Confirmé", en: "Confirmed" },
  known: { fr: "Feu déjà connu", en: "Fire already known" },
  unfounded: { fr: "Non fondé", en: "Unfounded" },
};
