import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { DiskFullError } from "#sandbox/disk-full.ts";
import { packStaticFiles } from "../../server/static-files.ts";
import { GiveUp } from "./give-up.ts";
import { ownPatiently } from "./own-launch.ts";
import { inProject, ROOT } from "./project.ts";
import { runStep, type StepOptions } from "./run-step.ts";

/** Sources of the built app: every folder that the app imports. */
export const SOURCES = [
  "app/**/*",
  "accounts/**/*",
  "alerts/alert-status.ts",
  "content/**/*",
  "history/**/*",
  "intake/**/*",
  "search/**/*",
  "surroundings/**/*",
  "fires/**/*",
  "territory/**/*",
  "docs/api/*.json",
  "plan/**/*",
  "public/**/*",
  "package.json",
  "package-lock.json",
  "{vite,react-router}.config.ts",
  "tools/{built-once,class-names,split-texts,text-files}.ts",
  "tsconfig.json",
];
const STAMP = inProject("build/.sources");
const SERVER_BUILD = inProject("build/server/index.js");

function sourcesDigest(): string {
  const digest = createHash("sha256");
  const files = globSync(SOURCES, { cwd: ROOT, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .sort();
  for (const file of files) {
    digest.update(`${file.slice(ROOT.length)}\0`);
    digest.update(readFileSync(file));
  }
  return digest.digest("hex");
}

function isBuilt(digest: string): boolean {
  return existsSync(SERVER_BUILD) && existsSync(STAMP) && readFileSync(STAMP, "utf8") === digest;
}

/** Builds the app unless the last build has the same sources. @throws {GiveUp} */
export const buildIfChanged = (): Promise<void> =>
  asOnlyBuild(async (onPid) => {
    const digest = sourcesDigest();
    if (isBuilt(digest)) return compileStories(onPid);
    console.log("Building the site...");
    await make(digest, onPid);
  });

export const build = (): Promise<void> => asOnlyBuild((onPid) => make(sourcesDigest(), onPid));

type OnPid = (pid: number) => void;

/** Runs one build at a time: waits for a running build, and ends processes that a killed build left. */
async function asOnlyBuild(work: (onPid: OnPid) => Promise<void>): Promise<void> {
  mkdirSync(inProject("node_modules/.cache"), { recursive: true });
  const claim = await ownPatiently(inProject("node_modules/.cache/build"), {
    refusal: (pid) => `The site is being built in process ${pid}.`,
    onWait: (sentence) => console.log(`${sentence} Waiting for it...`),
  });
  try {
    await work((pid) => claim.nameHelpers([pid]));
  } finally {
    claim.release();
  }
}

async function make(digest: string, onPid: OnPid): Promise<void> {
  await step("The build", "react-router", ["build"], { onPid, env: { NODE_ENV: "production" } });
  await packStaticFiles(inProject("build/client"));
  // Written last: the stamp marks a complete build.
  writeFileSync(STAMP, digest);
  await compileStories(onPid);
}

/** Compiles the sandbox's changed stories, after the app's build, which empties `build/`. @throws {GiveUp} */
const compileStories = (onPid: OnPid): Promise<void> =>
  step("The compilation of stories", process.execPath, ["sandbox/content/compile-stories.ts"], { onPid });

/** Runs a step. Its output is only shown if the step fails. @throws {GiveUp} @throws {DiskFullError} */
async function step(
  name: string,
  program: string,
  args: readonly string[],
  options: Pick<StepOptions, "onPid" | "env">,
): Promise<void> {
  const { code, output } = await runStep(program, args, { show: false, ...options });
  if (code === 0) return;
  if (/ENOSPC|EDQUOT/.test(output)) throw new DiskFullError("the site cannot be built");
  throw new GiveUp(`${output}\n${name} failed, see above.`);
}
