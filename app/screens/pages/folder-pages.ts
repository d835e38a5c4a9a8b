import type { ScreenName } from "#plan/site-map.ts";

/** Folder of the content service from which a screen shows a page or lists the pages. */
export const PAGE_FOLDERS = {
  "about-hub": "a-propos",
  about: "a-propos",
  industries: "industries-et-collectivites",
  "industry-detail": "industries-et-collectivites",
} as const satisfies Partial<Record<ScreenName, string>>;

/** The content service's name of each page that has a screen of its own. */
export const SINGLE_PAGES = {
  permits: { fr: "permis-et-autorisations", en: "permits-and-authorizations" },
  privacy: { fr: "politique-de-confidentialite", en: "privacy-policy" },
  terms: { fr: "termes-et-conditions", en: "terms-and-conditions" },
  accessibility: { fr: "accessibilite", en: "accessibility" },
  industries: { fr: "industries-et-collectivites", en: "industries-and-communities" },
  contact: { fr: "nous-joindre", en: "contact" },
} as const satisfies Partial<Record<ScreenName, { fr: string; en: string }>>;
