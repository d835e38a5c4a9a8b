import { z } from "zod";

type Issue = z.core.$ZodIssue;

/** Returns the reason of a refusal, with the place of each fault: `header.0.link: an entry has …`. */
export function refusalReason(error: unknown): string {
  if (error instanceof z.ZodError) return linesOf(error.issues, []).join("; ");
  return error instanceof Error ? error.message : String(error);
}

function linesOf(issues: readonly Issue[], place: readonly PropertyKey[]): string[] {
  return issues.flatMap((issue) => {
    const at = [...place, ...issue.path];
    const branch = issue.code === "invalid_union" ? nearest(issue.errors) : undefined;
    return branch ? linesOf(branch, at) : [`${at.map(String).join(".")}: ${issue.message}`];
  });
}

const depthOf = (issues: readonly Issue[]) => Math.max(...issues.map(({ path }) => path.length));

/** Returns the faults of the shape that the value nearly has: the deepest ones, then the fewest. */
const nearest = (branches: readonly (readonly Issue[])[]): readonly Issue[] | undefined =>
  branches.toSorted((a, b) => depthOf(a) - depthOf(b) || b.length - a.length).at(-1);
