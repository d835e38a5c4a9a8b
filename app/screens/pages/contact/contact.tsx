import { useEffect, useRef, useState } from "react";
import { data, useActionData } from "react-router";
import { pathTo } from "#plan/paths.ts";
import { servicesContext } from "../../../context.ts";
import { Button } from "../../../design/button.tsx";
import { EmptyState } from "../../../design/empty-state.tsx";
import { Band } from "../../../design/section.tsx";
import { EMERGENCY_TEL, reportTel } from "../../../frame/emergency.ts";
import { PageHead } from "../../../frame/page-head.tsx";
import { ReportOnline } from "../../../frame/report-online.tsx";
import { useTexts } from "../../../i18n/use-texts.ts";
import { StoryText } from "../../../parts/story/story-text.tsx";
import { StoryTop } from "../../../parts/story/story-top.tsx";
import { screenOf } from "../../../screen-of.ts";
import { SINGLE_PAGES } from "../folder-pages.ts";
import { pageViewIfAny } from "../page-view.server.ts";
import styles from "../pages.module.css";
import { pageTexts } from "../texts.ts";
import type { Route } from "./+types/contact";
import { answerContact } from "./contact-action.server.ts";
import { NOTHING_WRITTEN, type Step } from "./contact-step.ts";
import { WriteForm } from "./write-form.tsx";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { language } = screenOf(request, "contact");
  const at = { folder: "", slug: SINGLE_PAGES.contact[language], language };
  const services = context.get(servicesContext);
  const { takesFiles } = services.contact;
  // The phone numbers and the form do not need the editors' text. If it is not read yet, unpublished or
  // moved, only the text is missing.
  return { words: await pageViewIfAny(services, at, request), takesFiles };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { language } = screenOf(request, "contact");
  const services = context.get(servicesContext);
  const { step, status } = await answerContact(services, await request.formData(), language);
  return data(step, status);
}

/** Contact page: the two emergency numbers first, then the offices and a form. */
export default function Contact({ loaderData: { words, takesFiles } }: Route.ComponentProps) {
  const { language, t } = useTexts(pageTexts);
  const sent = useActionData<typeof action>();
  const title = words?.title ?? t("nav.contact");
  const summary = words?.summary ?? t("pages.contact.summary");
  return (
    <>
      <PageHead title={title} description={summary} {...(words && { addresses: words.addresses })} />
      <StoryTop title={title} summary={summary} trail={[{ to: pathTo("contact", language), label: title }]}>
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
        {words === null ? (
          <EmptyState title={t("pages.contact.unavailable")}>
            <p>{t("pages.contact.unavailable.text")}</p>
          </EmptyState>
        ) : (
          <StoryText text={words.text} living={words.living} />
        )}
      </Band>
      <Band tone="lichen">
        <Write first={sent} takesFiles={takesFiles} />
      </Band>
    </>
  );
}

/** ID of the form within its page. */
const WRITE_ANCHOR = "write";

interface WriteProps {
  readonly first: Step | undefined;
  readonly takesFiles: boolean;
}

/** Form for a message to the agency, then its confirmation. */
function Write({ first, takesFiles }: WriteProps) {
  const { t } = useTexts(pageTexts);
  const [step, setStep] = useState<Step>(first ?? NOTHING_WRITTEN);
  const title = useRef<HTMLHeadingElement>(null);
  const isSent = step.is === "sent";
  useEffect(() => {
    if (isSent) title.current?.focus();
  }, [isSent]);
  return (
    <section id={WRITE_ANCHOR} className={styles.column}>
      <h2 ref={title} tabIndex={-1}>
        {t(isSent ? "contact.sent" : "contact.write")}
      </h2>
      {step.is === "write" ? (
        <>
          <p>{t("contact.lead")}</p>
          <WriteForm step={step} onStep={setStep} anchor={WRITE_ANCHOR} takesFiles={takesFiles} />
        </>
      ) : (
        <>
          <dl>
            <dt>{t("contact.sent.reference")}</dt>
            <dd className={styles.reference}>{step.reference}</dd>
          </dl>
          <p>{t("contact.sent.text")}</p>
          {step.answeredTo !== null && <p>{t("contact.sent.answer", { email: step.answeredTo })}</p>}
          <p>
            <Button theme="pale" onClick={() => setStep(NOTHING_WRITTEN)}>
              {t("contact.again")}
            </Button>
          </p>
        </>
      )}
    </section>
  );
}
