import { useState } from "react";
import type { ReleaseAudience } from "#accounts/account-commands.ts";
import { pathTo } from "#plan/paths.ts";
import { Button } from "../../design/button.tsx";
import form from "../../forms/form/form.module.css";
import { emitToast } from "../../frame/toast-store.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { sendCommand } from "../../parts/account/send-command.ts";
import { useCommand } from "../../parts/account/use-command.ts";
import { Audiences } from "./audiences.tsx";
import styles from "./newsletter.module.css";
import type { Step } from "./newsletter-step.ts";
import { newsletterTexts } from "./texts.ts";

interface Props {
  readonly step: Step & { readonly is: "choice" };
  readonly onStep: (step: Step) => void;
}

/** Form to change a subscription, or to unsubscribe in one press, with the key from an email's link. */
export function ChoiceForm({ step, onStep }: Props) {
  const { language, t } = useTexts(newsletterTexts);
  const { key, choice, news } = step;
  const [chosen, setChosen] = useState(choice.subscriptionData);
  const { isBusy, run } = useCommand();

  async function change(subscriptionData: readonly ReleaseAudience[]): Promise<void> {
    const changed = await sendCommand("changeNewsletter", {
      key,
      subscriptionData: [...subscriptionData],
      language,
    });
    emitToast("update-profile");
    onStep({ is: "choice", key, choice: changed, news: "saved" });
  }

  return (
    <form
      className={form.form}
      method="post"
      action={pathTo("newsletter", language)}
      onSubmit={(event) => {
        event.preventDefault();
        const { submitter } = event.nativeEvent as SubmitEvent;
        void run(() => change(submitter?.getAttribute("value") === "stop" ? [] : chosen));
      }}
    >
      {choice.email !== null && (
        <p role={news === "confirmed" ? "status" : undefined}>
          {t(news === "confirmed" ? "newsletter.confirmed.text" : "newsletter.choice.to", {
            email: choice.email,
          })}
        </p>
      )}
      {news === "saved" && <p role="status">{t("newsletter.choice.saved")}</p>}
      <input type="hidden" name="key" value={key} />
      <Audiences chosen={chosen} onChange={setChosen} />
      <div className={form.actions}>
        <Button type="submit" name="act" value="change" aria-busy={isBusy}>
          {t("newsletter.choice.save")}
        </Button>
        <Button type="submit" name="act" value="stop" theme="pale">
          {t("newsletter.stop")}
        </Button>
      </div>
      <p className={styles.soft}>{t("newsletter.stop.text")}</p>
    </form>
  );
}
