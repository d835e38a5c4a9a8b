import { useEffect, useRef } from "react";
import { Button } from "../../design/button.tsx";
import { Notice } from "../../design/notice.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import styles from "./consent-banner.module.css";
import { answerConsent, useConsent, useIsReopened } from "./consent-store.ts";
import { consentTexts } from "./texts.ts";

/** Asks for consent once, and again if the visitor wants to change it. Refusing is as easy as accepting. */
export function ConsentBanner() {
  const { t } = useTexts(consentTexts);
  const consent = useConsent();
  const isReopened = useIsReopened();
  const banner = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isReopened) banner.current?.focus();
  }, [isReopened]);
  if (consent !== "unasked" && !isReopened) return null;
  return (
    <section ref={banner} tabIndex={-1} className={styles.banner} aria-label={t("consent.title")}>
      <Notice
        severity="info"
        title={t("consent.title")}
        actions={
          <>
            <Button theme="pale" onClick={() => answerConsent("refused")}>
              {t("consent.refuse")}
            </Button>
            <Button theme="pale" onClick={() => answerConsent("given")}>
              {t("consent.accept")}
            </Button>
          </>
        }
      >
        {consent !== "unasked" && (
          <p>
            <strong>{t(`consent.${consent}`)}</strong>
          </p>
        )}
        <p>{t("consent.text")}</p>
      </Notice>
    </section>
  );
}
