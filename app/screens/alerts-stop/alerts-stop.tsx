import { useState } from "react";
import { data, useActionData } from "react-router";
import type { StopScope } from "#accounts/account-api.ts";
import { PARAMETERS, pathTo } from "#plan/paths.ts";
import { servicesContext } from "../../context.ts";
import { Button, ButtonLink } from "../../design/button.tsx";
import { Notice } from "../../design/notice.tsx";
import { Band } from "../../design/section.tsx";
import form from "../../forms/form/form.module.css";
import { PageTop } from "../../frame/page-top.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { sendCommand } from "../../parts/account/send-command.ts";
import { useCommand } from "../../parts/account/use-command.ts";
import { screenOf } from "../../screen-of.ts";
import type { Route } from "./+types/alerts-stop";
import styles from "./alerts-stop.module.css";
import { answerStop, type Step, stepAt } from "./stop-step.server.ts";
import { stopTexts } from "./texts.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { language } = screenOf(request, "alerts-stop");
  const key = new URL(request.url).searchParams.get(PARAMETERS.key[language]) ?? "";
  const { step, status } = await stepAt(context.get(servicesContext).emailKeyCommands, key);
  return data(step, status);
}

export async function action({ context, request }: Route.ActionArgs) {
  screenOf(request, "alerts-stop");
  const { step, status } = await answerStop(context.get(servicesContext), await request.formData());
  return data(step, status);
}

/** Page to stop alerts, behind the links in emails; needs no password and no scripts. */
export default function AlertsStop({ loaderData }: Route.ComponentProps) {
  const { language, t } = useTexts(stopTexts);
  const sent = useActionData<typeof action>();
  const [step, setStep] = useState<Step>(sent ?? loaderData);
  const { remaining, done, hasFailed } = step;
  const isNothing = remaining.email === null && !hasFailed;
  const title = isNothing ? "stop.nothing" : done ? "stop.done" : "stop.title";
  return (
    <>
      <PageTop
        screen="alerts-stop"
        title={t(title)}
        label={t("stop.title")}
        description={t("stop.description")}
      >
        {remaining.email !== null && <p>{t("stop.to", { email: remaining.email })}</p>}
      </PageTop>
      <Band>
        <div className={styles.column}>
          {hasFailed && (
            <Notice severity="error" title={t("stop.failed")} live>
              <p>{t("stop.failed.text")}</p>
            </Notice>
          )}
          {isNothing && <p>{t("stop.nothing.text")}</p>}
          {done && !hasFailed && <Done step={step} />}
          {!isNothing && <Choices step={step} onStep={setStep} />}
          <p>
            <ButtonLink theme="pale" to={pathTo("profile-saved-locations", language)}>
              {t("stop.places")}
            </ButtonLink>
          </p>
        </div>
      </Band>
    </>
  );
}

function Done({ step: { done, remaining } }: { readonly step: Step }) {
  const { t } = useTexts(stopTexts);
  return (
    <div role="status">
      <p>{t(`stop.done.${done ?? "email"}`)}</p>
      {done === "email" && remaining.byOther > 0 && <p>{t("stop.done.other")}</p>}
      <p>{t("stop.back")}</p>
    </div>
  );
}

interface ChoicesProps {
  readonly step: Step;
  readonly onStep: (step: Step) => void;
}

function Choices({ step, onStep }: ChoicesProps) {
  const { language, t } = useTexts(stopTexts);
  const { isBusy, run } = useCommand();
  const { key, remaining, hasFailed } = step;
  const hasMore = remaining.byEmail > 0 || remaining.byOther > 0 || remaining.hasReleases || hasFailed;
  if (!hasMore) return null;

  const stop = async (scope: StopScope) =>
    onStep({
      key,
      remaining: await sendCommand("stopAlerts", { key, scope }),
      done: scope,
      hasFailed: false,
    });

  return (
    <form
      className={form.form}
      method="post"
      action={pathTo("alerts-stop", language)}
      onSubmit={(event) => {
        event.preventDefault();
        const { submitter } = event.nativeEvent as SubmitEvent;
        const scope = submitter?.getAttribute("value");
        if (scope === "email" || scope === "releases" || scope === "everything") void run(() => stop(scope));
      }}
    >
      <input type="hidden" name="key" value={key} />
      {remaining.byEmail > 0 && (
        <div className={styles.choice}>
          <p>{t("stop.email.text", { count: remaining.byEmail })}</p>
          <Button type="submit" name="scope" value="email" aria-busy={isBusy}>
            {t("stop.email")}
          </Button>
        </div>
      )}
      {remaining.hasReleases && (
        <div className={styles.choice}>
          <p>{t("stop.releases.text")}</p>
          <Button type="submit" name="scope" value="releases" aria-busy={isBusy}>
            {t("stop.releases")}
          </Button>
        </div>
      )}
      <div className={styles.choice}>
        <p>{t("stop.everything.text")}</p>
        <Button type="submit" name="scope" value="everything" theme="pale" aria-busy={isBusy}>
          {t("stop.everything")}
        </Button>
      </div>
    </form>
  );
}
