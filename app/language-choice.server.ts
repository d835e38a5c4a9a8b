import type { Address, Redirect, Visitor } from "#site-contract";
import { LANGUAGES, type Language } from "#territory/language.ts";
import { languageCookie, languageInCookies } from "./frame/language-cookie.ts";
import { pathInLanguage } from "./paths.ts";
import { isRobot } from "./robot.ts";

/** The first of the browser's languages that the site speaks. */
function browserLanguage({ "accept-language": languages = "" }: Visitor): Language | null {
  const wanted = languages
    .split(",")
    .map((part) => {
      const [tag = "", ...options] = part.trim().toLowerCase().split(";");
      const quality = options.find((option) => option.trim().startsWith("q="));
      return { tag, quality: quality ? Number(quality.trim().slice(2)) || 0 : 1 };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality);
  for (const { tag } of wanted) {
    const language = LANGUAGES.find((each) => tag === each || tag.startsWith(`${each}-`));
    if (language) return language;
  }
  return null;
}

/** The language that an edge in front of the site found by the same rules. Its setting is `EDGE_LANGUAGE`. */
const edgeLanguage = (visitor: Visitor): Language | null =>
  LANGUAGES.find((language) => language === visitor["vigie-language"]) ?? null;

/** The language of a visitor at an address that names none: their cookie, then their browser's, then French. */
export const languageOf = (visitor: Visitor, siteUrl: string): Language =>
  edgeLanguage(visitor) ??
  languageInCookies(visitor.cookie ?? "", siteUrl) ??
  browserLanguage(visitor) ??
  "fr";

/** Browsers of before 2023 say it by the page they come from alone. */
const isFromOurPages = ({ "sec-fetch-site": site, referer }: Visitor, siteUrl: string) =>
  site === undefined ? referer?.startsWith(`${siteUrl}/`) === true : site === "same-origin";

/** Whether the answer of an address depends on the language of who asks. */
export const choosesLanguage = (pathname: string): boolean => pathname === "/";

/**
 * First access by the bare address: cookie, then browser language, then French. Any other address names its
 * language already and is never redirected; nor are robots, nor a click on our own pages.
 */
export function firstAccessRedirect(
  { pathname, search }: Address,
  visitor: Visitor,
  siteUrl: string,
): Redirect | null {
  if (!choosesLanguage(pathname)) return null;
  const isByEdge = edgeLanguage(visitor) !== null;
  const isAsIs = !isByEdge && (isFromOurPages(visitor, siteUrl) || isRobot(visitor["user-agent"]));
  const language = languageOf(visitor, siteUrl);
  if (language === "fr" || isAsIs) return null;
  const location = pathInLanguage(pathname, search, language);
  return {
    location,
    status: 302,
    ...(isByEdge ? { isByEdge } : { cookie: languageCookie(language, siteUrl) }),
  };
}
