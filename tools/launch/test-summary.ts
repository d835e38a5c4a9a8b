import { z } from "zod";

const testRecord = z.object({
  passed: z.number(),
  /** Failed tests, broken files and unhandled errors: each with the first line of its error. */
  failures: z.array(z.string()),
  /** Tests that failed first and passed on the retry, each with the first line of its error. */
  flaky: z.array(z.string()),
  files: z.array(z.object({ file: z.string(), seconds: z.number() })),
});

export type TestRecord = z.output<typeof testRecord>;

/** Parses the record that a test run's reporter wrote; null if the run broke before the reporter wrote. */
export function readTestRecord(text: string): TestRecord | null {
  return text === "" ? null : testRecord.parse(JSON.parse(text));
}

export const allRecords = (records: readonly TestRecord[]): TestRecord => ({
  passed: records.reduce((sum, { passed }) => sum + passed, 0),
  failures: records.flatMap(({ failures }) => failures),
  flaky: records.flatMap(({ flaky }) => flaky),
  files: records.flatMap(({ files }) => files),
});

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
