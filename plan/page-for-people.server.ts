import type { Language } from "#territory/language.ts";
import { languageOf } from "./language-choice.server.ts";
import { pathTo } from "./paths.ts";
import type { Address, Visitor } from "./redirect.ts";

type PageOf = (language: Language, key: string) => string;

const alertsStop: PageOf = (language, key) => pathTo("alerts-stop", language, {}, { key });

/**
 * Addresses that mail programs and password managers request by themselves, with the page where a person can
 * do the same.
 */
const PAGES: Readonly<Record<string, PageOf>> = {
  "/api/alerts/stop": alertsStop,
  "/api/releases/stop": alertsStop,
  "/api/newsletter/stop": (language, key) => pathTo("newsletter", language, {}, { key }),
  // https://www.w3.org/TR/change-password-url/
  "/.well-known/change-password": (language) => `${pathTo("profile-information", language)}#password`,
};

/**
 * Returns the page, in the visitor's language, for a person who opens an address meant for machines; null for
 * other addresses.
 */
export function pageForPeople(
  { pathname, search }: Address,
  visitor: Visitor,
  siteUrl: string,
): string | null {
  if (!Object.hasOwn(PAGES, pathname)) return null;
  const key = new URLSearchParams(search).get("key") ?? "";
  return PAGES[pathname]?.(languageOf(visitor, siteUrl), key) ?? null;
}
