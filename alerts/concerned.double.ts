import { sql } from "drizzle-orm";
import type { Database } from "#database/open.server.ts";
import { changes, deliveries } from "#database/schema.ts";
import type { Seal } from "#delivery/seal.server.ts";
import type { Change } from "#history/change.ts";
import { changeRow } from "#history/change-location.ts";
import type { Point } from "#territory/point.ts";
import { A_FIRE, LA_TUQUE } from "./alerts.double.ts";

const FIRE: Change = { kind: "fire-new", subject: "2026-12", before: null, after: A_FIRE };
const STEP = 50_000;

interface Settled {
  readonly people: number;
  /** Number of people that earlier calls created. The new people get the ids after these. */
  readonly after?: number;
  readonly at?: Point;
  readonly email?: string;
}

/** Creates people who each saved a place near a point, with alerts by email. */
export async function settleConcerned(
  database: Database,
  seal: Seal,
  { people, after = 0, at = LA_TUQUE, email = "ann@example.org" }: Settled,
): Promise<void> {
  const run = (statement: ReturnType<typeof sql>) => database.run((queries) => queries.execute(statement));
  const sealed = seal.close(email);
  const nickname = seal.close("Chalet");
  const last = after + people;
  for (let from = after + 1; from <= last; from += STEP) {
    const to = Math.min(last, from + STEP - 1);
    await run(sql`
      INSERT INTO people (id, subject, sealed_email, sealed_first_name, sealed_last_name, language, created_at, checked_at)
      SELECT lpad(to_hex(n), 32, '0')::uuid, 'auth0|' || n, ${sealed}, '', '', 'fr', now(), now()
      FROM generate_series(${from}::int, ${to}::int) AS n`);
    await run(sql`
      INSERT INTO saved_places (id, person_id, sealed_nickname, type, latitude, longitude, radius_km, zone_number, region_code,
        by_email, by_sms, by_push, is_daily, created_at, changed_at)
      SELECT lpad(to_hex(n), 32, '0')::uuid, lpad(to_hex(n), 32, '0')::uuid, ${nickname}, 'home',
        ${at.lat}::float8 + random() * 0.1, ${at.lon}::float8 + random() * 0.1,
        30, 1, '04', true, false, false, false, now(), now()
      FROM generate_series(${from}::int, ${to}::int) AS n`);
  }
  await run(sql`ANALYZE`);
}

/** Records the start of a fire, as the watch does. */
export async function startFire(database: Database): Promise<void> {
  await database.run((queries) =>
    queries
      .insert(changes)
      .values(changeRow(FIRE, { seasonYear: 2026, previousReadAt: new Date(), observedAt: new Date() })),
  );
}

export async function countSent(database: Database): Promise<number> {
  const rows = await database.run((queries) =>
    queries.select({ sent: sql<number>`count(*)::int` }).from(deliveries).where(sql`state = 'sent'`),
  );
  return rows[0]?.sent ?? 0;
}
