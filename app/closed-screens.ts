import { PAGE, type Screen, screen } from "./site-map.ts";

const PROFILE = { ...PAGE, access: "signed in", toasts: "bottom" } as const;

/**
 * Screens that are not a visitor's yet, English path | French path: they answer 404, and as `pathTo` does not know them
 * nothing can link to them. The row of one that opens moves to `site-map.ts`, which then asks for its page and its
 * cache rule.
 */
export const CLOSED_SCREENS = {
  "report-fire": screen("/en/report-fire/", "/signaler-un-feu/", PAGE),
  "profile-saved-fires": screen("/en/profile/saved-fires/", "/profil/feux-enregistres/", PROFILE),
  "profile-information": screen("/en/profile/informations/", "/profil/informations/", PROFILE),
  "profile-delete": screen("/en/profile/delete-account/", "/profil/suppression-profil/", PROFILE),
  "profile-saved-locations": screen("/en/profile/saved-locations/", "/profil/lieux-enregistres/", PROFILE),
  "profile-releases": screen(
    "/en/profile/press-release-subscription/",
    "/profil/abonnement-communiques/",
    PROFILE,
  ),
} as const satisfies Record<string, Screen>;
