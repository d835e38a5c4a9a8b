import type { ScreenName } from "#plan/site-map.ts";

/** Content folder whose pages a screen shows or lists. */
export const PAGE_FOLDERS = {
  "about-hub": "a-propos",
  about: "a-propos",
  industries: "industries-et-collectivites",
  "industry-detail": "industries-et-collectivites",
} as const satisfies Partial<Record<ScreenName, string>>;

/** Slug in the content service of each page that has a screen of its own. */
export const SINGLE_PAGES = {
  permits: { fr: "permis-et-autorisations", en: "permits-and-authorizations" },
  privacy: { fr: "politique-de-confidentialite", en: "privacy-policy" },
  terms: { fr: "termes-et-conditions", en: "terms-and-conditions" },
  accessibility: { fr: "accessibilite", en: "accessibility" },
  industries: { fr: "industries-et-collectivites", en: "industries-and-communities" },
  contact: { fr: "nous-joindre", en: "contact" },
} as const satisfies Partial<Record<ScreenName, { fr: string; en: string }>>;
