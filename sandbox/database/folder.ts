import { existsSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { DiskFullError, isNearlyFull } from "../disk-full.ts";
import { StateFolderError } from "../state-folder.ts";

/**
 * Opens the database of a folder. A missing database is created in another folder and moved into place when
 * complete, so that an incomplete database is never opened.
 * @param log receives a sentence if a folder without a database was moved away
 * @throws {DiskFullError}
 * @throws {StateFolderError} if the folder's content cannot be opened
 */
export async function openFolder(folder: string, log: (sentence: string) => void): Promise<PGlite> {
  try {
    if (!existsSync(join(folder, "PG_VERSION"))) await makeDatabase(folder, log);
    return await PGlite.create(folder);
  } catch (cause) {
    // The engine's own error does not say that the disk is full.
    if (isNearlyFull(folder))
      throw new DiskFullError(`the database in ${folder} cannot be opened`, { cause });
    throw new StateFolderError(
      `The database in ${folder} cannot be opened (${cause}): move this folder away for a new one.`,
      { cause },
    );
  }
}

async function makeDatabase(folder: string, log: (sentence: string) => void): Promise<void> {
  const part = `${folder}.part`;
  rmSync(part, { recursive: true, force: true });
  await (await PGlite.create(part)).close();
  if (existsSync(folder) && readdirSync(folder).length > 0) setAside(folder, log);
  rmSync(folder, { recursive: true, force: true });
  renameSync(part, folder);
}

/** Moves the folder of an incomplete database away, because we must not delete its files. */
function setAside(folder: string, log: (sentence: string) => void): void {
  let number = 1;
  while (existsSync(`${folder}.aside-${number}`)) number += 1;
  const aside = `${folder}.aside-${number}`;
  renameSync(folder, aside);
  log(`The folder ${folder} had no complete database: it was moved to ${aside}, and a new one was created.`);
}
