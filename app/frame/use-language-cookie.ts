import { useEffect } from "react";
import { useTexts } from "../i18n/use-texts.ts";
import { languageCookie, languageCookieName } from "./language-cookie.ts";
import { useSite } from "./use-site.ts";

/**
 * Keeps the language of the page in a cookie if there is none, or if a visitor of our pages changes it. A link from elsewhere
 * never undoes a choice. No answer of the server sets the cookie: caches share its pages.
 */
export function useLanguageCookie(): void {
  const { language } = useTexts();
  const { siteUrl } = useSite();
  useEffect(() => {
    const name = `${languageCookieName(siteUrl)}=`;
    const kept = document.cookie.split("; ").find((cookie) => cookie.startsWith(name));
    const isFromHere = document.referrer.startsWith(`${location.origin}/`);
    if (kept === name + language || (kept && !isFromHere)) return;
    // biome-ignore lint/suspicious/noDocumentCookie: Safari and Firefox of 2023 have no Cookie Store.
    document.cookie = languageCookie(language, siteUrl);
  }, [language, siteUrl]);
}
