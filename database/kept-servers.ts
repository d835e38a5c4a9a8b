import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { inject } from "vitest";
import { migrate } from "./migrate.server.ts";
import { openDatabase } from "./open.server.ts";
import type { Prepare, TestServer } from "./test-servers.ts";
import { prepareMigrated } from "./test-templates.ts";

/** What this worker's files have one after another: to start a server takes longer than most of their tests. */
const kept = new Map<Prepare, TestServer>();

/** Every row goes, and what is counted begins anew: what its last file left behind must not wait for a lock for ever. */
const EMPTY = `DO $$ BEGIN
  SET LOCAL lock_timeout = '5s';
  EXECUTE (
    SELECT 'TRUNCATE ' || string_agg(format('%I', tablename), ', ') || ' RESTART IDENTITY'
    FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'migrations'
  );
END $$`;

async function emptied({ url }: TestServer): Promise<boolean> {
  const database = openDatabase(url);
  try {
    await database.run((queries) => queries.execute(EMPTY));
    return true;
  } catch {
    return false;
  } finally {
    await database.close();
  }
}

/** A server with every migration made and no row, the caller's alone until it is given back. */
export async function takeServer(prepare: Prepare): Promise<TestServer> {
  const server = kept.get(prepare);
  kept.delete(prepare);
  if (server !== undefined) {
    if (await emptied(server)) return server;
    await server.remove();
  }
  const fresh = await prepareMigrated(prepare);
  await fresh.start();
  const database = openDatabase(fresh.url);
  await migrate(database);
  await database.close();
  return fresh;
}

/** @param isSound false where a test failed, which may have left more than rows behind */
export async function giveBack(prepare: Prepare, server: TestServer, isSound: boolean): Promise<void> {
  const run: string | undefined = inject("databases");
  if (run === undefined || !isSound || kept.has(prepare)) return server.remove();
  // A worker is ended from outside: whoever started the run ends its servers.
  writeFileSync(join(run, `server-${server.pid()}`), server.folder);
  kept.set(prepare, server);
}
