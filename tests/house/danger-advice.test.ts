import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../..");

/** Matches the dictionary key of the advice for a danger level, also if code builds it from the level. */
const ADVICE = /danger\.(?:\d|\$\{[^}]+\})\.(?:help|light)/;

test("only danger-advice.ts reads the advice for a danger level, so that a ban always takes precedence", () => {
  const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "*.ts", "*.tsx"], {
    cwd: ROOT,
    encoding: "utf8",
  })
    .trim()
    .split("\n")
    .filter((path) => !/\.test\.|^tests\/|dictionary\.ts$/.test(path) && existsSync(join(ROOT, path)));
  const reading = files.filter((path) => ADVICE.test(readFileSync(join(ROOT, path), "utf8")));
  expect(reading).toEqual(["app/parts/danger/danger-advice.ts"]);
});
