import { randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import { A_FIRE } from "#alerts/alerts.double.ts";
import { writeChange } from "#alerts/concerned.double.ts";
import { gatherAlerts } from "#alerts/gather-alerts.server.ts";
import { matchChanges } from "#alerts/match.server.ts";
import type { Database } from "#database/open.server.ts";
import { createClaims } from "#delivery/claims.server.ts";
import type { Claimed, DeliveryResult } from "#delivery/delivery.ts";
import { createSeal } from "#delivery/seal.server.ts";
import type { Change } from "#history/change.ts";
import { type Benchmark, type Figure, median, onPostgresql } from "./benchmark.ts";
import { openExplained, type Plan } from "./explained-database.ts";

const PEOPLE = 250_000;
const PLACES_EACH = 4;
const PAST_CHANGES = 400;
const FIRES = 10;
const IDLE = 15;
const GATHERINGS = 60;
const ROUNDS = 20;
const MESSAGES = 100;
const PEOPLE_TO_TELL = /from "people"/;
const JOIN = /"taken_back"/;
const ZONES = { waiting: 20, next: 40 } as const;
/** Area of the random places, in degrees. The places are spread evenly over the area, and over the zones. */
const GROUND = { west: -78, south: 45.5, width: 14, height: 4 } as const;

/** Measures a worker's database statements with a million places and many alerts to send in the morning. */
export const crisisStatements: Benchmark = {
  name: "Statements of a crisis",
  run: () =>
    onPostgresql(async (url) => {
      const { database, plansOf } = openExplained(url);
      try {
        const seal = createSeal([randomBytes(32).toString("base64")]);
        await fill(database, seal.close("ann@example.org"));
        const claims = createClaims(database, seal);
        const worker = "bench";
        const sent: DeliveryResult = { kind: "sent", reference: "<1@example.org>" };
        let claimed: Claimed[] = [];
        const claim = async () => {
          claimed = await claims.claim({ channel: "email", worker, most: MESSAGES, holdMs: 60_000 });
        };
        const gathering = () => plansOf(() => gatherAlerts({ database, seal }));

        const idle = await times(IDLE, gathering);
        const fires = await times(FIRES, async (number) => {
          await writeChange(database, fireAt(number));
          return plansOf(() => matchChanges(database));
        });
        await writeChange(database, danger(ZONES.next));
        const zone = await plansOf(() => matchChanges(database));
        const gatherings = await times(GATHERINGS, gathering);
        const rounds = await times(ROUNDS, async () => ({
          claim: await plansOf(claim),
          settle: await plansOf(() => claims.settle(worker, new Map(claimed.map((each) => [each, sent])))),
        }));
        return [
          figure("matching of a fire", fires),
          figure("matching of a zone's danger, in steps", [zone]),
          figure("gathering while nothing is due", idle),
          figure("gathering of 500 people", gatherings),
          figure("of it, the people", gatherings, PEOPLE_TO_TELL),
          figure("of it, the join of alerts and changes", gatherings, JOIN),
          figure(
            `claim of ${MESSAGES} messages`,
            rounds.map((round) => round.claim),
          ),
          figure(
            "settle of them",
            rounds.map((round) => round.settle),
          ),
        ];
      } finally {
        await database.close();
      }
    }),
};

async function times<T>(count: number, act: (at: number) => Promise<T>): Promise<T[]> {
  const all: T[] = [];
  for (let at = 0; at < count; at += 1) all.push(await act(at));
  return all;
}

function figure(what: string, runs: readonly (readonly Plan[])[], statement = /^/): Figure {
  const sums = runs.map((plans) =>
    plans.filter((plan) => statement.test(plan.statement)).reduce((sum, { ms }) => sum + ms, 0),
  );
  return { what, value: `${median(sums).toFixed(2)} ms`, target: "" };
}

const fireAt = (number: number): Change => ({
  kind: "fire-new",
  subject: `2026-${1_000 + number}`,
  before: null,
  after: {
    ...A_FIRE,
    number: 1_000 + number,
    at: { lat: GROUND.south + 0.5 + (number % 5) * 0.7, lon: GROUND.west + 1 + number },
  },
});

const danger = (zone: number): Change => ({
  kind: "danger",
  subject: String(zone),
  before: { level: 2 },
  after: { level: 4 },
});

/** Inserts places in random order, a month of sent alerts, and alerts of 20 zones to send in the morning. */
async function fill(database: Database, sealed: string): Promise<void> {
  const run = (statement: ReturnType<typeof sql>) => database.run((queries) => queries.execute(statement));
  await run(sql`SET auto_explain.log_min_duration = -1`);
  // The rows inserted here refer to existing rows, so foreign keys are not checked.
  await run(sql`SET session_replication_role = replica`);
  await run(sql`
    INSERT INTO people (id, subject, sealed_email, sealed_first_name, sealed_last_name, language, created_at, checked_at)
    SELECT gen_random_uuid(), 'auth0|' || n, ${sealed}, ${sealed}, ${sealed}, 'fr', now(), now()
    FROM generate_series(1, ${PEOPLE}::int) AS n`);
  await run(sql`
    INSERT INTO saved_places (id, person_id, sealed_nickname, type, latitude, longitude, radius_km, zone_number,
      region_code, by_email, by_sms, by_push, is_daily, created_at, changed_at)
    SELECT gen_random_uuid(), id, ${sealed}, 'cottage', ${GROUND.south}::float8 + y * ${GROUND.height}::float8,
      ${GROUND.west}::float8 + x * ${GROUND.width}::float8, 30, 1 + floor(x * 13)::int * 5 + floor(y * 5)::int, '04',
      true, false, false, random() < 0.1, now(), now()
    FROM (SELECT people.id, random() AS x, random() AS y FROM generate_series(1, ${PLACES_EACH}::int), people) AS each`);
  const past = sql`now() - (${PAST_CHANGES}::int - n) * interval '2 hours' - interval '1 hour'`;
  await run(sql`
    INSERT INTO changes (kind, subject, season_year, after, previous_read_at, observed_at, told, matched_at)
    SELECT 'fire-new', '2026-' || n, 2026, '{}', ${past}, ${past}, 'all', ${past}
    FROM generate_series(1, ${PAST_CHANGES}::int) AS n`);
  await run(sql`
    INSERT INTO alerts (change_id, person_id, place_id, channel, urgency, distance_km, due_at, gathered_at)
    SELECT changes.id, person_id, place.id, 'email', 0, 12, observed_at, observed_at
    FROM changes, LATERAL (SELECT * FROM saved_places TABLESAMPLE SYSTEM (0.1) REPEATABLE (changes.id)) AS place`);
  await run(sql`
    INSERT INTO changes (kind, subject, season_year, before, after, previous_read_at, observed_at, zone_number, told, matched_at)
    SELECT 'danger', n::text, 2026, '{"level":2}', '{"level":4}', now(), now(), n, 'all', now()
    FROM generate_series(1, ${ZONES.waiting}::int) AS n`);
  await run(sql`
    INSERT INTO alerts (change_id, person_id, place_id, channel, urgency, due_at)
    SELECT changes.id, person_id, place.id, 'email', 1, now() + interval '8 hours'
    FROM changes JOIN saved_places AS place USING (zone_number)`);
  await run(sql`SET session_replication_role = origin`);
  await run(sql`VACUUM ANALYZE`);
  await run(sql`SET auto_explain.log_min_duration = 0`);
}
