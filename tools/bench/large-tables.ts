import { randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import { openAccounts, placeQuestion } from "#accounts/accounts.double.ts";
import { startIdentityDouble } from "#accounts/identity.double.ts";
import { migrate } from "#database/migrate.server.ts";
import type { Database } from "#database/open.server.ts";
import { SERVERS } from "#database/servers.double.ts";
import { createClaims } from "#delivery/claims.server.ts";
import type { Claimed, DeliveryResult } from "#delivery/delivery.ts";
import { createSeal } from "#delivery/seal.server.ts";
import { sweepDeliveries } from "#delivery/sweep.server.ts";
import { type Benchmark, type Figure, median } from "./benchmark.ts";
import { openExplained, type Plan } from "./explained-database.ts";

const PEOPLE = 250_000;
const PLACES_EACH = 4;
const DELIVERIES = 1_000_000;
const LARGE = ["people", "saved_places", "deliveries"];
const TIMES = 15;
const BATCH = 50;
const DAY_MS = 24 * 60 * 60_000;
const WORKER = "bench";

/**
 * Measures statements of the site and the worker on a database of a million saved places and a million
 * messages.
 */
export const largeTables: Benchmark = {
  name: "Statements on large tables",
  async run() {
    const prepare = SERVERS.find(({ name }) => name === "PostgreSQL")?.prepare;
    if (!prepare) return [{ what: "not run: PostgreSQL is not installed here", value: "-", target: "" }];
    const [server, provider] = await Promise.all([prepare(), startIdentityDouble()]);
    await server.start();
    const { database, plansOf } = openExplained(server.url);
    try {
      const keys = [randomBytes(32).toString("base64")];
      const seal = createSeal(keys);
      await migrate(database);
      await fill(database, seal.close("ann@example.org"));

      const claims = createClaims(database, seal);
      const { service } = openAccounts(database, provider, {}, keys);
      const token = await provider.token({ sub: subjectOf(PEOPLE / 2) });
      let claimed: Claimed[] = [];
      let radiusKm = 10;
      // An identical place would not be saved again.
      const newPlace = () => placeQuestion({ token }, { radiusKm: radiusKm++ });
      const claim = (channel: "email" | "push") => async () => {
        claimed = await claims.claim({ channel, worker: WORKER, most: BATCH, holdMs: 60_000 });
      };
      const sent: DeliveryResult = { kind: "sent", reference: "<1@example.org>" };
      const acts: readonly [what: string, act: () => Promise<unknown>][] = [
        [`claim of ${BATCH}`, claim("email")],
        ["settle of them", () => claims.settle(WORKER, new Map(claimed.map((each) => [each, sent])))],
        ["claim where nothing is due", claim("push")],
        ["profile and its places", () => service.profile({ auth0AccessToken: token, language: "fr" })],
        ["place saved, those kept counted", () => service.savePlace(newPlace())],
      ];
      const seen = new Map<string, (readonly Plan[])[]>();
      for (let time = 0; time < TIMES; time += 1)
        for (const [what, act] of acts) seen.set(what, [...(seen.get(what) ?? []), await plansOf(act)]);
      const old = new Date(Date.now() - 400 * DAY_MS);
      const swept = await plansOf(() => sweepDeliveries(database, old));
      return [
        ...[...seen].map(([what, runs]) => figure(what, runs, "no large table read whole")),
        figure("messages of 400 days ago dropped, once a day", [swept], ""),
      ];
    } finally {
      await database.close();
      await provider.close();
      await server.remove();
    }
  },
};

const subjectOf = (at: number) => `auth0|${at}`;

function figure(what: string, runs: readonly (readonly Plan[])[], target: string): Figure {
  const plans = runs.flat();
  const all = (names: (plan: Plan) => readonly string[]) => [...new Set(plans.flatMap(names))].sort();
  const whole = all(({ wholeTables }) => wholeTables).filter((table) => LARGE.includes(table));
  const ms = median(runs.map((each) => each.reduce((sum, plan) => sum + plan.ms, 0)));
  const by =
    whole.length > 0 ? `reads the whole of ${whole.join(", ")}` : all(({ indexes }) => indexes).join(", ");
  return { what, value: `${ms.toFixed(2)} ms; ${by}`, target };
}

/**
 * Inserts messages: most were sent over 400 days, one in ten is due, and one in ten of another channel is not
 * due yet.
 */
async function fill(database: Database, sealed: string): Promise<void> {
  const run = (statement: ReturnType<typeof sql>) => database.run((queries) => queries.execute(statement));
  await run(sql`SET auto_explain.log_min_duration = -1`);
  await run(sql`
    INSERT INTO people (id, subject, sealed_email, sealed_first_name, sealed_last_name, language, created_at, checked_at)
    SELECT gen_random_uuid(), 'auth0|' || n, ${sealed}, ${sealed}, ${sealed}, 'fr', now(), now() + interval '1 day'
    FROM generate_series(1, ${PEOPLE}::int) AS n`);
  await run(sql`
    INSERT INTO saved_places (id, person_id, type, latitude, longitude, radius_km, zone_number, region_code,
      by_email, by_sms, by_push, is_daily, created_at, changed_at)
    SELECT gen_random_uuid(), people.id, 'cottage', 47, -72, 30, 1, '04', true, false, false, false, now(), now()
    FROM generate_series(1, ${PLACES_EACH}::int), people`);
  await run(sql`
    INSERT INTO deliveries (natural_key, kind, channel, language, sealed_address, about, urgency, state, due_at, created_at, ended_at)
    SELECT 'letter:' || n, 'welcome', CASE n % 10 WHEN 1 THEN 'push' ELSE 'email' END, 'fr', ${sealed}, '{}', n % 4,
      CASE WHEN n % 10 < 2 THEN 'waiting' ELSE 'sent' END,
      now() + CASE n % 10 WHEN 1 THEN interval '1 day' ELSE random() * interval '-1 day' END, now(),
      CASE WHEN n % 10 < 2 THEN NULL ELSE now() - random() * interval '401 days' END
    FROM generate_series(1, ${DELIVERIES}::int) AS n`);
  await run(sql`VACUUM ANALYZE`);
  await run(sql`SET auto_explain.log_min_duration = 0`);
}
