import { LANGUAGES, type Language } from "#territory/language.ts";

const SECONDS = 365 * 24 * 3600;

/** Returns the cookie's name. Over HTTPS, the `__Host-` prefix stops other hosts from setting the cookie. */
export const languageCookieName = (siteUrl: string): string =>
  siteUrl.startsWith("https:") ? "__Host-vigie-langue" : "vigie-langue";

/** Reads the language that a visitor chose from their cookies; null if not set. */
export function languageInCookies(cookies: string, siteUrl: string): Language | null {
  const value = new RegExp(`(?:^|;\\s*)${languageCookieName(siteUrl)}=(\\w+)`).exec(cookies)?.[1];
  return LANGUAGES.find((language) => language === value) ?? null;
}

/** Returns the `Set-Cookie` header that stores a language. */
export const languageCookie = (language: Language, siteUrl: string): string =>
  `${languageCookieName(siteUrl)}=${language}; Path=/; Max-Age=${SECONDS}; SameSite=Lax${siteUrl.startsWith("https:") ? "; Secure" : ""}`;
