import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import type { Profile } from "#accounts/account-api.ts";
import { Button } from "../../design/button.tsx";
import { TextField } from "../../design/field.tsx";
import { Notice } from "../../design/notice.tsx";
import { Section } from "../../design/section.tsx";
import { ErrorSummary } from "../../forms/form/error-summary.tsx";
import form from "../../forms/form/form.module.css";
import type { Problems } from "../../forms/form/form-problems.ts";
import { Refused } from "../../forms/form/post-json.ts";
import { useForm } from "../../forms/form/use-form.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { toastRefusal } from "../../parts/account/account-toasts.ts";
import { EMAIL_FIELD } from "../../parts/account/email-field.ts";
import { loadProfile, setProfile } from "../../parts/account/profile.ts";
import { sendAccountCommand } from "../../parts/account/send-account-command.ts";
import { useLoginAgain } from "./login-again.tsx";
import { keepForm, useStoredForm } from "./stored-form.ts";
import { profileTexts } from "./texts.ts";

const FORM = "email";

const schema = async () =>
  (await import("#accounts/account-api.ts")).ACCOUNT_QUESTIONS.correctEmail.pick({ email: true });

const codeOf = (error: unknown) => (error instanceof Refused ? error.code : null);

/** Returns an address's problems that only the identity provider can find; undefined for other errors. */
function refusedEmail(error: unknown): Problems | undefined {
  const code = codeOf(error);
  if (code === "email-taken") return { email: "email-taken" };
  return code === "invalid" ? { email: "email" } : undefined;
}

/** Form to correct an address before it is confirmed. Renders nothing if the address cannot be corrected. */
export function EmailCorrection({ profile: { userInfo } }: { readonly profile: Profile }) {
  const { language, t } = useTexts(profileTexts);
  const { hash } = useLocation();
  const [email, setEmail] = useState(useStoredForm<{ email: string }>(FORM).email ?? userInfo.email);
  const [outcome, setOutcome] = useState<"sent" | "many" | "fixed" | null>(null);
  const { isEmailCorrectable } = userInfo;

  useEffect(() => {
    // The field did not exist yet when the page scrolled to its fragment.
    if (isEmailCorrectable && hash === `#${EMAIL_FIELD}`) document.getElementById(EMAIL_FIELD)?.focus();
  }, [isEmailCorrectable, hash]);

  const loginAgain = useLoginAgain(() => keepForm(FORM, { email }));
  const { problems, isBusy, summary, formProps, errorOf } = useForm<{ email: string }>({
    schema,
    async submit(requested) {
      setOutcome(null);
      const profile = await sendAccountCommand("correctEmail", language, requested);
      loginAgain.forget();
      setProfile(profile);
      setEmail(profile.userInfo.email);
      setOutcome("sent");
    },
    onFailure(error) {
      const code = codeOf(error);
      if (loginAgain.isRequestedBy(error)) return;
      if (code === "too-many") setOutcome("many");
      else if (code === "email-fixed") {
        setOutcome("fixed");
        void loadProfile(language, true);
      } else if (refusedEmail(error) === undefined) toastRefusal(error, "sending");
    },
    refused: refusedEmail,
  });

  if (!isEmailCorrectable) {
    return (
      outcome === "fixed" && (
        <Notice severity="warning" live title={t("email.fixed", { email: userInfo.email })}>
          <p>{t("email.fixed.what")}</p>
        </Notice>
      )
    );
  }
  return (
    <Section id="email-correction" title={t("email.title")}>
      <form className={form.form} {...formProps(() => ({ email }))}>
        <p>{t("email.what")}</p>
        <ErrorSummary
          problems={problems}
          summary={summary}
          fields={{ email: { id: EMAIL_FIELD, label: t("information.email") } }}
        />
        <TextField
          id={EMAIL_FIELD}
          label={t("information.email")}
          hint={t("email.hint")}
          type="email"
          autoComplete="email"
          value={email}
          onChange={({ currentTarget }) => setEmail(currentTarget.value)}
          error={errorOf("email")}
        />
        {loginAgain.notice}
        <div className={form.actions}>
          <Button type="submit" aria-busy={isBusy}>
            {t(isBusy ? "information.saving" : "email.save")}
          </Button>
        </div>
        <p role="status">
          {outcome === "sent" && t("email.sent", { email: userInfo.email })}
          {outcome === "many" && t("email.many")}
        </p>
      </form>
    </Section>
  );
}
