import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { freeBlock } from "#test-ports";

const LIMIT_MS = 120_000;
/** An address with an unused port. */
const NOWHERE = "postgres://postgres@127.0.0.1:1/postgres";

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
});

async function occupiedPort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return { server, port: typeof address === "object" && address ? address.port : 0 };
}

function start(env: Record<string, string>) {
  const child = spawn(process.execPath, [join(import.meta.dirname, "main.ts")], {
    env: { PATH: process.env.PATH, NODE_ENV: "test", DATABASE_URL: NOWHERE, ...env },
  });
  children.push(child);
  let text = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (words: Buffer) => {
      text += words;
    });
  }
  const ended = once(child, "close").then(([code]) => ({ code, lines: text.trim().split("\n") }));
  return { child, ended, output: () => text };
}

it("a production worker exits and lists the settings that it lacks", { timeout: LIMIT_MS }, async () => {
  const { code, lines } = await start({ NODE_ENV: "production", DATABASE_URL: "" }).ended;
  expect(code).toBe(1);
  expect(lines).toEqual([
    expect.stringMatching(
      /: SITE_URL, DATABASE_URL, FIRE_DATA_URL, CONTENT_URL, CONTENT_TOKEN, IDENTITY_URL, .*SEAL_KEYS, POSTAL_ADDRESS\./,
    ),
  ]);
});

it("a worker whose port is taken exits with one sentence", { timeout: LIMIT_MS }, async () => {
  const { server, port } = await occupiedPort();
  const { code, lines } = await start({ WORKER_PORT: String(port) }).ended;
  server.close();
  expect(code).toBe(1);
  expect(lines).toEqual([expect.stringMatching(`${port}.*WORKER_PORT`)]);
});

it("the worker runs without its database but is not ready, logs the outage once, and exits cleanly on SIGTERM", {
  timeout: LIMIT_MS,
}, async () => {
  const port = await freeBlock();
  const { child, ended, output } = start({ WORKER_PORT: String(port), LOG_LEVEL: "error" });
  while (!output().includes("database-unreachable")) await new Promise((resolve) => setTimeout(resolve, 20));
  const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  expect((await ask("/healthz")).status).toBe(200);
  expect(await (await ask("/readyz")).json()).toEqual({ ready: false, reason: "watch-is-late" });
  await expect
    .poll(async () => (await ask("/metrics")).text())
    .toMatch(/vigie_task_runs_total\{task="watch",outcome="failed"\} [2-9]/);
  child.kill("SIGTERM");
  const { code, lines } = await ended;
  expect(code).toBe(0);
  expect(lines).toHaveLength(1);
});
