import { useEffect } from "react";
import { useTexts } from "../../i18n/use-texts.ts";
import { loadAtFirstTouch } from "./late-parts.tsx";
import styles from "./report.module.css";
import { reportTexts } from "./texts.ts";

export function IntroStep() {
  const { t } = useTexts(reportTexts);
  useEffect(loadAtFirstTouch, []);
  return (
    <div className={styles.intro}>
      <p className={styles.lead}>{t("report.intro.lead")}</p>
      <ol className={styles.expect}>
        <li>{t("report.intro.where")}</li>
        <li>{t("report.intro.what")}</li>
        <li>{t("report.intro.you")}</li>
      </ol>
      <p>{t("report.intro.safe")}</p>
    </div>
  );
}
