import { spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { SERVERS, type TestServer } from "#database/servers.double.ts";
import { freeBlock } from "#test-ports";
import { migrate, readMigrations } from "./migrate.server.ts";
import { type Database, type DatabaseOptions, openDatabase } from "./open.server.ts";

const LIMIT_MS = 90_000;
const PGBOUNCER = "/usr/sbin/pgbouncer";
const postgres = SERVERS.find(({ name }) => name === "PostgreSQL")?.prepare ?? null;

/** Starts PgBouncer in transaction mode, with only two connections to the server. */
async function startPgBouncer({ url, folder }: TestServer) {
  const port = await freeBlock();
  const file = join(folder, "pgbouncer.ini");
  const server = `* = host=127.0.0.1 port=${new URL(url).port} user=postgres`;
  const listen = ["listen_addr = 127.0.0.1", `listen_port = ${port}`, "unix_socket_dir =", "auth_type = any"];
  const pool = ["pool_mode = transaction", "default_pool_size = 2"];
  writeFileSync(file, ["[databases]", server, "[pgbouncer]", ...listen, ...pool, ""].join("\n"));
  const { uid, gid } = statSync(folder);
  chownSync(file, uid, gid);
  const child = spawn(PGBOUNCER, [file], { uid, gid, cwd: folder, stdio: "ignore" });
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async stop() {
      if (child.exitCode !== null) return;
      const ended = once(child, "exit");
      child.kill("SIGKILL");
      await ended;
    },
  };
}

describe.skipIf(postgres === null || !existsSync(PGBOUNCER))(
  "a database behind PgBouncer in transaction mode",
  { timeout: LIMIT_MS },
  () => {
    let server: TestServer;
    let pooler: Awaited<ReturnType<typeof startPgBouncer>>;
    const opened: Database[] = [];
    function open(options: DatabaseOptions = { statementLimitMs: 0 }, url = pooler.url): Database {
      const database = openDatabase(url, options);
      opened.push(database);
      return database;
    }
    const ask = (database: Database, statement = "SELECT 1 AS one") =>
      database.run(async (queries) => (await queries.execute(statement)).rows);

    beforeAll(async () => {
      if (postgres === null) return;
      server = await postgres();
      await server.start();
      pooler = await startPgBouncer(server);
      await vi.waitFor(() => ask(open()), { timeout: LIMIT_MS, interval: 100 });
    }, LIMIT_MS);
    afterAll(async () => {
      await Promise.all(opened.map((each) => each.close()));
      await pooler?.stop();
      await server?.remove();
    });

    it("migrations, statements and transactions work through PgBouncer if we send no limits of our own", async () => {
      const steps = readMigrations();
      const made = await Promise.all([open(), open()].map((each) => migrate(each, steps)));
      expect(made.flat().toSorted((a, b) => a - b)).toEqual(steps.map(({ number }) => number));
      const database = open();
      const rows = [{ one: 1 }];
      expect(await Promise.all(Array.from({ length: 20 }, () => ask(database)))).toEqual(
        Array(20).fill(rows),
      );
      const transaction = () =>
        database.transaction(async (each) => (await each.execute("SELECT 1 AS one")).rows);
      expect(await Promise.all(Array.from({ length: 20 }, transaction))).toEqual(Array(20).fill(rows));
    });

    it("PgBouncer refuses a connection with limits of our own, so a setting disables them", async () => {
      await expect(ask(open({}))).rejects.toThrow(/unsupported startup parameter/);
    });

    it("work without time limits is refused through PgBouncer, which would pass its lock and limits to another program", async () => {
      await expect(open().unlimited(async () => "done")).rejects.toMatchObject({
        code: "database-refused",
        message: expect.stringContaining("`npm run migrate` with the primary's address, not PgBouncer's"),
      });
      expect(await open({}, server.url).unlimited(async () => "done")).toBe("done");
    });
  },
);
