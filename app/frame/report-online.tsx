import { DesignLink } from "../design/link.tsx";
import { useTexts } from "../i18n/use-texts.ts";
import { pathTo } from "../paths.ts";

/** The way to the form, for those who cannot call: always after the number. */
export function ReportOnline() {
  const { language, t } = useTexts();
  return (
    <>
      {t("emergency.cannotCall")}{" "}
      <DesignLink to={pathTo("report-fire", language)}>{t("emergency.online")}</DesignLink>
    </>
  );
}
