import type { Bilingual } from "#territory/language.ts";

/** A question of the report about the fire, with values to choose from. */
interface Question {
  readonly step: "seen" | "near";
  /** `one`: at most one value, and no answer means "hard to tell". `many`: any number. `required`: exactly one. */
  readonly kind: "one" | "many" | "required";
  readonly question: Bilingual;
  readonly hint?: Bilingual;
  readonly name: Bilingual;
  /** Names of the values: in the form, in emails and for dispatch. */
  readonly values: Readonly<Record<string, Bilingual>>;
}

export const QUESTIONS = {
  seen: {
    step: "seen",
    kind: "required",
    question: { fr: "Que voyez-vous ?", en: "What do you see?" },
    hint: { fr: "Les autres questions sont facultatives.", en: "All other questions are optional." },
    name: { fr: "Ce que la personne voit", en: "What the person sees" },
    values: {
      smoke: { fr: "De la fumée", en: "Smoke" },
      flames: { fr: "Des flammes", en: "Flames" },
      both: { fr: "De la fumée et des flammes", en: "Smoke and flames" },
    },
  },
  size: {
    step: "seen",
    kind: "one",
    question: { fr: "Quelle est la grosseur du feu ?", en: "How big is the fire?" },
    name: { fr: "Grosseur du feu", en: "Size of the fire" },
    values: {
      campfire: { fr: "Comme un feu de camp", en: "The size of a campfire" },
      car: { fr: "Comme une auto", en: "The size of a car" },
      house: { fr: "Comme une maison", en: "The size of a house" },
      field: { fr: "Comme un terrain de soccer", en: "The size of a soccer field" },
      larger: { fr: "Plus grand qu’un terrain de soccer", en: "Larger than a soccer field" },
    },
  },
  spread: {
    step: "seen",
    kind: "one",
    question: { fr: "Le feu s’étend-il ?", en: "Is the fire spreading?" },
    name: { fr: "Le feu s’étend", en: "Fire spreading" },
    values: {
      no: { fr: "Non, il reste sur place", en: "No, it stays in one place" },
      slowly: { fr: "Oui, lentement", en: "Yes, slowly" },
      fast: { fr: "Oui, vite", en: "Yes, fast" },
    },
  },
  burning: {
    step: "seen",
    kind: "many",
    question: { fr: "Qu’est-ce qui brûle ?", en: "What is burning?" },
    hint: { fr: "Plusieurs réponses sont possibles.", en: "You can choose more than one." },
    name: { fr: "Ce qui brûle", en: "What is burning" },
    values: {
      grass: { fr: "De l’herbe ou des broussailles", en: "Grass or brush" },
      trees: { fr: "Des arbres", en: "Trees" },
      debris: { fr: "Un tas de branches ou de déchets", en: "A pile of branches or waste" },
      building: { fr: "Un bâtiment", en: "A building" },
      vehicle: { fr: "Un véhicule", en: "A vehicle" },
    },
  },
  colour: {
    step: "seen",
    kind: "one",
    question: { fr: "De quelle couleur est la fumée ?", en: "What colour is the smoke?" },
    name: { fr: "Couleur de la fumée", en: "Colour of the smoke" },
    values: {
      white: { fr: "Blanche", en: "White" },
      grey: { fr: "Grise", en: "Grey" },
      black: { fr: "Noire", en: "Black" },
      brown: { fr: "Brune", en: "Brown" },
    },
  },
  since: {
    step: "seen",
    kind: "one",
    question: {
      fr: "Quand avez-vous vu la fumée ou le feu pour la première fois ?",
      en: "When did you first see the smoke or fire?",
    },
    name: { fr: "Première observation", en: "First seen" },
    values: {
      now: { fr: "À l’instant", en: "Just now" },
      hour: { fr: "Il y a une heure environ", en: "About an hour ago" },
      hours: { fr: "Il y a quelques heures", en: "A few hours ago" },
      day: { fr: "Il y a une journée ou plus", en: "A day or more ago" },
    },
  },
  near: {
    step: "near",
    kind: "many",
    question: { fr: "Qu’y a-t-il près du feu ?", en: "What is near the fire?" },
    hint: {
      fr: "Tout ce que le feu pourrait atteindre. Plusieurs réponses sont possibles.",
      en: "Anything the fire could reach. You can choose more than one.",
    },
    name: { fr: "Près du feu", en: "Near the fire" },
    values: {
      people: { fr: "Des personnes", en: "People" },
      buildings: { fr: "Des bâtiments", en: "Buildings" },
      "power-lines": { fr: "Des lignes électriques", en: "Power lines" },
    },
  },
  fighting: {
    step: "near",
    kind: "one",
    question: { fr: "Quelqu’un combat-il le feu ?", en: "Is anyone fighting the fire?" },
    name: { fr: "Quelqu’un combat le feu", en: "Someone is fighting the fire" },
    values: {
      yes: { fr: "Oui", en: "Yes" },
      no: { fr: "Non", en: "No" },
    },
  },
  access: {
    step: "near",
    kind: "one",
    question: { fr: "Comment peut-on se rendre au feu ?", en: "How can crews get to the fire?" },
    name: { fr: "Accès", en: "Access" },
    values: {
      road: { fr: "Par une route", en: "By road" },
      track: { fr: "Par un chemin forestier", en: "By a forest road" },
      water: { fr: "Par l’eau", en: "By water" },
      none: { fr: "Aucun accès visible", en: "No visible access" },
    },
  },
} as const satisfies Readonly<Record<string, Question>>;

type Questions = typeof QUESTIONS;
export type QuestionName = keyof Questions;
export type Many = { [Q in QuestionName]: Questions[Q]["kind"] extends "many" ? Q : never }[QuestionName];
export type ValueOf<Q extends QuestionName> = Extract<keyof Questions[Q]["values"], string>;

const QUESTION_NAMES = Object.keys(QUESTIONS) as QuestionName[];

export const valuesOf = <Q extends QuestionName>(name: Q) =>
  Object.keys(QUESTIONS[name].values) as [ValueOf<Q>, ...ValueOf<Q>[]];

/** Makes one object with a value for each question. `Each` states the type of each value. */
export const forQuestions = <Each extends Readonly<Record<QuestionName, unknown>>>(
  make: (name: QuestionName) => unknown,
) => Object.fromEntries(QUESTION_NAMES.map((name) => [name, make(name)])) as Each;

export const questionsOf = (step: "seen" | "near") =>
  QUESTION_NAMES.filter((name) => QUESTIONS[name].step === step);

/** Fields of the report that hold a text, by the step that asks for them or fills them in. */
export const TEXT_FIELDS = {
  where: [
    /** Location of the fire in the person's words: a place, an address, coordinates. */
    "where",
    /** Point of the fire, in degrees: latitude, then longitude; both empty if no point is known. */
    "lat",
    "lon",
    "source",
    /** Name and kind of the place that matched `where`; empty for coordinates and other points. */
    "found",
    /** Accuracy of the point, in metres; empty if unknown. */
    "accuracy",
    /** The person's own location in their words, if they see smoke from a distance. */
    "fromWhere",
    /** The person's location, from their device or `fromWhere`: degrees, and accuracy in metres. */
    "fromLat",
    "fromLon",
    "fromAccuracy",
    /** From the person's location to the fire: degrees clockwise from true north, and kilometres. */
    "bearing",
    "distance",
    /** Id of the agency's fire that the person thinks they see: `{year}-{number}`. */
    "knownFire",
  ],
  you: [
    "name",
    "phone",
    /** "yes" if the person ticks that they are available. Dispatch can call a given number either way. */
    "callBack",
    /** Address for a copy, if requested. */
    "email",
    "comment",
    /** A field that people never see. */
    "website",
  ],
} as const;

type TextField = (typeof TEXT_FIELDS)[keyof typeof TEXT_FIELDS][number];

/**
 * A report as the form sends it, on every step and with or without scripts. The keys are the field names, and
 * each value is the typed text. `reportForm` parses it.
 */
export type TypedReport = Readonly<
  Record<Exclude<QuestionName, Many> | TextField, string> & Record<Many, readonly string[]>
>;

export const NOTHING_REPORTED = Object.fromEntries([
  ...Object.values(TEXT_FIELDS)
    .flat()
    .map((name) => [name, ""]),
  ...QUESTION_NAMES.map((name) => [name, QUESTIONS[name].kind === "many" ? [] : ""]),
]) as TypedReport;
