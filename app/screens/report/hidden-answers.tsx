import { NOTHING_REPORTED, type TypedReport } from "#intake/reports/typed-report.ts";
import type { StepName } from "./report-steps.ts";
import { WHERE_FIELDS } from "./where/where-found.ts";

/** Fields that each step shows; the others are sent as hidden fields. */
const SHOWN: Readonly<Record<StepName, readonly (keyof TypedReport)[]>> = {
  intro: [],
  where: WHERE_FIELDS,
  seen: ["seen", "colour", "size", "spread", "burning", "since"],
  near: ["near", "fighting", "access"],
  you: ["name", "phone", "callBack", "email", "comment", "website"],
  sent: [],
};

const NAMES = Object.keys(NOTHING_REPORTED) as (keyof TypedReport)[];

interface Props {
  readonly step: StepName;
  readonly typed: TypedReport;
  readonly sent: Readonly<Record<"step" | "key" | "token", string>>;
}

/** Answers of other steps as hidden fields: without scripts, only the page stores them. */
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
