import { parseAccept } from "hono/utils/accept";
import { LANGUAGES, type Language } from "#territory/language.ts";
import { languageCookie, languageInCookies } from "./language-cookie.ts";
import { pathInLanguage } from "./paths.ts";
import type { Address, Redirect, Visitor } from "./redirect.ts";
import { isRobot } from "./robot.ts";

/** Returns the first of the browser's languages that the site has. */
function browserLanguage({ "accept-language": languages = "" }: Visitor): Language | null {
  for (const { type, q } of parseAccept(languages)) {
    const tag = type.toLowerCase();
    const language = LANGUAGES.find((each) => q > 0 && (tag === each || tag.startsWith(`${each}-`)));
    if (language) return language;
  }
  return null;
}

/** Returns the language in the edge's header (see `EDGE_LANGUAGE`); null without a valid header. */
const edgeLanguage = (visitor: Visitor): Language | null =>
  LANGUAGES.find((language) => language === visitor["vigie-language"]) ?? null;

/** Returns the language for an address without one: from the edge, else the cookie, the browser or French. */
export const languageOf = (visitor: Visitor, siteUrl: string): Language =>
  edgeLanguage(visitor) ??
  languageInCookies(visitor.cookie ?? "", siteUrl) ??
  browserLanguage(visitor) ??
  "fr";

/** Returns whether a request comes from one of our pages. Browsers before 2023 only send `Referer`. */
const isFromOurPages = ({ "sec-fetch-site": site, referer }: Visitor, siteUrl: string) =>
  site === undefined ? referer?.startsWith(`${siteUrl}/`) === true : site === "same-origin";

/** Returns true if the response of an address depends on the visitor's language. */
export const choosesLanguage = (pathname: string): boolean => pathname === "/";

/**
 * Returns the redirect from `/` to the home page in the visitor's language; null if that is French. Other
 * addresses name their language and are never redirected. Unless an edge chose the language, robots and
 * clicks on our own pages are not redirected either.
 */
export function firstAccessRedirect(
  { pathname, search }: Address,
  visitor: Visitor,
  siteUrl: string,
): Redirect | null {
  if (!choosesLanguage(pathname)) return null;
  const language = languageOf(visitor, siteUrl);
  if (language === "fr") return null;
  const isByEdge = edgeLanguage(visitor) !== null;
  if (!isByEdge && (isFromOurPages(visitor, siteUrl) || isRobot(visitor["user-agent"]))) return null;
  const location = pathInLanguage(pathname, search, language);
  return {
    location,
    status: 302,
    ...(isByEdge ? { isByEdge } : { cookie: languageCookie(language, siteUrl) }),
  };
}
