import type { Bilingual } from "#territory/language.ts";

const screen = (en: string, fr: string): Bilingual => ({ fr, en });

/**
 * Screens that are not a visitor's yet, English path | French path: they answer 404, and as `pathTo` does not know them
 * nothing can link to them. One that opens moves to `site-map.ts`.
 */
export const CLOSED_SCREENS = {
  contact: screen("/en/contact/", "/nous-joindre/"),
  permits: screen("/en/permits-and-authorizations/", "/permis-et-autorisations/"),
  blog: screen("/en/blog/", "/blogue/"),
  "blog-article": screen("/en/blog/{slug}/", "/blogue/{slug}/"),
  "blog-page": screen("/en/blog/page/{page}/", "/blogue/page/{page}/"),
  redirection: screen("/en/redirection/", "/redirection/"),
  widget: screen("/en/widget/", "/widget/"),
  privacy: screen("/en/privacy-policy/", "/politique-de-confidentialite/"),
  terms: screen("/en/terms-and-conditions/", "/termes-et-conditions/"),
  about: screen("/en/about-us/{slug}/", "/a-propos/{slug}/"),
  prevention: screen("/en/prevention/", "/prevention/"),
  "prevention-category": screen("/en/prevention/{category}/", "/prevention/{category}/"),
  "prevention-article": screen("/en/prevention/{category}/{slug}/", "/prevention/{category}/{slug}/"),
  "report-fire": screen("/en/report-fire/", "/signaler-un-feu/"),
  careers: screen("/en/careers/", "/carrieres/"),
  job: screen("/en/careers/{slug}/", "/carrieres/{slug}/"),
  releases: screen("/en/publications/", "/communiques/"),
  release: screen("/en/publications/{slug}/", "/communiques/{slug}/"),
  "releases-page": screen("/en/publications/page/{page}/", "/communiques/page/{page}/"),
  industries: screen("/en/industries-and-communities/", "/industries-et-collectivites/"),
  "industry-detail": screen("/en/industries-and-communities/{slug}/", "/industries-et-collectivites/{slug}/"),
  "profile-saved-fires": screen("/en/profile/saved-fires/", "/profil/feux-enregistres/"),
  "profile-information": screen("/en/profile/informations/", "/profil/informations/"),
  "profile-delete": screen("/en/profile/delete-account/", "/profil/suppression-profil/"),
  "profile-saved-locations": screen("/en/profile/saved-locations/", "/profil/lieux-enregistres/"),
  "profile-releases": screen("/en/profile/press-release-subscription/", "/profil/abonnement-communiques/"),
} as const satisfies Record<string, Bilingual>;
