import { Button } from "../../design/button.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { useHydrated } from "../use-hydrated.ts";
import styles from "./consent-banner.module.css";
import { reopenConsent } from "./consent-store.ts";
import { consentTexts } from "./texts.ts";

/** Permanent button to change the consent, hidden without scripts: nothing is measured then. */
export default function ConsentChoice() {
  const { t } = useTexts(consentTexts);
  if (!useHydrated()) return null;
  return (
    <Button theme="pale" className={styles.choice} onClick={reopenConsent}>
      {t("consent.change")}
    </Button>
  );
}
