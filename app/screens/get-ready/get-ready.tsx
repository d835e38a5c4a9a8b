import { pathTo } from "#plan/paths.ts";
import { Notice } from "../../design/notice.tsx";
import pageTop from "../../design/page-top.module.css";
import { Band } from "../../design/section.tsx";
import { Crumbs } from "../../frame/crumbs.tsx";
import { EMERGENCY_TEL } from "../../frame/emergency.ts";
import { PageHead } from "../../frame/page-head.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { screenOf } from "../../screen-of.ts";
import type { Route } from "./+types/get-ready";
import { PlanForm } from "./plan-form.tsx";
import { getReadyTexts } from "./texts.ts";
import { WhenOrdered } from "./when-ordered.tsx";

export function loader({ request }: Route.LoaderArgs) {
  screenOf(request, "get-ready");
  return null;
}

/** Tells what to do when an order comes, and has a household's own plan, which stays on its device. */
export default function GetReady() {
  const { language, t } = useTexts(getReadyTexts);
  return (
    <>
      <PageHead title={t("ready.title")} description={t("ready.description")} />
      <Band tone="lichen" space="tight" ornament>
        <Crumbs
          trail={[
            { to: pathTo("prevention", language), label: t("nav.prevention") },
            { to: pathTo("get-ready", language), label: t("nav.ready") },
          ]}
        />
        <div className={pageTop.top}>
          <h1>{t("ready.title")}</h1>
          <p>{t("ready.lead")}</p>
          <Notice severity="warning" title={t("ready.leave")}>
            <p>
              {t("ready.leave.text")} {t("emergency.911")} <a href={EMERGENCY_TEL}>911</a>.
            </p>
          </Notice>
        </div>
      </Band>
      <Band>
        <WhenOrdered />
      </Band>
      <Band tone="lichen">
        <PlanForm />
      </Band>
    </>
  );
}
