// Loaded by Stryker, which finds what it may use in the one export.
import { createHash } from "node:crypto";

/** As much of Babel's path to a node as is asked here. */
export interface NodePath {
  readonly node: { readonly type: string; readonly elements?: unknown[]; readonly properties?: unknown[] };
  readonly parentPath: NodePath | null;
}

/** As much of a mutant as is asked here. */
export interface Mutant {
  readonly id: string;
  readonly fileName: string;
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly location: { readonly start: { readonly line: number; readonly column: number } };
}

/** A literal of a module with so many entries is data: a town's name is no rule. */
const ENTRIES_OF_A_TABLE = 10;
const CODE = /Function|ClassBody/;

/** Why a mutant at this place is left out, or nothing. */
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

/** Whether a mutant is in the sample: always the same ones for a seed, and for a larger share more. */
export function isInSample(
  { fileName, mutatorName, replacement, location }: Mutant,
  { percent, seed }: { readonly percent: number; readonly seed: string },
): boolean {
  // Mutants live in a copy of the project: only the end of the path is the same in each.
  const file = fileName.split("/").slice(-2).join("/");
  const name = [seed, file, location.start.line, location.start.column, mutatorName, replacement].join("|");
  return createHash("sha256").update(name).digest().readUInt32BE() < (percent / 100) * 2 ** 32;
}

/** A checker refuses mutants that cannot compile; ours refuses those outside the sample, which then count as neither. */
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
