import { afterAll, beforeAll } from "vitest";
import { migrate } from "./migrate.server.ts";
import { type Database, openDatabase } from "./open.server.ts";
import { type Prepare, SERVERS, type TestServer } from "./test-servers.ts";
import { prepareMigrated } from "./test-templates.ts";

const START_LIMIT_MS = 90_000;

/** Whichever server is installed, the real one first; for tests of what every server does alike. */
export function anyServer(): Prepare {
  const { prepare } = SERVERS.findLast(({ prepare }) => prepare !== null) ?? {};
  if (!prepare) throw new Error("No database can be started");
  return prepare;
}

/** Gives the tests around it a server of their own, migrated; the database is there once they run. */
export function giveDatabase(prepare: Prepare = anyServer()): () => Database {
  let server: TestServer;
  let database: Database;
  beforeAll(async () => {
    server = await prepareMigrated(prepare);
    await server.start();
    database = openDatabase(server.url);
    await migrate(database);
  }, START_LIMIT_MS);
  afterAll(async () => {
    await database.close();
    await server.remove();
  });
  return () => database;
}
