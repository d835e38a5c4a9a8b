import type { Bilingual } from "#territory/language.ts";

/** One screen that visitors can reach: its two addresses. */
export interface Screen {
  readonly path: Bilingual;
}

const screen = (en: string, fr: string): Screen => ({ path: { fr, en } });

/**
 * Every screen that is open, English path | French path; those to come are in `closed-screens.ts`. `{x}` is a part
 * that varies.
 */
export const SCREENS = {
  home: screen("/en/", "/"),
  map: screen("/en/map/", "/carte/"),
  "map-zone": screen("/en/map/zone-{slug}/", "/carte/zone-{slug}/"),
  "map-region": screen("/en/map/regions-{slug}/", "/carte/regions-{slug}/"),
  "map-fire": screen("/en/map/regions-{slug}/feu-{id}/", "/carte/regions-{slug}/feu-{id}/"),
  review: screen("/en/review/", "/bilan/"),
  "current-situation": screen("/en/current-situation/", "/etat-situation/"),
  "current-situation-zone": screen("/en/current-situation/zone-{slug}/", "/etat-situation/zone-{slug}/"),
  "current-situation-location": screen("/en/current-situation/location/", "/etat-situation/location/"),
  "current-situation-region": screen("/en/current-situation/{slug}/", "/etat-situation/{slug}/"),
  "current-situation-fire": screen(
    "/en/current-situation/{slug}/fire-{id}/",
    "/etat-situation/{slug}/feu-{id}/",
  ),
  "fire-index": screen("/en/index-fires/", "/index-fires/"),
  "non-fire-index": screen("/en/index-non-fires/", "/index-non-fires/"),
  api: screen("/en/api/", "/api/"),
} as const satisfies Record<string, Screen>;

export type ScreenName = keyof typeof SCREENS;

export const OPEN_SCREENS = Object.keys(SCREENS) as ScreenName[];

/** Each screen's page module under `app/`: for the routes, and no browser's concern. */
export const PAGE_MODULES = {
  home: "screens/home/home.tsx",
  map: "screens/map/map-screen.tsx",
  "map-zone": "screens/map/map-screen.tsx",
  "map-region": "screens/map/map-screen.tsx",
  "map-fire": "screens/map/map-screen.tsx",
  review: "screens/review/review.tsx",
  "current-situation": "screens/situation/situation.tsx",
  "current-situation-zone": "screens/area/area.tsx",
  "current-situation-location": "screens/location/location.tsx",
  "current-situation-region": "screens/area/area.tsx",
  "current-situation-fire": "screens/fire/fire.tsx",
  "fire-index": "screens/indexes/fire-index.tsx",
  "non-fire-index": "screens/indexes/site-plan.tsx",
  api: "screens/api/api.tsx",
} as const satisfies Record<ScreenName, string>;
