import type { ReactNode, RefObject } from "react";
import {
  NOTHING_REPORTED,
  questionsOf,
  TEXT_FIELDS,
  type TypedReport,
} from "#intake/reports/report-fields.ts";
import { pathTo } from "#plan/paths.ts";
import { Button } from "../../design/button.tsx";
import { Notice } from "../../design/notice.tsx";
import { ErrorSummary } from "../../forms/form/error-summary.tsx";
import type { Problems } from "../../forms/form/form-problems.ts";
import { useHydrated } from "../../frame/use-hydrated.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import styles from "./report.module.css";
import { before, type StepName } from "./report-steps.ts";
import { reportTexts } from "./texts.ts";

interface Props {
  readonly step: StepName;
  readonly problems: Problems;
  readonly summary: RefObject<HTMLDivElement | null>;
  readonly idOf: (field: keyof TypedReport) => string;
  readonly hasFailed: boolean;
  readonly isBusy: boolean;
  /** Whether a draft found on this device is being continued. */
  readonly isGoingOn: boolean;
  readonly onFocus: () => void;
  readonly onNext: () => void;
  readonly onStep: (step: StepName) => void;
  readonly children: ReactNode;
  /** The answers of other steps, for a form without scripts. */
  readonly hidden: ReactNode;
}

/** A step: questions, problems of the answers, and buttons to continue or go back. */
export function StepForm(props: Props) {
  const { step, problems, summary, idOf, hasFailed, isBusy, onStep, children, hidden } = props;
  const { language, t } = useTexts(reportTexts);
  const isHydrated = useHydrated();
  const ways = {
    intro: props.isGoingOn ? "report.next" : "report.intro.start",
    you: isBusy ? "report.sending" : "report.send",
  } as const;
  return (
    <form
      className={styles.form}
      method="post"
      action={pathTo("report-fire", language)}
      noValidate
      onFocus={props.onFocus}
      onSubmit={(event) => {
        event.preventDefault();
        props.onNext();
      }}
    >
      <ErrorSummary
        problems={problems}
        summary={summary}
        fields={{
          where: { id: "report-where", label: t("report.field.where") },
          seen: { id: idOf("seen"), label: t("report.heading.seen") },
          phone: { id: idOf("phone"), label: t("report.you.phone") },
          email: { id: idOf("email"), label: t("report.you.email") },
          comment: { id: idOf("comment"), label: t("report.you.comment") },
        }}
      />
      {children}
      {hidden}
      {hasFailed && (
        <Notice severity="error" title={t("report.failed")} live>
          <p>{t("report.failed.text")}</p>
        </Notice>
      )}
      <div className={styles.actions}>
        <Button type="submit" name="go" value="next" aria-busy={isBusy}>
          {t(step === "intro" || step === "you" ? ways[step] : "report.next")}
        </Button>
        {step !== "intro" && (
          <Button
            type={isHydrated ? "button" : "submit"}
            name="go"
            value="back"
            theme="pale"
            {...(isHydrated && { onClick: () => onStep(before(step)) })}
          >
            {t("report.back")}
          </Button>
        )}
      </div>
    </form>
  );
}

/** Fields that each step shows. All other fields are sent as hidden fields. */
const SHOWN: Readonly<Record<StepName, readonly (keyof TypedReport)[]>> = {
  intro: [],
  where: TEXT_FIELDS.where,
  seen: questionsOf("seen"),
  near: questionsOf("near"),
  you: TEXT_FIELDS.you,
  sent: [],
};

const NAMES = Object.keys(NOTHING_REPORTED) as (keyof TypedReport)[];

interface HiddenProps {
  readonly step: StepName;
  readonly typed: TypedReport;
  readonly sent: Readonly<Record<"step" | "key" | "token", string>>;
}

/** Answers of other steps as hidden fields. Without scripts, answers are only stored in the page. */
export function HiddenAnswers({ step, typed, sent }: HiddenProps) {
  const hidden = NAMES.filter((name) => !SHOWN[step].includes(name)).flatMap((name) => {
    const value = typed[name];
    const values = typeof value === "string" ? [value] : value;
    return values.filter((each) => each !== "").map((each) => ({ name, value: each }));
  });
  return [...Object.entries(sent).map(([name, value]) => ({ name, value })), ...hidden].map(
    ({ name, value }) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />,
  );
}
