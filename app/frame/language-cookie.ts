import { LANGUAGES, type Language } from "#territory/language.ts";

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

/** Reads the language that a visitor chose from their cookies; null if there is none. */
export function languageInCookies(cookies: string, siteUrl: string): Language | null {
  const value = cookieOf(siteUrl).inHeader.exec(cookies)?.[1];
  return LANGUAGES.find((language) => language === value) ?? null;
}

/** Writes the cookie that keeps a language, with its attributes. */
export const languageCookie = (language: Language, siteUrl: string): string =>
  cookieOf(siteUrl).set(language);
