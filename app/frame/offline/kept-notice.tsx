import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { Notice } from "../../design/notice.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import type { OutOfReach } from "../out-of-reach.ts";
import styles from "./kept-notice.module.css";
import { KEPT_ATTRIBUTE, KEPT_FOR_ATTRIBUTE } from "./kept-pages.ts";
import { untilReachable } from "./until-reachable.ts";

/** The worker that keeps pages hears of the network later than they do: asked at once, it would give the kept one again. */
const SETTLED_MS = 1_500;

/** Loads the page anew once the site can be reached, unless something was typed into it. */
function useReloadOnline(isKept: boolean): void {
  useEffect(() => {
    if (!isKept) return;
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
    // Where the network is there and slow, another try is the reader's to choose, until it goes.
    if (navigator.onLine) window.addEventListener("offline", awaitNetwork, { once: true });
    else awaitNetwork();
    return () => {
      document.removeEventListener("input", onInput);
      window.removeEventListener("offline", awaitNetwork);
      ended.abort();
      clearTimeout(reload);
    };
  }, [isKept]);
}

/** Whether the page's figures have been read anew since it was shown: a reading that fails goes on until one does not. */
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

/** First on a page that this browser kept: how old it is, and that what it says may no longer hold. */
export function KeptNotice({ isLoaded }: { readonly isLoaded: boolean }) {
  const { t, formats } = useTexts();
  const isReadAnew = useIsReadAnew();
  const { documentElement } = document;
  // Where the router has gone since, the page is another.
  const written = isLoaded && !isReadAnew ? documentElement.getAttribute(KEPT_ATTRIBUTE) : null;
  const writtenAt = written === null ? null : new Date(written);
  useReloadOnline(writtenAt !== null);
  if (writtenAt === null) return null;
  const isSiteUnable = documentElement.getAttribute(KEPT_FOR_ATTRIBUTE) === ("site" satisfies OutOfReach);
  const when = formats.dayTime(writtenAt, new Date());
  return (
    <section className={styles.kept} aria-label={t(isSiteUnable ? "site.away" : "network.away")}>
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
