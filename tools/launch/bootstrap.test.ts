import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer as createHttpServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { freeBlock } from "#test-ports";
import { inProject } from "./project.ts";

const LIMIT_MS = 60_000;
const dataFolder = mkdtempSync(join(tmpdir(), "vigie-bootstrap-"));
afterAll(() => rmSync(dataFolder, { recursive: true, force: true }));

function command(name: string, env: Record<string, string>): { child: ChildProcess; printed: () => string } {
  const child = spawn(process.execPath, [inProject("tools/bootstrap.mjs"), name], {
    env: { PATH: process.env.PATH, DATA_DIR: dataFolder, ...env },
  });
  let printed = "";
  child.stdout?.on("data", (chunk) => {
    printed += chunk;
  });
  child.stderr?.on("data", (chunk) => {
    printed += chunk;
  });
  return { child, printed: () => printed };
}

async function failure(name: string, env: Record<string, string>) {
  const { child, printed } = command(name, env);
  const [code] = await once(child, "close");
  return { code, lines: printed().trim().split("\n") };
}

describe("start errors", { timeout: LIMIT_MS }, () => {
  it("a start says in one sentence that a setting is bad", async () => {
    const { code, lines } = await failure("start", { PORT: "http" });
    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringMatching(/^Bad settings: PORT /)]);
  });

  it("a start says in one sentence which settings production lacks", async () => {
    const { code, lines } = await failure("start", { NODE_ENV: "production" });
    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringMatching(/^Missing settings in production: SITE_URL, DATABASE_URL/)]);
  });

  it.each(["site", "worker"])(
    "a start says in one sentence that a %s would run as a demo on a real database",
    async (name) => {
      const { code, lines } = await failure(name, { DATABASE_URL: "postgres://db.example/vigie" });
      expect(code).toBe(1);
      expect(lines).toEqual([expect.stringMatching(/^The sandbox's SEAL_KEYS, .*NODE_ENV=production/)]);
    },
  );

  it("a start says in one sentence that the data folder cannot be written", async () => {
    // A file in place of the folder also stops root, which permissions would not.
    const file = join(dataFolder, "file");
    writeFileSync(file, "");
    const port = await freeBlock();
    const { code, lines } = await failure("sandbox", {
      DATA_DIR: join(file, "data"),
      SANDBOX_PORT: String(port),
    });
    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringMatching(/file\/data.*DATA_DIR/)]);
  });

  it("a start says in one sentence that a port is taken", async () => {
    const otherServer = createHttpServer((_request, response) => response.end("other")).listen(
      0,
      "127.0.0.1",
    );
    await once(otherServer, "listening");
    const address = otherServer.address();
    const port = typeof address === "object" && address ? address.port : 0;
    const { code, lines } = await failure("sandbox", { SANDBOX_PORT: String(port) });
    otherServer.closeAllConnections();
    otherServer.close();
    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringMatching(new RegExp(`${port}.*SANDBOX_PORT`))]);
  });

  it("a migration says in one sentence that the database is unreachable", async () => {
    const DATABASE_URL = "postgres://postgres@127.0.0.1:1/vigie";
    const { code, lines } = await failure("migrate", { NODE_ENV: "production", DATABASE_URL });
    expect(code).toBe(1);
    expect(lines).toEqual([
      expect.stringMatching(/^The database cannot be migrated \(database-unreachable\): .+/),
    ]);
  });

  it("a migration says in one sentence that production lacks a database", async () => {
    const { code, lines } = await failure("migrate", { NODE_ENV: "production" });
    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringMatching(/^Missing settings in production: DATABASE_URL\. /)]);
  });

  it("a start says in one sentence that the command is unknown", async () => {
    const { code, lines } = await failure("fly", {});
    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringContaining("start, dev, test")]);
  });
});

it("a running start stops everything at Ctrl-C, and exits with code 0", { timeout: LIMIT_MS }, async () => {
  const port = await freeBlock();
  const { child, printed } = command("sandbox", { SANDBOX_PORT: String(port) });
  while (!printed().includes("Ctrl-C")) await new Promise((resolve) => setTimeout(resolve, 50));
  expect((await fetch(`http://127.0.0.1:${port}/`)).ok).toBe(true);
  child.kill("SIGINT");
  const [code] = await once(child, "close");
  expect(code).toBe(0);
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
});
