import { relative } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { fileBudget, WAITING_FILES } from "../file-budgets.ts";

const WORKING_AT_ONCE = 2;

/**
 * Starts the test files with the largest budgets first, so that no worker runs a long file at the end while
 * other workers are idle. Files that mostly wait start one at a time, each followed by two other files.
 */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const pathOf = ({ moduleId }: TestSpecification) => relative(this.ctx.config.root, moduleId);
    const sorted = files.toSorted((a, b) => fileBudget(pathOf(b)) - fileBudget(pathOf(a)));
    const waiting = sorted.filter((file) => WAITING_FILES.has(pathOf(file)));
    const working = sorted.filter((file) => !WAITING_FILES.has(pathOf(file)));
    const spread = waiting.flatMap((file, at) => [
      file,
      ...working.slice(at * WORKING_AT_ONCE, (at + 1) * WORKING_AT_ONCE),
    ]);
    return [...spread, ...working.slice(waiting.length * WORKING_AT_ONCE)];
  }
}
