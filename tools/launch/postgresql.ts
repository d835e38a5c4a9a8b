import { globSync } from "node:fs";
import { installByApt } from "./apt.ts";

/** Makes sure that the database's suite runs on PostgreSQL too, not on the sandbox's alone. @throws {GiveUp} */
export async function installPostgresql(): Promise<void> {
  if (globSync("/usr/lib/postgresql/*/bin/postgres").length > 0) return;
  await installByApt("postgresql", "The database's tests need PostgreSQL");
}
