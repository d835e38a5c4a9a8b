import { createHash } from "node:crypto";
import { fileBudget, LONG_FILES } from "./file-budgets.ts";

/** Number of parts that the long test files are divided into. A push runs one part. */
export const PARTS = 5;

/** Long files that every push runs: alerts, official orders, reports, and the audit's sample of pages. */
const EVERY_PUSH: readonly string[] = [
  "tests/audit/english-pages.test.ts",
  "tests/audit/french-pages.test.ts",
  "tests/journeys/alerts.test.ts",
  "tests/journeys/order-alerts.test.ts",
  "tests/journeys/report-fire.test.ts",
];

/**
 * Returns the number, from 1, of the part that a push of a git tree runs. The same tree always runs the same
 * part, on every machine and after a merge.
 */
export const partOf = (treeId: string): number =>
  (createHash("sha256").update(treeId).digest().readUInt32BE() % PARTS) + 1;

/** Divides the long files so that each part takes about as long as the others. */
function parts(): readonly (readonly string[])[] {
  const dealt = Array.from({ length: PARTS }, () => ({ seconds: 0, files: [] as string[] }));
  const rotating = LONG_FILES.filter((file) => !EVERY_PUSH.includes(file));
  for (const file of rotating.toSorted((a, b) => fileBudget(b) - fileBudget(a) || a.localeCompare(b))) {
    const lightest = dealt.reduce((one, other) => (other.seconds < one.seconds ? other : one));
    lightest.files.push(file);
    lightest.seconds += fileBudget(file);
  }
  return dealt.map(({ files }) => files);
}

/**
 * Returns the long files that a run leaves out: the files of all other parts.
 * @param part a part from 1, as in `GATE_PART`; with any other value, no file is left out
 */
export function otherParts(part: string | undefined): readonly string[] {
  const at = Number(part) - 1;
  const all = parts();
  return all[at] === undefined ? [] : all.toSpliced(at, 1).flat();
}
