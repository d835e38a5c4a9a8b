import { resolve } from "node:path";
import { PGLiteSocketServer } from "@electric-sql/pglite-socket";
import { portError } from "../listen.ts";
import { own } from "../owner.ts";
import { runProgram } from "../run-program.ts";
import { PORT_OFFSETS } from "../services.ts";
import { makeFolder } from "../state-folder.ts";
import { openFolder } from "./folder.ts";
import { oneClientAtATime } from "./one-client-at-a-time.ts";
import { keepUp } from "./upkeep.ts";
import { watch } from "./watch.ts";

/** Address of the database. It has no password, so only this machine can connect, whatever HOST is set to. */
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
