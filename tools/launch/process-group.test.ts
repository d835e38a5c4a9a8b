import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import { freeBlock } from "#test-ports";
import { answers, ProcessGroup } from "./process-group.ts";
import { inProject } from "./project.ts";

// Processes start slowly on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const folder = mkdtempSync(join(tmpdir(), "vigie-launch-"));
const groups: ProcessGroup[] = [];
afterEach(async () => {
  for (const group of groups.splice(0)) await group.stop();
});

/** Returns a program that listens and writes its process ID to a file. */
async function program(code: string) {
  const port = await freeBlock();
  const file = join(folder, `${port}.mjs`);
  writeFileSync(
    file,
    `import { createServer } from "node:http"; import { writeFileSync } from "node:fs";
     writeFileSync(${JSON.stringify(`${file}.pid`)}, String(process.pid));
     const listen = () => createServer((q, r) => r.end("up")).listen(${port}); ${code}`,
  );
  const group = new ProcessGroup(process.env);
  groups.push(group);
  const pid = () => Number(readFileSync(`${file}.pid`, "utf8"));
  return { group, pid, program: { name: "program", file, readyUrl: `http://127.0.0.1:${port}/` } };
}

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it("a process group stops its programs and waits for their end", async () => {
  const {
    group,
    pid,
    program: slow,
  } = await program("listen(); process.on('SIGTERM', () => setTimeout(() => process.exit(0), 200));");
  await group.start(slow);
  expect(isAlive(pid())).toBe(true);
  await group.stop();
  expect(isAlive(pid())).toBe(false);
});

it("a process group restarts a program that dies", async () => {
  const { group, pid, program: mortal } = await program("listen();");
  await group.start(mortal);
  const first = pid();
  process.kill(first, "SIGKILL");
  while (pid() === first) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(isAlive(first)).toBe(false);
});

it("a process group also restarts a program that is killed during its start", async () => {
  const { group, pid, program: slow } = await program("setTimeout(listen, 500);");
  const started = group.start(slow);
  const isThere = () => existsSync(`${slow.file}.pid`);
  while (!isThere()) await new Promise((resolve) => setTimeout(resolve, 20));
  const first = pid();
  process.kill(first, "SIGKILL");
  await started;
  expect(pid()).not.toBe(first);
});

it("a program without an address is ready once it sends the message ready", async () => {
  const {
    group,
    pid,
    program: quiet,
  } = await program("setTimeout(() => process.send('ready'), 300); setInterval(() => {}, 1000);");
  const startedAt = Date.now();
  await group.start({ name: quiet.name, file: quiet.file });
  expect(Date.now() - startedAt).toBeGreaterThanOrEqual(300);
  expect(isAlive(pid())).toBe(true);
});

it("no program keeps running after its launcher is killed", async () => {
  const { program: left } = await program("listen();");
  const launcher = join(folder, "launcher.mjs");
  writeFileSync(
    launcher,
    `import { ProcessGroup } from ${JSON.stringify(inProject("tools/launch/process-group.ts"))};
     await new ProcessGroup(process.env).start(${JSON.stringify(left)}); console.log("started");`,
  );
  const child = spawn(process.execPath, [launcher], { stdio: ["ignore", "pipe", "inherit"] });
  await once(child.stdout, "data");
  // A zombie process still exists, so its port is checked instead.
  expect(await answers(left.readyUrl)).toBe(true);
  child.kill("SIGKILL");
  await expect.poll(() => answers(left.readyUrl)).toBe(false);
});

it("if a program ends at its start, the start fails and adds no message of its own", async () => {
  const { group, program: broken } = await program("process.exit(1);");
  await expect(group.start(broken)).rejects.toMatchObject({ code: "give-up", message: "" });
  rmSync(broken.file);
});
