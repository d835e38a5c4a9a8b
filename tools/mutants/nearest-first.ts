import { basename } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * Runs the tests named after the mutated file first: they kill most mutants, and a run ends at its first
 * failure. Stryker requests the tests related to the file that it mutates.
 */
export class NearestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const [mutated] = this.ctx.config.related ?? [];
    return nearestFirst(files, ({ moduleId }) => moduleId, mutated ?? "");
  }
}

/** Sorts tests: first the mutated file's own name, then names that begin like it, then all others by path. */
export function nearestFirst<T>(tests: readonly T[], pathOf: (test: T) => string, mutated: string): T[] {
  const subject = nameOf(mutated);
  const distance = (path: string) => {
    const name = nameOf(path);
    if (name === subject) return 0;
    return name.startsWith(subject) || subject.startsWith(name) ? 1 : 2;
  };
  return tests.toSorted(
    (a, b) => distance(pathOf(a)) - distance(pathOf(b)) || (pathOf(a) < pathOf(b) ? -1 : 1),
  );
}

/** Returns `zone-of` for `zone-of.server.ts` and for `zone-of.server.test.ts`. */
const nameOf = (path: string): string => basename(path).split(".")[0] ?? "";
