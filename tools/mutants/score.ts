import { z } from "zod";

/** Statuses of a mutant that a test noticed. */
const KILLED: readonly string[] = ["Killed", "Timeout"];
/** Statuses of a mutant that no test noticed or reached. */
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
  /** Number of mutants that could be killed: neither left out nor broken. */
  readonly tried: number;
  /** One line per surviving mutant: place, original code, mutated code. */
  readonly alive: readonly string[];
}

/** Reads a Stryker report (mutation-testing-report-schema) as a score. */
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

/** Returns a text such as "86.3 % of 1,204 killed". */
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
