import { pathTo } from "#plan/paths.ts";
import notes from "../../design/notes.module.css";
import { Columns, Section } from "../../design/section.tsx";
import { reportTel } from "../../frame/emergency.ts";
import { SiteLink } from "../../frame/site-link.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import styles from "./get-ready.module.css";
import { getReadyTexts } from "./texts.ts";

const STEPS = ["go", "take", "road", "register", "back"] as const;
const CASES = ["prepare", "shelter", "fear", "stuck"] as const;

/** Explains what to do when an evacuation order or another official message comes. */
export function WhenOrdered() {
  const { language, t } = useTexts(getReadyTexts);
  return (
    <Columns layout="halves">
      <Section id="order" title={t("ready.order")}>
        <ol className={notes.steps}>
          {STEPS.map((step) => (
            <li key={step}>
              <p>
                <strong>{t(`ready.order.${step}`)}</strong> {t(`ready.order.${step}.text`)}
              </p>
            </li>
          ))}
        </ol>
      </Section>
      <Section id="cases" title={t("ready.cases")}>
        <dl className={styles.cases}>
          {CASES.map((each) => (
            <div key={each}>
              <dt>{t(`ready.case.${each}`)}</dt>
              <dd>{t(`ready.case.${each}.text`)}</dd>
            </div>
          ))}
          <div>
            <dt>{t("ready.case.fire")}</dt>
            <dd>
              {t("ready.case.fire.text")} <a href={reportTel(t)}>{t("emergency.number")}</a>.
            </dd>
          </div>
        </dl>
        <p className={notes.more}>
          <SiteLink to={pathTo("current-situation-location", language)}>{t("ready.here")}</SiteLink>
          <SiteLink to={pathTo("prevention", language)}>{t("ready.prevention")}</SiteLink>
        </p>
      </Section>
    </Columns>
  );
}
