import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { inject } from "vitest";
import { migrate } from "./migrate.server.ts";
import { openDatabase } from "./open.server.ts";
import type { Prepare, TestServer } from "./servers.double.ts";
import { prepareMigrated } from "./templates.double.ts";

/** Servers that test files of this worker reuse: starting a server takes longer than most tests. */
const servers = new Map<Prepare, TestServer>();

/** Statement that deletes all rows and restarts all counters. It fails soon if a test file left a lock. */
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

/** Returns a server with every migration and no rows. No other caller gets it until `giveBack`. */
export async function takeServer(prepare: Prepare): Promise<TestServer> {
  const server = servers.get(prepare);
  servers.delete(prepare);
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

/** Gives back a server for reuse. @param isSound false if a test failed: the server is then removed */
export async function giveBack(prepare: Prepare, server: TestServer, isSound: boolean): Promise<void> {
  const run: string | undefined = inject("databases");
  if (run === undefined || !isSound || servers.has(prepare)) return server.remove();
  // Test workers are killed from outside, so the setup of the run ends the recorded servers.
  writeFileSync(join(run, `server-${server.pid()}`), server.folder);
  servers.set(prepare, server);
}
