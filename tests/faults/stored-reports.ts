import { randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import { createKeyedHash } from "#accounts/keyed-hash.server.ts";
import { giveDatabase } from "#database/database.double.ts";
import type { Database } from "#database/open.server.ts";
import { fireReports } from "#database/schema.ts";

/** Creates a database for tests of reports, and the settings with which programs use the database. */
export function reportsWorld() {
  const key = randomBytes(32).toString("base64");
  const database = giveDatabase();
  async function env(): Promise<Record<string, string>> {
    const found = await database().run((queries) =>
      queries.execute<{ port: number; name: string }>(
        sql`SELECT inet_server_port() AS port, current_database() AS name`,
      ),
    );
    const [{ port, name } = { port: 0, name: "" }] = found.rows;
    return {
      DATABASE_URL: `postgres://postgres@127.0.0.1:${port}/${name}`,
      SEAL_KEYS: key,
      TRUSTED_PROXIES: "1",
    };
  }
  return { database, env, keyedHash: createKeyedHash([key]) };
}

/** Returns every stored report, by reference. */
export async function storedReports(database: Database) {
  const rows = await database.run((queries) => queries.select().from(fireReports));
  return new Map(rows.map((row) => [row.reference, row]));
}

const REFERENCE = /F-[2-9CFGHJMPQRVWX]{4}-[2-9CFGHJMPQRVWX]{4}/;

/** Returns the reference in a response, a page or JSON; null if the report was not received. */
export const referenceIn = (text: string): string | null => REFERENCE.exec(text)?.[0] ?? null;
