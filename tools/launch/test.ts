import { installChromium } from "./chromium.ts";
import { GiveUp, runCommand } from "./give-up.ts";
import { installPostgresql } from "./postgresql.ts";
import { runStep } from "./run-step.ts";
import { readTally } from "./test-summary.ts";

interface GateStep {
  readonly name: string;
  readonly run: readonly [program: string, ...args: string[]];
  readonly isTestRun?: true;
}

const GATE: readonly GateStep[] = [
  { name: "types", run: ["npm", "run", "--silent", "types"] },
  { name: "lint", run: ["npm", "run", "--silent", "lint"] },
  { name: "unit tests", run: ["npm", "run", "--silent", "unit"], isTestRun: true },
  { name: "build", run: ["npm", "run", "--silent", "build"] },
  { name: "journeys", run: ["npm", "run", "--silent", "journeys"], isTestRun: true },
];

await runCommand(async () => {
  await installChromium();
  await installPostgresql();
  const total = { passed: 0, failed: 0 };
  const broken: string[] = [];
  for (const { name, run, isTestRun } of GATE) {
    const [program, ...args] = run;
    console.log(`\n== ${name}`);
    const startedAt = Date.now();
    const { code, output } = await runStep(program, args, { show: true });
    console.log(
      `== ${name}: ${code === 0 ? "passed" : "FAILED"} in ${Math.round((Date.now() - startedAt) / 1000)} s`,
    );
    if (code !== 0) broken.push(name);
    if (!isTestRun) continue;
    const tally = readTally(output);
    total.passed += tally?.passed ?? 0;
    // A run that broke before it could count is a failure too, or the line below would call it none.
    total.failed += tally?.failed || (code === 0 ? 0 : 1);
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  if (broken.length > 0) throw new GiveUp(`Failed: ${broken.join(", ")}.`);
});
