import { useEffect } from "react";
import { languageCookie, languageCookieName } from "#plan/language-cookie.ts";
import { useTexts } from "../i18n/use-texts.ts";
import { useSite } from "./use-site.ts";

/**
 * Stores the page's language in a cookie if the cookie has no value yet, or if a visitor changes language on
 * our pages. A link from another site never changes a choice. No server response sets the cookie, because
 * caches share the pages.
 */
export function useLanguageCookie(): void {
  const { language } = useTexts();
  const { siteUrl } = useSite();
  useEffect(() => {
    const name = `${languageCookieName(siteUrl)}=`;
    const existing = document.cookie.split("; ").find((cookie) => cookie.startsWith(name));
    const isFromHere = document.referrer.startsWith(`${location.origin}/`);
    if (existing === name + language || (existing && !isFromHere)) return;
    // biome-ignore lint/suspicious/noDocumentCookie: Safari and Firefox of 2023 have no Cookie Store.
    document.cookie = languageCookie(language, siteUrl);
  }, [language, siteUrl]);
}
