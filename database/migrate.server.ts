import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { max, sql } from "drizzle-orm";
import { DatabaseError } from "./database-error.ts";
import type { Database, Queries } from "./open.server.ts";
import { migrations } from "./schema.ts";

/** One numbered migration, a single statement. */
export interface Migration {
  readonly number: number;
  readonly name: string;
  readonly sql: string;
}

export interface MigrationProgress {
  /** Called before each step that this call makes. */
  readonly onStep?: (step: Migration) => void;
  /** Called once for each step that another program is making and that this call waits for. */
  readonly onWait?: (step: Migration) => void;
}

const FOLDER = join(import.meta.dirname, "migrations");
const FILE = /^(\d{4})-([a-z0-9-]+)\.sql$/;
/** Limit on attempts to create the first table: of two simultaneous ones, one fails despite IF NOT EXISTS. */
const FIRST_TABLE_ATTEMPTS = 3;
/** Longest wait for a step of another program before `onWait` is called, in ms. */
const TURN_LIMIT_MS = 1_000;
/** Matches a migration that builds an index while its table stays in use, however long the build takes. */
export const LONG_STEP = /^CREATE (?:UNIQUE )?INDEX CONCURRENTLY (\w+)\s+ON (\w+)/m;
/** Size up to which a table is locked while it is indexed: the lock is too short to notice. */
const SMALL_TABLE_BYTES = 16_000_000;
/** Advisory lock of the program that makes a long step. A connection holds this lock, not a transaction. */
const LONG_STEP_LOCK = 4_617_315;

/** Returns the migrations of this version of the code, in order. */
export function readMigrations(): readonly Migration[] {
  return readdirSync(FOLDER)
    .sort()
    .flatMap((file) => {
      const [, number, name] = FILE.exec(file) ?? [];
      if (number === undefined || name === undefined) return [];
      return { number: Number(number), name, sql: readFileSync(join(FOLDER, file), "utf8") };
    });
}

/**
 * Migrates the database to this version; any number of processes can call it at once. Each step is a
 * transaction, except an index `CONCURRENTLY` on a large table, which has no time limit. A newer database
 * stays as it is: two versions run at the same time during a deployment.
 * @returns the numbers of the steps that this call made
 * @throws {DatabaseError} `database-timeout` if a step waits too long for a table in use
 */
export async function migrate(
  database: Database,
  steps: readonly Migration[] = readMigrations(),
  progress: MigrationProgress = {},
): Promise<readonly number[]> {
  await createMigrationsTable(database);
  const last = await database.run(lastStep);
  const made: number[] = [];
  for (const step of steps)
    if (step.number > last && (await makeInTurn(database, step, progress))) made.push(step.number);
  return made;
}

/** Returns the steps that the database still needs, without making them. @throws {DatabaseError} */
export async function missingSteps(
  database: Database,
  steps: readonly Migration[] = readMigrations(),
): Promise<readonly Migration[]> {
  const { rows } = await database.run((queries) =>
    queries.execute<{ has_table: boolean }>(sql`SELECT to_regclass('migrations') IS NOT NULL AS has_table`),
  );
  const last = rows[0]?.has_table ? await database.run(lastStep) : 0;
  return steps.filter(({ number }) => number > last);
}

/** Returns the number of the last step that was made; 0 before the first step. */
async function lastStep(queries: Pick<Queries, "select">): Promise<number> {
  const [last] = await queries.select({ number: max(migrations.number) }).from(migrations);
  return last?.number ?? 0;
}

async function createMigrationsTable(database: Database): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await database.run((queries) =>
        queries.execute(sql`
          CREATE TABLE IF NOT EXISTS migrations (
            number integer PRIMARY KEY,
            name text NOT NULL,
            applied_at timestamptz(3) NOT NULL DEFAULT now()
          )`),
      );
      return;
    } catch (error) {
      const isRace = error instanceof DatabaseError && error.code === "database-duplicate";
      if (!isRace || attempt === FIRST_TABLE_ATTEMPTS) throw error;
    }
  }
}

/** Result of a step: made by this call, made before, or now being made by another program. */
type Outcome = "made" | "known" | "busy";

async function makeInTurn(
  database: Database,
  step: Migration,
  progress: MigrationProgress,
): Promise<boolean> {
  let isWaiting = false;
  for (;;) {
    const short = await makeStep(database, step, progress);
    const outcome = short === "long" ? await makeLongStep(database, step, progress) : short;
    if (outcome !== "busy") return outcome === "made";
    if (!isWaiting) progress.onWait?.(step);
    isWaiting = true;
  }
}

async function makeStep(
  database: Database,
  step: Migration,
  { onStep }: MigrationProgress,
): Promise<Outcome | "long"> {
  let isOurTurn = false;
  try {
    return await database.transaction(async (transaction) => {
      // Lock a table, not an advisory lock: the sandbox's database shares advisory locks among all its
      // clients.
      await transaction.execute(sql.raw(`SET LOCAL lock_timeout = ${TURN_LIMIT_MS}`));
      await transaction.execute(sql`LOCK TABLE migrations IN EXCLUSIVE MODE`);
      isOurTurn = true;
      if ((await lastStep(transaction)) >= step.number) return "known";
      const [, , table] = LONG_STEP.exec(step.sql) ?? [];
      if (table !== undefined && (await bytesOf(transaction, table)) > SMALL_TABLE_BYTES) return "long";
      onStep?.(step);
      // A statement that waits for a table blocks all later statements on this table: fail soon instead.
      await transaction.execute(sql`SET LOCAL lock_timeout = '5s'`);
      await transaction.execute(
        sql.raw(step.sql.replace(LONG_STEP, (long) => long.replace(" CONCURRENTLY", ""))),
      );
      await note(transaction, step);
      return "made";
    });
  } catch (error) {
    if (!isOurTurn && isLockTimeout(error)) return "busy";
    throw error;
  }
}

function makeLongStep(database: Database, step: Migration, { onStep }: MigrationProgress): Promise<Outcome> {
  return database.unlimited(async (queries) => {
    // Do not wait for the lock: the index build waits for every older statement, and would wait for this one.
    const { rows } = await queries.execute<{ is_ours: boolean }>(
      sql`SELECT pg_try_advisory_lock(${LONG_STEP_LOCK}) AS is_ours`,
    );
    if (rows[0]?.is_ours !== true) {
      await sleep(TURN_LIMIT_MS);
      return "busy";
    }
    if ((await lastStep(queries)) >= step.number) return "known";
    onStep?.(step);
    const [, index = ""] = LONG_STEP.exec(step.sql) ?? [];
    // The server finishes an index even if the program that started it ends. An interrupted build leaves an
    // invalid index, which no query uses.
    if (!(await isWhole(queries, index))) {
      await queries.execute(sql`DROP INDEX CONCURRENTLY IF EXISTS ${sql.identifier(index)}`);
      await queries.execute(sql.raw(step.sql));
    }
    await note(queries, step);
    return "made";
  });
}

async function bytesOf(queries: Pick<Queries, "execute">, table: string): Promise<number> {
  const { rows } = await queries.execute<{ bytes: number }>(
    sql`SELECT pg_relation_size(${table}::regclass)::float8 AS bytes`,
  );
  return rows[0]?.bytes ?? 0;
}

async function isWhole(queries: Pick<Queries, "execute">, index: string): Promise<boolean> {
  const { rows } = await queries.execute<{ is_whole: boolean }>(
    sql`SELECT indisvalid AS is_whole FROM pg_index WHERE indexrelid = to_regclass(${index})`,
  );
  return rows[0]?.is_whole === true;
}

const note = (queries: Pick<Queries, "insert">, { number, name }: Migration) =>
  queries.insert(migrations).values({ number, name });

const LOCK_NOT_AVAILABLE = "55P03";
const isLockTimeout = (error: unknown) =>
  error instanceof DatabaseError &&
  error.cause instanceof Error &&
  "code" in error.cause &&
  error.cause.code === LOCK_NOT_AVAILABLE;
