import type { Bilingual } from "#territory/language.ts";

/** One screen of the site: its two addresses, and its module once visitors may see it. */
export interface Screen {
  readonly path: Bilingual;
  /** Page module under `app/`; absent = not a visitor's page yet: it answers 404 and nothing links to it. */
  readonly module?: string;
}

const screen = (en: string, fr: string, module?: string): Screen => ({
  path: { fr, en },
  ...(module && { module }),
});

/** Every screen of the site, English path | French path. `{x}` is a part that varies. */
export const SCREENS = {
  home: screen("/en/", "/", "home/home.tsx"),
  map: screen("/en/map/", "/carte/", "live-map/map-screen.tsx"),
  "map-zone": screen("/en/map/zone-{slug}/", "/carte/zone-{slug}/", "live-map/map-screen.tsx"),
  "map-region": screen("/en/map/regions-{slug}/", "/carte/regions-{slug}/", "live-map/map-screen.tsx"),
  "map-fire": screen(
    "/en/map/regions-{slug}/feu-{id}/",
    "/carte/regions-{slug}/feu-{id}/",
    "live-map/map-screen.tsx",
  ),
  review: screen("/en/review/", "/bilan/", "review/review.tsx"),
  "current-situation": screen("/en/current-situation/", "/etat-situation/", "situation/situation.tsx"),
  "current-situation-zone": screen(
    "/en/current-situation/zone-{slug}/",
    "/etat-situation/zone-{slug}/",
    "area/area.tsx",
  ),
  "current-situation-location": screen(
    "/en/current-situation/location/",
    "/etat-situation/location/",
    "location/location.tsx",
  ),
  "current-situation-region": screen(
    "/en/current-situation/{slug}/",
    "/etat-situation/{slug}/",
    "area/area.tsx",
  ),
  "current-situation-fire": screen(
    "/en/current-situation/{slug}/fire-{id}/",
    "/etat-situation/{slug}/feu-{id}/",
    "fire/fire.tsx",
  ),
  contact: screen("/en/contact/", "/nous-joindre/"),
  permits: screen("/en/permits-and-authorizations/", "/permis-et-autorisations/"),
  blog: screen("/en/blog/", "/blogue/"),
  "blog-article": screen("/en/blog/{slug}/", "/blogue/{slug}/"),
  "blog-page": screen("/en/blog/page/{page}/", "/blogue/page/{page}/"),
  "fire-index": screen("/en/index-fires/", "/index-fires/", "indexes/fire-index.tsx"),
  "non-fire-index": screen("/en/index-non-fires/", "/index-non-fires/", "indexes/site-plan.tsx"),
  api: screen("/en/api/", "/api/", "api/api.tsx"),
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
} as const satisfies Record<string, Screen>;

export type ScreenName = keyof typeof SCREENS;

/** Screens a visitor can reach. */
export const OPEN_SCREENS = (Object.keys(SCREENS) as ScreenName[]).filter(
  (name) => (SCREENS[name] as Screen).module !== undefined,
);
