import { writeFileSync } from "node:fs";
import { relative } from "node:path";
import type { Reporter, SerializedError, TestCase, TestModule } from "vitest/node";
import { ROOT } from "./project.ts";
import type { TestRecord } from "./test-summary.ts";

/** Writes the result of a test run to the file named by `TEST_RECORD`, for the process that started it. */
export default class TestReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const path = process.env.TEST_RECORD;
    if (path) writeFileSync(path, JSON.stringify(recordOf(modules, unhandled)));
  }
}

function recordOf(modules: readonly TestModule[], unhandled: readonly SerializedError[]): TestRecord {
  const tests = modules.flatMap((module) => [...module.children.allTests()]);
  const failed = tests.filter((test) => test.result().state === "failed");
  return {
    passed: tests.filter((test) => test.result().state === "passed").length,
    failures: [
      ...failed.map(lineOf),
      // A file that broke before its tests ran has no failed test. A hook of a group of tests can fail too.
      ...modules.flatMap((module) =>
        [module, ...module.children.allSuites()].flatMap((part) =>
          part.errors().map((error) => `${fileOf(module)}: ${firstLine(error)}`),
        ),
      ),
      ...unhandled.map((error) => `unhandled: ${firstLine(error)}`),
    ],
    flaky: tests.filter((test) => test.diagnostic()?.flaky).map(lineOf),
    files: modules.map((module) => {
      const { collectDuration, duration } = module.diagnostic();
      return { file: fileOf(module), seconds: (collectDuration + duration) / 1000 };
    }),
  };
}

const fileOf = (module: TestModule) => relative(ROOT, module.moduleId);
const firstLine = (error?: SerializedError) => error?.message?.split("\n")[0] ?? "";
const lineOf = (test: TestCase) =>
  `${fileOf(test.module)} > ${test.fullName}: ${firstLine(test.result().errors?.[0])}`;
