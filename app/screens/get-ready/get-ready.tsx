import { pathTo } from "#plan/paths.ts";
import notes from "../../design/notes.module.css";
import { Notice } from "../../design/notice.tsx";
import { Band, Columns, Section } from "../../design/section.tsx";
import { EMERGENCY_TEL, reportTel } from "../../frame/emergency.ts";
import { PageTop } from "../../frame/page-top.tsx";
import { SiteLink } from "../../frame/site-link.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { screenOf } from "../../screen-of.ts";
import type { Route } from "./+types/get-ready";
import styles from "./get-ready.module.css";
import { PlanForm } from "./plan-form.tsx";
import { getReadyTexts } from "./texts.ts";

export function loader({ request }: Route.LoaderArgs) {
  screenOf(request, "get-ready");
  return null;
}

/** Page with advice on evacuation orders, and a household's own plan, which is only stored on the device. */
export default function GetReady() {
  const { language, t } = useTexts(getReadyTexts);
  return (
    <>
      <PageTop
        screen="get-ready"
        title={t("ready.title")}
        label={t("nav.ready")}
        above={[{ to: pathTo("prevention", language), label: t("nav.prevention") }]}
        description={t("ready.description")}
      >
        <p>{t("ready.lead")}</p>
        <Notice severity="warning" title={t("ready.leave")}>
          <p>
            {t("ready.leave.text")} {t("emergency.911")} <a href={EMERGENCY_TEL}>911</a>.
          </p>
        </Notice>
      </PageTop>
      <Band>
        <WhenOrdered />
      </Band>
      <Band tone="lichen">
        <PlanForm />
      </Band>
    </>
  );
}

const ORDER_STEPS = ["go", "take", "road", "register", "back"] as const;
const ORDER_CASES = ["prepare", "shelter", "fear", "stuck"] as const;

/** Explains what to do when an evacuation order or another official message comes. */
function WhenOrdered() {
  const { language, t } = useTexts(getReadyTexts);
  return (
    <Columns layout="halves">
      <Section id="order" title={t("ready.order")}>
        <ol className={notes.steps}>
          {ORDER_STEPS.map((step) => (
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
          {ORDER_CASES.map((each) => (
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
