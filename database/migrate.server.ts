import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { max, sql } from "drizzle-orm";
import { DatabaseError } from "./database-error.ts";
import type { Database, Queries } from "./open.server.ts";
import { migrations } from "./schema.ts";

/** One numbered step, a single statement. */
export interface Migration {
  readonly number: number;
  readonly name: string;
  readonly sql: string;
}

const FOLDER = join(import.meta.dirname, "migrations");
const FILE = /^(\d{4})-([a-z0-9-]+)\.sql$/;
/** IF NOT EXISTS excludes nobody: of two processes that make the table at once, one meets the other's. */
const FIRST_TABLE_ATTEMPTS = 3;

/** The migrations of this version of the code, in order. */
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
 * Brings the database to this version, one transaction a step; any number of processes may call it at once.
 * A newer database is left as it is: two versions run side by side during a deployment.
 * @returns the numbers of the steps that this call made
 * @throws {DatabaseError} `database-timeout` when a step waits too long for a table that is in use
 */
export async function migrate(
  database: Database,
  steps: readonly Migration[] = readMigrations(),
): Promise<readonly number[]> {
  await createMigrationsTable(database);
  const last = await database.run(lastStep);
  const made: number[] = [];
  for (const step of steps)
    if (step.number > last && (await makeStep(database, step))) made.push(step.number);
  return made;
}

/** The number of the last step made; 0 before the first. */
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

function makeStep(database: Database, step: Migration): Promise<boolean> {
  return database.transaction(async (transaction) => {
    // A table's lock, not an advisory one: the sandbox's database shares those among all its clients.
    await transaction.execute(sql`LOCK TABLE migrations IN EXCLUSIVE MODE`);
    if ((await lastStep(transaction)) >= step.number) return false;
    // Whoever waits for a table makes everybody after it wait: give up soon, and start again.
    await transaction.execute(sql`SET LOCAL lock_timeout = '5s'`);
    await transaction.execute(sql.raw(step.sql));
    await transaction.insert(migrations).values({ number: step.number, name: step.name });
    return true;
  });
}
