import { data, useActionData } from "react-router";
import { pathTo } from "#plan/paths.ts";
import { servicesContext } from "../../context.ts";
import pageTop from "../../design/page-top.module.css";
import { Band } from "../../design/section.tsx";
import { Crumbs } from "../../frame/crumbs.tsx";
import { PageHead } from "../../frame/page-head.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { screenOf } from "../../screen-of.ts";
import type { Route } from "./+types/report-fire";
import { answerReport } from "./report-action.server.ts";
import { reportTexts } from "./texts.ts";
import { Wizard } from "./wizard.tsx";

export async function action({ context, request }: Route.ActionArgs) {
  const { language } = screenOf(request, "report-fire");
  const { page, status } = await answerReport(
    context.get(servicesContext),
    await request.formData(),
    language,
  );
  return data(page, status);
}

/** Page to report a fire: first the phone numbers, then a form that takes a minute. */
export default function ReportFire() {
  const { language, t } = useTexts(reportTexts);
  const posted = useActionData<typeof action>();
  const title = t("report.title");
  return (
    <>
      <PageHead title={title} description={t("report.description")} />
      <Band tone="lichen" space="tight" ornament>
        <Crumbs trail={[{ to: pathTo("report-fire", language), label: title }]} />
        <h1 className={pageTop.top}>{title}</h1>
        <Wizard first={posted} />
      </Band>
    </>
  );
}
