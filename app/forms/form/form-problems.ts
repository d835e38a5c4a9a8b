import type { z } from "zod";

/** What may be wrong with a field; each has words of its own. */
export const PROBLEM_KINDS = [
  "required",
  "email",
  "phone",
  "phone-anywhere",
  "taken",
  "email-taken",
  "long",
  "position",
  "consent",
  "agree",
  "choose",
  "files",
  "unreadable",
] as const;
export type ProblemKind = (typeof PROBLEM_KINDS)[number];

/** By the name of the field. */
export type Problems = Readonly<Record<string, ProblemKind>>;

/** A schema says a kind as the message of its refusal; where it says none, the refusal's own nature does. */
function kindOf({ code, message, ...issue }: z.core.$ZodIssue): ProblemKind {
  const said = PROBLEM_KINDS.find((kind) => kind === message);
  if (said) return said;
  if (code === "too_big") return "long";
  if (code === "too_small" || ("input" in issue && issue.input === undefined)) return "required";
  return "unreadable";
}

/** The first problem of each field of a refused value, in the fields' order. */
export function problemsOf({ issues }: Pick<z.ZodError, "issues">): Problems {
  const problems: Record<string, ProblemKind> = {};
  for (const issue of issues) {
    const field = String(issue.path.at(-1) ?? "");
    problems[field] ??= kindOf(issue);
  }
  return problems;
}
