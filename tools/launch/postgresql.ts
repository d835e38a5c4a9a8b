import { globSync } from "node:fs";
import { installByApt } from "./apt.ts";

/** Debian packages, each with a file that it installs. */
const PACKAGES = [
  ["postgresql", "/usr/lib/postgresql/*/bin/postgres"],
  ["pgbouncer", "/usr/sbin/pgbouncer"],
  ["pgbackrest", "/usr/bin/pgbackrest"],
] as const;

/**
 * Makes sure that the database's tests also run on PostgreSQL, behind PgBouncer, and restored from a backup,
 * not only on the sandbox's database. @throws {GiveUp}
 */
export async function installPostgresql(): Promise<void> {
  for (const [name, file] of PACKAGES)
    if (globSync(file).length === 0) await installByApt(name, `The database's tests need ${name}`);
}
