import { useEffect } from "react";
import { useLocation } from "react-router";
import { PARAMETERS, pathTo, screenAt } from "#plan/paths.ts";
import type { Language } from "#territory/language.ts";
import { useTexts } from "../i18n/use-texts.ts";
import { useIsOutdated } from "./build-check.ts";
import { allowsPrefetch, allowsPreload } from "./connection.ts";
import { isPageLoaded } from "./loaded-pages.ts";
import { isLoadedWhole } from "./loaded-whole.ts";
import { loadPageCode, pageRoute } from "./page-code.ts";
import { siteLinkOf } from "./plain-click.ts";
import { prefetchData } from "./prefetch-data.ts";

/** Prefetches a page's code and data. Failures are ignored: the navigation requests the files again. */
function prefetchPage({ pathname, search }: Pick<URL, "pathname" | "search">): void {
  const route = pageRoute(pathname);
  const page = new URL(pathname + search, window.location.href);
  if (!route || isPageLoaded(page)) return;
  loadPageCode(route).catch(() => {});
  prefetchData(route, page, "low");
}

const PRELOAD_AFTER_MS = 1000;
/** How long a link is under the pointer or focus before its page is prefetched. */
const INTENT_MS = 100;
/** Main pages. Each prefetches the other. Other pages prefetch neither: they load parts of their own. */
const MAIN_SCREENS = ["home", "current-situation"] as const;

/** Prefetches the page of a link under the pointer or focus; on a main page, also the other main page. */
export function usePrefetch(): void {
  const { pathname } = useLocation();
  const { language } = useTexts();
  const isOutdated = useIsOutdated();

  useEffect(() => {
    // After a new build, the next page is a full page load.
    if (isOutdated) return;
    let link: HTMLAnchorElement | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onIntent = (event: Event) => {
      const next = siteLinkOf(event);
      if (next === link) return;
      link = next;
      clearTimeout(timer);
      // Skip links that make a full page load, and parts of this page.
      if (!link || !canPrefetch(link, language) || isCurrentPage(link) || !allowsPrefetch()) return;
      if (hasPosition(link)) return;
      timer = setTimeout(prefetchPage, INTENT_MS, link);
    };
    // A click requests the page itself.
    const onPress = () => clearTimeout(timer);
    const events = ["pointerover", "focusin"];
    for (const event of events) document.addEventListener(event, onIntent);
    document.addEventListener("click", onPress);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("click", onPress);
      for (const event of events) document.removeEventListener(event, onIntent);
    };
  }, [language, isOutdated]);

  useEffect(() => {
    const paths = MAIN_SCREENS.map((name) => pathTo(name, language));
    if (!paths.includes(pathname)) return;
    const timer = setTimeout(() => {
      if (!allowsPreload()) return;
      for (const path of paths) if (path !== pathname) prefetchPage({ pathname: path, search: "" });
    }, PRELOAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, [pathname, language]);
}

/** Returns whether the router can show a link's page without a full page load. */
const canPrefetch = ({ pathname }: HTMLAnchorElement, language: Language) =>
  screenAt(pathname) !== null && !isLoadedWhole(pathname, language);

/** Returns whether a link carries a position, which can be a person's home: only a press sends it. */
const hasPosition = ({ search }: HTMLAnchorElement) => {
  const query = new URLSearchParams(search);
  return Object.values(PARAMETERS.here).some((name) => query.has(name));
};

const isCurrentPage = ({ pathname, search }: HTMLAnchorElement) =>
  pathname === location.pathname && search === location.search;
