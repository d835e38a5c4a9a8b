import type { Bilingual } from "#territory/language.ts";

/** Story or folder that setup adds to a space. */
export interface FirstStory {
  /** Path of the story or folder in each language. The last part is its slug. */
  readonly path: Bilingual;
  readonly name: Bilingual;
  /** Absent for a folder. */
  readonly component?: "page" | "configuration";
  readonly isStartPage?: boolean;
  readonly summary?: Bilingual;
  /** Text of one paragraph. */
  readonly text?: Bilingual;
}

const folder = (fr: string, en: string, name: Bilingual): FirstStory => ({ path: { fr, en }, name });
const page = (
  [fr, en]: readonly [string, string],
  name: Bilingual,
  text: Bilingual,
  isStartPage = false,
): FirstStory => ({
  ...{ path: { fr, en }, name, component: "page", summary: text, text },
  ...(isStartPage && { isStartPage }),
});

/** Folders that the site reads, and pages of its menus, whose texts editors replace. */
export const FIRST_STORIES: readonly FirstStory[] = [
  {
    path: { fr: "configuration", en: "configuration" },
    name: { fr: "Configuration du site", en: "Site configuration" },
    component: "configuration",
  },
  folder("communiques", "publications", { fr: "Communiqués", en: "Press releases" }),
  folder("blogue", "blog", { fr: "Blogue", en: "Blog" }),
  folder("prevention", "prevention", { fr: "Prévention", en: "Prevention" }),
  folder("carrieres", "careers", { fr: "Carrières", en: "Careers" }),
  folder("a-propos", "about-us", { fr: "À propos", en: "About us" }),
  folder("industries-et-collectivites", "industries-and-communities", {
    fr: "Industries et collectivités",
    en: "Industries and communities",
  }),
  page(
    ["industries-et-collectivites", "industries-and-communities"],
    { fr: "Industries et collectivités", en: "Industries and communities" },
    {
      fr: "Ce que les entreprises, les municipalités et les communautés doivent savoir avant de travailler en forêt.",
      en: "What companies, municipalities and communities need to know before they work in the forest.",
    },
    true,
  ),
  page(
    ["a-propos/mission", "about-us/mission"],
    { fr: "Notre mission", en: "Our mission" },
    {
      fr: "Prévenir les feux de forêt, les détecter tôt et les combattre.",
      en: "We prevent wildfires, detect them early and fight them.",
    },
  ),
  page(
    ["permis-et-autorisations", "permits-and-authorizations"],
    { fr: "Permis et autorisations", en: "Permits and authorizations" },
    {
      fr: "Avant d’allumer un feu, demandez à votre municipalité s’il vous faut un permis, et vérifiez les restrictions en vigueur.",
      en: "Before you light a fire, ask your municipality whether you need a permit, and check the restrictions in force.",
    },
  ),
  page(
    ["politique-de-confidentialite", "privacy-policy"],
    { fr: "Politique de confidentialité", en: "Privacy policy" },
    {
      fr: "Pour savoir ce que nous conservons à votre sujet, ou pour le faire effacer, écrivez-nous.",
      en: "To find out what information we keep about you, or to have it erased, write to us.",
    },
  ),
  page(
    ["termes-et-conditions", "terms-and-conditions"],
    { fr: "Conditions d’utilisation", en: "Terms and conditions" },
    {
      fr: "Ce site informe sur les feux de forêt au Québec. En cas d’urgence, suivez toujours les consignes des autorités.",
      en: "This site gives information on wildfires in Quebec. In an emergency, always follow the instructions of the authorities.",
    },
  ),
  page(
    ["accessibilite", "accessibility"],
    { fr: "Accessibilité", en: "Accessibility" },
    {
      fr: "Ce site doit servir à tout le monde. Si quelque chose vous bloque, écrivez-nous.",
      en: "This site should work for everyone. If something gets in your way, write to us.",
    },
  ),
  page(
    ["nous-joindre", "contact"],
    { fr: "Nous joindre", en: "Contact us" },
    {
      fr: "Pour signaler un feu, téléphonez. Pour toute autre question, écrivez-nous avec le formulaire de cette page.",
      en: "To report a fire, call us. For any other question, write to us with the form on this page.",
    },
  ),
];
