// Stryker loads this file, and finds its plugins in the export `strykerPlugins`.
import { createHash } from "node:crypto";

/** Properties that this plugin needs of Babel's path to a node. */
export interface NodePath {
  readonly node: { readonly type: string; readonly elements?: unknown[]; readonly properties?: unknown[] };
  readonly parentPath: NodePath | null;
}

/** Properties that this plugin needs of a mutant. */
export interface Mutant {
  readonly id: string;
  readonly fileName: string;
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly location: { readonly start: { readonly line: number; readonly column: number } };
}

/** Number of entries from which a module's literal is a table of data, which contains no rules. */
const ENTRIES_OF_A_TABLE = 10;
const CODE = /Function|ClassBody/;

/** Returns why a mutant at this place is left out, or undefined. */
export function leftOut(path: NodePath): string | undefined {
  let isInTable = false;
  for (let at: NodePath | null = path; at !== null; at = at.parentPath) {
    const { type, elements, properties } = at.node;
    if (CODE.test(type)) return undefined;
    const entries = (elements ?? properties)?.length ?? 0;
    if (/^(Array|Object)Expression$/.test(type) && entries >= ENTRIES_OF_A_TABLE) isInTable = true;
  }
  return isInTable ? "a table of data" : undefined;
}

/** Returns true if a mutant is in the sample. A larger sample of the same seed includes a smaller sample. */
export function isInSample(
  { fileName, mutatorName, replacement, location }: Mutant,
  { percent, seed }: { readonly percent: number; readonly seed: string },
): boolean {
  // Mutants are in a copy of the project, so only the end of the path is always the same.
  const file = fileName.split("/").slice(-2).join("/");
  const name = [seed, file, location.start.line, location.start.column, mutatorName, replacement].join("|");
  return createHash("sha256").update(name).digest().readUInt32BE() < (percent / 100) * 2 ** 32;
}

/** Creates a checker for Stryker. It rejects mutants outside the sample, so that these do not count. */
function createSampler() {
  const { MUTANTS_SEED: seed = "", MUTANTS_PERCENT: percent = "100" } = process.env;
  const verdict = (mutant: Mutant) =>
    isInSample(mutant, { seed, percent: Number(percent) })
      ? { status: "passed" }
      : { status: "compileError", reason: "not in the sample" };
  return {
    init: async () => {},
    check: async (mutants: readonly Mutant[]) =>
      Object.fromEntries(mutants.map((mutant) => [mutant.id, verdict(mutant)])),
  };
}

export const strykerPlugins = [
  { kind: "Ignore", name: "tables", value: { shouldIgnore: leftOut } },
  { kind: "Checker", name: "sample", factory: createSampler },
];
