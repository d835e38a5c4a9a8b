import type { CompassPoint } from "#territory/distance.ts";
import type { Bilingual } from "#territory/language.ts";

/** Names of fire statuses, by the status's ID in the public API. */
export const STATUS_NAMES = {
  0: { fr: "Recensé", en: "Recorded" },
  1: { fr: "Nouveau", en: "New" },
  2: { fr: "Sous observation", en: "Under observation" },
  3: { fr: "Hors contrôle", en: "Out of control" },
  4: { fr: "Contenu", en: "Being held" },
  5: { fr: "Maîtrisé", en: "Under control" },
  6: { fr: "Éteint", en: "Extinguished" },
} as const satisfies Record<number, Bilingual>;

export const DANGER_NAMES = {
  1: { fr: "Bas", en: "Low" },
  2: { fr: "Modéré", en: "Moderate" },
  3: { fr: "Élevé", en: "High" },
  4: { fr: "Très élevé", en: "Very high" },
  5: { fr: "Extrême", en: "Extreme" },
} as const satisfies Record<number, Bilingual>;

export const DIRECTIONS = {
  0: { fr: "au nord", en: "to the north" },
  1: { fr: "au nord-est", en: "to the northeast" },
  2: { fr: "à l’est", en: "to the east" },
  3: { fr: "au sud-est", en: "to the southeast" },
  4: { fr: "au sud", en: "to the south" },
  5: { fr: "au sud-ouest", en: "to the southwest" },
  6: { fr: "à l’ouest", en: "to the west" },
  7: { fr: "au nord-ouest", en: "to the northwest" },
} as const satisfies Record<CompassPoint, Bilingual>;

/** Returns a name in lower case, for the middle of a sentence. */
export const inSentence = ({ fr, en }: Bilingual): Bilingual => ({
  fr: fr.toLowerCase(),
  en: en.toLowerCase(),
});
