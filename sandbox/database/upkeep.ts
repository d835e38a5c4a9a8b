import { Client } from "pg";

/** Interval of checkpoints, the same as PostgreSQL's default. */
const CHECKPOINT_EVERY_MS = 5 * 60 * 1000;
const VACUUM_EVERY_MS = 60 * 60 * 1000;

/**
 * Runs checkpoints and vacuums at intervals, because PGlite has no process for them. Without checkpoints, the
 * write-ahead log would grow forever, and a start after a crash would replay all of it. Connects as an
 * ordinary client: inside the server, a statement could end up in another client's transaction.
 */
export function keepUp(connectionString: string): void {
  setInterval(() => void checkpoint(connectionString), CHECKPOINT_EVERY_MS).unref();
  setInterval(() => void vacuum(connectionString), VACUUM_EVERY_MS).unref();
}

/** Writes all changes to the data files, so that the write-ahead log can be removed. */
export const checkpoint = (connectionString: string) => order(connectionString, "CHECKPOINT");

/** Frees the space of dead rows and refreshes the planner's statistics. */
export const vacuum = (connectionString: string) => order(connectionString, "VACUUM (ANALYZE)");

/** Runs a statement. Only logs a failure, because the statement runs again at the next interval. */
async function order(connectionString: string, statement: string): Promise<void> {
  const client = new Client({ connectionString });
  client.on("error", () => {});
  try {
    await client.connect();
    await client.query(statement);
  } catch (error) {
    console.error(`The sandbox's database failed to ${statement}: ${error}`);
  } finally {
    await client.end().catch(() => {});
  }
}
