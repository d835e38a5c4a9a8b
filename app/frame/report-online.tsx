import { pathTo } from "#plan/paths.ts";
import { DesignLink } from "../design/link.tsx";
import { useTexts } from "../i18n/use-texts.ts";

/** Link to the report form, for visitors who cannot call. Always shown after the phone number. */
export function ReportOnline() {
  const { language, t } = useTexts();
  return (
    <>
      {t("emergency.cannotCall")}{" "}
      <DesignLink to={pathTo("report-fire", language)}>{t("emergency.online")}</DesignLink>
    </>
  );
}
