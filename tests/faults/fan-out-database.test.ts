import { randomBytes } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { countSent, settleConcerned, startFire } from "#alerts/concerned.double.ts";
import { anyServer } from "#database/database.double.ts";
import { type Database, openDatabase } from "#database/open.server.ts";
import { SERVERS, startReplica, type TestServer } from "#database/servers.double.ts";
import { prepareMigrated } from "#database/templates.double.ts";
import { createSeal } from "#delivery/seal.server.ts";
import { countingMailServer, startWorker } from "../support/post-worker.ts";

const PEOPLE = 400;
/** Duration of the database's outage: longer than the delay before connections are retried. */
const AWAY_MS = 3_000;

const key = randomBytes(32).toString("base64");
let server: TestServer;
let address: string;
let database: Database;
let mail: Awaited<ReturnType<typeof countingMailServer>>;
let workers: ReturnType<typeof startWorker>[] = [];
let replica: TestServer | undefined;
beforeAll(async () => {
  server = await prepareMigrated(anyServer());
  await server.start();
  address = server.url;
  database = openDatabase(address);
  await settleConcerned(database, createSeal([key]), { people: PEOPLE });
});
afterAll(async () => {
  await Promise.all(workers.map((worker) => worker.kill()));
  await mail?.close();
  await database?.close();
  await Promise.all([server?.remove(), replica?.remove()]);
});

/** Runs two workers that notify everyone of a fire, and calls `happens` halfway. */
async function writeMessageText(happens: () => Promise<void>): Promise<void> {
  await database.run((queries) => queries.execute(sql`TRUNCATE changes, alerts, deliveries CASCADE`));
  mail = await countingMailServer();
  workers = Array.from({ length: 2 }, () =>
    startWorker({
      DATABASE_URL: address,
      SEAL_KEYS: key,
      SMTP_URL: mail.url,
      MAIL_FROM: "vigie@example.org",
      FIRE_DATA_URL: "http://127.0.0.1:1",
      // Slow enough that sending takes a while, even on fast machines.
      EMAIL_PER_SECOND: "40",
      LOG_LEVEL: "fatal",
    }),
  );
  await startFire(database);
  await expect.poll(() => mail.accepted.size).toBeGreaterThan(PEOPLE / 8);
  await happens();
  const accepted = mail.accepted.size;
  expect(accepted, "it happens in the middle").toBeLessThan(PEOPLE);
  await expect.poll(() => countSent(database), { timeout: 300_000 }).toBe(PEOPLE);
  expect([...mail.accepted.values()].filter((times) => times !== 1)).toEqual([]);
  expect(mail.accepted.size).toBe(PEOPLE);
  await Promise.all(workers.map((worker) => worker.kill()));
  await mail.close();
}

test("everyone is notified once although the database restarts halfway", async () => {
  await writeMessageText(async () => {
    await server.stop();
    await wait(AWAY_MS);
    await server.start();
  });
});

test("everyone is notified once although the database's disk becomes full halfway", async () => {
  await writeMessageText(async () => {
    await database.run((queries) =>
      queries.execute(sql`
        CREATE OR REPLACE FUNCTION disk_is_full() RETURNS trigger LANGUAGE plpgsql
          AS $$ BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = 'disk_full'; END $$`),
    );
    await database.run((queries) =>
      queries.execute(
        sql`CREATE TRIGGER disk_is_full BEFORE INSERT OR UPDATE ON deliveries EXECUTE FUNCTION disk_is_full()`,
      ),
    );
    await wait(AWAY_MS);
    await database.run((queries) => queries.execute(sql`DROP TRIGGER disk_is_full ON deliveries`));
  });
});

const hasPostgres = SERVERS.some(({ name }) => name === "PostgreSQL");

test.skipIf(!hasPostgres)(
  "everyone is notified once although the primary is killed and its replica promoted",
  async () => {
    replica = await startReplica(server);
    // A commit is only acknowledged after both servers have it.
    for (const statement of ["ALTER SYSTEM SET synchronous_standby_names = '*'", "SELECT pg_reload_conf()"])
      await database.run((queries) => queries.execute(statement));
    const { pathname } = new URL(server.url);
    address = `postgres://postgres@${[server, replica].map(({ url }) => new URL(url).host).join(",")}${pathname}`;
    await database.close();
    database = openDatabase(address);
    await writeMessageText(async () => {
      process.kill(server.pid() ?? 0, "SIGKILL");
      await wait(AWAY_MS);
      const standby = openDatabase(replica?.url ?? "", { acceptsReplica: true });
      await standby.run((queries) => queries.execute("SELECT pg_promote()"));
      await standby.close();
      const [promotedAt, accepted] = [Date.now(), mail.accepted.size];
      await expect.poll(() => mail.accepted.size).toBeGreaterThan(accepted);
      console.log(`alerts resumed ${Date.now() - promotedAt} ms after the promotion`);
    });
  },
);
