import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileBudget } from "#tests/file-budgets.ts";
import { PARTS, partOf } from "#tests/gate-parts.ts";
import { GiveUp, runCommand } from "./give-up.ts";
import { runStep } from "./run-step.ts";
import { installPrograms } from "./test-programs.ts";
import { allRecords, readTestRecord, summaryOf, type TestRecord } from "./test-summary.ts";

interface GateStep {
  readonly name: string;
  readonly run: readonly [program: string, ...args: string[]];
  readonly isTestRun?: true;
}

const TYPES: GateStep = { name: "types", run: ["npm", "run", "--silent", "types"] };
const LINT: GateStep = { name: "lint", run: ["npm", "run", "--silent", "lint"] };
const UNITS: GateStep = { name: "unit tests", run: ["npm", "run", "--silent", "unit"], isTestRun: true };
const BUILD: GateStep = { name: "build", run: ["npm", "run", "--silent", "build"] };
const JOURNEYS: GateStep = { name: "journeys", run: ["npm", "run", "--silent", "journeys"], isTestRun: true };

/** Returns the part of the long tests to run: `GATE_PART` (or `all`), else from the commit; 1 without git. */
async function chosenPart(): Promise<string> {
  const { code, output } = await runStep("git", ["rev-parse", "HEAD^{tree}"], { show: false });
  return process.env.GATE_PART ?? String(code === 0 ? partOf(output.trim()) : 1);
}

/** Returns a record for a run that broke before it wrote its own, or that failed without a failed test. */
const broke = (step: string): TestRecord => ({
  passed: 0,
  failures: [`${step}: the run itself broke`],
  flaky: [],
  files: [],
});
const seconds = (ms: number) => Math.round(ms / 1000);

await runCommand(async () => {
  const folder = await mkdtemp(join(tmpdir(), "vigie-gate-"));
  const startedAt = Date.now();
  const part = await chosenPart();
  console.log(`Part ${part} of ${PARTS} of the long tests (GATE_PART=${part}).`);
  const records: TestRecord[] = [];
  const broken: string[] = [];
  try {
    const takeAll = async (steps: readonly GateStep[], isAlone: boolean) => {
      for (const step of steps) {
        const { isWell, record } = await take(step, { recordPath: join(folder, step.name), part, isAlone });
        if (!isWell) broken.push(step.name);
        if (step.isTestRun) records.push(record ?? broke(step.name));
      }
    };
    // Unit tests often wait, and do not depend on the other steps. The other steps need no apt-get packages.
    await Promise.all([
      takeAll([TYPES, LINT, BUILD], false),
      installPrograms().then(() => takeAll([UNITS], false)),
    ]);
    await takeAll([JOURNEYS], true);
  } finally {
    await rm(folder, { recursive: true });
  }
  console.log(`\n${summaryOf(allRecords(records), fileBudget).join("\n")}`);
  console.log(`the whole gate: ${seconds(Date.now() - startedAt)} s`);
  if (broken.length > 0) throw new GiveUp(`Failed: ${broken.join(", ")}.`);
});

/** Runs a step. A parallel step prints its output at its end. @returns its success and its tests' record */
async function take(
  { name, run: [program, ...args] }: GateStep,
  { recordPath, part, isAlone }: { recordPath: string; part: string; isAlone: boolean },
) {
  if (isAlone) console.log(`\n== ${name}`);
  const startedAt = Date.now();
  await writeFile(recordPath, "");
  const { code, output } = await runStep(program, args, {
    show: isAlone,
    env: { TEST_RECORD: recordPath, GATE_PART: part },
  });
  const isWell = code === 0;
  if (!isAlone) console.log(`\n== ${name}\n${output}`);
  console.log(`== ${name}: ${isWell ? "passed" : "FAILED"} in ${seconds(Date.now() - startedAt)} s`);
  const record = readTestRecord(await readFile(recordPath, "utf8"));
  if (isWell || !record || record.failures.length > 0) return { isWell, record };
  return { isWell, record: allRecords([record, broke(name)]) };
}
