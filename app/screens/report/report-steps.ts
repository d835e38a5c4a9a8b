import type { TypedReport } from "#intake/reports/report-fields.ts";
import type { Bilingual, Language } from "#territory/language.ts";
import type { Problems } from "../../forms/form/form-problems.ts";

/** Steps of a report: introduction, place, fire, surroundings, reporter, confirmation. */
export const STEPS = ["intro", "where", "seen", "near", "you", "sent"] as const;
export type StepName = (typeof STEPS)[number];

/** Steps with questions, as the stepper counts them. */
export const ASKING = ["where", "seen", "near", "you"] as const satisfies readonly StepName[];

/** Fragment of each step's address: the browser's back and forward buttons move between steps. */
const ANCHORS: Readonly<Record<StepName, Bilingual>> = {
  intro: { fr: "debut", en: "start" },
  where: { fr: "lieu", en: "where" },
  seen: { fr: "feu", en: "fire" },
  near: { fr: "autour", en: "near" },
  you: { fr: "vous", en: "you" },
  sent: { fr: "envoi", en: "sent" },
};

export const anchorOf = (step: StepName, language: Language): string => ANCHORS[step][language];

export const stepAt = (hash: string, language: Language): StepName | null =>
  STEPS.find((step) => `#${ANCHORS[step][language]}` === hash) ?? null;

export const after = (step: StepName): StepName => STEPS[STEPS.indexOf(step) + 1] ?? step;
export const before = (step: StepName): StepName => STEPS[STEPS.indexOf(step) - 1] ?? step;

/** Step of each field that can have a problem; fields of the last step are not listed. */
const STEP_BY_FIELD: Readonly<Record<string, StepName>> = { where: "where", seen: "seen" };

/** Returns the problems of one step. Problems of fields that no step lists belong to the last step. */
export const problemsIn = (step: StepName, problems: Problems): Problems =>
  Object.fromEntries(Object.entries(problems).filter(([field]) => (STEP_BY_FIELD[field] ?? "you") === step));

/** Fields that can solve a field's problem: a typed place or a point solves a missing place. */
const ABOUT: Readonly<Record<string, readonly string[]>> = { where: ["where", "lat", "lon"] };

/** Returns the problems that remain: problems of answers that have not changed since they were checked. */
export function unmended(problems: Problems, judged: TypedReport, typed: TypedReport): Problems {
  const then: Readonly<Record<string, unknown>> = { ...judged };
  const now: Readonly<Record<string, unknown>> = { ...typed };
  return Object.fromEntries(
    Object.entries(problems).filter(([field]) =>
      (ABOUT[field] ?? [field]).every((each) => then[each] === now[each]),
    ),
  );
}

export const firstWrong = (problems: Problems): StepName | null =>
  ASKING.find((step) => Object.keys(problemsIn(step, problems)).length > 0) ?? null;

/** Returns whether the report has a place, so that later steps are allowed. */
const hasPlace = ({ where, fromWhere, lat }: TypedReport): boolean =>
  where.trim() !== "" || fromWhere.trim() !== "" || lat !== "";

/** Returns the step, or an earlier step if the earlier step's required answer is missing. */
export function reachable(step: StepName, typed: TypedReport): StepName {
  const at = STEPS.indexOf(step);
  if (at > STEPS.indexOf("where") && step !== "sent" && !hasPlace(typed)) return "where";
  if (at > STEPS.indexOf("seen") && step !== "sent" && typed.seen === "") return "seen";
  return step;
}
