import { useEffect, useRef, useState } from "react";
import { data, useActionData } from "react-router";
import { PARAMETERS, pathTo } from "#plan/paths.ts";
import { servicesContext } from "../../context.ts";
import { Button, ButtonLink } from "../../design/button.tsx";
import { Notice } from "../../design/notice.tsx";
import pageTop from "../../design/page-top.module.css";
import { Band } from "../../design/section.tsx";
import form from "../../forms/form/form.module.css";
import { Refused } from "../../forms/form/post-json.ts";
import { Crumbs } from "../../frame/crumbs.tsx";
import { PageHead } from "../../frame/page-head.tsx";
import { emitToast } from "../../frame/toast-store.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { sendCommand } from "../../parts/account/send-command.ts";
import { useCommand } from "../../parts/account/use-command.ts";
import { screenOf } from "../../screen-of.ts";
import type { Route } from "./+types/newsletter";
import { AskForm } from "./ask-form.tsx";
import { ChoiceForm } from "./choice-form.tsx";
import styles from "./newsletter.module.css";
import { answerForm, stepAt } from "./newsletter-action.server.ts";
import { isStopped, type Step } from "./newsletter-step.ts";
import { newsletterTexts } from "./texts.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { language } = screenOf(request, "newsletter");
  const { searchParams } = new URL(request.url);
  const parameterValue = (name: "token" | "key") => searchParams.get(PARAMETERS[name][language]) ?? "";
  // After a form is sent, the response gives the step.
  const link =
    request.method === "POST"
      ? { token: "", key: "" }
      : { token: parameterValue("token"), key: parameterValue("key") };
  const { step, status } = await stepAt(context.get(servicesContext).emailKeyCommands, link);
  return data(step, status);
}

export async function action({ context, request }: Route.ActionArgs) {
  const { language } = screenOf(request, "newsletter");
  const { emailKeyCommands, sent } = context.get(servicesContext);
  const { step, status } = await answerForm(emailKeyCommands, await request.formData(), language, sent);
  return data(step, status);
}

/** Press releases by email for people without a profile, with or without scripts. */
export default function Newsletter({ loaderData }: Route.ComponentProps) {
  const { language, t } = useTexts(newsletterTexts);
  const first: Step = useActionData<typeof action>() ?? loaderData;
  const [{ step, from }, setHeld] = useState({ step: first, from: first });
  // "Subscribe" leads from the last step to this same page: a new response then resets the step.
  if (from !== first) setHeld({ step: first, from: first });
  const setStep = (next: Step) => setHeld({ step: next, from: first });
  const title = titleOf(step);
  const failure = useRef<HTMLDivElement>(null);
  // The button that failed is below, so scroll to the message, also after a repeated failure.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new step can be a failure.
  useEffect(() => failure.current?.scrollIntoView({ block: "nearest" }), [step]);
  const heading = useRef<HTMLHeadingElement>(null);
  const lastTitle = useRef(title);
  // The pressed button is gone: move the focus to the title.
  useEffect(() => {
    if (lastTitle.current !== title) heading.current?.focus();
    lastTitle.current = title;
  }, [title]);
  return (
    <>
      <PageHead title={t(title)} description={t("newsletter.description")} />
      <Band tone="lichen" space="tight" ornament>
        <Crumbs
          trail={[
            { to: pathTo("releases", language), label: t("newsletter.releases") },
            { to: pathTo("newsletter", language), label: t("newsletter.title") },
          ]}
        />
        <div className={pageTop.top}>
          <h1 ref={heading} tabIndex={-1}>
            {t(title)}
          </h1>
          {step.is === "ask" && <p>{t("newsletter.lead")}</p>}
          {step.is === "confirm" && <p>{t("newsletter.confirm.text")}</p>}
        </div>
      </Band>
      <Band>
        <div className={styles.column}>
          {"hasFailed" in step && step.hasFailed && (
            <div ref={failure}>
              <Notice severity="error" title={t("newsletter.failed")} live>
                {/* A confirmation has no typed data: the visitor must use the link again. */}
                <p>{t(failureOf(step))}</p>
              </Notice>
            </div>
          )}
          <StepForm step={step} onStep={setStep} />
        </div>
      </Band>
      {step.is === "ask" && (
        <Band tone="lichen">
          <div className={styles.column}>
            <h2 className={styles.other}>{t("newsletter.alerts")}</h2>
            <p>{t("newsletter.alerts.text")}</p>
            <p>
              <ButtonLink theme="pale" to={pathTo("current-situation-location", language)}>
                {t("newsletter.alerts.action")}
              </ButtonLink>
            </p>
          </div>
        </Band>
      )}
    </>
  );
}

interface StepProps {
  readonly step: Step;
  readonly onStep: (step: Step) => void;
}

function StepForm({ step, onStep }: StepProps) {
  const { language, t } = useTexts(newsletterTexts);
  const outcome = (text: string, label: string, to = pathTo("newsletter", language)) => (
    <>
      <p role="status">{text}</p>
      <p>
        <ButtonLink theme="pale" to={to}>
          {label}
        </ButtonLink>
      </p>
    </>
  );
  switch (step.is) {
    case "ask":
      return <AskForm step={step} onStep={onStep} />;
    case "asked":
      return <p role="status">{t("newsletter.asked.text")}</p>;
    case "confirm":
      return <ConfirmForm token={step.token} onStep={onStep} />;
    case "choice":
      if (!isStopped(step.choice) || step.hasFailed) return <ChoiceForm step={step} onStep={onStep} />;
      return outcome(t("newsletter.stopped.text"), t("newsletter.again"));
    case "over":
      return outcome(t("newsletter.over.text"), t("newsletter.again"));
    case "away":
      return outcome(
        t("newsletter.away.text"),
        t("newsletter.away.again"),
        pathTo("newsletter", language, {}, { key: step.key }),
      );
  }
}

function failureOf(step: Step) {
  if (step.is === "ask" && step.isTooMany) return "newsletter.many.text";
  return step.is === "confirm" ? "newsletter.away.text" : "newsletter.failed.text";
}

function titleOf(step: Step) {
  if (step.is === "ask") return "newsletter.title";
  if (step.is !== "choice") return `newsletter.${step.is}` as const;
  if (isStopped(step.choice) && !step.hasFailed) return "newsletter.stopped";
  return step.news === "confirmed" ? "newsletter.confirmed" : "newsletter.choice";
}

interface ConfirmProps {
  readonly token: string;
  readonly onStep: (step: Step) => void;
}

/** Button to confirm the subscription: programs that open links in emails do not press the button. */
function ConfirmForm({ token, onStep }: ConfirmProps) {
  const { language, t } = useTexts(newsletterTexts);
  const { isBusy, run } = useCommand();

  async function confirm(): Promise<void> {
    try {
      const { key, ...choice } = await sendCommand("confirmNewsletter", { token, language });
      emitToast("update-profile");
      onStep({ is: "choice", key, choice, news: "confirmed" });
    } catch (error) {
      if (!(error instanceof Refused && error.code === "link-over")) throw error;
      onStep({ is: "over" });
    }
  }

  return (
    <form
      className={form.form}
      method="post"
      action={pathTo("newsletter", language)}
      onSubmit={(event) => {
        event.preventDefault();
        void run(confirm);
      }}
    >
      <input type="hidden" name="token" value={token} />
      <div className={form.actions}>
        <Button type="submit" name="act" value="confirm" aria-busy={isBusy}>
          {t("newsletter.confirm.action")}
        </Button>
      </div>
    </form>
  );
}
