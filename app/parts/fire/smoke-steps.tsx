import notes from "../../design/notes.module.css";
import { Section } from "../../design/section.tsx";
import { ReportOnline } from "../../frame/report-online.tsx";
import { useTexts } from "../../i18n/use-texts.ts";

/** Steps to follow at the sight of smoke. */
export function SmokeSteps() {
  const { t } = useTexts();
  return (
    <Section id="smoke" title={t("smoke.title")}>
      <ol className={notes.steps}>
        <li>
          <span>
            {t("smoke.1", { number: t("emergency.number") })} <ReportOnline />
          </span>
        </li>
        <li>{t("smoke.2")}</li>
        <li>{t("smoke.3")}</li>
      </ol>
    </Section>
  );
}
