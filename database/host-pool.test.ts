import { once } from "node:events";
import { createServer } from "node:net";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { SERVERS, type TestServer } from "#database/servers.double.ts";
import { onBothServers } from "./on-servers.double.ts";
import { type Database, type DatabaseOptions, openDatabase, refuseReadOnly } from "./open.server.ts";

const LIMIT_MS = 90_000;
/** An address with an unused port. */
const NOBODY = "127.0.0.1:1";
const hostOf = ({ url }: TestServer) => new URL(url).host;
const addressOf = (...hosts: string[]) => `postgres://postgres@${hosts.join(",")}/postgres`;

const opened: Database[] = [];
function open(url: string, options?: DatabaseOptions): Database {
  const database = openDatabase(url, options);
  opened.push(database);
  return database;
}
const ask = (database: Database, statement = "SELECT 1 AS one") =>
  database.run(async (queries) => (await queries.execute(statement)).rows);
const closeAll = () => Promise.all(opened.splice(0).map((each) => each.close()));

onBothServers("hosts of a database on $name", (prepare) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await prepare();
    await server.start();
  }, LIMIT_MS);
  afterAll(async () => {
    await closeAll();
    await server?.remove();
  });

  it("tries the hosts of an address in turn, for statements, transactions and work without time limits", async () => {
    const database = open(addressOf(NOBODY, hostOf(server)));
    expect(await Promise.all(Array.from({ length: 8 }, () => ask(database)))).toEqual(
      Array(8).fill([{ one: 1 }]),
    );
    const other = open(addressOf(NOBODY, hostOf(server), NOBODY));
    expect((await other.transaction((each) => each.execute("SELECT 1 AS one"))).rows).toEqual([{ one: 1 }]);
    const third = open(addressOf(NOBODY, NOBODY, hostOf(server)));
    expect((await third.unlimited((each) => each.execute("SELECT 1 AS one"))).rows).toEqual([{ one: 1 }]);
  });

  it("reports the database as unreachable if no host can be reached", async () => {
    await expect(ask(open(addressOf(NOBODY, NOBODY)))).rejects.toMatchObject({
      code: "database-unreachable",
    });
  });
});

const postgres = SERVERS.find(({ name }) => name === "PostgreSQL")?.prepare ?? null;

describe.skipIf(postgres === null)("a read-only server", { timeout: LIMIT_MS }, () => {
  let replica: TestServer;
  let primary: TestServer;
  const setReadOnly = async ({ url }: TestServer, isReadOnly: boolean) => {
    const database = openDatabase(url, { acceptsReplica: true, connections: 1 });
    await ask(database, "SET default_transaction_read_only = off");
    await ask(database, `ALTER SYSTEM SET default_transaction_read_only = ${isReadOnly ? "on" : "off"}`);
    await ask(database, "SELECT pg_reload_conf()");
    await database.close();
    const reader = openDatabase(url, { acceptsReplica: true });
    const wanted = [{ default_transaction_read_only: isReadOnly ? "on" : "off" }];
    await vi.waitFor(
      async () => expect(await ask(reader, "SHOW default_transaction_read_only")).toEqual(wanted),
      LIMIT_MS,
    );
    await reader.close();
  };

  beforeAll(async () => {
    if (postgres === null) return;
    [replica, primary] = [await postgres(), await postgres()];
    await Promise.all([replica.start(), primary.start()]);
    await setReadOnly(replica, true);
  }, LIMIT_MS);
  afterAll(async () => {
    await closeAll();
    await Promise.all([replica?.remove(), primary?.remove()]);
  });

  it("reports a replica by a retryable error, whose message says to use the primary's address", async () => {
    await expect(ask(open(replica.url))).rejects.toMatchObject({
      code: "database-read-only",
      retryable: true,
      message: "The database only allows reading: set DATABASE_URL to the primary, not to a replica.",
    });
  });

  it("a program refuses to start if it reaches only a replica, but starts if it reaches a primary, or if a host is unreachable", async () => {
    await expect(refuseReadOnly(open(replica.url))).rejects.toMatchObject({ code: "database-read-only" });
    await refuseReadOnly(open(primary.url));
    await refuseReadOnly(open(addressOf(hostOf(replica), NOBODY)));
  });

  it("a replica is accepted if the option acceptsReplica is set", async () => {
    expect(await ask(open(replica.url, { acceptsReplica: true }))).toEqual([{ one: 1 }]);
  });

  it("a replica is skipped in favour of the primary", async () => {
    const database = open(addressOf(hostOf(replica), hostOf(primary)));
    await ask(database, "CREATE TABLE written (n integer)");
    expect(await ask(open(primary.url), "SELECT count(*)::int AS rows FROM written")).toEqual([{ rows: 0 }]);
  });

  it("if the primary is unreachable and the other host is a replica, the database is reported as unreachable", async () => {
    const database = open(addressOf(hostOf(replica), NOBODY));
    await expect(ask(database)).rejects.toMatchObject({ code: "database-unreachable" });
  });

  it("a promoted replica takes over from a primary that is gone", async () => {
    const database = open(addressOf(hostOf(replica), hostOf(primary)));
    await ask(database);
    await primary.stop();
    await setReadOnly(replica, false);
    await expect
      .poll(() => ask(database, "CREATE TABLE IF NOT EXISTS after (n integer)"), {
        timeout: LIMIT_MS,
      })
      .toEqual([]);
    expect(await ask(open(replica.url), "SELECT count(*)::int AS rows FROM after")).toEqual([{ rows: 0 }]);
  });

  it("a connection is closed if its server has become read-only", async () => {
    const database = open(replica.url, { connections: 1 });
    await ask(database, "CREATE TABLE open_before (n integer)");
    await ask(database, "SET default_transaction_read_only = on");
    await expect(ask(database, "INSERT INTO open_before VALUES (1)")).rejects.toMatchObject({
      code: "database-read-only",
    });
    expect(await ask(database, "INSERT INTO open_before VALUES (2) RETURNING n")).toEqual([{ n: 2 }]);
  });
});

describe("the limits of a connection", () => {
  /** Returns the first bytes that a program sends to a server. */
  async function greeting(options: DatabaseOptions): Promise<string> {
    const { promise, resolve } = Promise.withResolvers<string>();
    const server = createServer((socket) => {
      socket
        .on("error", () => {})
        .once("data", (data) => {
          resolve(data.toString("latin1"));
          socket.destroy();
        });
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    const address = server.address();
    const port = typeof address === "object" && address ? address.port : 0;
    const database = openDatabase(addressOf(`127.0.0.1:${port}`), options);
    await expect(ask(database)).rejects.toMatchObject({ code: "database-unreachable" });
    await database.close();
    server.close();
    return promise;
  }
  const LIMITS = /statement_timeout|idle_in_transaction_session_timeout/g;

  it("the time limits of statements and idle transactions are sent when a connection begins", async () => {
    const sent = await greeting({ statementLimitMs: 7_000 });
    expect(new Set(sent.match(LIMITS)).size).toBe(2);
    expect(sent).toContain("statement_timeout\u00007000\u0000");
    expect(await greeting({ callLimitMs: 2_000 })).toContain("statement_timeout\u00002000\u0000");
  });

  it("a connection disables JIT compilation and parallel workers for its statements", async () => {
    const sent = await greeting({ statementLimitMs: 7_000 });
    expect(sent).toContain("options\u0000-c jit=off -c max_parallel_workers_per_gather=0\u0000");
  });

  it("a connection sends no limits or options if the settings disable the limits, because PgBouncer refuses both", async () => {
    const sent = await greeting({ callLimitMs: 200, statementLimitMs: 0 });
    expect(sent.match(LIMITS)).toBeNull();
    expect(sent).not.toContain("options");
  });
});
