import { EMERGENCY_TEL, reportTel } from "../../frame/emergency.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import styles from "./report.module.css";
import { reportTexts } from "./texts.ts";

/** The phone numbers, at the top of every step: a call is faster than a form. */
export function CallFirst({ isLarge }: { readonly isLarge: boolean }) {
  const { t } = useTexts(reportTexts);
  return (
    <div className={styles.calls} data-large={isLarge || undefined}>
      <a href={EMERGENCY_TEL} className={styles.call} data-danger>
        <span>{t("report.call.danger")}</span>
        <strong>911</strong>
      </a>
      <a href={reportTel(t)} className={styles.call}>
        <span>{t("report.call.fire")}</span>
        <strong>{t("emergency.number")}</strong>
      </a>
    </div>
  );
}
