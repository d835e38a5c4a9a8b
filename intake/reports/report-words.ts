import type { Bilingual } from "#territory/language.ts";
import type {
  ACCESS,
  BURNING,
  COLOURS,
  FIGHTING,
  NEAR,
  PointSource,
  ReportStatus,
  SEEN,
  SINCE,
  SIZES,
  SPREADS,
} from "./vocabulary.ts";

/** Fields with a list of values to choose from. */
interface Asked {
  readonly seen: (typeof SEEN)[number];
  readonly colour: (typeof COLOURS)[number];
  readonly size: (typeof SIZES)[number];
  readonly spread: (typeof SPREADS)[number];
  readonly burning: (typeof BURNING)[number];
  readonly since: (typeof SINCE)[number];
  readonly near: (typeof NEAR)[number];
  readonly fighting: (typeof FIGHTING)[number];
  readonly access: (typeof ACCESS)[number];
}

/** Questions of the form. */
export const QUESTIONS: Readonly<Record<keyof Asked, Bilingual>> = {
  seen: { fr: "Que voyez-vous ?", en: "What do you see?" },
  colour: { fr: "De quelle couleur est la fumée ?", en: "What colour is the smoke?" },
  size: { fr: "Quelle est la grosseur du feu ?", en: "How big is the fire?" },
  spread: { fr: "Le feu s’étend-il ?", en: "Is the fire spreading?" },
  burning: { fr: "Qu’est-ce qui brûle ?", en: "What is burning?" },
  since: { fr: "Quand l’avez-vous vu pour la première fois ?", en: "When did you first see it?" },
  near: { fr: "Qu’y a-t-il près du feu ?", en: "What is near the fire?" },
  fighting: { fr: "Quelqu’un combat-il le feu ?", en: "Is anyone fighting the fire?" },
  access: { fr: "Comment peut-on s’y rendre ?", en: "How can crews get there?" },
};

/** Names of fields in a list of answers. */
export const ANSWER_NAMES: Readonly<Record<keyof Asked, Bilingual>> = {
  seen: { fr: "Ce qui est vu", en: "Seen" },
  colour: { fr: "Couleur de la fumée", en: "Colour of the smoke" },
  size: { fr: "Grosseur du feu", en: "Size of the fire" },
  spread: { fr: "Le feu s’étend", en: "Spreading" },
  burning: { fr: "Ce qui brûle", en: "Burning" },
  since: { fr: "Première observation", en: "First seen" },
  near: { fr: "Près du feu", en: "Near the fire" },
  fighting: { fr: "Quelqu’un combat le feu", en: "Someone is fighting it" },
  access: { fr: "Accès", en: "Access" },
};

/** Names of values, in the form, in its emails and for dispatch. */
export const CHOICE_WORDS: {
  readonly [Each in keyof Asked]: Readonly<Record<Asked[Each], Bilingual>>;
} = {
  seen: {
    smoke: { fr: "De la fumée", en: "Smoke" },
    flames: { fr: "Des flammes", en: "Flames" },
    both: { fr: "De la fumée et des flammes", en: "Smoke and flames" },
  },
  colour: {
    white: { fr: "Blanche", en: "White" },
    grey: { fr: "Grise", en: "Grey" },
    black: { fr: "Noire", en: "Black" },
    brown: { fr: "Brune", en: "Brown" },
  },
  size: {
    campfire: { fr: "Comme un feu de camp", en: "Like a campfire" },
    car: { fr: "Comme une auto", en: "Like a car" },
    house: { fr: "Comme une maison", en: "Like a house" },
    field: { fr: "Comme un terrain de soccer", en: "Like a soccer field" },
    larger: { fr: "Plus grand", en: "Larger" },
  },
  spread: {
    no: { fr: "Non, il reste sur place", en: "No, it stays in one place" },
    slowly: { fr: "Oui, lentement", en: "Yes, slowly" },
    fast: { fr: "Oui, vite", en: "Yes, fast" },
  },
  burning: {
    grass: { fr: "De l’herbe ou des broussailles", en: "Grass or brush" },
    trees: { fr: "Des arbres", en: "Trees" },
    debris: { fr: "Un tas de branches ou de déchets", en: "A pile of branches or waste" },
    building: { fr: "Un bâtiment", en: "A building" },
    vehicle: { fr: "Un véhicule", en: "A vehicle" },
  },
  since: {
    now: { fr: "À l’instant", en: "Just now" },
    hour: { fr: "Il y a une heure environ", en: "About an hour ago" },
    hours: { fr: "Il y a quelques heures", en: "A few hours ago" },
    day: { fr: "Il y a une journée ou plus", en: "A day or more ago" },
  },
  near: {
    people: { fr: "Des personnes", en: "People" },
    buildings: { fr: "Des bâtiments", en: "Buildings" },
    "power-lines": { fr: "Des lignes électriques", en: "Power lines" },
  },
  fighting: { yes: { fr: "Oui", en: "Yes" }, no: { fr: "Non", en: "No" } },
  access: {
    road: { fr: "Par une route", en: "By road" },
    track: { fr: "Par un chemin forestier", en: "By a forest road" },
    water: { fr: "Par l’eau", en: "By water" },
    none: { fr: "Aucun accès visible", en: "No access in sight" },
  },
};

/** The choice for unknown, equal to no answer. */
export const CHOICE_WORDS_UNKNOWN: Bilingual = { fr: "Difficile à dire", en: "Hard to tell" };

/** Sources of a fire's point, for dispatch. */
export const SOURCE_WORDS: Readonly<Record<PointSource, Bilingual>> = {
  words: { fr: "lieu ou coordonnées écrites", en: "typed place or coordinates" },
  map: { fr: "point placé sur la carte", en: "point set on the map" },
  device: { fr: "position de l’appareil", en: "the device’s location" },
  sight: { fr: "direction et distance", en: "direction and distance" },
};

/** Source if the person sees the fire from a distance and only gave their own location. */
export const POINT_OF_SENDER: Bilingual = {
  fr: "position de la personne, pas du feu\u00a0: elle voit le feu de loin, et il manque la direction ou la distance",
  en: "the person’s own location, not the fire’s: they see the fire from a distance, and the direction or distance is missing",
};

/** Source if the words matched a named place. */
export const placeFound = (found: string): Bilingual => ({
  fr: `lieu trouvé, «\u00a0${found}\u00a0» (son centre, si le lieu est grand)`,
  en: `place found, “${found}” (its centre, if the place is large)`,
});

/**
 * Note after a phone number. It depends on whether the person ticked that they are available. Dispatch can
 * call either way.
 */
export const callBackText = (callBack: boolean): Bilingual =>
  callBack
    ? { fr: "on peut rappeler", en: "can be called back" }
    : { fr: "n’a pas demandé de rappel", en: "did not ask to be called back" };

export const STATUS_WORDS: Readonly<Record<ReportStatus, Bilingual>> = {
  new: { fr: "Nouveau", en: "New" },
  checking: { fr: "En vérification", en: "Being checked" },
  confirmed: { fr: "Confirmé", en: "Confirmed" },
  known: { fr: "Feu déjà connu", en: "Fire already known" },
  unfounded: { fr: "Non fondé", en: "Unfounded" },
};
