import { globSync } from "node:fs";
import { installByApt } from "./apt.ts";

/** Debian's packages, each with a file that it brings. */
const PACKAGES = [
  ["postgresql", "/usr/lib/postgresql/*/bin/postgres"],
  ["pgbouncer", "/usr/sbin/pgbouncer"],
  ["pgbackrest", "/usr/bin/pgbackrest"],
] as const;

/** Makes sure that the database's suite runs on PostgreSQL too, not on the sandbox's alone, behind PgBouncer, and restored from a backup. @throws {GiveUp} */
export async function installPostgresql(): Promise<void> {
  for (const [name, file] of PACKAGES)
    if (globSync(file).length === 0) await installByApt(name, `The database's tests need ${name}`);
}
