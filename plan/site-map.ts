import type { Bilingual } from "#territory/language.ts";

export interface ScreenKind {
  /** Header and footer around the page. Omitted inside the mobile application or another site's page. */
  readonly layout: "default" | "empty" | "map";
  readonly access: "public" | "signed in";
  /** Whether another site can show the screen in a frame, if the address asks for that. */
  readonly isFramable: boolean;
  readonly toasts: "top" | "bottom";
  /** Whether visit statistics, if they are on, count the screen as a page of the current situation. */
  readonly isSituation: boolean;
  /** True for a document without the application and its scripts: a link to it loads a whole new document. */
  readonly isPlain: boolean;
}

/** Properties of a screen that server and browser need. The server's own are in `site-map.server.ts`. */
export interface Screen extends ScreenKind {
  /** The screen's address in each language; `{x}` is a variable part. */
  readonly path: Bilingual;
}

export const PAGE: ScreenKind = {
  layout: "default",
  access: "public",
  isFramable: false,
  toasts: "top",
  isSituation: false,
  isPlain: false,
};
const SITUATION: ScreenKind = { ...PAGE, isSituation: true };
const PROFILE: ScreenKind = { ...PAGE, access: "signed in", toasts: "bottom" };
const MAP: ScreenKind = { ...PAGE, layout: "map", isFramable: true };

export const screen = (en: string, fr: string, kind: ScreenKind): Screen => ({ ...kind, path: { fr, en } });

/** Every screen with its English and French path, in the site plan's order. See also `SERVED_SCREENS`. */
export const SCREENS = {
  home: screen("/en/", "/", PAGE),
  "current-situation": screen("/en/current-situation/", "/etat-situation/", SITUATION),
  "current-situation-location": screen(
    "/en/current-situation/location/",
    "/etat-situation/location/",
    SITUATION,
  ),
  "current-situation-zone": screen(
    "/en/current-situation/zone-{slug}/",
    "/etat-situation/zone-{slug}/",
    SITUATION,
  ),
  "current-situation-region": screen("/en/current-situation/{slug}/", "/etat-situation/{slug}/", SITUATION),
  "current-situation-fire": screen(
    "/en/current-situation/{slug}/fire-{id}/",
    "/etat-situation/{slug}/feu-{id}/",
    SITUATION,
  ),
  light: screen("/en/light/", "/leger/", { ...PAGE, isPlain: true }),
  "report-fire": screen("/en/report-fire/", "/signaler-un-feu/", PAGE),
  map: screen("/en/map/", "/carte/", MAP),
  "map-zone": screen("/en/map/zone-{slug}/", "/carte/zone-{slug}/", MAP),
  "map-region": screen("/en/map/regions-{slug}/", "/carte/regions-{slug}/", MAP),
  "map-fire": screen("/en/map/regions-{slug}/feu-{id}/", "/carte/regions-{slug}/feu-{id}/", MAP),
  review: screen("/en/review/", "/bilan/", PAGE),
  "fire-index": screen("/en/index-fires/", "/index-fires/", PAGE),
  "non-fire-index": screen("/en/index-non-fires/", "/index-non-fires/", PAGE),
  api: screen("/en/api/", "/api/", PAGE),
  widget: screen("/en/widget/", "/widget/", PAGE),
  releases: screen("/en/publications/", "/communiques/", PAGE),
  release: screen("/en/publications/{slug}/", "/communiques/{slug}/", PAGE),
  "releases-page": screen("/en/publications/page/{page}/", "/communiques/page/{page}/", PAGE),
  newsletter: screen("/en/newsletter/", "/infolettre/", PAGE),
  "alerts-stop": screen("/en/stop-alerts/", "/arreter-alertes/", PAGE),
  "alert-status": screen("/en/alert-status/", "/etat-des-alertes/", PAGE),
  blog: screen("/en/blog/", "/blogue/", PAGE),
  "blog-article": screen("/en/blog/{slug}/", "/blogue/{slug}/", PAGE),
  "blog-page": screen("/en/blog/page/{page}/", "/blogue/page/{page}/", PAGE),
  prevention: screen("/en/prevention/", "/prevention/", PAGE),
  "prevention-category": screen("/en/prevention/{category}/", "/prevention/{category}/", PAGE),
  "prevention-article": screen("/en/prevention/{category}/{slug}/", "/prevention/{category}/{slug}/", PAGE),
  "get-ready": screen("/en/get-ready/", "/se-preparer/", PAGE),
  permits: screen("/en/permits-and-authorizations/", "/permis-et-autorisations/", PAGE),
  industries: screen("/en/industries-and-communities/", "/industries-et-collectivites/", PAGE),
  "industry-detail": screen(
    "/en/industries-and-communities/{slug}/",
    "/industries-et-collectivites/{slug}/",
    PAGE,
  ),
  "about-hub": screen("/en/about-us/", "/a-propos/", PAGE),
  about: screen("/en/about-us/{slug}/", "/a-propos/{slug}/", PAGE),
  careers: screen("/en/careers/", "/carrieres/", PAGE),
  job: screen("/en/careers/{slug}/", "/carrieres/{slug}/", PAGE),
  contact: screen("/en/contact/", "/nous-joindre/", PAGE),
  privacy: screen("/en/privacy-policy/", "/politique-de-confidentialite/", PAGE),
  terms: screen("/en/terms-and-conditions/", "/termes-et-conditions/", PAGE),
  accessibility: screen("/en/accessibility/", "/accessibilite/", PAGE),
  offline: screen("/en/offline/", "/hors-ligne/", PAGE),
  redirection: screen("/en/redirection/", "/redirection/", { ...PAGE, layout: "empty" }),
  search: screen("/en/search/", "/recherche/", PAGE),
  "sign-in": screen("/en/sign-in/", "/connexion/", PAGE),
  "profile-saved-locations": screen("/en/profile/saved-locations/", "/profil/lieux-enregistres/", PROFILE),
  "profile-saved-fires": screen("/en/profile/saved-fires/", "/profil/feux-enregistres/", PROFILE),
  "profile-releases": screen(
    "/en/profile/press-release-subscription/",
    "/profil/abonnement-communiques/",
    PROFILE,
  ),
  "profile-information": screen("/en/profile/informations/", "/profil/informations/", PROFILE),
  "profile-delete": screen("/en/profile/delete-account/", "/profil/suppression-profil/", PROFILE),
} as const satisfies Record<string, Screen>;

export type ScreenName = keyof typeof SCREENS;

export const OPEN_SCREENS = Object.keys(SCREENS) as ScreenName[];
