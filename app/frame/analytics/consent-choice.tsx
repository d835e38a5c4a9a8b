import { Button } from "../../design/button.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { useHydrated } from "../use-hydrated.ts";
import styles from "./consent-banner.module.css";
import { reopenConsent } from "./consent-store.ts";
import { consentTexts } from "./texts.ts";

/**
 * Permanent button at the foot of pages to change the consent answer. It is hidden without scripts, as
 * nothing is measured then.
 */
export default function ConsentChoice() {
  const { t } = useTexts(consentTexts);
  if (!useHydrated()) return null;
  return (
    <Button theme="pale" className={styles.choice} onClick={reopenConsent}>
      {t("consent.change")}
    </Button>
  );
}
