import { pathTo } from "#plan/paths.ts";
import { Button } from "../../design/button.tsx";
import form from "../../forms/form/form.module.css";
import { Refused } from "../../forms/form/post-json.ts";
import { emitToast } from "../../frame/toast-store.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { sendCommand } from "../../parts/account/send-command.ts";
import { useCommand } from "../../parts/account/use-command.ts";
import type { Step } from "./newsletter-step.ts";
import { newsletterTexts } from "./texts.ts";

interface Props {
  readonly token: string;
  readonly onStep: (step: Step) => void;
}

/** Button to confirm the subscription: programs that open links in emails do not press the button. */
export function ConfirmForm({ token, onStep }: Props) {
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
