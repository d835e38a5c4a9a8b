import {
  NOTHING_REPORTED,
  questionsOf,
  TEXT_FIELDS,
  type TypedReport,
} from "#intake/reports/report-fields.ts";
import type { StepName } from "./report-steps.ts";

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

interface Props {
  readonly step: StepName;
  readonly typed: TypedReport;
  readonly sent: Readonly<Record<"step" | "key" | "token", string>>;
}

/** Answers of other steps as hidden fields. Without scripts, answers are only stored in the page. */
export function HiddenAnswers({ step, typed, sent }: Props) {
  const hidden = NAMES.filter((name) => !SHOWN[step].includes(name)).flatMap((name) => {
    const value = typed[name];
    const values = typeof value === "string" ? [value] : value;
    return values.filter((each) => each !== "").map((each) => ({ name, value: each }));
  });
  return [...Object.entries(sent).map(([name, value]) => ({ name, value })), ...hidden].map(
    ({ name, value }) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />,
  );
}
