import { z } from "zod";

const testRecord = z.object({
  passed: z.number(),
  failed: z.number(),
  /** Tests that failed and passed when they were tried once more, each with what it failed of. */
  flaky: z.array(z.string()),
  files: z.array(z.object({ file: z.string(), seconds: z.number() })),
});

/** What a test run came to. */
export type TestRecord = z.output<typeof testRecord>;

/** Reads what a run's reporter wrote; null when the run broke before it could. */
export function readTestRecord(text: string): TestRecord | null {
  return text === "" ? null : testRecord.parse(JSON.parse(text));
}

/** Several runs as one. */
export const allRecords = (records: readonly TestRecord[]): TestRecord => ({
  passed: records.reduce((sum, { passed }) => sum + passed, 0),
  failed: records.reduce((sum, { failed }) => sum + failed, 0),
  flaky: records.flatMap(({ flaky }) => flaky),
  files: records.flatMap(({ files }) => files),
});
