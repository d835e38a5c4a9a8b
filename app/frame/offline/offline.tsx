import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { pathTo, screenKindAt } from "#plan/paths.ts";
import { isProviderAnswer } from "#plan/provider-answer.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { allowsPrefetch } from "../connection.ts";
import { useIsEmbedded } from "../use-is-embedded.ts";
import { useSite } from "../use-site.ts";
import { whenReadable } from "../when-readable.ts";
import workerUrl from "./page-keeper.ts?worker&url";
import { SavedPageNotice } from "./saved-page-notice.tsx";
import { isOfflinePage, OFFLINE_PATH, type PageToSave } from "./saved-pages.ts";

/** Larger files, such as the engines of maps and pictures, are not cached: they are only useful online. */
const HEAVY_BYTES = 400_000;

/** Returns the paths of the files that this page loaded and can need again. */
const loadedFiles = (): readonly string[] =>
  (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
    .filter(({ decodedBodySize }) => decodedBodySize < HEAVY_BYTES)
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith("/assets/"))
    .map(({ pathname }) => pathname);

async function requestSave(page: Omit<PageToSave, "kind" | "files">): Promise<void> {
  const registration = await navigator.serviceWorker.register(workerUrl, { scope: "/" });
  const worker = registration.active ?? (await navigator.serviceWorker.ready).active;
  worker?.postMessage({ kind: "keep", files: loadedFiles(), ...page } satisfies PageToSave);
}

/**
 * Caches the public pages that the visitor reads, to read them again offline. A page loaded in full costs no
 * further request. A page that the router brought is requested once more, if the connection allows it.
 * @param isLoaded whether the current page is the document that the browser loaded
 */
function useSavedPages(isLoaded: boolean): void {
  const { pathname, search } = useLocation();
  const { language } = useTexts();
  const { editorOrigin } = useSite();
  const isEmbedded = useIsEmbedded();
  useEffect(() => {
    const isAnswer = isProviderAnswer(new URLSearchParams(search));
    const isPublic = screenKindAt(pathname).access === "public" && !isAnswer;
    if (!("serviceWorker" in navigator) || isEmbedded || editorOrigin || !isPublic) return;
    if (!navigator.onLine || !(isLoaded || allowsPrefetch())) return;
    return whenReadable(() => {
      const alongside = allowsPrefetch() ? [OFFLINE_PATH[language], pathTo("home", language)] : [];
      // Private windows and full disks refuse storage; the page still works.
      requestSave({ page: pathname + search, isLoaded, alongside }).catch(() => {});
    });
  }, [pathname, search, isLoaded, language, editorOrigin, isEmbedded]);
}

/** Parts needed later or offline: caching of pages, and the notice on a cached page. */
export default function Offline() {
  const { pathname, search } = useLocation();
  const [loaded] = useState(() => window.location.pathname + window.location.search);
  // After a return by the router, the page's data is fresh.
  const isFirst = useRef(true);
  isFirst.current &&= pathname + search === loaded;
  const isLoaded = isFirst.current;
  useSavedPages(isLoaded);
  // The fallback page has no figures that could be out of date.
  return isOfflinePage(pathname) ? null : <SavedPageNotice isLoaded={isLoaded} />;
}
