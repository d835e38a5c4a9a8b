import { useEffect, useRef, useState } from "react";
import { useLocation, useRevalidator } from "react-router";
import { pathTo, screenKindAt } from "#plan/paths.ts";
import { isProviderAnswer } from "#plan/provider-answer.ts";
import { Notice } from "../../design/notice.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { allowsPrefetch } from "../connection.ts";
import { reachSite } from "../outage.ts";
import type { OutageReason } from "../outage-reason.ts";
import { untilLoaded } from "../until-loaded.ts";
import { useIsEmbedded } from "../use-is-embedded.ts";
import { useSite } from "../use-site.ts";
import { whenReadable } from "../when-readable.ts";
import workerUrl from "./page-keeper.ts?worker&url";
import styles from "./saved-page-notice.module.css";
import {
  isOfflinePage,
  OFFLINE_PATH,
  type PageToSave,
  SAVED_ATTRIBUTE,
  SAVED_FOR_ATTRIBUTE,
} from "./saved-pages.ts";

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

/** Caches the pages that the visitor reads, and shows the notice on a cached page. */
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

/** Delay of the reload. Until the service worker notices the network, it would return the cached page. */
const SETTLED_MS = 1_500;

/** Reloads the page once the site can be reached, unless the visitor typed something. */
function useReloadOnline(isPageSaved: boolean): void {
  useEffect(() => {
    if (!isPageSaved) return;
    let isTyped = false;
    let reload: ReturnType<typeof setTimeout> | undefined;
    const onInput = () => {
      isTyped = true;
    };
    const ended = new AbortController();
    document.addEventListener("input", onInput);
    const awaitNetwork = () =>
      void untilLoaded(reachSite, ended.signal).then(
        () => {
          reload = setTimeout(() => !isTyped && window.location.reload(), SETTLED_MS);
        },
        () => {},
      );
    // If the network is there but slow, the visitor decides when to retry. If it goes, wait until it is back.
    if (navigator.onLine) window.addEventListener("offline", awaitNetwork, { once: true });
    else awaitNetwork();
    return () => {
      document.removeEventListener("input", onInput);
      window.removeEventListener("offline", awaitNetwork);
      ended.abort();
      clearTimeout(reload);
    };
  }, [isPageSaved]);
}

/** Returns whether the page's figures were refreshed since the page was shown. A failed refresh retries. */
function useIsReadAnew(): boolean {
  const { state } = useRevalidator();
  const hasBegun = useRef(false);
  const [isReadAnew, setReadAnew] = useState(false);
  useEffect(() => {
    if (state === "loading") hasBegun.current = true;
    else if (hasBegun.current) setReadAnew(true);
  }, [state]);
  return isReadAnew;
}

/** Notice at the top of a cached page: its age, and a warning that it can be out of date. */
function SavedPageNotice({ isLoaded }: { readonly isLoaded: boolean }) {
  const { t, formats } = useTexts();
  const isReadAnew = useIsReadAnew();
  const { documentElement } = document;
  // After a navigation by the router, the page is another one.
  const written = isLoaded && !isReadAnew ? documentElement.getAttribute(SAVED_ATTRIBUTE) : null;
  const writtenAt = written === null ? null : new Date(written);
  useReloadOnline(writtenAt !== null);
  if (writtenAt === null) return null;
  const isSiteUnable = documentElement.getAttribute(SAVED_FOR_ATTRIBUTE) === ("site" satisfies OutageReason);
  const when = formats.dayTime(writtenAt, new Date());
  return (
    <section className={styles.notice} aria-label={t(isSiteUnable ? "site.away" : "network.away")}>
      <Notice
        live
        severity="warning"
        title={t(isSiteUnable ? "kept.site" : "kept.title", { when })}
        actions={<a href={window.location.href}>{t("network.retry")}</a>}
      >
        <p>{t("kept.text")}</p>
      </Notice>
    </section>
  );
}
