import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DATABASE_OFFSET, freeBlock, SITE_OFFSET, WORKER_OFFSET } from "#test-ports";
import { answers } from "../../tools/launch/process-group.ts";
import { type Process, processTree } from "../support/process-tree.ts";
import { inSoak } from "../support/soak.ts";
import { answersQueries, missingWrites, startWriters, type Writers } from "./acknowledged-writes.ts";

/** Number of kills. In the gate, one kill of all programs. */
const KILLS = inSoak(25, 1);
const UP_LIMIT_MS = 180_000;
const WRITERS = 4;
const MOST_TO_WRITE = 150;

const DATABASE = /sandbox\/database\/main\.ts/;
const WORKER = /worker\/main\.ts/;
const SITE = /server\/main\.ts/;
const SANDBOX = /sandbox\/main\.ts/;
const PROGRAMS = [DATABASE, WORKER, SITE, SANDBOX];

/** Programs to kill, in turn. `after` is true if `npm start` must run again after the kill. */
const VICTIMS: readonly { readonly name: string; readonly is: RegExp | null; readonly after: boolean }[] = [
  { name: "everything", is: null, after: true },
  { name: "the database", is: DATABASE, after: false },
  { name: "the launcher", is: /launch\/start\.ts/, after: true },
  { name: "the worker", is: WORKER, after: false },
  { name: "npm", is: /^npm start/, after: true },
  { name: "the site", is: SITE, after: false },
  { name: "npm's program", is: /^node .*bootstrap\.mjs/, after: true },
  { name: "the sandbox", is: SANDBOX, after: false },
];
const ROUNDS = Array.from(
  { length: KILLS },
  (_, i) => VICTIMS[i % VICTIMS.length] as (typeof VICTIMS)[number],
);

const folder = mkdtempSync(join(tmpdir(), "vigie-kills-"));
let block = 0;
let npm: ChildProcess;
let writers: Writers;
/** Milliseconds from a kill to the database's first answer: `start` with a new `npm start`, else `itself`. */
const openings = { itself: [] as number[], start: [] as number[] };

const databaseUrl = () => `postgres://postgres@127.0.0.1:${block + DATABASE_OFFSET}/postgres`;
const doors = () => [
  databaseUrl().replace("postgres:", "tcp:"),
  `http://127.0.0.1:${block}/season`,
  `http://127.0.0.1:${block + SITE_OFFSET}/healthz`,
  `http://127.0.0.1:${block + WORKER_OFFSET}/readyz`,
];

function start(): void {
  npm = spawn("npm", ["start"], {
    stdio: "ignore",
    detached: true,
    env: {
      ...process.env,
      NODE_ENV: "production",
      VIGIE_SANDBOX: "on",
      DATA_DIR: folder,
      SANDBOX_PORT: String(block),
      PORT: String(block + SITE_OFFSET),
      WORKER_PORT: String(block + WORKER_OFFSET),
    },
  });
}

async function until(isSo: () => Promise<boolean> | boolean, what: string): Promise<void> {
  const deadline = Date.now() + UP_LIMIT_MS;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`timed out waiting for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const allUp = async () => (await Promise.all(doors().map(answers))).every(Boolean);
/** Returns the process ID of each program under the current launcher. */
const programs = () => {
  const all = tree();
  return PROGRAMS.map((file) => all.find(({ command }) => file.test(command))?.pid);
};
const tree = () => processTree(npm.pid ?? 0);

function kill(victims: readonly Process[]): void {
  for (const { pid } of victims) {
    try {
      process.kill(pid, "SIGKILL");
    } catch (error) {
      // Ignores a process that has ended already, because its parent was killed a moment before.
      if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
    }
  }
}

beforeAll(async () => {
  block = await freeBlock();
  start();
  await until(allUp, "the first start");
  writers = await startWriters(databaseUrl(), WRITERS);
});
afterAll(async () => {
  await writers?.stop();
  kill(tree());
  const sortedList = (times: number[]) => times.toSorted((a, b) => a - b).join(", ");
  console.log(
    `${writers?.acknowledged.length} writes acknowledged; the database answered ${sortedList(openings.itself)} ms after its own kills, ${sortedList(openings.start)} ms after those of npm start`,
  );
  await until(async () => !(await Promise.all(doors().map(answers))).some(Boolean), "every port to be free");
  rmSync(folder, { recursive: true, force: true });
});

test.for(ROUNDS.map((round, i) => ({ ...round, i })))(
  "kill -9 of $name during writes ($i): all programs recover and no acknowledged write is lost",
  // No retry: a second kill would not show what the first one lost.
  { timeout: 2 * UP_LIMIT_MS, retry: 0 },
  async ({ is, after, i }) => {
    const before = writers.acknowledged.length;
    // Each round kills at another point of the writes.
    await until(() => writers.acknowledged.length > before + ((i * 37) % MOST_TO_WRITE), "writes");
    const all = tree();
    const victims = is === null ? all : all.filter(({ command }) => is.test(command));
    expect(victims.length).toBeGreaterThan(0);
    kill(victims);
    const killedAt = Date.now();
    if (after) start();
    const database = all.find(({ command }) => DATABASE.test(command))?.pid;
    if (after || victims.some(({ pid }) => pid === database)) {
      await until(() => database !== undefined && processTree(database).length === 0, "the database's end");
      await until(() => answersQueries(databaseUrl()), "the database");
      openings[after ? "start" : "itself"].push(Date.now() - killedAt);
    }
    const dead = victims.map(({ pid }) => pid);
    await until(() => programs().every((pid) => pid !== undefined && !dead.includes(pid)), "every program");
    await until(allUp, "every answer");
    expect(await missingWrites(databaseUrl(), [...writers.acknowledged])).toEqual([]);
  },
);

test("a second start on the same data folder exits and prints the process ID of the first start", async () => {
  const second = spawn("npm", ["start"], { env: { ...process.env, DATA_DIR: folder } });
  let text = "";
  second.stderr.on("data", (words: Buffer) => {
    text += words;
  });
  await until(() => second.exitCode !== null, "its end");
  const launcher = tree().find(({ command }) => /launch\/start\.ts/.test(command));
  expect(second.exitCode).not.toBe(0);
  expect(text).toMatch(new RegExp(`in process ${launcher?.pid}:.*DATA_DIR`));
  expect(await allUp()).toBe(true);
});
