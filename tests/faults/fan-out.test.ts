import { randomBytes } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { countSent, settleConcerned, startFire } from "#alerts/test-concerned.ts";
import { alerts, deliveries } from "#database/schema.ts";
import { giveDatabase } from "#database/test-database.ts";
import { LETTERS_IN_FLIGHT } from "#delivery/deliver-all.server.ts";
import { createSeal } from "#delivery/seal.server.ts";
import { countingMailServer, startWorker } from "../support/post-worker.ts";
import { inSoak } from "../support/soak.ts";

/** The long run's and the gate's. */
const PEOPLE = inSoak(20_000, 500);
/** Often enough that some are still to be told at several kills. */
const KILL_EVERY_MS = inSoak(2_000, 500);
const STALLED_MS = 120_000;
const WORKERS = 3;

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

/** The five minutes pass after which what a dead worker held is anybody's; what the others hold is theirs for longer. */
const freeDeadClaims = () =>
  database().run((queries) =>
    queries.execute(
      sql`UPDATE deliveries SET claimed_until = now() WHERE state = 'claimed' AND claimed_until < now() + interval '4 minutes 57 seconds'`,
    ),
  );

test(`kill -9 of one of ${WORKERS} workers every ${KILL_EVERY_MS} ms while ${PEOPLE} people are told: each is, doubled at most what was in flight`, {
  timeout: 600_000,
}, async () => {
  await settleConcerned(database(), seal, { people: PEOPLE });
  for (let one = 0; one < WORKERS; one++) workers.push(work());
  await startFire(database());
  let kills = 0;
  for (let sent = 0; sent < PEOPLE; sent = await countSent(database())) {
    await wait(KILL_EVERY_MS);
    // A slow machine's workers are not at work so soon: killed while they start, they would come to no end.
    const isGoingOn = async () => {
      await freeDeadClaims();
      return (await countSent(database())) > sent;
    };
    await expect.poll(isGoingOn, { timeout: STALLED_MS }).toBe(true);
    await workers.shift()?.kill();
    kills += 1;
    workers.push(work());
    expect(kills, "it comes to no end").toBeLessThan(200);
  }
  expect(await countOf(alerts)).toBe(PEOPLE);
  expect(await countOf(deliveries)).toBe(PEOPLE);
  const times = [...mail.taken.values()];
  expect(times).toHaveLength(PEOPLE);
  expect(times.reduce((sum, each) => sum + each - 1, 0)).toBeLessThanOrEqual(kills * LETTERS_IN_FLIGHT);
});
