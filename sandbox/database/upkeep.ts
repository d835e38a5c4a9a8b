import { Client } from "pg";

/** As often as PostgreSQL does by itself. */
const CHECKPOINT_EVERY_MS = 5 * 60 * 1000;
const VACUUM_EVERY_MS = 60 * 60 * 1000;

/**
 * Does what PGlite has no process of its own for: without checkpoints its log of writes would grow for ever,
 * and a start after a crash replay it all. It comes as a client like any other: inside the server it could
 * fall into somebody's transaction.
 */
export function keepUp(connectionString: string): void {
  setInterval(() => void checkpoint(connectionString), CHECKPOINT_EVERY_MS).unref();
  setInterval(() => void vacuum(connectionString), VACUUM_EVERY_MS).unref();
}

/** Writes everything to its place, so that the log of writes can be let go. */
export const checkpoint = (connectionString: string) => order(connectionString, "CHECKPOINT");

/** Gives dead rows' room back and refreshes the planner's statistics. */
export const vacuum = (connectionString: string) => order(connectionString, "VACUUM (ANALYZE)");

/** A failure is told, and the order given again at its next hour. */
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
