import { randomBytes } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { countSent, settleConcerned, startFire } from "#alerts/concerned.double.ts";
import { giveDatabase } from "#database/database.double.ts";
import { alerts, deliveries } from "#database/schema.ts";
import { MESSAGES_IN_FLIGHT } from "#delivery/deliver-all.server.ts";
import { createSeal } from "#delivery/seal.server.ts";
import { countingMailServer, startWorker } from "../support/post-worker.ts";
import { inSoak } from "../support/soak.ts";

/** Number of people to notify in the long run and in the gate. */
const PEOPLE = inSoak(20_000, 250);
/** Interval of the kills: short enough that some people are still waiting at several kills. */
const KILL_EVERY_MS = inSoak(2_000, 500);
const STALLED_MS = 240_000;
/** Number of steps in which workers match people with the fire: enough that some kills interrupt them. */
const STEPS = 50;
const WORKERS = 3;
/** Minimum number of people matched or notified between two kills. */
const PROGRESS = PEOPLE / 25;

const key = randomBytes(32).toString("base64");
const seal = createSeal([key]);
const database = giveDatabase();
let mail: Awaited<ReturnType<typeof countingMailServer>>;
let url: string;
const workers: ReturnType<typeof startWorker>[] = [];
beforeAll(async () => {
  mail = await countingMailServer();
  const found = await database().run((queries) =>
    queries.execute<{ port: number; name: string }>(
      sql`SELECT inet_server_port() AS port, current_database() AS name`,
    ),
  );
  url = `postgres://postgres@127.0.0.1:${found.rows[0]?.port}/${found.rows[0]?.name}`;
});
afterAll(async () => {
  await Promise.all(workers.map((worker) => worker.kill()));
  await mail?.close();
});

const work = () =>
  startWorker({
    DATABASE_URL: url,
    SEAL_KEYS: key,
    SMTP_URL: mail.url,
    MAIL_FROM: "vigie@example.org",
    FIRE_DATA_URL: "http://127.0.0.1:1",
  });

const countOf = (table: typeof alerts | typeof deliveries) =>
  database().run(async (queries) => {
    const [row] = await queries.select({ rows: sql<number>`count(*)::int` }).from(table);
    return row?.rows ?? 0;
  });

/**
 * Simulates the passing of minutes. A dead worker's claims expire, and messages that the slow mail server
 * missed are due again. The newer claims of live workers stay valid.
 */
const passMinutes = () =>
  database().run(async (queries) => {
    await queries.execute(
      sql`UPDATE deliveries SET claimed_until = now() WHERE state = 'claimed' AND claimed_until < now() + interval '4 minutes 57 seconds'`,
    );
    await queries.execute(
      sql`UPDATE deliveries SET due_at = now() WHERE state = 'waiting' AND due_at > now()`,
    );
  });

/** Divides the matching of people into many slow steps, as for a change that concerns many more people. */
const matchSlowly = async () => {
  for (const statement of [
    `ALTER TABLE changes ALTER COLUMN match_at_once SET DEFAULT ${PEOPLE / STEPS}`,
    `CREATE FUNCTION takes_long() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_sleep(0.05); RETURN NULL; END $$`,
    "CREATE TRIGGER takes_long AFTER INSERT ON alerts FOR EACH STATEMENT EXECUTE FUNCTION takes_long()",
  ])
    await database().run((queries) => queries.execute(sql.raw(statement)));
};

test(`kill -9 of one of ${WORKERS} workers every ${KILL_EVERY_MS} ms while ${PEOPLE} people are matched: each person is notified, twice only if the message was in flight`, {
  timeout: 600_000,
}, async () => {
  await settleConcerned(database(), seal, { people: PEOPLE });
  await matchSlowly();
  for (let one = 0; one < WORKERS; one++) workers.push(work());
  await startFire(database());
  const found = () => countOf(alerts);
  let kills = 0;
  let killsWhileFound = 0;
  for (let [sent, last] = [0, 0]; sent < PEOPLE; sent = await countSent(database())) {
    await wait(KILL_EVERY_MS);
    // On a slow machine, workers could always be killed during their start. Each kill therefore waits for
    // progress.
    const isGoingOn = async () => {
      await passMinutes();
      const done = (await countSent(database())) + (await found());
      return done >= Math.min(last + PROGRESS, 2 * PEOPLE);
    };
    await expect.poll(isGoingOn, { timeout: STALLED_MS }).toBe(true);
    last = (await countSent(database())) + (await found());
    killsWhileFound += (await found()) < PEOPLE ? 1 : 0;
    await workers.shift()?.kill();
    kills += 1;
    workers.push(work());
    expect(kills, "it comes to no end").toBeLessThan(200);
  }
  expect(killsWhileFound, "some of them while people are found").toBeGreaterThan(0);
  expect(await countOf(alerts)).toBe(PEOPLE);
  expect(await countOf(deliveries)).toBe(PEOPLE);
  const times = [...mail.accepted.values()];
  expect(times).toHaveLength(PEOPLE);
  expect(times.reduce((sum, each) => sum + each - 1, 0)).toBeLessThanOrEqual(kills * MESSAGES_IN_FLIGHT);
});
