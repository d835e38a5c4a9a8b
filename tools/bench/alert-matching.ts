import { randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import { A_FIRE, LA_TUQUE, north } from "#alerts/alerts.double.ts";
import { matchChanges } from "#alerts/match.server.ts";
import { migrate } from "#database/migrate.server.ts";
import { type Database, openDatabase } from "#database/open.server.ts";
import { changes } from "#database/schema.ts";
import { SERVERS } from "#database/servers.double.ts";
import { createSeal } from "#delivery/seal.server.ts";
import { type Change, toStored } from "#history/change.ts";
import { locationOf } from "#history/change-location.ts";
import { type Benchmark, type Figure, median } from "./benchmark.ts";

const MANY = 1_000_000;
const FEW = 10_000;
const CONCERNED = 250_000;
const RARE = 100;
const TIMES = 3;

/** Measures how long it takes to find the people concerned among a million places. */
export const alertMatching: Benchmark = {
  name: "Alerts matched",
  async run() {
    const prepare = SERVERS.find(({ name }) => name === "PostgreSQL")?.prepare;
    if (!prepare) return [{ what: "not run: PostgreSQL is not installed here", value: "-", target: "" }];
    const server = await prepare();
    await server.start();
    const database = openDatabase(server.url);
    try {
      await migrate(database);
      await fill(database, FEW, RARE, 0);
      const rareOfFew = await matched(database, "rare");
      await database.run((queries) => queries.execute(sql`TRUNCATE people, changes CASCADE`));
      await fill(database, MANY, RARE, CONCERNED);
      const rareOfMany = await matched(database, "rare");
      const many = await matched(database, "many");
      const bare = await bareInsert(database);
      return [
        ratio(
          `a change concerning ${CONCERNED} of ${MANY} places, over a bare INSERT ... SELECT of as many rows`,
          many,
          bare,
          2,
        ),
        ratio(
          `one concerning ${RARE} of ${MANY}, over one concerning ${RARE} of ${FEW}`,
          rareOfMany,
          rareOfFew,
          3,
        ),
      ];
    } finally {
      await database.close();
      await server.remove();
    }
  },
};

const ratio = (what: string, ms: number, over: number, most: number): Figure => ({
  what,
  value: `${(ms / over).toFixed(2)} (${ms.toFixed(0)} ms over ${over.toFixed(0)} ms)`,
  target: `<= ${most}`,
});

/** Inserts places one by one around two future fires, and the others far from any fire. */
async function fill(database: Database, places: number, rare: number, many: number): Promise<void> {
  const run = (statement: ReturnType<typeof sql>) => database.run((queries) => queries.execute(statement));
  const sealed = createSeal([randomBytes(32).toString("base64")]).close("ann@example.org");
  const step = 50_000;
  for (let from = 1; from <= places; from += step) {
    const to = Math.min(places, from + step - 1);
    await run(sql`
      INSERT INTO people (id, subject, sealed_email, sealed_first_name, sealed_last_name, language, created_at, checked_at)
      SELECT lpad(to_hex(n), 32, '0')::uuid, 'auth0|' || n, ${sealed}, '', '', 'fr', now(), now()
      FROM generate_series(${from}::int, ${to}::int) AS n`);
    await run(sql`
      INSERT INTO saved_places (id, person_id, type, latitude, longitude, radius_km, zone_number, region_code,
        by_email, by_sms, by_push, is_daily, created_at, changed_at)
      SELECT lpad(to_hex(n), 32, '0')::uuid, lpad(to_hex(n), 32, '0')::uuid, 'home',
        CASE WHEN n <= ${rare}::int THEN ${FIRES.rare.lat}::float8 + random() * 0.1
          WHEN n <= ${rare + many}::int THEN ${FIRES.many.lat}::float8 + random() * 0.2
          ELSE 45.5 + random() END,
        CASE WHEN n <= ${rare}::int THEN ${FIRES.rare.lon}::float8 + random() * 0.1
          WHEN n <= ${rare + many}::int THEN ${FIRES.many.lon}::float8 + random() * 0.2
          ELSE -74 + random() * 2 END,
        30, 1, '04', true, false, false, false, now(), now()
      FROM generate_series(${from}::int, ${to}::int) AS n`);
  }
  await run(sql`VACUUM ANALYZE saved_places`);
}

const FIRES = { rare: { lat: 52, lon: -70 }, many: LA_TUQUE } as const;
let numbers = 100;

/** Returns how long matching one new fire takes, and deletes its rows. */
async function matched(database: Database, where: keyof typeof FIRES): Promise<number> {
  const times: number[] = [];
  for (let time = 0; time < TIMES; time++) {
    const number = ++numbers;
    const change: Change = {
      kind: "fire-new",
      subject: `2026-${number}`,
      before: null,
      after: { ...A_FIRE, number, at: north(FIRES[where], 1) },
    };
    await database.run((queries) =>
      queries.insert(changes).values({
        kind: change.kind,
        subject: change.subject,
        seasonYear: 2026,
        before: null,
        after: toStored(change.after),
        ...locationOf(change),
        previousReadAt: new Date(),
        observedAt: new Date(),
      }),
    );
    const start = performance.now();
    const { alerts } = await matchChanges(database);
    times.push(performance.now() - start);
    const expected = where === "many" ? CONCERNED : RARE;
    if (alerts !== expected) throw new Error(`${alerts} alerts instead of ${expected}`);
    await database.run((queries) => queries.execute(sql`TRUNCATE alerts`));
  }
  return median(times);
}

/** Inserts as many rows with the same keys and indexes, without a query. */
async function bareInsert(database: Database): Promise<number> {
  const times: number[] = [];
  const change = sql`(SELECT max(id) FROM changes)`;
  for (let time = 0; time < TIMES; time++) {
    const start = performance.now();
    await database.run((queries) =>
      queries.execute(sql`
        INSERT INTO alerts (change_id, person_id, place_id, channel, urgency, distance_km, due_at)
        SELECT ${change}, lpad(to_hex(n), 32, '0')::uuid, lpad(to_hex(n), 32, '0')::uuid, 'email', 1, 12, now()
        FROM generate_series(1, ${CONCERNED}::int) AS n`),
    );
    times.push(performance.now() - start);
    await database.run((queries) => queries.execute(sql`TRUNCATE alerts`));
  }
  return median(times);
}
