import { data, useActionData } from "react-router";
import { servicesContext } from "../../../context.ts";
import { Band } from "../../../design/section.tsx";
import { EMERGENCY_TEL, reportTel } from "../../../frame/emergency.ts";
import { PageHead } from "../../../frame/page-head.tsx";
import { ReportOnline } from "../../../frame/report-online.tsx";
import { useTexts } from "../../../i18n/use-texts.ts";
import { StoryText } from "../../../parts/story/story-text.tsx";
import { screenOf } from "../../../screen-of.ts";
import { SINGLE_PAGES } from "../folder-pages.ts";
import { pageView } from "../page-view.server.ts";
import styles from "../pages.module.css";
import { StoryTop } from "../story-top.tsx";
import { pageTexts } from "../texts.ts";
import type { Route } from "./+types/contact";
import { answerContact } from "./contact-action.server.ts";
import { WRITE_ANCHOR, Write } from "./write.tsx";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { language } = screenOf(request, "contact");
  const at = { folder: "", slug: SINGLE_PAGES.contact[language], language };
  const services = context.get(servicesContext);
  return { ...(await pageView(services, at, request)), takesFiles: services.contact.takesFiles };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { language } = screenOf(request, "contact");
  const services = context.get(servicesContext);
  const { step, status } = await answerContact(services, await request.formData(), language);
  return data(step, status);
}

/** Whom to call for what: the two emergency numbers before everything else, then the offices, and a form. */
export default function Contact({ loaderData: view }: Route.ComponentProps) {
  const { language, t } = useTexts(pageTexts);
  const sent = useActionData<typeof action>();
  return (
    <>
      <PageHead title={view.title} description={view.summary} addresses={view.addresses} />
      <StoryTop
        title={view.title}
        summary={view.summary}
        trail={[{ to: view.addresses[language], label: view.title }]}
      >
        <dl className={styles.lines}>
          <div>
            <dt>{t("pages.contact.danger")}</dt>
            <dd>
              <a href={EMERGENCY_TEL}>911</a>
            </dd>
          </div>
          <div>
            <dt>{t("pages.contact.fire")}</dt>
            <dd>
              <a href={reportTel(t)}>{t("emergency.number")}</a>
              {t("emergency.number.full") !== t("emergency.number") && (
                <span>{t("emergency.number.full")}</span>
              )}
            </dd>
          </div>
        </dl>
        <p>
          <ReportOnline />
        </p>
        <p>
          <a href={`#${WRITE_ANCHOR}`}>{t("pages.contact.write")}</a>
        </p>
      </StoryTop>
      <Band>
        <StoryText text={view.text} living={view.living} />
      </Band>
      <Band tone="lichen">
        <Write first={sent} takesFiles={view.takesFiles} />
      </Band>
    </>
  );
}
