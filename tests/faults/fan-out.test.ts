import { randomBytes } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { A_FIRE, LA_TUQUE } from "#alerts/test-alerts.ts";
import { alerts, changes, deliveries } from "#database/schema.ts";
import { giveDatabase } from "#database/test-database.ts";
import { createSeal } from "#delivery/seal.server.ts";
import { type Change, toKept } from "#history/change.ts";
import { groundOf } from "#history/change-ground.ts";
import { countingMailServer, startWorker } from "../support/post-worker.ts";
import { inSoak } from "../support/soak.ts";

/** The long run's and the gate's. */
const PEOPLE = inSoak(20_000, 500);
/** Often enough that some are still to be told at several kills. */
const KILL_EVERY_MS = inSoak(2_000, 500);
const STALLED_MS = 120_000;
const WORKERS = 3;
/** As a worker holds them. */
const IN_FLIGHT = 50;

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

async function settle(): Promise<void> {
  const sealed = seal.close("ann@example.org");
  await database().run((queries) =>
    queries.execute(sql`
      INSERT INTO people (id, subject, sealed_email, sealed_first_name, sealed_last_name, language, created_at, checked_at)
      SELECT lpad(to_hex(n), 32, '0')::uuid, 'auth0|' || n, ${sealed}, '', '', 'fr', now(), now()
      FROM generate_series(1, ${PEOPLE}::int) AS n`),
  );
  await database().run((queries) =>
    queries.execute(sql`
      INSERT INTO saved_places (id, person_id, type, latitude, longitude, radius_km, by_email, by_sms, by_push, is_daily,
        created_at, changed_at)
      SELECT id, id, 'home', ${LA_TUQUE.lat}::float8, ${LA_TUQUE.lon}::float8, 30, true, false, false, false, now(), now()
      FROM people`),
  );
}

async function burn(): Promise<void> {
  const change: Change = { kind: "fire-new", subject: "2026-12", before: null, after: A_FIRE };
  await database().run((queries) =>
    queries.insert(changes).values({
      kind: change.kind,
      subject: change.subject,
      seasonYear: 2026,
      before: null,
      after: toKept(change.after),
      ...groundOf(change),
      previousReadAt: new Date(),
      observedAt: new Date(),
    }),
  );
}

const countOf = (table: typeof alerts | typeof deliveries, where = sql`true`) =>
  database().run(async (queries) => {
    const [row] = await queries.select({ rows: sql<number>`count(*)::int` }).from(table).where(where);
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
  await settle();
  for (let one = 0; one < WORKERS; one++) workers.push(work());
  await burn();
  let kills = 0;
  const countSent = () => countOf(deliveries, sql`state = 'sent'`);
  for (let sent = 0; sent < PEOPLE; sent = await countSent()) {
    await wait(KILL_EVERY_MS);
    // A slow machine's workers are not at work so soon: killed while they start, they would come to no end.
    const isGoingOn = async () => {
      await freeDeadClaims();
      return (await countSent()) > sent;
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
  expect(times.reduce((sum, each) => sum + each - 1, 0)).toBeLessThanOrEqual(kills * IN_FLIGHT);
});
