import { afterAll, beforeAll, type RunnerTask } from "vitest";
import { type Database, openDatabase } from "./open.server.ts";
import { giveBack, takeServer } from "./reused-servers.double.ts";
import { type Prepare, SERVERS, type TestServer } from "./servers.double.ts";

const START_LIMIT_MS = 90_000;

/** Returns PostgreSQL if installed, otherwise another server: for tests whose result is the same on each. */
export function anyServer(): Prepare {
  const { prepare } = SERVERS.findLast(({ prepare }) => prepare !== null) ?? {};
  if (!prepare) throw new Error("No test database can be started: no server is installed");
  return prepare;
}

/** Gives the surrounding suite its own migrated, empty database. Call the returned function only in tests. */
export function giveDatabase(prepare: Prepare = anyServer()): () => Database {
  let server: TestServer;
  let database: Database;
  beforeAll(async () => {
    server = await takeServer(prepare);
    database = openDatabase(server.url);
  }, START_LIMIT_MS);
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads which fixtures are used from this pattern.
  afterAll(async ({}, { tasks }) => {
    await database.close();
    await giveBack(prepare, server, tasks.every(isSound));
  });
  return () => database;
}

const isSound = (task: RunnerTask): boolean =>
  task.type === "suite" ? task.tasks.every(isSound) : task.result?.state !== "fail";
