import type { Bilingual } from "#territory/language.ts";
import type { Point } from "#territory/point.ts";
import { writePosition } from "#territory/rounded-position.ts";
import { zoneByNumber } from "#territory/zones.ts";
import { pathTo, type Query } from "./paths.ts";
import { SCREENS, type ScreenName } from "./site-map.ts";

/** Pages that messages link to, without the site's origin. */
export const PAGES = {
  home: SCREENS.home.path,
  situation: SCREENS["current-situation"].path,
  map: SCREENS.map.path,
  places: SCREENS["profile-saved-locations"].path,
  fires: SCREENS["profile-saved-fires"].path,
  releases: SCREENS["profile-releases"].path,
} as const satisfies Record<string, Bilingual>;

const pageWith = (
  name: ScreenName,
  query: Query,
  parts: Readonly<Record<string, string>> = {},
): Bilingual => ({
  fr: pathTo(name, "fr", parts, query),
  en: pathTo(name, "en", parts, query),
});

/** Returns the address of the map around a point, which is rounded as in all URLs of the site. */
export const mapPage = (at: Point): Bilingual => pageWith("map", { here: writePosition(at) });

export const newsletterPage = (key: string): Bilingual => pageWith("newsletter", { key });

export const confirmPage = (token: string): Bilingual => pageWith("newsletter", { token });

export const stopPage = (key: string): Bilingual => pageWith("alerts-stop", { key });

/** @param region the slug of the fire's region in each language */
export const firePage = (region: Bilingual, id: string): Bilingual => ({
  fr: pathTo("current-situation-fire", "fr", { slug: region.fr, id }),
  en: pathTo("current-situation-fire", "en", { slug: region.en, id }),
});

export const zonePage = (slug: string): Bilingual => pageWith("current-situation-zone", {}, { slug });

/** @param at the place's position, such as `47.44,-72.78` */
export const placePage = (at: string): Bilingual => pageWith("current-situation-location", { here: at });

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
/** Region in a fire's address if the region is unknown. The page redirects to the right address. */
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
