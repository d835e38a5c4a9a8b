import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { ProcessGroup } from "./process-group.ts";

const folder = mkdtempSync(join(tmpdir(), "vigie-launch-"));
const groups: ProcessGroup[] = [];
afterEach(async () => {
  for (const group of groups.splice(0)) await group.stop();
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === "object" && address ? address.port : 0;
}

/** A program that answers, and writes its process id for us to see. */
async function program(code: string) {
  const port = await freePort();
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

it("stops its programs and waits for their end", async () => {
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

it("starts a program again when it dies", async () => {
  const { group, pid, program: mortal } = await program("listen();");
  await group.start(mortal);
  const first = pid();
  process.kill(first, "SIGKILL");
  while (pid() === first) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(isAlive(first)).toBe(false);
});

it("gives up, in the program's own words, when it ends at its start", async () => {
  const { group, program: broken } = await program("process.exit(1);");
  await expect(group.start(broken)).rejects.toMatchObject({ code: "give-up", message: "" });
  rmSync(broken.file);
});
