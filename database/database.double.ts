import { afterAll, beforeAll, type RunnerTask } from "vitest";
import { type Database, openDatabase } from "./open.server.ts";
import { giveBack, takeServer } from "./reused-servers.double.ts";
import { type Prepare, SERVERS, type TestServer } from "./servers.double.ts";

const START_LIMIT_MS = 90_000;

/** Returns an installed server, PostgreSQL first, for tests of behaviour that is the same on each server. */
export function anyServer(): Prepare {
  const { prepare } = SERVERS.findLast(({ prepare }) => prepare !== null) ?? {};
  if (!prepare) throw new Error("No test database can be started: no server is installed");
  return prepare;
}

/** Gives the surrounding tests their own migrated and empty server. Use the database once tests run. */
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
