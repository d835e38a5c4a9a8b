import { spawn } from "node:child_process";
import { once } from "node:events";
import { openSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const SAYS_TWO_LINES = `
import { createProgramLog } from ${JSON.stringify(join(import.meta.dirname, "program-log.ts"))};
const log = createProgramLog("info");
log.info("first");
setTimeout(() => log.info("second"), 50);
setTimeout(() => process.exit(0), 100);
`;

/** Runs a program that logs two lines, and ends it should it not end by itself. @returns its exit code, null when it had to be ended */
async function run(standardOutput: "pipe" | number) {
  const child = spawn(process.execPath, ["--input-type=module", "--eval", SAYS_TWO_LINES], {
    stdio: ["ignore", standardOutput, "inherit"],
    timeout: 90_000,
    killSignal: "SIGKILL",
  });
  let said = "";
  child.stdout?.on("data", (words: Buffer) => {
    said += words;
  });
  const [code] = await once(child, "close");
  return { code, said };
}

test("a program says its lines on its standard output", async () => {
  const { code, said } = await run("pipe");
  expect(code).toBe(0);
  expect(
    said
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line).msg),
  ).toEqual(["first", "second"]);
});

test.skipIf(process.platform !== "linux")(
  "a program whose log finds no room goes on, and ends when it is to",
  { timeout: 120_000 },
  async () => expect(await run(openSync("/dev/full", "w"))).toMatchObject({ code: 0 }),
);
