import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { checkSealKeys } from "#accounts/seal-keys.server.ts";
import { missingSteps } from "#database/migrate.server.ts";
import { connectionOptions, type Database, openDatabase } from "#database/open.server.ts";
import { createSeal } from "#delivery/seal.server.ts";
import { createFileStore } from "#intake/file-store.server.ts";
import type { Settings } from "#settings";
import { type Check, Problem } from "./check.ts";
import { problemOf } from "./reasons.ts";

const OLDEST_SERVER = 150_000;

const FAILURES: Readonly<Record<string, string>> = {
  "database-read-only":
    "only allows reading: set {setting} to the primary, or free space on its disk if the server protects itself",
  "database-full": "is out of space or memory: free some",
  "database-timeout": "does not answer in time: look for long statements and locks",
};
const REFUSALS: Readonly<Record<string, string>> = {
  "28P01": "refuses the password: correct it in {setting}",
  "28000": "refuses the user: correct {setting}, or the server's pg_hba.conf",
  "3D000": "has no database of that name: create it, or correct {setting}",
  "53300": "has no connection left: raise its max_connections, or lower DATABASE_CONNECTIONS",
  "42501": "lets this user do too little: make it the owner of the database",
};

function databaseProblem(error: unknown, setting: string): Problem {
  const { code, cause } = Object(error);
  const text = REFUSALS[Object(cause).code] ?? FAILURES[code];
  if (text !== undefined) return new Problem(`The database ${text.replace("{setting}", setting)}.`);
  return problemOf(error, { service: "The database", address: setting });
}

async function withDatabase(
  settings: Settings,
  setting: "DATABASE_URL" | "DATABASE_READ_URL",
  work: (database: Database) => Promise<string>,
): Promise<string> {
  const acceptsReplica = setting === "DATABASE_READ_URL";
  const options = { ...connectionOptions(settings), connections: 1, acceptsReplica };
  const database = openDatabase(settings[setting], options);
  try {
    return await work(database);
  } catch (error) {
    throw error instanceof Problem ? error : databaseProblem(error, setting);
  } finally {
    await database.close();
  }
}

async function first<Row extends Record<string, unknown>>(database: Database, query: ReturnType<typeof sql>) {
  const { rows } = await database.run((queries) => queries.execute<Row>(query));
  return rows[0];
}

async function versionOf(database: Database): Promise<string> {
  const server = await first<{ number: number; name: string }>(
    database,
    sql`SELECT current_setting('server_version_num')::int AS number, current_setting('server_version') AS name`,
  );
  const { number = 0, name = "unknown" } = server ?? {};
  if (number < OLDEST_SERVER)
    throw new Problem(`The database is PostgreSQL ${name}: upgrade it to version 15 or newer.`);
  return name;
}

const database: Check = {
  name: "database",
  run: (settings) =>
    withDatabase(settings, "DATABASE_URL", async (opened) => {
      const version = await versionOf(opened);
      const steps = await missingSteps(opened);
      if (steps.length > 0)
        throw new Problem(
          `The database misses ${steps.length} steps of this version: run \`npm run migrate\`.`,
        );
      // The statement matches no row, but needs a writable server and the permission to write.
      await opened.run((queries) => queries.execute(sql`DELETE FROM migrations WHERE false`));
      const closed = await first<{ name: string }>(
        opened,
        sql`SELECT relname AS name FROM pg_class
          WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p') AND NOT (
            has_table_privilege(oid, 'SELECT') AND has_table_privilege(oid, 'INSERT')
            AND has_table_privilege(oid, 'UPDATE') AND has_table_privilege(oid, 'DELETE'))
          ORDER BY 1 LIMIT 1`,
      );
      if (closed)
        throw new Problem(
          `The user of DATABASE_URL cannot write to the table ${closed.name}: give it the rights to every table, or make it their owner.`,
        );
      return `PostgreSQL ${version} is migrated and takes writes.`;
    }),
};

const replica: Check = {
  name: "database for reading",
  unset: ({ DATABASE_READ_URL, DATABASE_URL }) =>
    DATABASE_READ_URL === DATABASE_URL ? "Pages read from DATABASE_URL too." : null,
  run: (settings) =>
    withDatabase(settings, "DATABASE_READ_URL", async (opened) => {
      const version = await versionOf(opened);
      const steps = await missingSteps(opened);
      if (steps.length > 0)
        throw new Problem(
          `The database of DATABASE_READ_URL misses ${steps.length} steps: check that it follows the primary.`,
        );
      return `PostgreSQL ${version} answers reads.`;
    }),
};

const sealKeys: Check = {
  name: "seal keys",
  run: (settings) =>
    withDatabase(settings, "DATABASE_URL", async (opened) => {
      const steps = await missingSteps(opened).catch(() => null);
      if (steps?.length !== 0)
        throw new Problem("SEAL_KEYS cannot be compared with stored addresses: repair the database first.");
      const seal = createSeal(settings.SEAL_KEYS);
      const text = "doctor";
      if (seal.open(seal.close(text)) !== text) throw new Problem("SEAL_KEYS do not open what they seal.");
      await checkSealKeys(opened, seal).catch((error: unknown) => {
        if (Object(error).name === "DatabaseError") throw error;
        throw new Problem(
          "SEAL_KEYS open none of the stored addresses: add the key that sealed them, behind the first.",
        );
      });
      return "SEAL_KEYS open the stored addresses, or there are none yet.";
    }),
};

const files: Check = {
  name: "files of the public",
  async run(settings) {
    const isBucket = settings.INTAKE_S3 !== "";
    const store = createFileStore(settings, "photos");
    const [id, bytes] = [randomUUID(), Buffer.from("doctor")];
    try {
      await store.put(id, bytes);
      const read = await store.get(id);
      await store.delete(id);
      if (read?.equals(bytes) !== true)
        throw new Problem("The store of files gives back something else than it took: ask its team.");
    } catch (error) {
      if (!isBucket && !(error instanceof Problem))
        throw new Problem(
          `The folder DATA_DIR (${settings.DATA_DIR}) takes no file: give this user the right to write there, or free some space.`,
        );
      throw problemOf(error, {
        ...{ service: "The bucket", address: "INTAKE_S3" },
        access:
          "INTAKE_S3_KEY, INTAKE_S3_SECRET and INTAKE_S3_REGION, and let the key write, read and delete",
      });
    }
    return isBucket
      ? "The bucket stores, gives back and deletes a file."
      : "The folder DATA_DIR stores, gives back and deletes a file; site and worker must share it.";
  },
};

export const STORAGE_CHECKS = [database, replica, sealKeys, files] as const satisfies readonly Check[];
