import { Client } from "pg";

const EVERY_MS = 60 * 60 * 1000;

/**
 * Vacuums every hour, since PGlite has no process of its own for it. It comes as a client like any other:
 * inside the server it could fall into somebody's transaction.
 */
export function vacuumHourly(connectionString: string): void {
  setInterval(() => void vacuum(connectionString), EVERY_MS).unref();
}

/** Gives dead rows' room back and refreshes the planner's statistics; a failure is told and tried again later. */
export async function vacuum(connectionString: string): Promise<void> {
  const client = new Client({ connectionString });
  client.on("error", () => {});
  try {
    await client.connect();
    await client.query("VACUUM (ANALYZE)");
  } catch (error) {
    console.error(`The sandbox's database could not be vacuumed: ${error}`);
  } finally {
    await client.end().catch(() => {});
  }
}
