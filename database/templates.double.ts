import { execFileSync } from "node:child_process";
import { existsSync, renameSync } from "node:fs";
import { join } from "node:path";
import { inject } from "vitest";
import { migrate } from "./migrate.server.ts";
import { openDatabase } from "./open.server.ts";
import type { Prepare, TestServer } from "./servers.double.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Folder of this test run with migrated databases, which test files copy. */
    databases: string;
  }
}

/**
 * Returns the folder of a stopped server with every migration; undefined if the run has no folder for it.
 * Made once per run for all test files, because migrating takes longer than most tests.
 */
async function migratedFolder(prepare: Prepare): Promise<string | undefined> {
  const databases: string | undefined = inject("databases");
  if (databases === undefined) return undefined;
  const folder = join(databases, prepare.name);
  if (!existsSync(folder)) await makeMigrated(prepare, folder);
  return folder;
}

/** Makes the migrated folder. If two test files make one at once, the first to finish moves it in place. */
async function makeMigrated(prepare: Prepare, folder: string): Promise<void> {
  const server = await prepare();
  try {
    await server.start();
    const database = openDatabase(server.url);
    await migrate(database);
    await database.close();
    await server.stop();
    const part = `${folder}-${process.pid}`;
    execFileSync("cp", ["-a", server.folder, part]);
    if (!existsSync(folder)) renameSync(part, folder);
  } finally {
    await server.remove();
  }
}

/** Returns a server, not started yet. Its database has every migration if the run has a folder for it. */
export const prepareMigrated = async (prepare: Prepare): Promise<TestServer> =>
  prepare(await migratedFolder(prepare));
