import { Button } from "../design/button.tsx";
import { Notice } from "../design/notice.tsx";
import { useTexts } from "../i18n/use-texts.ts";
import styles from "./consent-banner.module.css";
import { answerConsent, useConsent } from "./consent-store.ts";

/** Asks once; refusing is as easy as accepting. */
export function ConsentBanner() {
  const { t } = useTexts();
  const consent = useConsent();
  if (consent !== "unasked") return null;
  return (
    <section className={styles.banner} aria-label={t("consent.title")}>
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
        <p>{t("consent.text")}</p>
      </Notice>
    </section>
  );
}
