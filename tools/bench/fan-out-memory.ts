import { fork } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { countSent, settleConcerned, startFire } from "#alerts/concerned.double.ts";
import { createSeal } from "#delivery/seal.server.ts";
import { ProcessGroup } from "../launch/process-group.ts";
import { workerProgram } from "../launch/programs.ts";
import { type Benchmark, onPostgresql, residentMb } from "./benchmark.ts";

/** Starts the fastest possible mail server in a separate process. */
async function startSmtpSink() {
  const sink = fork(join(import.meta.dirname, "smtp-sink.ts"));
  const [port] = await once(sink, "message");
  return { url: `smtp://127.0.0.1:${Number(port)}`, stop: () => void sink.kill() };
}

const PEOPLE = 250_000;
const LOOK_EVERY_MS = 500;

export const fanOutMemory: Benchmark = {
  name: "Memory of a worker that tells many",
  run: ({ env }) =>
    onPostgresql(async (url, database) => {
      const sink = await startSmtpSink();
      const key = randomBytes(32).toString("base64");
      const worker = new ProcessGroup({
        ...env,
        DATABASE_URL: url,
        SEAL_KEYS: key,
        SMTP_URL: sink.url,
        // No service is at this address: the benchmark itself writes the change.
        FIRE_DATA_URL: "http://127.0.0.1:1",
        LOG_LEVEL: "fatal",
      });
      try {
        await settleConcerned(database, createSeal([key]), { people: PEOPLE });
        const program = workerProgram();
        await worker.start(program);
        const before = residentMb(worker.pidOf(program));
        await startFire(database);
        const began = performance.now();
        let [most, sent] = [before, 0];
        while (sent < PEOPLE) {
          await wait(LOOK_EVERY_MS);
          most = Math.max(most, residentMb(worker.pidOf(program)));
          sent = await countSent(database);
        }
        const seconds = (performance.now() - began) / 1_000;
        return [
          {
            what: `${PEOPLE} people told of one fire by one worker in ${seconds.toFixed(0)} s; its memory before, and at most`,
            value: `${before}, ${most} MB`,
            target: "<= 300 MB",
          },
        ];
      } finally {
        await worker.stop();
        sink.stop();
      }
    }),
};
