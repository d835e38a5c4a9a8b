import type { Bilingual } from "#territory/language.ts";
import { zoneByNumber } from "#territory/zones.ts";

/**
 * Pages that messages link to, without the site's origin. A house test compares them with the site's own
 * paths.
 */
export const PAGES = {
  home: { fr: "/", en: "/en/" },
  situation: { fr: "/etat-situation/", en: "/en/current-situation/" },
  map: { fr: "/carte/", en: "/en/map/" },
  places: { fr: "/profil/lieux-enregistres/", en: "/en/profile/saved-locations/" },
  fires: { fr: "/profil/feux-enregistres/", en: "/en/profile/saved-fires/" },
  releases: { fr: "/profil/abonnement-communiques/", en: "/en/profile/press-release-subscription/" },
} as const satisfies Record<string, Bilingual>;

/** Returns the map page around a point, with the same precision as the site's URLs. */
export const mapPage = ({ lat, lon }: { readonly lat: number; readonly lon: number }): Bilingual => {
  const at = `${lat.toFixed(2)},${lon.toFixed(2)}`;
  return { fr: `${PAGES.map.fr}?ici=${at}`, en: `${PAGES.map.en}?at=${at}` };
};

/** Returns the page of an email key's releases. */
export const newsletterPage = (key: string): Bilingual => ({
  fr: `/infolettre/?cle=${key}`,
  en: `/en/newsletter/?key=${key}`,
});

/** Returns the page that confirms an address. */
export const confirmPage = (token: string): Bilingual => ({
  fr: `/infolettre/?jeton=${token}`,
  en: `/en/newsletter/?token=${token}`,
});

/** Returns the page that stops alerts by an email's key. */
export const stopPage = (key: string): Bilingual => ({
  fr: `/arreter-alertes/?cle=${key}`,
  en: `/en/stop-alerts/?key=${key}`,
});

/** @param region its slug in each language */
export const firePage = (region: Bilingual, id: string): Bilingual => ({
  fr: `/etat-situation/${region.fr}/feu-${id}/`,
  en: `/en/current-situation/${region.en}/fire-${id}/`,
});

export const zonePage = (slug: string): Bilingual => ({
  fr: `/etat-situation/zone-${slug}/`,
  en: `/en/current-situation/zone-${slug}/`,
});

/** @param at `47.44,-72.78` */
export const placePage = (at: string): Bilingual => ({
  fr: `/etat-situation/location/?ici=${at}`,
  en: `/en/current-situation/location/?at=${at}`,
});

const short = (path: string): Bilingual => ({ fr: `/${path}`, en: `/en/${path}` });

/** Paths short enough for a text message; the site redirects each to its page ({@link pageOfShortPath}). */
export const SHORT_PAGES = {
  places: short("p"),
  fires: short("f"),
  place: (at: string) => short(`p/${at}`),
  fire: (id: string) => short(`f/${id}`),
  zone: (number: number) => short(`z/${number}`),
} as const;

const SHORT_PATH = /^(\/en)?\/([pfz])(?:\/([\d.,-]+))?\/?$/;
/** The fire's page redirects to its region. */
const ANY_REGION: Bilingual = { fr: "quebec", en: "quebec" };

/** Returns the path of the page that a short path leads to, or null if it is not a short path. */
export function pageOfShortPath(pathname: string): string | null {
  const [, prefix, kind, value] = SHORT_PATH.exec(pathname) ?? [];
  const language = prefix === undefined ? "fr" : "en";
  if (kind === "p") return (value === undefined ? PAGES.places : placePage(value))[language];
  if (kind === "f") return (value === undefined ? PAGES.fires : firePage(ANY_REGION, value))[language];
  const zone = kind === "z" ? zoneByNumber(Number(value)) : undefined;
  return zone ? zonePage(zone.slug)[language] : null;
}
