import type { z } from "zod";

/** Kinds of problems with a field. Each has its own text. */
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

/** Problems by field name. */
export type Problems = Readonly<Record<string, ProblemKind>>;

/** Returns an issue's kind: the schema's message if it names a kind, else a kind for the issue's code. */
function kindOf({ code, message, ...issue }: z.core.$ZodIssue): ProblemKind {
  const schemaKind = PROBLEM_KINDS.find((kind) => kind === message);
  if (schemaKind) return schemaKind;
  if (code === "too_big") return "long";
  if (code === "too_small" || ("input" in issue && issue.input === undefined)) return "required";
  return "unreadable";
}

/** Returns the first problem of each invalid field, in the fields' order. */
export function problemsOf({ issues }: Pick<z.ZodError, "issues">): Problems {
  const problems: Record<string, ProblemKind> = {};
  for (const issue of issues) {
    const field = String(issue.path.at(-1) ?? "");
    problems[field] ??= kindOf(issue);
  }
  return problems;
}
