import { useEffect } from "react";
import { useLocation } from "react-router";
import type { Language } from "#territory/language.ts";
import { useTexts } from "../i18n/use-texts.ts";
import { PARAMETERS, pathTo, screenAt } from "../paths.ts";
import { useIsOutdated } from "./build-check.ts";
import { allowsPrefetch, allowsPreload } from "./connection.ts";
import { isLoadedWhole } from "./loaded-whole.ts";
import { siteLinkOf } from "./plain-click.ts";
import { prefetchPage } from "./prefetch-page.ts";

const PRELOAD_AFTER_MS = 1000;
/** A link that is looked at for so long may well be followed. */
const INTENT_MS = 100;
/** Each fetches the other ahead: a page beside them brings parts of its own, and theirs as well would be too much. */
const MAIN_SCREENS = ["home", "current-situation"] as const;

/** Fetches ahead the page of a link under the pointer or the focus, and from one main page the other. */
export function usePrefetch(): void {
  const { pathname } = useLocation();
  const { language } = useTexts();
  const isOutdated = useIsOutdated();

  useEffect(() => {
    // After a new build the next page is loaded whole.
    if (isOutdated) return;
    let link: HTMLAnchorElement | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onIntent = (event: Event) => {
      const looked = siteLinkOf(event);
      if (looked === link) return;
      link = looked;
      clearTimeout(timer);
      // What is loaded whole is asked for then, a part of this page not at all.
      if (!link || !isAhead(link, language) || isHere(link) || !allowsPrefetch()) return;
      if (saysPosition(link)) return;
      timer = setTimeout(prefetchPage, INTENT_MS, link);
    };
    // A press asks for the page itself.
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

/** A page that the router leads to. */
const isAhead = ({ pathname }: HTMLAnchorElement, language: Language) =>
  screenAt(pathname) !== null && !isLoadedWhole(pathname, language);

/** A position may be somebody's home: an address carries it once its link is pressed, not before. */
const saysPosition = ({ search }: HTMLAnchorElement) => {
  const query = new URLSearchParams(search);
  return Object.values(PARAMETERS.here).some((name) => query.has(name));
};

const isHere = ({ pathname, search }: HTMLAnchorElement) =>
  pathname === location.pathname && search === location.search;
