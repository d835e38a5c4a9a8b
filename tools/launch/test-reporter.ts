import { writeFileSync } from "node:fs";
import { relative } from "node:path";
import type { Reporter, TestModule } from "vitest/node";
import { ROOT } from "./project.ts";
import type { TestRecord } from "./test-record.ts";

/** Writes what a test run came to into the file that `TEST_RECORD` names, for whoever started the run. */
export default class TestReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly unknown[]): void {
    const path = process.env.TEST_RECORD;
    if (path) writeFileSync(path, JSON.stringify(recordOf(modules, unhandled.length)));
  }
}

function recordOf(modules: readonly TestModule[], unhandled: number): TestRecord {
  const tests = modules.flatMap((module) => [...module.children.allTests()]);
  const count = (state: "passed" | "failed") => tests.filter((test) => test.result().state === state).length;
  // A file that broke before its tests has none to count.
  const broken = modules.filter((module) => module.errors().length > 0).length;
  const fileOf = (module: TestModule) => relative(ROOT, module.moduleId);
  return {
    passed: count("passed"),
    failed: count("failed") + broken + unhandled,
    flaky: tests
      .filter((test) => test.diagnostic()?.flaky)
      .map((test) => {
        const [error] = test.result().errors ?? [];
        return `${fileOf(test.module)} > ${test.fullName}: ${error?.message.split("\n")[0] ?? ""}`;
      }),
    files: modules.map((module) => {
      const { collectDuration, duration } = module.diagnostic();
      return { file: fileOf(module), seconds: (collectDuration + duration) / 1000 };
    }),
  };
}
