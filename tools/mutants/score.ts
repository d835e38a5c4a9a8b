import { z } from "zod";

/** What a test run makes of a mutant that a test noticed. */
const KILLED: readonly string[] = ["Killed", "Timeout"];
/** What no test noticed, or no test reached. */
const ALIVE: readonly string[] = ["Survived", "NoCoverage"];

const REPORT = z.object({
  files: z.record(
    z.string(),
    z.object({
      source: z.string(),
      mutants: z.array(
        z.object({
          status: z.string(),
          mutatorName: z.string(),
          replacement: z.string().optional(),
          location: z.object({
            start: z.object({ line: z.number(), column: z.number() }),
            end: z.object({ line: z.number(), column: z.number() }),
          }),
        }),
      ),
    }),
  ),
});
type ReportedFile = z.infer<typeof REPORT>["files"][string];
type Mutant = ReportedFile["mutants"][number];

export interface Score {
  readonly killed: number;
  /** Those that could be killed: neither left out nor broken. */
  readonly tried: number;
  /** A line for each one alive: where, what stood there, what stood there instead. */
  readonly alive: readonly string[];
}

/** Reads a report of Stryker's (mutation-testing-report-schema) as a score. */
export function readScore(report: unknown): Score {
  const scores = Object.entries(REPORT.parse(report).files).map(([path, file]) => scoreOf(path, file));
  return sum(scores);
}

export function sum(scores: readonly Score[]): Score {
  return {
    killed: scores.reduce((total, { killed }) => total + killed, 0),
    tried: scores.reduce((total, { tried }) => total + tried, 0),
    alive: scores.flatMap(({ alive }) => alive),
  };
}

/** "86.3 % of 1,204 killed". */
export function inWords({ killed, tried }: Score): string {
  const percent = tried === 0 ? "none" : `${((100 * killed) / tried).toFixed(1)} %`;
  return `${percent} of ${tried.toLocaleString("en")} killed`;
}

function scoreOf(path: string, file: ReportedFile): Score {
  const killed = file.mutants.filter(({ status }) => KILLED.includes(status)).length;
  const alive = file.mutants.filter(({ status }) => ALIVE.includes(status));
  return {
    killed,
    tried: killed + alive.length,
    alive: alive
      .toSorted((a, b) => a.location.start.line - b.location.start.line)
      .map((mutant) => line(path, file.source, mutant)),
  };
}

function line(path: string, source: string, { status, location, replacement, mutatorName }: Mutant): string {
  const { start, end } = location;
  const lines = source.split("\n").slice(start.line - 1, end.line);
  const last = lines.length - 1;
  const original = lines
    .map((text, at) => text.slice(at === 0 ? start.column - 1 : 0, at === last ? end.column - 1 : undefined))
    .join("\n");
  const instead = replacement ?? mutatorName;
  const note = status === "NoCoverage" ? " (no test comes here)" : "";
  return `${path}:${start.line}:${start.column} ${shortened(original)} -> ${shortened(instead)}${note}`;
}

const LONGEST = 70;
const shortened = (code: string): string => {
  const oneLine = code.replace(/\s+/g, " ");
  return oneLine.length > LONGEST ? `${oneLine.slice(0, LONGEST)}…` : oneLine;
};
