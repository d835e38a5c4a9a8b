import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { GiveUp } from "../launch/give-up.ts";
import { inProject } from "../launch/project.ts";
import { runStep } from "../launch/run-step.ts";
import { inWords, readScore, type Score, sum } from "./score.ts";

/** Where rules live. Pages are tried by journeys, which take too long to run for every mutant. */
const FOLDERS = ["content", "fires", "history", "search", "server", "territory"];
/** What tests alone use. */
const NO_RULES = ["!**/*.test.ts", "!**/*-double.ts", "!**/*-for-tests.ts", "!fires/examples.ts"];
/** Not copied for a run: large, or made by other commands. */
const NOT_COPIED = [".data", "build", "docs", "public", "tests/artifacts", ".react-router"];
/** Of a folder's mutants, since all take hours on two cores; of a file named, all are tried. */
const DEFAULT_PERCENT = "8";
/** Where Stryker is installed; where its results are kept, and the copies of the project that mutants are put into. */
const OWN_FOLDER = "tools/mutants";
const RESULTS = ".data/mutants";

/**
 * Mutates the rules folder by folder, runs each folder's own unit tests against every mutant, and prints how many
 * they killed. What a former run found is kept where neither the rule nor its tests have changed.
 * @param args folders or files; all folders without one
 */
export async function tryMutants(args: readonly string[]): Promise<void> {
  const wanted = args.filter((arg) => !arg.startsWith("--"));
  const folders = FOLDERS.filter(
    (folder) =>
      wanted.length === 0 || wanted.some((path) => path === folder || path.startsWith(`${folder}/`)),
  );
  if (folders.length === 0) throw new GiveUp(`Say which of ${FOLDERS.join(", ")}, or a file of one.`);
  install();
  const scores: Score[] = [];
  for (const folder of folders) {
    const files = wanted.filter((path) => path.startsWith(`${folder}/`));
    const score = await scoreOf(folder, files, args.includes("--force"));
    console.log(`${score.alive.join("\n")}\n\n${folder}: ${inWords(score)}\n`);
    scores.push(score);
  }
  console.log(`Whole: ${inWords(sum(scores))}`);
}

function install(): void {
  if (existsSync(inProject(OWN_FOLDER, "node_modules"))) return;
  console.log("Installing Stryker (npm ci)...");
  // Vitest is the project's own: without this flag npm would install a second one beside Stryker.
  const flags = ["--legacy-peer-deps", "--no-audit", "--no-fund", "--loglevel=error"];
  const npm = spawnSync("npm", ["ci", ...flags], { cwd: inProject(OWN_FOLDER), stdio: "inherit" });
  if (npm.status !== 0) throw new GiveUp("Stryker could not be installed: npm ci failed, see above.");
}

async function scoreOf(folder: string, files: readonly string[], fromNothing: boolean): Promise<Score> {
  const whole = files.length > 0 ? "100" : DEFAULT_PERCENT;
  const { MUTANTS_PERCENT: percent = whole, MUTANTS_SEED: seed = "2" } = process.env;
  const sample = { percent, seed };
  const at = (name: string) => join(RESULTS, `${folder}-${name}`);
  mkdirSync(inProject(RESULTS), { recursive: true });
  const config = {
    testRunner: "vitest",
    vitest: { configFile: `${OWN_FOLDER}/vitest.config.ts` },
    // The tests on a database go on from one another: none of them can be run alone.
    coverageAnalysis: folder === "history" ? "all" : "perTest",
    // TypeScript 7 has no API that could rewrite a tsconfig.json, and Vite needs none.
    tsconfigFile: "none",
    plugins: ["@stryker-mutator/vitest-runner", inProject(OWN_FOLDER, "plugin.ts")],
    ignorers: ["tables"],
    checkers: ["sample"],
    mutate: [...(files.length > 0 ? files : [`${folder}/**/*.ts`]), ...NO_RULES],
    ignorePatterns: NOT_COPIED,
    // Loops that never end are counted out by Stryker; the clock is for what waits, on a machine that does other work too.
    timeoutMS: 30_000,
    dryRunTimeoutMinutes: 20,
    concurrency: Number(process.env.MUTANTS_AT_ONCE ?? 2),
    reporters: ["json", "progress-append-only"],
    jsonReporter: { fileName: at("report.json") },
    incremental: true,
    force: fromNothing,
    incrementalFile: at(`known-${sample.percent}-${sample.seed}.json`),
    tempDirName: at("copies"),
    cleanTempDir: "always",
    allowConsoleColors: false,
    warnings: { slow: false },
  };
  writeFileSync(inProject(at("config.json")), JSON.stringify(config, null, 2));
  const stryker = inProject(OWN_FOLDER, "node_modules/.bin/stryker");
  const { code } = await runStep(stryker, ["run", at("config.json")], {
    show: true,
    env: { MUTATED_FOLDER: folder, MUTANTS_PERCENT: sample.percent, MUTANTS_SEED: sample.seed },
  });
  if (code !== 0) throw new GiveUp(`The mutants of ${folder}/ could not be tried: see above.`);
  const report: unknown = JSON.parse(readFileSync(inProject(at("report.json")), "utf8"));
  return readScore(report);
}
