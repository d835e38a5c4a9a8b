import { spawn } from "node:child_process";
import { once } from "node:events";
import { openSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";

const START = `
import { createProgramLog, redirectConsole, withRequestId } from ${JSON.stringify(join(import.meta.dirname, "program-log.ts"))};
const log = createProgramLog("info", "site", "1.2.3");
`;
const SAYS_TWO_LINES = `${START}
log.info("first");
setTimeout(() => log.info("second"), 50);
setTimeout(() => process.exit(0), 100);
`;

/**
 * Runs a program that logs two lines, and kills it if it does not end.
 * @returns its exit code, null if it was killed
 */
async function run(standardOutput: "pipe" | number, program = SAYS_TWO_LINES, env = process.env) {
  const child = spawn(process.execPath, ["--input-type=module", "--eval", program], {
    stdio: ["ignore", standardOutput, "pipe"],
    timeout: 90_000,
    killSignal: "SIGKILL",
    env,
  });
  let output = "";
  child.stdout?.on("data", (words: Buffer) => {
    output += words;
  });
  let errors = "";
  child.stderr?.on("data", (words: Buffer) => {
    errors += words;
  });
  const [code] = await once(child, "close");
  return { code, output, errors };
}

const linesOf = (text: string) =>
  text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));

test("a program writes its log lines to its standard output", async () => {
  const { code, output } = await run("pipe");
  expect(code).toBe(0);
  expect(linesOf(output)).toMatchObject([
    { program: "site", msg: "first" },
    { program: "site", msg: "second" },
  ]);
});

test("a log line has the time in milliseconds since 1970 in UTC, whatever the time zone of the machine", async () => {
  const from = Date.now();
  const { output } = await run("pipe", SAYS_TWO_LINES, { ...process.env, TZ: "America/Montreal" });
  for (const { time } of linesOf(output)) {
    expect(time).toBeGreaterThanOrEqual(from);
    expect(time).toBeLessThanOrEqual(Date.now());
  }
});

test("a temporary outage is logged without its stack, and a fault with its stack", async () => {
  const { output } = await run(
    "pipe",
    `${START}
log.warn({ err: Object.assign(new Error("no connection"), { code: "database-unreachable", retryable: true }) }, "outage");
log.error({ err: new TypeError("bad") }, "fault");
setTimeout(() => process.exit(0), 100);
`,
  );
  const [outage, fault] = linesOf(output);
  expect(outage.err).toEqual({
    ...{ type: "Error", message: "no connection", code: "database-unreachable", retryable: true },
  });
  expect(fault.err).toMatchObject({ type: "TypeError", stack: expect.stringContaining("bad") });
});

const WRITES_ON_CONSOLE = `${START}
redirectConsole(log);
console.error(new Error("a page failed\\n{\\"level\\":30}"));
console.warn("a %s\\nof two lines", "text");
console.error("A loader", new TypeError("bad"));
process.emitWarning("old");
setTimeout(() => process.exit(0), 100);
`;

test("console output and Node's warnings become lines of the log", async () => {
  const { output, errors } = await run("pipe", WRITES_ON_CONSOLE);
  expect(errors).toBe("");
  expect(linesOf(output)).toMatchObject([
    {
      level: 50,
      program: "site",
      err: { message: 'a page failed\n{"level":30}', stack: expect.any(String) },
    },
    { level: 40, msg: "a text\nof two lines" },
    { level: 50, msg: "A loader", err: { type: "TypeError", message: "bad" } },
    { level: 40, msg: "Node warns", err: { message: "old" } },
  ]);
});

test("a program that stops because of a fault logs the fault before it ends", async () => {
  const { code, output } = await run("pipe", `${START}\nredirectConsole(log);\nthrow new TypeError("bad");`);
  expect(code).toBe(1);
  expect(linesOf(output)).toMatchObject([
    { level: 60, program: "site", version: "1.2.3", err: { type: "TypeError", message: "bad" } },
  ]);
});

const ANSWERS_REQUESTS = `${START}
redirectConsole(log);
async function answer(name) {
  await new Promise((resolve) => setTimeout(resolve, 10));
  log.info(name);
  console.error(name);
}
await Promise.all([withRequestId("r1", () => answer("one")), withRequestId("r2", () => answer("other"))]);
log.info("none");
setTimeout(() => process.exit(0), 100);
`;

test("each log line has the program, version and machine, and the request that caused it", async () => {
  const { output } = await run("pipe", ANSWERS_REQUESTS);
  const lines = linesOf(output);
  const all = { program: "site", version: "1.2.3", host: hostname() };
  expect(lines).toMatchObject(Array(5).fill(all));
  expect(lines.map(({ msg, id }) => [msg, id])).toEqual([
    ["one", "r1"],
    ["one", "r1"],
    ["other", "r2"],
    ["other", "r2"],
    ["none", undefined],
  ]);
});

test.skipIf(process.platform !== "linux")(
  "a program whose log cannot be written continues, and ends normally",
  { timeout: 120_000 },
  async () => expect(await run(openSync("/dev/full", "w"))).toMatchObject({ code: 0 }),
);
