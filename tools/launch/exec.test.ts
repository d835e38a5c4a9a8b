import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { freeBlock } from "#test-ports";
import { workerProgram } from "./programs.ts";
import { inProject } from "./project.ts";

const EXEC = inProject("tools/launch/exec.ts");

it("exec.ts replaces itself by the program, in the same process and with the program's flags", async () => {
  const env = { ...process.env, NODE_ENV: "test", SANDBOX_PORT: String(await freeBlock()), WORKER_PORT: "" };
  const child = spawn(process.execPath, [EXEC, "worker"], { env, stdio: "ignore" });
  const { file, nodeFlags = [] } = workerProgram();
  const command = () => readFileSync(`/proc/${child.pid}/cmdline`, "utf8").split("\0").slice(1, -1);
  await expect.poll(command).toEqual([...nodeFlags, file]);
  child.kill("SIGKILL");
  await once(child, "exit");
});

it("exec.ts rejects an unknown program and a bad setting, in one sentence", () => {
  const run = (program: string, env = {}) => {
    const { status, stderr } = spawnSync(process.execPath, [EXEC, program], {
      env: { ...process.env, ...env },
      encoding: "utf8",
    });
    return [status, stderr];
  };
  expect(run("other")).toEqual([1, "Say what to run: site, worker, sandbox.\n"]);
  const [status, output] = run("site", { PORT: "no" });
  expect([status, output]).toEqual([1, expect.stringMatching(/^Bad settings: PORT .*\.\n$/)]);
});

it("reseal.ts and migrate.ts say in one sentence that the database is down", async () => {
  const DATABASE_URL = `postgres://vigie@127.0.0.1:${await freeBlock()}/vigie`;
  for (const command of ["reseal", "migrate"]) {
    const { status, stderr } = spawnSync(process.execPath, [inProject(`tools/launch/${command}.ts`)], {
      env: { ...process.env, NODE_ENV: "test", DATABASE_URL },
      encoding: "utf8",
    });
    expect([status, stderr]).toEqual([
      1,
      expect.stringMatching(/^The database cannot .+database-unreachable.+\n$/),
    ]);
  }
});
