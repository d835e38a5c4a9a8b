import { pathTo } from "#plan/paths.ts";
import { Notice } from "../../design/notice.tsx";
import { Band } from "../../design/section.tsx";
import { EMERGENCY_TEL } from "../../frame/emergency.ts";
import { PageTop } from "../../frame/page-top.tsx";
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
