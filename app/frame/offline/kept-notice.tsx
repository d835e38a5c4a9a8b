import { useEffect } from "react";
import { Notice } from "../../design/notice.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import styles from "./kept-notice.module.css";
import { KEPT_ATTRIBUTE } from "./kept-pages.ts";

/** Loads the page anew once the network is back, unless something was typed into it. */
function useReloadOnline(isKept: boolean): void {
  useEffect(() => {
    if (!isKept) return;
    let isTyped = false;
    const onInput = () => {
      isTyped = true;
    };
    const onOnline = () => {
      if (!isTyped) window.location.reload();
    };
    document.addEventListener("input", onInput);
    window.addEventListener("online", onOnline);
    return () => {
      document.removeEventListener("input", onInput);
      window.removeEventListener("online", onOnline);
    };
  }, [isKept]);
}

/** First on a page that this browser kept: how old it is, and that what it says may no longer hold. */
export function KeptNotice({ isLoaded }: { readonly isLoaded: boolean }) {
  const { t, formats } = useTexts();
  // Where the router has gone since, the page is another.
  const written = isLoaded ? document.documentElement.getAttribute(KEPT_ATTRIBUTE) : null;
  const writtenAt = written === null ? null : new Date(written);
  useReloadOnline(writtenAt !== null);
  if (writtenAt === null) return null;
  return (
    <section className={styles.kept} aria-label={t("network.away")}>
      <Notice
        live
        severity="warning"
        title={t("kept.title", { when: formats.dayTime(writtenAt, new Date()) })}
        actions={<a href={window.location.href}>{t("network.retry")}</a>}
      >
        <p>{t("kept.text")}</p>
      </Notice>
    </section>
  );
}
