import type { Bilingual } from "#territory/language.ts";
import { type FrontMatter, ILLUSTRATIONS } from "../front-matter.ts";

export type Component = FrontMatter["component"];

export interface Field {
  /** Key in the story's facts. */
  readonly name: string;
  /** An `outline` is a list with sub-lists, typed in YAML. */
  readonly kind: "line" | "lines" | "moment" | "day" | "number" | "choice" | "outline";
  readonly label: Bilingual;
  readonly help?: Bilingual;
  readonly isRequired?: boolean;
  /** Labels of the choices, by value. */
  readonly choices?: Readonly<Record<string, Bilingual>>;
}

const label = (fr: string, en: string): Bilingual => ({ fr, en });

const title: Field = { name: "title", kind: "line", label: label("Titre", "Title"), isRequired: true };
const summary: Field = {
  name: "summary",
  kind: "lines",
  label: label("Résumé", "Summary"),
  help: label(
    "Une phrase, 160 caractères au plus, qui dit toute la nouvelle.",
    "One sentence, 160 characters at most, that says it all.",
  ),
  isRequired: true,
};
/** Last part of a story's English address. The French address is the story's path, which cannot change. */
export const SLUG: Field = {
  name: "slug",
  kind: "line",
  label: label("Adresse anglaise", "English address"),
  help: label("Minuscules, chiffres et traits d’union.", "Lower case, digits and hyphens."),
  isRequired: true,
};
const published: Field = {
  name: "published",
  kind: "moment",
  label: label("Date de publication", "Publication date"),
  help: label("Heure du Québec.", "Quebec time."),
  isRequired: true,
};
const order: Field = {
  name: "order",
  kind: "number",
  label: label("Rang dans la liste", "Place in the list"),
};
const audience: Field = {
  name: "audience",
  kind: "choice",
  label: label("Pour qui", "For whom"),
  isRequired: true,
  choices: { public: label("Grand public", "General public"), industrial: label("Industries", "Industries") },
};
const illustration: Field = {
  name: "illustration",
  kind: "choice",
  label: label("Illustration", "Illustration"),
  choices: ILLUSTRATIONS,
};
const picture: Field = { ...illustration, isRequired: true };
const jobKind: Field = {
  name: "kind",
  kind: "choice",
  label: label("Type d’emploi", "Type of job"),
  isRequired: true,
  choices: {
    seasonal: label("Saisonnier", "Seasonal"),
    permanent: label("Permanent", "Permanent"),
    student: label("Pour étudiantes et étudiants", "Student"),
  },
};
const closes: Field = {
  name: "closes",
  kind: "day",
  label: label("Dernier jour pour postuler", "Last day to apply"),
  isRequired: true,
};
const ofJob = (
  [
    ["place", "Lieu", "Place"],
    ["hours", "Horaire", "Hours"],
    ["pay", "Salaire", "Pay"],
    ["start", "Entrée en fonction", "Start date"],
  ] as const
).map(([name, fr, en]): Field => ({ name, kind: "line", label: label(fr, en), isRequired: true }));

const ofConfiguration = (
  [
    ["header", "Menus du haut", "Header menus"],
    ["agency", "Liens de l’agence", "Agency links"],
    ["footer", "Colonnes du bas de page", "Footer columns"],
    ["social", "Réseaux sociaux", "Social networks"],
    ["apps", "Applications", "Apps"],
    ["numbers", "Autres numéros", "Other numbers"],
    ["alerts", "Messages du site", "Site messages"],
    ["crisis", "Bandeau de crise", "Crisis banner"],
    ["meta", "Titre et description par défaut", "Default title and description"],
    ["map_help", "Aide du clavier de la carte", "Keyboard help of the map"],
  ] as const
).map(
  ([name, fr, en]): Field => ({
    name,
    kind: "outline",
    label: label(fr, en),
    help: label(
      "Vide : le site montre le sien. Un lien s’écrit screen:map, story:communiques/adresse ou https://…",
      "Empty: the site shows its own. A link is written screen:map, story:communiques/address or https://…",
    ),
  }),
);

/** Form of a component. `once`: fields that a story has once. `each`: fields that each language has. */
interface Form {
  readonly name: Bilingual;
  readonly once: readonly Field[];
  readonly each: readonly Field[];
}

const both = [title, summary];

/** Forms of all components. The editor's forms are generated from this table only. */
export const FORMS: Readonly<Record<Component, Form>> = {
  communique: { name: label("Communiqué", "Press release"), once: [published, audience], each: both },
  article: { name: label("Article de blogue", "Blog post"), once: [published, picture], each: both },
  prevention_category: {
    name: label("Thème de prévention", "Prevention topic"),
    once: [picture, order],
    each: both,
  },
  prevention_article: {
    name: label("Conseil de prévention", "Prevention advice"),
    once: [published, picture, order],
    each: both,
  },
  job: { name: label("Emploi", "Job"), once: [published, closes, jobKind], each: [...both, ...ofJob] },
  page: { name: label("Page", "Page"), once: [illustration, order], each: both },
  configuration: {
    name: label("Configuration", "Configuration"),
    once: [],
    each: [...both, ...ofConfiguration],
  },
};
