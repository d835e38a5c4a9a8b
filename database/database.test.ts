import { once } from "node:events";
import { connect, createServer } from "node:net";
import { getTableColumns, getTableName, is, sql } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Migration, migrate, readMigrations } from "./migrate.server.ts";
import { onBothServers } from "./on-servers.double.ts";
import { type Database, openDatabase } from "./open.server.ts";
import * as schema from "./schema.ts";
import type { TestServer } from "./servers.double.ts";

const { changes, migrations, readings } = schema;
const TABLES = Object.values(schema).filter((each) => is(each, PgTable));
/** Tables of earlier versions: a table is dropped one release after the code that used it. */
const LEFT_TABLES = ["seasons"];

const START_LIMIT_MS = 90_000;
const READ_AT = new Date("2026-06-06T12:00:00.123Z");
const NEXT_READ_AT = new Date("2026-06-06T12:01:00.456Z");

const change = {
  kind: "fire-status",
  subject: "2026-123",
  seasonYear: 2026,
  before: { statusId: 1 },
  after: { statusId: 3, name: "Lac à l'Épaule" },
  previousReadAt: READ_AT,
  observedAt: NEXT_READ_AT,
} as const;

onBothServers("the database on $name", (prepare) => {
  let server: TestServer;
  let database: Database;
  const opened: Database[] = [];
  const open = () => {
    const another = openDatabase(server.url);
    opened.push(another);
    return another;
  };

  beforeAll(async () => {
    server = await prepare();
    await server.start();
    database = open();
  }, START_LIMIT_MS);
  afterAll(async () => {
    await Promise.all(opened.map((each) => each.close()));
    await server?.remove();
  });

  const all = readMigrations().map(({ number }) => number);

  describe("migrations", () => {
    it("makes each migration once when several processes start at the same moment", {
      timeout: START_LIMIT_MS,
    }, async () => {
      const processes = Array.from({ length: 8 }, open);
      const [first] = readMigrations();
      if (first === undefined) throw new Error("no migration");
      // Repeat the first step, because its race is only lost now and then. Then make all steps once.
      const rounds = [...Array<Migration[]>(9).fill([first]), readMigrations()];
      for (const steps of rounds) {
        await database.run((queries) =>
          queries.execute(`DROP TABLE IF EXISTS ${[...TABLES.map(getTableName), ...LEFT_TABLES].join(", ")}`),
        );
        const made = await Promise.all(processes.map((each) => migrate(each, steps)));
        expect(made.flat().toSorted((a, b) => a - b)).toEqual(steps.map(({ number }) => number));
      }
      expect(await migrate(database)).toEqual([]);
      const rows = await database.run((queries) =>
        queries.select().from(migrations).orderBy(migrations.number),
      );
      expect(rows.map(({ number, name }) => ({ number, name }))).toEqual(
        readMigrations().map(({ number, name }) => ({ number, name })),
      );
    });

    it("the migrations make the tables that the schema describes", async () => {
      for (const table of TABLES) {
        const { rows } = await database.run((queries) =>
          queries.execute<{ name: string; type: string; nullable: boolean }>(sql`
            SELECT attname AS name, format_type(atttypid, atttypmod) AS type, NOT attnotnull AS nullable
            FROM pg_attribute WHERE attrelid = ${getTableName(table)}::regclass AND attnum > 0
            ORDER BY attnum`),
        );
        const described = Object.values(getTableColumns(table)).map((column) => ({
          name: column.name,
          type: column.getSQLType().replace(/ \((\d)\)/, "($1)"),
          nullable: !column.notNull,
        }));
        expect(rows).toEqual(described);
      }
    });

    it("the migrations make the single-column primary, unique and foreign keys that the schema describes", async () => {
      const keys = await database.run((queries) =>
        queries.execute<{ key: string }>(sql`
          SELECT concat_ws(' ', contype, conrelid::regclass, attname,
            CASE contype WHEN 'u' THEN conname WHEN 'f' THEN concat(confrelid::regclass, ' ', confdeltype) END) AS key
          FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1]
          WHERE contype IN ('p', 'u', 'f') AND cardinality(conkey) = 1 AND connamespace = 'public'::regnamespace`),
      );
      const described = TABLES.map((table) => getTableConfig(table)).flatMap(
        ({ name, columns, foreignKeys }) => [
          ...columns.filter(({ primary }) => primary).map((column) => `p ${name} ${column.name}`),
          ...columns
            .filter(({ isUnique }) => isUnique)
            .map((column) => `u ${name} ${column.name} ${column.uniqueName}`),
          ...foreignKeys.map((key) => {
            const [column] = key.reference().columns;
            const target = getTableName(key.reference().foreignTable);
            return `f ${name} ${column?.name} ${target} ${key.onDelete === "cascade" ? "c" : "a"}`;
          }),
        ],
      );
      const left = new RegExp(` (${LEFT_TABLES.join("|")}) `);
      expect(
        keys.rows
          .map(({ key }) => key)
          .filter((key) => !left.test(key))
          .sort(),
      ).toEqual(described.sort());
    });

    it("rolls back a migration that fails, and keeps the earlier migrations", async () => {
      const number = Math.max(...all);
      const steps: Migration[] = [
        { number: number + 1, name: "good", sql: "CREATE TABLE passing (id integer)" },
        { number: number + 2, name: "bad", sql: "ALTER TABLE passing ADD COLUMN id integer" },
      ];
      await expect(migrate(database, steps)).rejects.toMatchObject({ code: "database-failed" });
      const rows = await database.run((queries) =>
        queries.select().from(migrations).orderBy(migrations.number),
      );
      expect(rows.map((row) => row.number)).toEqual([...all, number + 1]);
      expect(await migrate(database)).toEqual([]);
    });
  });

  it("queries of growing tables use indexes, and never read a whole table", async () => {
    const requested = [
      "DELETE FROM deliveries WHERE ended_at < now()",
      "SELECT id FROM deliveries WHERE state = 'dead' ORDER BY ended_at DESC LIMIT 50",
      "SELECT channel, count(*) FROM deliveries WHERE created_at >= now() GROUP BY 1",
      "SELECT id FROM people WHERE phone_mark = 'mark'",
      "SELECT id FROM saved_places WHERE person_id = '00000000-0000-0000-0000-000000000001' ORDER BY created_at",
      "SELECT id FROM deliveries WHERE channel = 'push' AND urgency = 0 AND state = 'waiting' ORDER BY due_at LIMIT 50",
      "SELECT id FROM consultations WHERE read_at < now() ORDER BY read_at LIMIT 2000",
      "SELECT id FROM consultations WHERE id < 9 ORDER BY id DESC LIMIT 21",
    ];
    for (const question of requested) {
      const plan = await database.transaction(async (transaction) => {
        await transaction.execute(sql`SET LOCAL enable_seqscan = off`);
        return transaction.execute(sql.raw(`EXPLAIN ${question}`));
      });
      expect(JSON.stringify(plan.rows), question).not.toContain("Seq Scan");
    }
  });

  describe("changes", () => {
    it("a stored change is read exactly as it was written", async () => {
      await database.run((queries) => queries.insert(changes).values(change));
      const [row] = await database.run((queries) => queries.select().from(changes));
      expect(row).toMatchObject({ ...change, id: expect.any(Number) });
    });

    it("writes a change once if two workers see it", async () => {
      const write = (each: Database) =>
        each.run((queries) =>
          queries
            .insert(changes)
            .values({ ...change, subject: "2026-124" })
            .onConflictDoNothing()
            .returning({ id: changes.id }),
        );
      const written = await Promise.all([write(open()), write(open()), write(open())]);
      expect(written.flat()).toHaveLength(1);
      await expect(database.run((queries) => queries.insert(changes).values(change))).rejects.toMatchObject({
        code: "database-duplicate",
        retryable: false,
      });
    });

    it("refuses to store a change whose states before and after are equal", async () => {
      const same = { ...change, subject: "2026-125", before: change.after };
      await expect(database.run((queries) => queries.insert(changes).values(same))).rejects.toMatchObject({
        code: "database-failed",
      });
    });
  });

  it("stores any JSON value as a reading", async () => {
    for (const value of [[], { fires: [{ sizeHa: 0.1, name: "É 'x' \\ \"y\"" }] }, "text", 0, false]) {
      await database.run((queries) =>
        queries
          .insert(readings)
          .values({ path: "fires", value, readAt: READ_AT })
          .onConflictDoUpdate({ target: readings.path, set: { value } }),
      );
      const rows = await database.run((queries) => queries.select().from(readings));
      expect(rows).toEqual([{ path: "fires", value, readAt: READ_AT }]);
    }
  });

  it("loses no increment when 8 clients read and write the same counter in transactions", async () => {
    await database.run((queries) => queries.execute("CREATE TABLE counters (id integer, n integer)"));
    await database.run((queries) => queries.execute("INSERT INTO counters VALUES (1, 0)"));
    await Promise.all(
      Array.from({ length: 8 }, async () => {
        const each = open();
        for (let i = 0; i < 25; i++) {
          await each.transaction(async (transaction) => {
            const { rows } = await transaction.execute<{ n: number }>(
              sql`SELECT n FROM counters WHERE id = ${1} FOR UPDATE`,
            );
            await transaction.execute(
              sql`UPDATE counters SET n = ${(rows[0]?.n ?? 0) + 1}::integer WHERE id = 1`,
            );
          });
        }
      }),
    );
    const { rows } = await database.run((queries) => queries.execute("SELECT n FROM counters"));
    expect(rows).toEqual([{ n: 200 }]);
  });

  it("each of 8 clients gets the rows of its own statements, even while statements of other clients fail", async () => {
    const requested = Array.from({ length: 8 }, async (_, client) => {
      const each = open();
      for (let i = 0; i < 50; i++) {
        const n = client * 1000 + i;
        if (client % 4 === 0) {
          await expect(
            each.run((queries) => queries.execute(sql`SELECT 1 / (${n}::integer * 0)`)),
          ).rejects.toThrow();
        } else if (client % 4 === 1) {
          const { rows } = await each.run((queries) =>
            queries.execute(sql`SELECT ${`t${n}`}::text AS a, ${n}::integer AS b`),
          );
          expect(rows).toEqual([{ a: `t${n}`, b: n }]);
        } else {
          const { rows } = await each.run((queries) =>
            queries.execute(sql`SELECT generate_series(${n}::integer, ${n + 1}::integer) AS a`),
          );
          expect(rows).toEqual([{ a: n }, { a: n + 1 }]);
        }
      }
    });
    await Promise.all(requested);
  });

  it("never mixes up the statements of clients that constantly begin and end transactions", async () => {
    await database.run((queries) => queries.execute("CREATE TABLE mixed (client integer, n integer)"));
    const work = Array.from({ length: 8 }, async (_, client) => {
      const each = open();
      for (let n = 0; n < 60; n++) {
        const { rows } = await each.run((queries) =>
          queries.execute(sql`SELECT ${client}::integer AS client, ${n}::integer AS n`),
        );
        expect(rows).toEqual([{ client, n }]);
        await each.transaction(async (transaction) => {
          await transaction.execute(sql`INSERT INTO mixed VALUES (${client}, ${n})`);
        });
      }
    });
    await Promise.all(work);
    const { rows } = await database.run((queries) =>
      queries.execute("SELECT count(DISTINCT (client, n))::integer AS kept FROM mixed"),
    );
    expect(rows).toEqual([{ kept: 8 * 60 }]);
  });

  it("rolls back the transaction of a client that vanishes, without a delay for other clients", async () => {
    const vanishing = new Client({ connectionString: server.url });
    vanishing.on("error", () => {});
    await vanishing.connect();
    await vanishing.query("BEGIN");
    await vanishing.query("INSERT INTO readings VALUES ('vanished', '{}', now())");
    const before = database.run((queries) => queries.select({ path: readings.path }).from(readings));
    // Only destroying the socket makes the client vanish without a message to the server.
    vanishing.connection.stream.destroy();
    expect((await before).map(({ path }) => path)).not.toContain("vanished");
    const after = await database.run((queries) => queries.select({ path: readings.path }).from(readings));
    expect(after.map(({ path }) => path)).not.toContain("vanished");
  });

  it("releases each connection that is lost while its transaction begins", async () => {
    const target = new URL(server.url);
    const { port, hostname } = target;
    let isCut = true;
    const relay = createServer((client) => {
      const upstream = connect(Number(port), hostname);
      const end = () => [client, upstream].forEach((each) => void each.destroy());
      for (const each of [client, upstream]) each.on("error", end).on("close", end);
      client.on("data", (data) => (isCut && data.includes("begin") ? end() : upstream.write(data)));
      upstream.pipe(client);
    }).listen(0, "127.0.0.1");
    await once(relay, "listening");
    const address = relay.address();
    target.port = String(typeof address === "object" && address ? address.port : 0);
    const relayed = openDatabase(target.href);
    const ask = () => relayed.transaction((transaction) => transaction.execute("select 1 as one"));
    // One more than the number of connections.
    for (let lost = 0; lost < 6; lost++) {
      await expect(ask()).rejects.toMatchObject({ code: "database-unreachable" });
    }
    isCut = false;
    expect((await ask()).rows).toEqual([{ one: 1 }]);
    await relayed.close();
    relay.close();
  });

  it(
    "a transaction whose connection is lost between statements fails with `database-unreachable`, without a crash",
    async () => {
      const cut = database.transaction(async (transaction) => {
        await transaction.execute("select 1");
        await server.stop();
        // Gives the driver time to notice the loss before the next statement.
        await new Promise((resolve) => setTimeout(resolve, 500));
        await transaction.execute("select 1");
      });
      await expect(cut).rejects.toMatchObject({ code: "database-unreachable" });
      await server.start();
    },
    START_LIMIT_MS,
  );

  it(
    "statements fail with `database-unreachable` while the server is down, and work again once it is back",
    async () => {
      const ask = () => database.run((queries) => queries.execute("select 1 as one"));
      await server.stop();
      await expect(ask()).rejects.toMatchObject({ code: "database-unreachable", retryable: true });
      await server.start();
      expect((await ask()).rows).toEqual([{ one: 1 }]);
    },
    START_LIMIT_MS,
  );
});

it("reports a database without a server as unreachable and retryable", async () => {
  const nowhere = openDatabase("postgres://postgres@127.0.0.1:1/postgres");
  await expect(nowhere.run((queries) => queries.execute("select 1"))).rejects.toMatchObject({
    code: "database-unreachable",
    retryable: true,
  });
  await nowhere.close();
});
