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

function patternsIn(path: string): readonly ProgramPattern[] {
  const found: ProgramPattern[] = [];
  const walk = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    const { regex } = node as { readonly regex?: Pattern };
    if (regex) found.push({ path, pattern: regex.pattern, flags: regex.flags });
    for (const part of Object.values(node)) walk(part);
  };
  walk(parseSync(path, readFileSync(join(ROOT, path), "utf8")).program);
  return found;
}

/**
 * Returns every pattern of the programs. Tests, tools and the sandbox are excluded, because they read no
 * untrusted text.
 */
export function programPatterns(): readonly ProgramPattern[] {
  return execFileSync("git", ["ls-files", "*.ts", "*.tsx"], { cwd: ROOT, encoding: "utf8" })
    .trim()
    .split("\n")
    .filter((path) => !/^(?:tests|tools|sandbox)\/|\.test\.tsx?$/.test(path) && existsSync(join(ROOT, path)))
    .flatMap(patternsIn);
}
