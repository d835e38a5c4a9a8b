// Replaces `database/servers.double.ts` in runs of mutants. Each "server" is a database on the shared server.
import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { inject } from "vitest";
import { openDatabase } from "../../database/open.server.ts";

async function prepare() {
  const name = `m${randomUUID().replaceAll("-", "")}`;
  const shared = inject("sharedServer");
  const url = shared.replace(/[^/]*$/, name);
  const ask = async (...statements: readonly string[]) => {
    const database = openDatabase(shared);
    try {
      for (const statement of statements)
        await database.run((queries) => queries.execute(sql.raw(statement)));
    } finally {
      await database.close();
    }
  };
  const away = `alter database ${name} allow_connections false`;
  const end = `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`;
  await ask(`create database ${name}`);
  return {
    url,
    start: () => ask(`alter database ${name} allow_connections true`),
    stop: () => ask(away, end),
    remove: () => ask(`drop database ${name} with (force)`),
  };
}

export const SERVERS = [{ name: "a database of the shared server", prepare }];
