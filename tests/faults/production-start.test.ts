import { execFile } from "node:child_process";
import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { anyServer } from "#database/database.double.ts";
import { SERVERS, startReplica, type TestServer } from "#database/servers.double.ts";
import { freeBlock, SITE_OFFSET, WORKER_OFFSET } from "#test-ports";
import { installProduction } from "../support/machine.ts";
import { type Program, startProgram } from "../support/program.ts";
import { startWorld, type World } from "../support/world.ts";

const hasPostgres = SERVERS.some(({ name }) => name === "PostgreSQL");
const machine = installProduction();
const bootstrap = join(machine, "tools/bootstrap.mjs");
const programs: Program[] = [];
let world: World;
let server: TestServer;
let env: Record<string, string>;
beforeAll(async () => {
  world = await startWorld();
  server = await anyServer()();
  await server.start();
  const block = await freeBlock();
  env = {
    NODE_ENV: "production",
    VIGIE_SANDBOX: "on",
    SANDBOX_PORT: String(world.hub.port),
    DATABASE_URL: server.url,
    DATA_DIR: join(machine, ".data"),
    PORT: String(block + SITE_OFFSET),
    SITE_URL: `http://127.0.0.1:${block + SITE_OFFSET}`,
    WORKER_PORT: String(block + WORKER_OFFSET),
  };
});
afterAll(async () => {
  await Promise.all(programs.map((program) => program.stop()));
  await world?.stop();
  await server?.remove();
  rmSync(machine, { recursive: true });
});

async function migrate(): Promise<string> {
  const run = promisify(execFile)(process.execPath, [bootstrap, "migrate"], {
    env: { ...process.env, ...env },
  });
  return (await run).stdout;
}

test("the migration, the worker and the site run with only the packages that npm ci --omit=dev installs", async () => {
  expect(existsSync(join(machine, "node_modules/vite"))).toBe(false);
  expect(await migrate()).toMatch(/^Step 0001-.+\nSteps done: \d+\.\n$/s);
  expect(await migrate()).toBe("The database needs no step.\n");
  programs.push(await startProgram([bootstrap, "worker"], env, `http://127.0.0.1:${env.WORKER_PORT}/readyz`));
  programs.push(await startProgram([bootstrap, "site"], env, `${env.SITE_URL}/readyz`));
  for (const path of ["/", "/en/current-situation/"])
    expect((await fetch(`${env.SITE_URL}${path}`)).status, path).toBe(200);
  expect(existsSync(join(machine, "node_modules/vite"))).toBe(false);
});

test.skipIf(!hasPostgres)("the site and the worker refuse to start on a database replica", async () => {
  const replica = await startReplica(server);
  const block = await freeBlock();
  const own = {
    DATABASE_URL: replica.url,
    PORT: String(block + SITE_OFFSET),
    WORKER_PORT: String(block + WORKER_OFFSET),
  };
  try {
    for (const name of ["site", "worker"])
      await expect(startProgram([bootstrap, name], { ...env, ...own }, "tcp://127.0.0.1:1")).rejects.toThrow(
        "did not start:\nThe database only allows reading: set DATABASE_URL to the primary, not to a replica.\n",
      );
  } finally {
    await replica.remove();
  }
});
