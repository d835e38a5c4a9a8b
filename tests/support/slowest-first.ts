import { relative } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { fileBudget } from "../file-budgets.ts";

/** Starts the files of the largest budgets first, so that no worker is left alone with a long one at the end. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const budgetOf = ({ moduleId }: TestSpecification) =>
      fileBudget(relative(this.ctx.config.root, moduleId));
    return files.toSorted((a, b) => budgetOf(b) - budgetOf(a));
  }
}
