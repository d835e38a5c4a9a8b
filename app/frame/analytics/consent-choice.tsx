import { Button } from "../../design/button.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { useHydrated } from "../use-hydrated.ts";
import styles from "./consent-banner.module.css";
import { reopenConsent } from "./consent-store.ts";
import { consentTexts } from "./texts.ts";

/** The lasting way to one's answer, at the foot of the pages; without scripts nothing is measured either. */
export default function ConsentChoice() {
  const { t } = useTexts(consentTexts);
  if (!useHydrated()) return null;
  return (
    <Button theme="pale" className={styles.choice} onClick={reopenConsent}>
      {t("consent.change")}
    </Button>
  );
}
