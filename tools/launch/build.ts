import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { packStaticFiles } from "../../server/static-files.ts";
import { GiveUp } from "./give-up.ts";
import { inProject, ROOT } from "./project.ts";
import { runStep } from "./run-step.ts";

/** Everything the built app is made of: each room that it imports. */
export const SOURCES = [
  "app/**/*",
  "accounts/**/*",
  "content/**/*",
  "history/**/*",
  "intake/**/*",
  "search/**/*",
  "fires/**/*",
  "territory/**/*",
  "docs/api/*.json",
  "site-contract.ts",
  "public/**/*",
  "package.json",
  "package-lock.json",
  "{vite,react-router}.config.ts",
  "tools/{class-names,text-files}.ts",
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

/** Builds the app unless the last build was made of the very same sources. @throws {GiveUp} */
export async function buildIfChanged(): Promise<void> {
  const digest = sourcesDigest();
  if (isBuilt(digest)) return compileStories();
  console.log("Building the site...");
  await build(digest);
}

/** Builds the app, and notes what it was made of. @throws {GiveUp} */
export async function build(digest: string = sourcesDigest()): Promise<void> {
  const { code, output } = await runStep("react-router", ["build"], {
    show: false,
    env: { NODE_ENV: "production" },
  });
  if (code !== 0) throw new GiveUp(`${output}\nThe build failed, see above.`);
  await packStaticFiles(inProject("build/client"));
  writeFileSync(STAMP, digest);
  await compileStories();
}

/** The sandbox's stories, after the app, which empties the folder; done at once when none has changed. @throws {GiveUp} */
async function compileStories(): Promise<void> {
  const { code, output } = await runStep(process.execPath, ["sandbox/content/compile-stories.ts"], {
    show: false,
  });
  if (code !== 0) throw new GiveUp(`${output}\nThe stories could not be compiled, see above.`);
}
