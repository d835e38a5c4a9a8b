import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { freeBlock } from "#test-ports";

const folder = mkdtempSync(join(tmpdir(), "sandbox-main-"));

function start(env: Record<string, string>) {
  const child = spawn(process.execPath, [join(import.meta.dirname, "main.ts")], {
    env: { ...process.env, NODE_ENV: "test", DATA_DIR: folder, ...env },
  });
  let output = "";
  child.stdout.on("data", (chunk) => {
    output += chunk;
  });
  child.stderr.on("data", (chunk) => {
    output += chunk;
  });
  const ended = once(child, "exit").then(([code]) => ({ code, output }));
  return { child, ended, output: () => output };
}

/** Occupies a free port until the returned server is closed. */
async function held() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return { server, port: typeof address === "object" && address !== null ? address.port : 0 };
}

describe("program of the sandbox", () => {
  it("the sandbox says in one sentence why it cannot start", async () => {
    const { server, port } = await held();
    const file = join(folder, "file");
    writeFileSync(file, "");
    const cases = [
      [{ SANDBOX_PORT: String(port) }, `Port ${port}`],
      [{ SANDBOX_PORT: "many" }, "SANDBOX_PORT"],
      [{ DATA_DIR: file }, file],
      [
        {
          NODE_ENV: "production",
          SITE_URL: "http://a.test",
          FIRE_DATA_URL: "http://b.test",
          GEOCODER_URL: "http://d.test",
          TILES_URL: "http://e.test/{z}/{x}/{y}",
          DATABASE_URL: "postgres://c.test/vigie",
          METRICS_TOKEN: "x".repeat(16),
        },
        "VIGIE_SANDBOX",
      ],
    ] as const;
    for (const [env, named] of cases) {
      const { code, output } = await start(env).ended;
      expect(code).toBe(1);
      expect(output).toContain(named);
      expect(output.trim().split("\n")).toHaveLength(1);
    }
    server.close();
  });

  it("the sandbox prints its addresses when it is ready, and stops at once on a signal", async () => {
    const port = await freeBlock();
    const sandbox = start({ SANDBOX_PORT: String(port) });
    await expect.poll(sandbox.output).toContain(`fire-data: http://127.0.0.1:${port + 1}`);
    expect((await fetch(`http://127.0.0.1:${port}/season`)).status).toBe(200);
    const space = `http://127.0.0.1:${port + 2}/v2/cdn/spaces/me?token=vigie-public`;
    expect((await fetch(space)).status).toBe(200);
    await expect.poll(sandbox.output).toContain(`mail: smtp://127.0.0.1:${port + 6}`);
    expect((await fetch(`http://127.0.0.1:${port + 10}/naad/`)).status).toBe(200);
    const texts = `http://127.0.0.1:${port + 7}/2010-04-01/Accounts/AC00000000000000000000000000005160/Messages.json`;
    expect((await fetch(texts, { method: "POST" })).status).toBe(401);
    sandbox.child.kill("SIGTERM");
    expect((await sandbox.ended).code).toBe(0);
  });
});
