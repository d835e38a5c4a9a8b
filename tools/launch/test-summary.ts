import type { TestRecord } from "./test-record.ts";

/** Files that took less are told of in one line. */
const WORTH_A_LINE_S = 1;

type FileTime = TestRecord["files"][number];

/**
 * What the gate says of its tests at the end: each file's seconds beside its budget, slowest first, the tests that
 * passed only when tried again, and the counts.
 */
export function summaryOf(
  { passed, failed, flaky, files }: TestRecord,
  budgetOf: (file: string) => number,
): readonly string[] {
  const isOver = ({ file, seconds }: FileTime) => seconds > budgetOf(file);
  const slowestFirst = files.toSorted((a, b) => b.seconds - a.seconds);
  const told = slowestFirst.filter((each) => each.seconds >= WORTH_A_LINE_S || isOver(each));
  const rest = files.length - told.length;
  return [
    "seconds  budget  file",
    ...told.map(
      (each) =>
        `${each.seconds.toFixed(1).padStart(7)}  ${String(budgetOf(each.file)).padStart(6)}  ${each.file}${isOver(each) ? "  OVER BUDGET" : ""}`,
    ),
    `${rest} more ${rest === 1 ? "file" : "files"} under ${WORTH_A_LINE_S} s each`,
    "",
    ...named(
      "over budget",
      slowestFirst.filter(isOver).map(({ file }) => file),
    ),
    ...named("flaky", flaky),
    `${passed} passed, ${failed} failed`,
  ];
}

const named = (what: string, names: readonly string[]): readonly string[] =>
  names.length === 0 ? [`${what}: none`] : [`${what}: ${names.length}`, ...names.map((name) => `  ${name}`)];
