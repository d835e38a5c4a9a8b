import type { TypedReport } from "#intake/reports/typed-report.ts";
import type { Bilingual, Language } from "#territory/language.ts";
import type { Problems } from "../../forms/form/form-problems.ts";

/** The way of a report: what to expect, where it is, what burns, what is near, whoever reports, and what became of it. */
export const STEPS = ["intro", "where", "seen", "near", "you", "sent"] as const;
export type StepName = (typeof STEPS)[number];

/** Those that ask something, as the stepper counts them. */
export const ASKING = ["where", "seen", "near", "you"] as const satisfies readonly StepName[];

/** How addresses name them, after their `#`: going back and forward in the browser goes from step to step. */
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

/** Where each field that may be wrong is asked; those of the last step are not named. */
const ASKED_IN: Readonly<Record<string, StepName>> = { where: "where", seen: "seen" };

/** The problems of one step; those of fields that it does not have are another's. */
export const problemsIn = (step: StepName, problems: Problems): Problems =>
  Object.fromEntries(Object.entries(problems).filter(([field]) => (ASKED_IN[field] ?? "you") === step));

/** What a field's problem is about: a place may be mended by words or by a point. */
const ABOUT: Readonly<Record<string, readonly string[]>> = { where: ["where", "lat", "lon"] };

/** Those problems whose answers are still as they were when they were judged. */
export function unmended(problems: Problems, judged: TypedReport, typed: TypedReport): Problems {
  const then: Readonly<Record<string, unknown>> = { ...judged };
  const now: Readonly<Record<string, unknown>> = { ...typed };
  return Object.fromEntries(
    Object.entries(problems).filter(([field]) =>
      (ABOUT[field] ?? [field]).every((each) => then[each] === now[each]),
    ),
  );
}

/** The first step with something to mend; null when all is well. */
export const firstWrong = (problems: Problems): StepName | null =>
  ASKING.find((step) => Object.keys(problemsIn(step, problems)).length > 0) ?? null;

/** Whether enough is said for what follows the first step that asks. */
const hasPlace = ({ where, fromWhere, lat }: TypedReport): boolean =>
  where.trim() !== "" || fromWhere.trim() !== "" || lat !== "";

/** How far somebody may have come who said this much: an address with a later step in it leads back. */
export function reachable(step: StepName, typed: TypedReport): StepName {
  const at = STEPS.indexOf(step);
  if (at > STEPS.indexOf("where") && step !== "sent" && !hasPlace(typed)) return "where";
  if (at > STEPS.indexOf("seen") && step !== "sent" && typed.seen === "") return "seen";
  return step;
}
