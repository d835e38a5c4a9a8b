import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import { ownLaunch, ownPatiently } from "./own-launch.ts";
import { inProject } from "./project.ts";

// Processes start slowly on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const folder = mkdtempSync(join(tmpdir(), "vigie-own-launch-"));
const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

function run(code: string): ChildProcess {
  const child = spawn(process.execPath, ["--input-type=module", "-e", code], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  children.push(child);
  return child;
}

const owner = (helpers: readonly number[]) =>
  run(`import { ownLaunch, ownPatiently } from ${JSON.stringify(inProject("tools/launch/own-launch.ts"))};
    const claim = await ownLaunch(${JSON.stringify(folder)});
    claim.nameHelpers(${JSON.stringify(helpers)});
    console.log("owned"); setInterval(() => {}, 1000);`);

const firstWords = async ({ stdout }: ChildProcess) => {
  if (stdout) await once(stdout, "data");
};

async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
}

it("a launcher on a folder in use fails and names the other launcher's process, until that launcher ends", async () => {
  const first = owner([]);
  await firstWords(first);
  await expect(ownLaunch(folder)).rejects.toMatchObject({
    code: "owned",
    message: expect.stringMatching(new RegExp(`in process ${first.pid}:.*DATA_DIR`)),
  });
  // The rejected launcher has removed its own claim.
  expect(readdirSync(folder).filter((name) => name.startsWith("launch."))).toHaveLength(1);
  await kill(first);
  (await ownLaunch(folder)).release();
});

it("a launcher waits a moment for an owner of the folder that is about to end", async () => {
  const first = owner([]);
  await firstWords(first);
  setTimeout(() => first.kill("SIGKILL"), 200);
  (await ownLaunch(folder)).release();
});

it("a build waits for a running build of the same site, and reports this only once", async () => {
  const path = join(folder, "build");
  mkdirSync(folder, { recursive: true });
  const first = run(`import { own } from ${JSON.stringify(inProject("sandbox/owner.ts"))};
    own(${JSON.stringify(path)}, { refusal: () => "" });
    console.log("owned"); setInterval(() => {}, 1000);`);
  await firstWords(first);
  const texts: string[] = [];
  const waiting = ownPatiently(path, {
    refusal: (pid) => `Process ${pid} builds.`,
    onWait(sentence) {
      texts.push(sentence);
      setTimeout(() => first.kill("SIGKILL"), 100);
    },
  });
  (await waiting).release();
  expect(texts).toEqual([`Process ${first.pid} builds.`]);
});

it("a launcher ends the programs that survived a killed launcher, and no other program", async () => {
  const deaf = run(`process.on("SIGTERM", () => {}); console.log("up"); setInterval(() => {}, 1000);`);
  const stranger = run(`console.log("up"); setInterval(() => {}, 1000);`);
  await Promise.all([firstWords(deaf), firstWords(stranger)]);
  const first = owner([deaf.pid ?? 0]);
  await firstWords(first);
  await kill(first);
  const claim = readdirSync(folder).find((name) => name.startsWith("launch.owner.")) ?? "";
  // Simulates a program whose process ID was reused.
  writeFileSync(join(folder, claim), `${stranger.pid}.1\n`, { flag: "a" });
  const deafEnded = once(deaf, "exit");
  (await ownLaunch(folder)).release();
  await deafEnded;
  expect(stranger.exitCode ?? stranger.signalCode).toBeNull();
});
