import { useId, useState } from "react";
import type { NewsletterForm } from "#accounts/account-api.ts";
import { RELEASE_AUDIENCES } from "#accounts/account-commands.ts";
import { NEWSLETTER_CONSENT } from "#accounts/consent-texts.ts";
import { pathTo } from "#plan/paths.ts";
import { Button } from "../../design/button.tsx";
import { Checkbox, TextField } from "../../design/field.tsx";
import { ErrorSummary } from "../../forms/form/error-summary.tsx";
import form from "../../forms/form/form.module.css";
import { Refused } from "../../forms/form/post-json.ts";
import { useForm } from "../../forms/form/use-form.ts";
import { useSession } from "../../frame/account/session.ts";
import { SiteLink } from "../../frame/site-link.tsx";
import { showToast } from "../../frame/toast-store.ts";
import { useHydrated } from "../../frame/use-hydrated.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { toastRefusal } from "../../parts/account/account-toasts.ts";
import { sendCommand } from "../../parts/account/send-command.ts";
import { Audiences } from "./audiences.tsx";
import styles from "./newsletter.module.css";
import { FIELDS, type Step } from "./newsletter-step.ts";
import { newsletterTexts } from "./texts.ts";

interface Props {
  readonly step: Step & { readonly is: "ask" };
  readonly onStep: (step: Step) => void;
}

const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;
const formSchema = async () => (await import("#accounts/account-api.ts")).newsletterForm;

/** Form to subscribe an email address; sent by a script, or by the browser if scripts do not run. */
export function AskForm({ step, onStep }: Props) {
  const { language, t } = useTexts(newsletterTexts);
  const id = useId();
  const isHydrated = useHydrated();
  const session = useSession();
  const [typed, setTyped] = useState(step.typed);
  const { problems, isBusy, summary, formProps, errorOf } = useForm<NewsletterForm>({
    first: step.problems,
    schema: formSchema,
    async submit({ email }) {
      await sendCommand("askNewsletter", {
        email,
        subscriptionData: RELEASE_AUDIENCES.filter((each) => typed[FIELDS[each]]),
        language,
        userData: session.state === "in" ? { name: session.name, email: session.email } : null,
      });
      // Nothing is saved yet, so replace the text of the usual profile-change message.
      showToast({ slug: "update-profile", label: [{ text: t("newsletter.asked") }], type: "success" });
      onStep({ is: "asked" });
    },
    onFailure(error) {
      if (!(error instanceof Refused) || error.code !== "too-many") return toastRefusal(error);
      onStep({ ...step, typed, hasFailed: true, isTooMany: true });
    },
  });
  const isReady = EMAIL.test(typed.email.trim()) && typed.consent;
  return (
    <form
      className={form.form}
      method="post"
      action={pathTo("newsletter", language)}
      {...formProps(() => typed)}
    >
      <ErrorSummary
        problems={problems}
        summary={summary}
        fields={{
          email: { id: `${id}-email`, label: t("newsletter.email") },
          public: { id: `${id}-public`, label: t("newsletter.which") },
          consent: { id: `${id}-consent`, label: t("newsletter.privacy") },
        }}
      />
      <TextField
        id={`${id}-email`}
        name="email"
        label={t("newsletter.email")}
        hint={t("newsletter.email.hint")}
        type="email"
        autoComplete="email"
        value={typed.email}
        onChange={({ currentTarget }) => setTyped({ ...typed, email: currentTarget.value })}
        error={errorOf("email")}
      />
      <Audiences
        id={`${id}-public`}
        chosen={RELEASE_AUDIENCES.filter((each) => typed[FIELDS[each]])}
        onChange={(chosen) =>
          setTyped({
            ...typed,
            public: chosen.includes("CommuniqueGrandPublic"),
            industrial: chosen.includes("CommuniqueIndustriel"),
          })
        }
        error={errorOf("public")}
      />
      <div className={styles.consent}>
        <Checkbox
          id={`${id}-consent`}
          name="consent"
          label={t(NEWSLETTER_CONSENT.key)}
          checked={typed.consent}
          onChange={({ currentTarget }) => setTyped({ ...typed, consent: currentTarget.checked })}
          error={errorOf("consent")}
        />
        <p className={styles.soft}>
          <SiteLink to={pathTo("privacy", language)}>{t("newsletter.privacy")}</SiteLink>
        </p>
        <p className={styles.soft}>
          {t("newsletter.sender", {
            name: t("site.name"),
            address: t("newsletter.sender.address"),
            email: t("newsletter.sender.email"),
          })}
        </p>
      </div>
      <div className={form.actions}>
        <Button
          type="submit"
          name="act"
          value="ask"
          disabled={isHydrated && !isReady}
          aria-describedby={`${id}-wait`}
          aria-busy={isBusy}
        >
          {t(isBusy ? "newsletter.asking" : "newsletter.ask")}
        </Button>
        {isHydrated && !isReady && (
          <p id={`${id}-wait`} className={styles.soft}>
            {t("newsletter.wait")}
          </p>
        )}
      </div>
    </form>
  );
}
