import { count, eq, sql } from "drizzle-orm";
import type { Database, Queries, Transaction } from "#database/open.server.ts";
import { changes, readings, seasons } from "#database/schema.ts";
import { FIRE_DATA_PATHS } from "#fires/fire-data-query.ts";
import type { FireState } from "./fire-state.ts";
import { type FiresReading, firesReading } from "./fires-reading.ts";
import { seasonSummary, summarise } from "./season-summary.ts";

/** Changes stay so long after they were seen, whatever the season: yesterday's are shown on New Year's Day. */
const KEPT_DAYS = 30;
const ROWS_AT_ONCE = 2000;

type Connection = Queries | Transaction;

/** Writes a season's summary; a remnant of its fires does not replace the whole. */
export async function writeSeason(
  connection: Connection,
  season: { readonly year: number; readonly fires: readonly FireState[]; readonly at: Date },
): Promise<void> {
  const { year, fires, at } = season;
  const counted = await connection
    .select({ kind: changes.kind, count: count() })
    .from(changes)
    .where(eq(changes.seasonYear, year))
    .groupBy(changes.kind);
  const summary = summarise(fires, Object.fromEntries(counted.map((row) => [row.kind, row.count])));
  const [kept] = await connection.select().from(seasons).where(eq(seasons.year, year));
  const before = seasonSummary.safeParse(kept?.summary);
  if (before.success && before.data.fires > summary.fires * 2) return;
  const row = { summary, summedAt: at };
  await connection
    .insert(seasons)
    .values({ year, ...row })
    .onConflictDoUpdate({ target: seasons.year, set: row });
}

/** The seasons of which fires are let go between two readings, with their fires. */
export function endedSeasons(known: FiresReading, next: FiresReading): Map<number, readonly FireState[]> {
  const ended = new Set(
    Object.entries(known.fires)
      .filter(([id]) => next.fires[id] === undefined)
      .map(([, { state }]) => state.year),
  );
  return new Map([...ended].map((year) => [year, firesOf(known, year)]));
}

function firesOf(reading: FiresReading, year: number): FireState[] {
  return Object.values(reading.fires).flatMap(({ state }) => (state.year === year ? state : []));
}

/**
 * The daily task of a worker: sums up the season of a year as it stands, from the fires last compared.
 * @returns false when no fire of that year is known
 */
export async function summariseSeason(database: Database, year: number, at = new Date()): Promise<boolean> {
  return database.run(async (queries) => {
    const reading = await readFires(queries);
    const fires = reading ? firesOf(reading, year) : [];
    if (fires.length === 0) return false;
    await writeSeason(queries, { year, fires, at });
    return true;
  });
}

async function readFires(queries: Queries): Promise<FiresReading | null> {
  const [row] = await queries.select().from(readings).where(eq(readings.path, FIRE_DATA_PATHS.fires));
  return firesReading.safeParse(row?.value).data ?? null;
}

/**
 * The daily task: sums up every season whose fires are known, then deletes the changes of the seasons before the
 * newest, once they are summed up and a month old, a batch at a time.
 * @returns how many changes were deleted
 */
export async function closeSeasons(database: Database, at = new Date()): Promise<number> {
  const reading = await database.run(readFires);
  const years = new Set(Object.values(reading?.fires ?? {}).map(({ state }) => state.year));
  if (years.size === 0) return 0;
  for (const year of years) await summariseSeason(database, year, at);
  return deleteChangesBefore(database, Math.max(...years), at);
}

async function deleteChangesBefore(database: Database, year: number, at: Date): Promise<number> {
  const seenBefore = new Date(at.getTime() - KEPT_DAYS * 24 * 3_600_000);
  let deleted = 0;
  for (;;) {
    const { rowCount } = await database.run((queries) =>
      queries.execute(sql`
        DELETE FROM changes WHERE id IN (
          SELECT id FROM changes JOIN seasons ON seasons.year = changes.season_year
          WHERE season_year < ${year}::integer AND observed_at < ${seenBefore.toISOString()}::timestamptz
          ORDER BY id LIMIT ${ROWS_AT_ONCE}::integer)`),
    );
    deleted += rowCount ?? 0;
    if ((rowCount ?? 0) < ROWS_AT_ONCE) return deleted;
  }
}
