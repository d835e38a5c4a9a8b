import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Prepare, SERVERS } from "#database/servers.double.ts";
import { type Migration, migrate } from "./migrate.server.ts";
import { onBothServers } from "./on-servers.double.ts";
import { type Database, openDatabase } from "./open.server.ts";

const LIMIT_MS = 90_000;

/** Starts a server for the suite. Returns functions that open a database and run a statement there. */
function serverFor(prepare: Prepare) {
  const opened: Database[] = [];
  let server: Awaited<ReturnType<Prepare>>;
  const open = (options: Parameters<typeof openDatabase>[1] = {}) => {
    const database = openDatabase(server.url, options);
    opened.push(database);
    return database;
  };
  beforeAll(async () => {
    server = await prepare();
    await server.start();
  }, LIMIT_MS);
  afterAll(async () => {
    await Promise.all(opened.map((each) => each.close()));
    await server?.remove();
  });
  return { open, run: (text: string) => open({ connections: 1 }).run((queries) => queries.execute(text)) };
}

const indexOf = (number: number, table: string, kind = ""): Migration => ({
  number,
  name: `index-${table}`,
  sql: `-- Of all rows.\nCREATE ${kind}INDEX CONCURRENTLY ${table}_by_n ON ${table} (n);\n`,
});
const validity = (table: string) =>
  `SELECT indisvalid AS is_valid FROM pg_index WHERE indexrelid = to_regclass('${table}_by_n')`;

onBothServers("migrate on $name", (prepare) => {
  const { open, run } = serverFor(prepare);

  it("migrate reports each migration that it makes, but no migration that was made before", async () => {
    const reported: string[] = [];
    const steps = [
      { number: 1, name: "create-few", sql: "CREATE TABLE few (n integer);" },
      { number: 2, name: "create-other", sql: "CREATE TABLE other (n integer);" },
    ];
    const onStep = ({ name }: Migration) => void reported.push(name);
    await migrate(open(), steps.slice(0, 1), { onStep });
    await migrate(open(), steps, { onStep });
    expect(reported).toEqual(["create-few", "create-other"]);
  });

  it("a migration with a concurrent index on a small table makes a valid index", async () => {
    await run("CREATE TABLE small (n integer)");
    expect(await migrate(open(), [indexOf(3, "small")])).toEqual([3]);
    expect((await run(validity("small"))).rows).toEqual([{ is_valid: true }]);
  });
});

const postgres = SERVERS.find(({ name }) => name === "PostgreSQL")?.prepare ?? null;

// PGlite runs one transaction at a time, so it cannot build an index while its table is in use.
describe.skipIf(postgres === null)("migrate on a PostgreSQL in use", { timeout: LIMIT_MS }, () => {
  if (postgres === null) return;
  const { open, run } = serverFor(postgres);
  /** Makes a table of 26 MB. */
  const create = (table: string) =>
    run(`CREATE TABLE ${table} AS SELECT n, repeat('x', 100) AS t FROM generate_series(1, 200000) AS n`);

  it("waits for a step that another program is making, and reports the wait once", async () => {
    const step = { number: 1, name: "slow", sql: "CREATE TABLE slow AS SELECT 1 AS n FROM pg_sleep(3);" };
    const waits: string[] = [];
    const onWait = ({ name }: Migration) => void waits.push(name);
    const made = await Promise.all([open(), open()].map((each) => migrate(each, [step], { onWait })));
    expect(made.flat()).toEqual([1]);
    expect(waits).toEqual(["slow"]);
  });

  it("builds the index of a large table during writes, even beyond the time limit of a statement", async () => {
    await create("many");
    const reported: string[] = [];
    const { promise: isWaiting, resolve } = Promise.withResolvers<void>();
    const progress = {
      onStep: ({ name }: Migration) => void reported.push(`makes ${name}`),
      onWait({ name }: Migration) {
        reported.push(`waits for ${name}`);
        resolve();
      },
    };
    // The index waits for this transaction, but no statement waits for the index.
    const { making } = await open().transaction(async (transaction) => {
      await transaction.execute(sql`INSERT INTO many VALUES (0, 'open')`);
      const programs = [open({ statementLimitMs: 1_000 }), open({ statementLimitMs: 1_000 })];
      const making = Promise.all(programs.map((each) => migrate(each, [indexOf(2, "many")], progress)));
      await isWaiting;
      await run("INSERT INTO many VALUES (-1, 'meanwhile')");
      await transaction.execute(sql`SELECT pg_sleep(2)`);
      return { making };
    });
    expect((await making).flat()).toEqual([2]);
    expect(reported.toSorted()).toEqual(["makes index-many", "waits for index-many"]);
    expect((await run(validity("many"))).rows).toEqual([{ is_valid: true }]);
  });

  it("replaces the invalid index that a failed attempt left", async () => {
    await create("twice");
    await run("INSERT INTO twice VALUES (1, 'again')");
    const step = indexOf(3, "twice", "UNIQUE ");
    await expect(migrate(open(), [step])).rejects.toMatchObject({ code: "database-duplicate" });
    expect((await run(validity("twice"))).rows).toEqual([{ is_valid: false }]);
    await run("DELETE FROM twice WHERE t = 'again'");
    expect(await migrate(open(), [step])).toEqual([3]);
    expect((await run(validity("twice"))).rows).toEqual([{ is_valid: true }]);
  });

  it("keeps a complete index even if the program that built the index ended before it recorded the step", async () => {
    await create("noted_late");
    await run("CREATE INDEX noted_late_by_n ON noted_late (n)");
    const identity = "SELECT to_regclass('noted_late_by_n')::oid AS oid";
    const { rows } = await run(identity);
    expect(await migrate(open(), [indexOf(4, "noted_late")])).toEqual([4]);
    expect((await run(identity)).rows).toEqual(rows);
  });
});
