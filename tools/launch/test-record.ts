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
