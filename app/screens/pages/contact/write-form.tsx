import { useId, useState } from "react";
import type { ContactForm } from "#contact/contact-form.ts";
import type { Received } from "#contact/contact-service.ts";
import { CONTACT_PATH, CONTACT_SUBJECTS, type ContactSubject } from "#contact/contact-subjects.ts";
import { SUBJECT_NAMES } from "#contact/subject-names.ts";
import { REGIONS } from "#territory/regions.ts";
import { Button } from "../../../design/button.tsx";
import { SelectField, TextAreaField, TextField } from "../../../design/field.tsx";
import { Notice } from "../../../design/notice.tsx";
import { ErrorSummary } from "../../../forms/form/error-summary.tsx";
import form from "../../../forms/form/form.module.css";
import { postJson, Refused } from "../../../forms/form/post-json.ts";
import { formTexts } from "../../../forms/form/texts.ts";
import { useForm } from "../../../forms/form/use-form.ts";
import { SiteLink } from "../../../frame/site-link.tsx";
import { useTexts } from "../../../i18n/use-texts.ts";
import { pathTo } from "../../../paths.ts";
import styles from "../pages.module.css";
import { pageTexts } from "../texts.ts";
import type { Failure, Step, Typed } from "./contact-step.ts";

interface Props {
  readonly step: Step & { readonly is: "write" };
  readonly onStep: (step: Step) => void;
  /** Where a browser without scripts comes back to. */
  readonly anchor: string;
}

const failureOf = (error: unknown): Failure => {
  const code = error instanceof Refused ? error.code : "failed";
  // What a first press loads cannot be had either.
  if (code === "failed" && !navigator.onLine) return "offline";
  return code === "offline" || code === "too-many" ? code : "failed";
};

/** A message to the agency: sent by a script where one runs, by the browser itself where none does. */
export function WriteForm({ step, onStep, anchor }: Props) {
  const { language, t } = useTexts(pageTexts, formTexts);
  const id = useId();
  const [typed, setTyped] = useState(step.typed);
  // A problem is said of what was sent: a field that changed since waits for the next time.
  const [judged, setJudged] = useState(step.typed);
  const [failure, setFailure] = useState(step.failure ?? null);
  const { problems, isBusy, send, prepare, summary } = useForm<ContactForm>({
    first: step.problems,
    schema: async () => (await import("#contact/contact-form.ts")).contactForm,
    async submit({ email }) {
      setFailure(null);
      // As it was typed: the server reads it by the schema that just did.
      const { reference, isAnswered } = await postJson<Received, Failure>(CONTACT_PATH, {
        form: typed,
        language,
      });
      onStep({ is: "sent", reference, answeredTo: isAnswered ? email : null });
    },
    onFailure: (error) => setFailure(failureOf(error)),
  });
  const field = (name: keyof Typed) => ({
    id: `${id}-${name}`,
    name,
    value: typed[name],
    error: problems[name] && typed[name] === judged[name] && t(`form.${problems[name]}`),
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setTyped({ ...typed, [name]: value }),
  });
  const note = typed.subject === "permit" || typed.subject === "media" ? typed.subject : null;
  return (
    <form
      className={form.form}
      method="post"
      action={`${pathTo("contact", language)}#${anchor}`}
      noValidate
      onFocus={prepare}
      onSubmit={(event) => {
        event.preventDefault();
        setJudged(typed);
        void send(typed);
      }}
    >
      <ErrorSummary
        problems={problems}
        summary={summary}
        fields={{
          subject: { id: `${id}-subject`, label: t("contact.subject") },
          message: { id: `${id}-message`, label: t("contact.message") },
          email: { id: `${id}-email`, label: t("contact.email") },
          phone: { id: `${id}-phone`, label: t("contact.phone") },
        }}
      />
      <SelectField {...field("subject")} label={t("contact.subject")}>
        <option value="">{t("contact.subject.choose")}</option>
        {CONTACT_SUBJECTS.map((subject: ContactSubject) => (
          <option key={subject} value={subject}>
            {SUBJECT_NAMES[subject][language]}
          </option>
        ))}
      </SelectField>
      <p role="status" className={styles.note}>
        {note && t(`contact.subject.${note}`)}
      </p>
      <TextAreaField {...field("message")} label={t("contact.message")} hint={t("contact.message.hint")} />
      <TextField
        {...field("email")}
        label={t("contact.email")}
        hint={t("contact.email.hint")}
        type="email"
        autoComplete="email"
      />
      <TextField
        {...field("phone")}
        label={t("contact.phone")}
        hint={t("contact.phone.hint")}
        type="tel"
        autoComplete="tel"
      />
      <SelectField {...field("region")} label={t("contact.region")}>
        <option value="">{t("contact.region.none")}</option>
        {REGIONS.map(({ code, name }) => (
          <option key={code} value={code}>
            {name[language]}
          </option>
        ))}
      </SelectField>
      {/* Programs fill it in; people, browsers and screen readers pass it by. */}
      <div hidden>
        <TextField {...field("website")} label={t("contact.trap")} tabIndex={-1} autoComplete="off" />
      </div>
      <p className={styles.soft}>
        {t("contact.kept")} <SiteLink to={pathTo("privacy", language)}>{t("contact.privacy")}</SiteLink>
      </p>
      {failure && (
        <Notice severity="error" title={t("contact.failed")} live>
          <p>{t(`contact.failed.${failure}`)}</p>
        </Notice>
      )}
      <div className={form.actions}>
        <Button type="submit" aria-busy={isBusy}>
          {t(isBusy ? "contact.sending" : "contact.send")}
        </Button>
      </div>
    </form>
  );
}
