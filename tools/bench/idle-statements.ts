import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { readSettings } from "#settings";
import { ProcessGroup } from "../launch/process-group.ts";
import { siteProgram, workerProgram } from "../launch/programs.ts";
import { type Benchmark, onPostgresql } from "./benchmark.ts";
import { pause } from "./home-meanwhile.ts";
import { BENCH_PORTS } from "./ports.ts";

const TARGET = 8;
/** Time for programs to warm up, and for hourly tasks to run once. */
const START_MS = 45_000;
const MEASURED_MS = 120_000;
/** Messages of PostgreSQL's protocol that run a statement: a simple query and an execution. */
const STATEMENTS = ["Q", "E"];
const HEADER_BYTES = 5;

/** Forwards connections to a database and counts the statements of its clients. */
async function countStatements(port: number) {
  let statements = 0;
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(port, "127.0.0.1");
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on("error", () => {}).on("close", () => sockets.delete(socket));
    }
    upstream.pipe(client);
    client.pipe(upstream);
    let unread: Buffer = Buffer.alloc(0);
    let isStarted = false;
    client.on("data", (data: Buffer) => {
      unread = Buffer.concat([unread, data]);
      for (;;) {
        // The first message has no type.
        const header = isStarted ? HEADER_BYTES : HEADER_BYTES - 1;
        if (unread.length < header) return;
        const length = unread.readInt32BE(header - 4) + header - 4;
        if (unread.length < length) return;
        if (isStarted && STATEMENTS.includes(unread.toString("latin1", 0, 1))) statements += 1;
        unread = unread.subarray(length);
        isStarted = true;
      }
    });
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    port: (server.address() as AddressInfo).port,
    count: () => statements,
    stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

export const idleStatements: Benchmark = {
  name: "Idle statements",
  run: ({ env }) =>
    onPostgresql(async (databaseUrl) => {
      const proxy = await countStatements(Number(new URL(databaseUrl).port));
      const groups: ProcessGroup[] = [];
      try {
        const url = databaseUrl.replace(/:\d+\//, `:${proxy.port}/`);
        for (const [port, workerPort] of [
          [BENCH_PORTS.saves, BENCH_PORTS.worker],
          [BENCH_PORTS.savesToo, BENCH_PORTS.secondWorker],
        ]) {
          const own = { ...env, DATABASE_URL: url, PORT: String(port), WORKER_PORT: String(workerPort) };
          const group = new ProcessGroup(own);
          groups.push(group);
          await group.start(siteProgram(readSettings(own)));
          await group.start(workerProgram());
        }
        await pause(START_MS);
        const before = proxy.count();
        await pause(MEASURED_MS);
        const perSecond = ((proxy.count() - before) * 1_000) / MEASURED_MS;
        return [
          {
            what: "per second, two sites and two workers",
            value: perSecond.toFixed(1),
            target: `<= ${TARGET}`,
          },
        ];
      } finally {
        for (const group of groups) await group.stop();
        proxy.stop();
      }
    }),
};
