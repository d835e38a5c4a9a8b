import { once } from "node:events";
import { connect, createServer } from "node:net";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Database, type DatabaseOptions, openDatabase } from "./open.server.ts";
import { SERVERS, type TestServer } from "./servers.double.ts";

const START_LIMIT_MS = 90_000;
/** Time limit in ms: less than the driver needs to give up a statement (17 s) or a connection (5 s). */
const SOON_MS = 4_500;
const CALL_LIMIT_MS = 300;
const AGAIN = { timeout: SOON_MS };
/** Number of calls: more than the pool's connections, so that some calls wait for a connection. */
const CALLS = 12;
const TOO_LATE = { code: "database-timeout", retryable: true };

const prepareOf = (name: string) => SERVERS.find((server) => server.name === name)?.prepare ?? null;
const postgres = prepareOf("PostgreSQL");
const opened: Database[] = [];
function open(url: string, options: DatabaseOptions = { callLimitMs: CALL_LIMIT_MS }): Database {
  const database = openDatabase(url, options);
  opened.push(database);
  return database;
}
const closeAll = () => Promise.all(opened.splice(0).map((each) => each.close()));
const ask = (database: Database, statement = "SELECT 1 AS one") =>
  database.run(async (queries) => (await queries.execute(statement)).rows);
const insert = (database: Database, n: number) =>
  database.transaction((transaction) =>
    transaction.execute(sql`INSERT INTO written VALUES (${n}) ON CONFLICT DO NOTHING`),
  );

describe.skipIf(postgres === null)("a call with a limit on PostgreSQL", () => {
  let server: TestServer;
  let patient: Database;
  beforeAll(async () => {
    if (postgres === null) return;
    server = await postgres();
    await server.start();
    patient = openDatabase(server.url);
    await ask(patient, "CREATE TABLE written (n integer PRIMARY KEY)");
  }, START_LIMIT_MS);
  afterAll(async () => {
    server?.thaw();
    await closeAll();
    await patient?.close();
    await server?.remove();
  });

  it("while the server is frozen, each call on an open or a new connection fails soon, and calls work afterwards", {
    timeout: 2 * SOON_MS,
  }, async () => {
    const [used, fresh] = [open(server.url), open(server.url)];
    await insert(used, 1);
    server.freeze();
    const calls = Array.from({ length: CALLS }, (_, n) =>
      n % 2 ? ask(n % 3 ? used : fresh) : insert(n % 3 ? used : fresh, 100 + n),
    );
    for (const call of calls) call.catch(() => {});
    for (const call of calls) await expect(call).rejects.toMatchObject(TOO_LATE);
    server.thaw();
    await expect.poll(() => ask(used).catch(String), AGAIN).toEqual([{ one: 1 }]);
    await expect.poll(() => ask(fresh).catch(String), AGAIN).toEqual([{ one: 1 }]);
    // No transaction stays open, and no transaction is saved after its caller was told that it failed.
    expect(await ask(patient, "SELECT n FROM written")).toEqual([{ n: 1 }]);
    await ask(patient, "TRUNCATE written");
  });

  it("a call fails soon while all connections are in use", { timeout: SOON_MS }, async () => {
    const database = open(server.url, { callLimitMs: CALL_LIMIT_MS, connections: 1 });
    const { promise: isFree, resolve: free } = Promise.withResolvers<void>();
    const held = database.transaction(() => isFree).catch(() => {});
    await expect(ask(database)).rejects.toMatchObject(TOO_LATE);
    free();
    await held;
    expect(await ask(database)).toEqual([{ one: 1 }]);
  });

  it("a call fails soon while a table is locked, and the next call works", { timeout: SOON_MS }, async () => {
    const database = open(server.url);
    await patient.transaction(async (transaction) => {
      await transaction.execute("LOCK TABLE written IN ACCESS EXCLUSIVE MODE");
      await expect(insert(database, 2)).rejects.toMatchObject(TOO_LATE);
    });
    await insert(database, 2);
    expect(await ask(patient, "SELECT n FROM written")).toEqual([{ n: 2 }]);
    await ask(patient, "TRUNCATE written");
  });

  it("a write fails if its commit gets no response, and the same write is stored once if it is sent again", {
    timeout: 2 * SOON_MS,
  }, async () => {
    const target = new URL(server.url);
    const { port, hostname } = target;
    let isSilent = true;
    const relay = createServer((client) => {
      const upstream = connect(Number(port), hostname);
      const end = () => [client, upstream].forEach((each) => void each.destroy());
      for (const each of [client, upstream]) each.on("error", end).on("close", end);
      let isDropped = false;
      client.on("data", (data) => {
        isDropped ||= isSilent && data.includes("commit");
        upstream.write(data);
      });
      upstream.on("data", (data) => void (isDropped || client.write(data)));
    }).listen(0, "127.0.0.1");
    await once(relay, "listening");
    const address = relay.address();
    target.port = String(typeof address === "object" && address ? address.port : 0);
    const database = open(target.href);
    await expect(insert(database, 3)).rejects.toMatchObject(TOO_LATE);
    isSilent = false;
    await insert(database, 3);
    expect(await ask(patient, "SELECT n FROM written")).toEqual([{ n: 3 }]);
    await closeAll();
    relay.close();
  });
});

it("a call on PGlite can wait longer than the limit, since PGlite runs one transaction at a time", {
  timeout: START_LIMIT_MS,
}, async () => {
  const server = await prepareOf("PGlite")?.();
  if (server === undefined) throw new Error("There is no PGlite.");
  await server.start();
  const [first, second] = [open(server.url), open(server.url)];
  // The limit applies to a first connection, because the server is not known to be PGlite before.
  for (const each of [first, second])
    await expect.poll(() => ask(each).catch(String), { timeout: START_LIMIT_MS }).toEqual([{ one: 1 }]);
  const slow = first.transaction(async (transaction) => {
    await transaction.execute("SELECT 1");
    await new Promise((resolve) => setTimeout(resolve, 5 * CALL_LIMIT_MS));
    return "slow";
  });
  expect(await ask(second)).toEqual([{ one: 1 }]);
  expect(await slow).toBe("slow");
  await closeAll();
  await server.remove();
});
