import { writeSync } from "node:fs";
import { workerData } from "node:worker_threads";
import { Client } from "pg";
import type { Watched } from "./watch.ts";

const STANDARD_ERROR = 2;
/** Number of moments (`momentMs` each) between two checks. */
const ASK_EVERY = 10;

const { url, answered, limit, momentMs }: Required<Watched> = workerData;

let isAsking = false;
let sinceQuestion = 0;
let silentFor = 0;
let seen = 0;

/** Queries the database as a client does, and waits for the response. An error counts as a response. */
async function ask(): Promise<void> {
  isAsking = true;
  const client = new Client({ connectionString: url });
  client.on("error", () => {});
  await client
    .connect()
    .then(() => client.query("select 1"))
    .catch(() => {});
  await client.end().catch(() => {});
  isAsking = false;
}

setInterval(() => {
  const count = Atomics.load(answered, 0);
  silentFor = isAsking && count === seen ? silentFor + 1 : 0;
  seen = count;
  sinceQuestion += 1;
  if (!isAsking && sinceQuestion >= ASK_EVERY) {
    sinceQuestion = 0;
    void ask();
  }
  if (silentFor < limit) return;
  // Written synchronously: the main thread, which writes the output of other threads, can hang.
  writeSync(STANDARD_ERROR, "The sandbox's database no longer responds; restarting it.\n");
  // Acknowledged writes survive a kill.
  process.kill(process.pid, "SIGKILL");
}, momentMs);
