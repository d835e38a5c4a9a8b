import { existsSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { PGLiteSocketServer } from "@electric-sql/pglite-socket";
import { DiskFullError, isNearlyFull } from "../disk-full.ts";
import { portError } from "../listen.ts";
import { own } from "../owner.ts";
import { runProgram } from "../run-program.ts";
import { PORT_OFFSETS } from "../services.ts";
import { makeFolder, StateFolderError } from "../state-folder.ts";
import { keepUp } from "./upkeep.ts";
import { watch } from "./watch.ts";

/** First bytes of extended-protocol messages except Sync: Parse, Bind, Describe, Execute, Close, Flush. */
const EXTENDED = new Set([..."PBDECH"].map((letter) => letter.charCodeAt(0)));

/**
 * Finishes a client's query before another client's query starts. The socket server shares one session among
 * all clients, and mixes their messages except within a transaction. Another client's statement could
 * thus run between the Parse and the Execute of a query. Here, an unfinished query counts as a transaction.
 */
function oneClientAtATime(db: PGlite): void {
  const answer = db.execProtocolRawStream.bind(db);
  const isInTransaction = db.isInTransaction.bind(db);
  let isMidQuery = false;
  db.execProtocolRawStream = async (message, options) => {
    await answer(message, options);
    isMidQuery = EXTENDED.has(message[0] ?? 0);
  };
  db.isInTransaction = () => isMidQuery || isInTransaction();
}

/**
 * Opens the database of a folder. A missing database is created in another folder and moved into place when
 * complete, so that an incomplete database is never opened.
 * @param log receives a sentence if a folder without a database was moved away
 * @throws {DiskFullError}
 * @throws {StateFolderError} if the folder's content cannot be opened
 */
async function openFolder(folder: string, log: (sentence: string) => void): Promise<PGlite> {
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

/** Address of the database, on this machine only, because it has no password. The setting HOST is ignored. */
const HOST = "127.0.0.1";
const MOST_CLIENTS = 100;
const CLOSE_LIMIT_MS = 5_000;

await runProgram(async ({ DATA_DIR, SANDBOX_PORT }) => {
  const port = SANDBOX_PORT + PORT_OFFSETS.database;
  makeFolder(resolve(DATA_DIR));
  const folder = resolve(DATA_DIR, "database");
  const claim = own(folder, {
    refusal: (pid) =>
      `The database in ${folder} is open in process ${pid}: stop that one, or set another DATA_DIR.`,
  });
  process.once("exit", claim.release);
  let close: () => void = () => process.exit(0);
  process.once("SIGINT", () => close()).once("SIGTERM", () => close());

  const db = await openFolder(folder, console.log);
  oneClientAtATime(db);
  const answer = db.execProtocolRawStream.bind(db);
  const answered = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  db.execProtocolRawStream = async (...message) => {
    try {
      await answer(...message);
      Atomics.add(answered, 0, 1);
    } catch (error) {
      // Errors of statements are responses. This error is a crash of the engine, after which the server would
      // wait for a response forever.
      console.error(`The sandbox's database broke: ${error}`);
      process.exit(1);
    }
  };
  const server = new PGLiteSocketServer({ db, host: HOST, port, maxConnections: MOST_CLIENTS });
  try {
    await server.start();
  } catch (error) {
    throw portError(error, "database", port);
  }
  const url = `postgres://postgres@${HOST}:${port}/postgres`;
  keepUp(url);
  watch({ url, answered });
  console.log(`sandbox database: ${url}`);

  close = () => {
    // Acknowledged writes survive even a kill, so a close that hangs can be cut short.
    setTimeout(() => process.exit(0), CLOSE_LIMIT_MS).unref();
    void server
      .stop()
      .then(() => db.close())
      .finally(() => process.exit(0));
  };
});
