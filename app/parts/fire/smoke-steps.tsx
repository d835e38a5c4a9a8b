import notes from "../../design/notes.module.css";
import { Section } from "../../design/section.tsx";
import { useTexts } from "../../i18n/use-texts.ts";

/** What to do at the sight of smoke. */
export function SmokeSteps() {
  const { t } = useTexts();
  return (
    <Section id="smoke" title={t("smoke.title")}>
      <ol className={notes.steps}>
        <li>{t("smoke.1", { number: t("emergency.number") })}</li>
        <li>{t("smoke.2")}</li>
        <li>{t("smoke.3")}</li>
      </ol>
    </Section>
  );
}
