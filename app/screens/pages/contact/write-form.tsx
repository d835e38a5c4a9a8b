import { useId, useRef, useState } from "react";
import { type RefusedFile, refusedFiles } from "#intake/contact/contact-files.ts";
import { CONTACT_SUBJECTS, type ContactSubject } from "#intake/contact/contact-subjects.ts";
import { SUBJECT_NAMES } from "#intake/contact/subject-names.ts";
import { pathTo } from "#plan/paths.ts";
import { REGIONS } from "#territory/regions.ts";
import { Button } from "../../../design/button.tsx";
import { FieldError, SelectField, TextAreaField, TextField } from "../../../design/field.tsx";
import { Notice } from "../../../design/notice.tsx";
import { ErrorSummary } from "../../../forms/form/error-summary.tsx";
import form from "../../../forms/form/form.module.css";
import { Refused } from "../../../forms/form/post-json.ts";
import { formTexts } from "../../../forms/form/texts.ts";
import { useForm } from "../../../forms/form/use-form.ts";
import { SiteLink } from "../../../frame/site-link.tsx";
import { useTexts } from "../../../i18n/use-texts.ts";
import styles from "../pages.module.css";
import { pageTexts } from "../texts.ts";
import type { Failure, Step, Typed } from "./contact-step.ts";
import { FileProblems, FilesField } from "./files-field.tsx";
import type { FormWithFiles } from "./form-with-files.ts";
import { lookAt, sendMessage, startMessage } from "./send-message.ts";

interface Props {
  readonly step: Step & { readonly is: "write" };
  readonly onStep: (step: Step) => void;
  /** Fragment of the page to which a browser without scripts returns. */
  readonly anchor: string;
  readonly takesFiles: boolean;
}

const failureOf = (error: unknown): Failure => {
  const code = error instanceof Refused ? error.code : "failed";
  // While the device is offline, the code that the first press needs also fails to load.
  if (code === "failed" && !navigator.onLine) return "offline";
  return code === "offline" || code === "too-many" || code === "files" ? code : "failed";
};

const refusedBy = (error: unknown): readonly RefusedFile[] =>
  error instanceof Refused && error.code === "files" ? Object(error.body).files : [];

/** Form for a message to the agency, sent by a script, or by the browser if scripts do not run. */
export function WriteForm({ step, onStep, anchor, takesFiles }: Props) {
  const { language, t } = useTexts(pageTexts, formTexts);
  const id = useId();
  const [typed, setTyped] = useState(step.typed);
  // Problems describe the sent values: a field changed since is only checked when sent again.
  const [judged, setJudged] = useState(step.typed);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [refused, setRefused] = useState(step.refused);
  const [failure, setFailure] = useState(step.failure ?? null);
  const start = useRef<Promise<string> | null>(null);
  const { problems, isBusy, send, prepare, summary } = useForm<FormWithFiles>({
    first: step.problems,
    schema: async () => (await import("./form-with-files.ts")).formWithFiles,
    async submit({ email }) {
      setFailure(null);
      const { reference, isAnswered } = await sendMessage({
        ...{ typed, language, files },
        token: (await start.current) ?? "",
      });
      onStep({ is: "sent", reference, answeredTo: isAnswered ? email : null });
    },
    onFailure(error) {
      setFailure(failureOf(error));
      setRefused(refusedBy(error));
    },
  });
  async function judgeAndSend(): Promise<void> {
    setJudged(typed);
    const looked = await lookAt(files);
    setRefused(refusedFiles(looked));
    await send({ ...typed, files: looked });
  }
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
      {...(takesFiles && { encType: "multipart/form-data" })}
      action={`${pathTo("contact", language)}#${anchor}`}
      noValidate
      onFocus={() => {
        start.current ??= startMessage();
        prepare();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        void judgeAndSend();
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
          files: { id: `${id}-files`, label: t("contact.files") },
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
      {takesFiles ? (
        <FilesField
          id={`${id}-files`}
          files={files}
          onChange={(chosen) => {
            setFiles(chosen);
            // Problems describe the sent files.
            setRefused([]);
          }}
          refused={refused}
          lostFiles={step.lostFiles}
        />
      ) : (
        // If files were disabled after the page was opened, there is no file field to show the problem.
        refused.length > 0 && (
          <FieldError id={`${id}-files`}>
            <FileProblems refused={refused} />
          </FieldError>
        )
      )}
      {/* Honeypot: programs fill it in; people, browsers and screen readers skip it. */}
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
