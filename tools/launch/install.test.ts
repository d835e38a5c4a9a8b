import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import { inProject } from "./project.ts";

// Processes start slowly on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const LOCK = JSON.stringify({ packages: { "": {}, "node_modules/a": { version: "1.0.0" } } });

/** Script in place of npm. It writes a runtime that only prints "started", then npm's record of packages. */
const INSTALL = `
  mkdir -p node_modules/.bin node_modules/node/bin
  printf '#!/bin/sh\\necho started\\n' > node_modules/node/bin/node
  chmod +x node_modules/node/bin/node
  ln -sf ../node/bin/node node_modules/.bin/node
  cp package-lock.json node_modules/.package-lock.json`;

/** Creates a project with a fake npm. */
function project(npm: string) {
  const folder = mkdtempSync(join(tmpdir(), "vigie-install-"));
  folders.push(folder);
  for (const name of ["tools", "bin", "node_modules"]) mkdirSync(join(folder, name));
  copyFileSync(inProject("tools/bootstrap.mjs"), join(folder, "tools/bootstrap.mjs"));
  writeFileSync(join(folder, "package-lock.json"), LOCK);
  writeFileSync(join(folder, "bin/npm"), `#!/bin/sh\necho run >> runs\n${npm}\n`);
  chmodSync(join(folder, "bin/npm"), 0o755);
  function start(command = "start") {
    const child = spawn(process.execPath, [join(folder, "tools/bootstrap.mjs"), command], {
      env: { PATH: [join(folder, "bin"), process.env.PATH].join(delimiter) },
    });
    let text = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (words: Buffer) => {
        text += words;
      });
    }
    const ended = once(child, "exit").then(([code]) => ({ code, lines: text.trim().split("\n") }));
    return { child, ended, output: () => text };
  }
  return { folder, start, runs: () => readFileSync(join(folder, "runs"), "utf8").trim().split("\n").length };
}

const until = async (isReached: () => boolean) => {
  while (!isReached()) await new Promise((resolve) => setTimeout(resolve, 10));
};

it("a start installs packages again after npm was stopped while writing its record", async () => {
  const { folder, start } = project(INSTALL);
  mkdirSync(join(folder, "node_modules/.bin"));
  writeFileSync(join(folder, "node_modules/.bin/node"), "");
  writeFileSync(join(folder, "node_modules/.package-lock.json"), LOCK.slice(0, 30));
  expect(await start().ended).toEqual({ code: 0, lines: ["Installing packages (npm ci)...", "started"] });
});

it("a start waits for the npm that a killed start left running, instead of starting a second npm", async () => {
  const { folder, start, runs } = project(`while [ ! -e go ]; do sleep 0.05; done; ${INSTALL}`);
  const first = start();
  await until(() => existsSync(join(folder, "runs")) && existsSync(join(folder, ".installing")));
  first.child.kill("SIGKILL");
  await first.ended;
  const second = start();
  await until(() => second.output() !== "");
  writeFileSync(join(folder, "go"), "");
  expect(await second.ended).toEqual({
    code: 0,
    lines: [expect.stringMatching(/^Packages are being installed in process \d+\. Waiting/), "started"],
  });
  expect(runs()).toBe(1);
});

it.each(["site", "worker", "migrate", "reseal"])(
  "the %s starts without development packages, and never installs packages",
  async (command) => {
    const { folder, start } = project(INSTALL);
    const missing = await start(command).ended;
    expect(missing).toEqual({
      code: 1,
      lines: ["Packages are missing or old: run `npm ci --omit=dev`, then start again."],
    });
    mkdirSync(join(folder, "node_modules/.bin"), { recursive: true });
    mkdirSync(join(folder, "node_modules/node/bin"), { recursive: true });
    for (const file of ["node_modules/.bin/node", "node_modules/node/bin/node"]) {
      writeFileSync(join(folder, file), "#!/bin/sh\necho started\n");
      chmodSync(join(folder, file), 0o755);
    }
    const locked = JSON.parse(LOCK);
    writeFileSync(join(folder, "node_modules/.package-lock.json"), LOCK);
    locked.packages["node_modules/b"] = { version: "2.0.0", dev: true };
    writeFileSync(join(folder, "package-lock.json"), JSON.stringify(locked));
    expect(await start(command).ended).toEqual({ code: 0, lines: ["started"] });
    expect(existsSync(join(folder, "runs"))).toBe(false);
  },
);

it("a start says in one sentence that the disk is too full to install packages", async () => {
  const { start } = project("echo 'npm error code ENOSPC' >&2; exit 1");
  const { code, lines } = await start().ended;
  expect(code).toBe(1);
  expect(lines.at(-1)).toBe(
    "The disk is full: the packages cannot be installed. Free some space, then start again.",
  );
});
