import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it, vi } from "vitest";
import { BRIEFLY } from "#database/servers.double.ts";
import { freeBlock } from "#test-ports";

// Processes start slowly on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const folder = mkdtempSync(join(tmpdir(), "sandbox-full-disk-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Arguments of `unshare` for a process that mounts its own disk, if the system lets every user do this. */
const OWN_DISK = ["-rm", "sh", "-c"];
const hasOwnDisk = spawnSync("unshare", [...OWN_DISK, `mount -t tmpfs tmpfs ${folder}`]).status === 0;

/** Runs Node on a disk of `bytes` bytes, of which `fill` bytes are used. */
async function onDisk(bytes: number, fill: number, args: readonly string[]) {
  const prepare = `mount -t tmpfs -o size=${bytes} tmpfs ${folder}; head -c ${fill} /dev/zero > ${folder}/fill`;
  const port = await freeBlock();
  const child = spawn(
    "unshare",
    [...OWN_DISK, `${prepare}; exec "$@"`, "sh", process.execPath, BRIEFLY, ...args],
    { env: { ...process.env, NODE_ENV: "test", DATA_DIR: join(folder, "data"), SANDBOX_PORT: String(port) } },
  );
  let text = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (words: Buffer) => {
      text += words;
    });
  }
  const [code] = await once(child, "close");
  return { code, lines: text.trim().split("\n") };
}

const MEGABYTE = 1024 * 1024;
const inSandbox = (file: string) => join(import.meta.dirname, file);

it.runIf(hasOwnDisk)("a database without enough disk space reports this in one sentence", async () => {
  const { code, lines } = await onDisk(16 * MEGABYTE, 0, [inSandbox("database/main.ts")]);
  expect(lines).toEqual([
    expect.stringMatching(/^The disk is full: the database in .* cannot be opened\. Free /),
  ]);
  expect(code).toBe(1);
});

it.runIf(hasOwnDisk).each(["main.ts", "database/main.ts"])(
  "%s says in one sentence that its disk is full",
  async (file) => {
    const { code, lines } = await onDisk(MEGABYTE, MEGABYTE, [inSandbox(file)]);
    expect(lines).toEqual([
      expect.stringMatching(/^The disk is full: .* Free some space, then start again\.$/),
    ]);
    expect(code).toBe(1);
  },
);

it.runIf(hasOwnDisk)(
  "on a full disk, the sandbox reports that it cannot store its state, and continues with the last stored state",
  async () => {
    const script = `
    import { writeFileSync } from "node:fs";
    import { StateFolder } from ${JSON.stringify(inSandbox("state-folder.ts"))};
    const state = new StateFolder(process.env.DATA_DIR);
    state.write("people", ["Ann"]);
    try { writeFileSync(${JSON.stringify(join(folder, "more"))}, Buffer.alloc(${MEGABYTE})); } catch {}
    state.write("people", Array(10_000).fill("Bob"));
    console.log(JSON.stringify(state.read("people")));`;
    const { code, lines } = await onDisk(MEGABYTE, 0, ["--input-type=module", "-e", script]);
    expect(lines).toEqual([
      expect.stringMatching(/^The disk is full: .*people\.json cannot be written\./),
      '["Ann"]',
    ]);
    expect(code).toBe(0);
  },
);
