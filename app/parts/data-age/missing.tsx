import { Notice } from "../../design/notice.tsx";
import { useTexts } from "../../i18n/use-texts.ts";

/** Replaces figures that were never received, which does not mean zero. */
export function Missing() {
  const { t } = useTexts();
  return (
    <Notice severity="error" title={t("missing.title")}>
      <p>{t("missing.text", { number: t("emergency.number") })}</p>
    </Notice>
  );
}
