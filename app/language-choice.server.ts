import type { Address, Visitor } from "#site-contract";
import { LANGUAGES, type Language } from "#territory/language.ts";
import { languageOfPath, pathInLanguage, screenAt } from "./paths.ts";
import { isRobot } from "./robot.ts";

const COOKIE_DAYS = 365;

/** The cookie by the scheme of the site. Over HTTPS no other host can set it, and one without the prefix does not count. */
const OVER_HTTP = cookieNamed("vigie-langue", "");
const OVER_HTTPS = cookieNamed("__Host-vigie-langue", "; Secure");

function cookieNamed(name: string, attributes: string) {
  const attributesOfAll = `; Path=/; Max-Age=${COOKIE_DAYS * 24 * 3600}; SameSite=Lax${attributes}`;
  return {
    inHeader: new RegExp(`(?:^|;\\s*)${name}=(\\w+)`),
    set: (language: Language) => `${name}=${language}${attributesOfAll}`,
  };
}

const cookieOf = (siteUrl: string) => (siteUrl.startsWith("https:") ? OVER_HTTPS : OVER_HTTP);

function cookieLanguage({ cookie = "" }: Visitor, siteUrl: string): Language | null {
  const value = cookieOf(siteUrl).inHeader.exec(cookie)?.[1];
  return LANGUAGES.find((language) => language === value) ?? null;
}

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

/** The language of a visitor at an address that names none: their cookie, then their browser's, then French. */
export const languageOf = (visitor: Visitor, siteUrl: string): Language =>
  cookieLanguage(visitor, siteUrl) ?? browserLanguage(visitor) ?? "fr";

/** Browsers of before 2023 say it by the page they come from alone. */
const isFromOurPages = ({ "sec-fetch-site": site, referer }: Visitor, siteUrl: string) =>
  site === undefined ? referer?.startsWith(`${siteUrl}/`) === true : site === "same-origin";

/**
 * First access by the bare address: cookie, then browser language, then French. Any other address names its
 * language already and is never redirected; nor are robots, nor a click on our own pages.
 */
export function firstAccessRedirect(
  { pathname, search }: Address,
  visitor: Visitor,
  siteUrl: string,
): { location: string; cookie: string } | null {
  if (pathname !== "/" || isFromOurPages(visitor, siteUrl)) return null;
  const language = languageOf(visitor, siteUrl);
  return language === "fr" || isRobot(visitor["user-agent"])
    ? null
    : { location: pathInLanguage(pathname, search, language), cookie: cookieOf(siteUrl).set(language) };
}

/**
 * The cookie to add to a page's answer: when none is there, or when a visitor of our pages changed language. Files have
 * one address for both languages, and say nothing of the language of the page that fetched them.
 */
export function languageCookie(
  { pathname }: Pick<Address, "pathname">,
  visitor: Visitor,
  siteUrl: string,
): string | null {
  const kept = cookieLanguage(visitor, siteUrl);
  if (kept !== null && !isFromOurPages(visitor, siteUrl)) return null;
  const shown = languageOfPath(pathname);
  // Which screen it is takes longest to tell: asked last.
  if (kept === shown || isRobot(visitor["user-agent"]) || screenAt(pathname) === null) return null;
  return cookieOf(siteUrl).set(shown);
}
