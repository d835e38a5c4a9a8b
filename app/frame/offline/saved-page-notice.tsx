import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { Notice } from "../../design/notice.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import type { OutageReason } from "../outage-reason.ts";
import styles from "./saved-page-notice.module.css";
import { SAVED_ATTRIBUTE, SAVED_FOR_ATTRIBUTE } from "./saved-pages.ts";
import { untilReachable } from "./until-reachable.ts";

/** Delay of the reload: until the service worker learns of the network, it returns the cached page again. */
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
      void untilReachable(ended.signal).then(
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

/** Returns whether the page's figures were refreshed since it was shown. A refresh retries on failure. */
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
export function SavedPageNotice({ isLoaded }: { readonly isLoaded: boolean }) {
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
