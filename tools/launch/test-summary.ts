import type { TestRecord } from "./test-record.ts";

/** Seconds of a slow file, which gets its own line. Faster files share one line. */
const WORTH_A_LINE_S = 10;

type FileTime = TestRecord["files"][number];

/**
 * Returns the lines that the gate prints at its end. Slow files come first, each with its budget in seconds.
 * Failures come last, so that a log cut at its start still shows them.
 */
export function summaryOf(
  { passed, failures, flaky, files }: TestRecord,
  budgetOf: (file: string) => number,
): readonly string[] {
  const isOver = ({ file, seconds }: FileTime) => seconds > budgetOf(file);
  const slowestFirst = files.toSorted((a, b) => b.seconds - a.seconds);
  const shown = slowestFirst.filter((each) => each.seconds >= WORTH_A_LINE_S || isOver(each));
  const rest = files.length - shown.length;
  return [
    "seconds  budget  file",
    ...shown.map(
      (each) =>
        `${each.seconds.toFixed(1).padStart(7)}  ${String(budgetOf(each.file)).padStart(6)}  ${each.file}${isOver(each) ? "  OVER BUDGET" : ""}`,
    ),
    `${rest} more ${rest === 1 ? "file" : "files"} under ${WORTH_A_LINE_S} s each`,
    "",
    `over budget: ${files.filter(isOver).length || "none"}`,
    ...named("flaky", flaky),
    ...named("failed", failures),
    `${passed} passed, ${failures.length} failed`,
  ];
}

const named = (what: string, names: readonly string[]): readonly string[] =>
  names.length === 0 ? [`${what}: none`] : [`${what}: ${names.length}`, ...names.map((name) => `  ${name}`)];
