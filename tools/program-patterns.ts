import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";

const ROOT = join(import.meta.dirname, "..");

/** A regular expression literal, as its source and flags. */
export interface Pattern {
  readonly pattern: string;
  readonly flags: string;
}

/** A pattern with the path of its file. */
export interface ProgramPattern extends Pattern {
  readonly path: string;
}

interface Node {
  readonly type?: string;
  readonly callee?: { readonly name?: string };
  readonly regex?: Pattern;
}

/** Calls a function with each node of a file's syntax tree. */
function walk(path: string, visit: (node: Node) => void): void {
  const inside = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    visit(node);
    for (const part of Object.values(node)) inside(part);
  };
  inside(parseSync(path, readFileSync(join(ROOT, path), "utf8")).program);
}

function patternsIn(path: string): readonly ProgramPattern[] {
  const found: ProgramPattern[] = [];
  walk(path, ({ regex }) => {
    if (regex) found.push({ path, pattern: regex.pattern, flags: regex.flags });
  });
  return found;
}

function buildsPatterns(path: string): boolean {
  if (!readFileSync(join(ROOT, path), "utf8").includes("RegExp")) return false;
  let found = false;
  walk(path, ({ type, callee }) => {
    if ((type === "NewExpression" || type === "CallExpression") && callee?.name === "RegExp") found = true;
  });
  return found;
}

/** Returns the files of the programs, except tests, tools and the sandbox: they read no untrusted text. */
const programFiles = (): readonly string[] =>
  execFileSync("git", ["ls-files", "*.ts", "*.tsx"], { cwd: ROOT, encoding: "utf8" })
    .trim()
    .split("\n")
    .filter((path) => !/^(?:tests|tools|sandbox)\/|\.test\.tsx?$/.test(path) && existsSync(join(ROOT, path)));

/** Returns every pattern that programs write as a literal. */
export const programPatterns = (): readonly ProgramPattern[] => programFiles().flatMap(patternsIn);

/** Returns the files of the programs that build patterns from text. */
export const filesThatBuildPatterns = (): readonly string[] => programFiles().filter(buildsPatterns);
