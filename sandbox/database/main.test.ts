import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { BRIEFLY } from "#database/servers.double.ts";
import { freeBlock } from "#test-ports";
import { inSoak } from "#tests/support/soak.ts";
import { PORT_OFFSETS } from "../services.ts";
import { checkpoint, vacuum } from "./upkeep.ts";

const LIMIT_MS = 120_000;
const KILLS = inSoak(25, 1);
const KILLS_LIMIT_MS = 600_000;
/**
 * Delays from a first start to its kill. The delays of a run with `SOAK` cover the time in which a first
 * start writes files. Each delay needs a first start of its own.
 */
const FIRST_START_KILLS_MS = inSoak([300, 700, 1_200, 1_800], [900]);

const folders: string[] = [];
const emptyFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), "sandbox-database-"));
  folders.push(folder);
  return folder;
};

/** Data folder after a first start. Tests start on a copy of this folder, because a first start is slow. */
let made: string;
beforeAll(async () => {
  made = emptyFolder();
  const first = start(made, await freePort());
  await first.ready();
  first.child.kill("SIGTERM");
  await first.ended;
}, LIMIT_MS);
const newFolder = () => {
  const folder = emptyFolder();
  cpSync(made, folder, { recursive: true });
  return folder;
};
const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
});
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}, LIMIT_MS);

/** Returns a free port for the database, in a block of free ports for its sandbox. */
const freePort = async () => (await freeBlock()) + PORT_OFFSETS.database;

function start(folder: string, port: number) {
  const child = spawn(process.execPath, [BRIEFLY, join(import.meta.dirname, "main.ts")], {
    env: {
      ...process.env,
      NODE_ENV: "test",
      DATA_DIR: folder,
      SANDBOX_PORT: String(port - PORT_OFFSETS.database),
    },
  });
  children.push(child);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (words: Buffer) => {
      output += words;
    });
  }
  const ended = once(child, "close").then(([code]) => ({ code, output }));
  const ready = async () => {
    while (!output.includes("sandbox database:")) {
      if (child.exitCode !== null) throw new Error(output);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  };
  return { child, ended, ready };
}

const urlOf = (port: number) => `postgres://postgres@127.0.0.1:${port}/postgres`;

async function connected(port: number): Promise<Client> {
  const client = new Client({ connectionString: urlOf(port) });
  client.on("error", () => {});
  await client.connect();
  return client;
}

async function kill({ child, ended }: ReturnType<typeof start>): Promise<void> {
  child.kill("SIGKILL");
  await ended;
}

it(
  "a start on a folder in use fails and names the process that uses it, and succeeds once that process is killed",
  async () => {
    const folder = newFolder();
    const [port, otherPort] = [await freePort(), await freePort()];
    const owner = start(folder, port);
    await owner.ready();
    const { code, output } = await start(folder, otherPort).ended;
    expect(code).toBe(1);
    expect(output.trim().split("\n")).toEqual([
      expect.stringMatching(`process ${owner.child.pid}:.*DATA_DIR`),
    ]);
    const client = await connected(port);
    await client.query("create table kept as select 7 as n");
    await client.end();

    await kill(owner);
    const next = start(folder, otherPort);
    await next.ready();
    const again = await connected(otherPort);
    expect((await again.query("select n from kept")).rows).toEqual([{ n: 7 }]);
    await again.end();
  },
  LIMIT_MS,
);

it(
  "the database opens a folder whose owner died, even if another process has the owner's process ID",
  async () => {
    const folder = newFolder();
    writeFileSync(join(folder, `database.owner.${process.pid}.1`), "");
    const server = start(folder, await freePort());
    await server.ready();
    expect(readdirSync(folder).filter((name) => name.includes(".owner."))).toHaveLength(1);
  },
  LIMIT_MS,
);

it(
  "the database closes cleanly on a signal while a client has an open transaction",
  async () => {
    for (const signal of ["SIGTERM", "SIGINT"] as const) {
      const folder = newFolder();
      const port = await freePort();
      const server = start(folder, port);
      await server.ready();
      const client = await connected(port);
      await client.query("begin");
      await client.query("create table undone (n integer)");
      server.child.kill(signal);
      expect((await server.ended).code).toBe(0);
      expect(readdirSync(folder).filter((name) => name.includes(".owner."))).toEqual([]);
    }
  },
  LIMIT_MS,
);

it(
  "the database says in one sentence that its port is taken, and exits",
  async () => {
    const otherServer = createServer().listen(0, "127.0.0.1");
    await once(otherServer, "listening");
    const address = otherServer.address();
    const port = typeof address === "object" && address ? address.port : 0;
    const { code, output } = await start(newFolder(), port).ended;
    otherServer.close();
    expect(code).toBe(1);
    expect(output.trim().split("\n")).toEqual([expect.stringMatching(`Port ${port}.*SANDBOX_PORT`)]);
  },
  LIMIT_MS,
);

it(
  "vacuum() frees the space of dead rows",
  async () => {
    const port = await freePort();
    await start(newFolder(), port).ready();
    const client = await connected(port);
    await client.query("create table rows_of (n integer)");
    await client.query("insert into rows_of select generate_series(1, 10000)");
    await client.query("delete from rows_of");
    await vacuum(urlOf(port));
    const { rows } = await client.query("select pg_relation_size('rows_of') as bytes");
    expect(Number(rows[0].bytes)).toBe(0);
    await client.end();
  },
  LIMIT_MS,
);

it(
  "after a checkpoint, a start after a crash has little write-ahead log to replay",
  async () => {
    const port = await freePort();
    await start(newFolder(), port).ready();
    const client = await connected(port);
    await client.query("create table rows_of as select generate_series(1, 20000) as n");
    const toReplay = async () => {
      const { rows } = await client.query(
        "select pg_current_wal_lsn() - redo_lsn as bytes from pg_control_checkpoint()",
      );
      return Number(rows[0].bytes);
    };
    expect(await toReplay()).toBeGreaterThan(1_000_000);
    await checkpoint(urlOf(port));
    expect(await toReplay()).toBeLessThan(10_000);
    await client.end();
  },
  LIMIT_MS,
);

it(
  "the database starts normally after its first start was killed",
  async () => {
    for (const after of FIRST_START_KILLS_MS) {
      const folder = emptyFolder();
      const first = start(folder, await freePort());
      await new Promise((resolve) => setTimeout(resolve, after));
      await kill(first);
      const port = await freePort();
      const second = start(folder, port);
      await second.ready();
      const client = await connected(port);
      expect((await client.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
      await client.end();
      expect(existsSync(join(folder, "database.part"))).toBe(false);
      await kill(second);
    }
  },
  LIMIT_MS,
);

it(
  "a folder without a complete database is moved away, and the log says this",
  async () => {
    const folder = emptyFolder();
    mkdirSync(join(folder, "database/base"), { recursive: true });
    writeFileSync(join(folder, "database/base/1"), "half");
    const server = start(folder, await freePort());
    await server.ready();
    expect(readFileSync(join(folder, "database.aside-1/base/1"), "utf8")).toBe("half");
    await kill(server);
    expect((await server.ended).output).toMatch(
      /^The folder .*database had no complete database: it was moved to .*aside-1/,
    );
  },
  LIMIT_MS,
);

it(
  "a database that cannot be opened stays unchanged, and one sentence reports the problem",
  async () => {
    const folder = newFolder();
    const control = join(folder, "database/global/pg_control");
    writeFileSync(control, "");
    const { code, output } = await start(folder, await freePort()).ended;
    expect(output.trim().split("\n").at(-1)).toMatch(
      /^The database in .* cannot be opened .*: move this folder/,
    );
    expect(code).toBe(1);
    expect(readFileSync(control, "utf8")).toBe("");
  },
  LIMIT_MS,
);

it(
  `the database keeps every acknowledged row after ${KILLS} kills during writes`,
  async () => {
    const folder = newFolder();
    const port = await freePort();
    const acknowledged: number[] = [];
    const openings: number[] = [];
    let next = 0;
    for (let round = 0; round < KILLS; round++) {
      const startedAt = Date.now();
      const server = start(folder, port);
      await server.ready();
      const clients = await Promise.all(Array.from({ length: 4 }, () => connected(port)));
      openings.push(Date.now() - startedAt);
      await clients[0]?.query("create table if not exists acknowledged (n integer primary key)");
      // Each client writes until its connection is lost.
      const writing = Promise.allSettled(
        clients.map(async (client) => {
          for (;;) {
            const n = next++;
            await client.query("insert into acknowledged values ($1)", [n]);
            acknowledged.push(n);
          }
        }),
      );
      // The kill comes during the writes. Each round waits for more writes than the round before.
      const enough = acknowledged.length + 20 + round * 3;
      while (acknowledged.length < enough) await new Promise((resolve) => setTimeout(resolve, 1));
      await kill(server);
      await writing;
    }
    const server = start(folder, port);
    await server.ready();
    const client = await connected(port);
    const { rows } = await client.query<{ n: number }>("select n from acknowledged");
    const present = new Set(rows.map(({ n }) => n));
    expect(acknowledged.filter((n) => !present.has(n))).toEqual([]);
    expect(present.size).toBe(rows.length);
    await client.query("reindex table acknowledged");
    await client.end();
    const sorted = openings.toSorted((a, b) => a - b);
    console.log(
      `${acknowledged.length} rows acknowledged; opened in ${sorted[0]} to ${sorted.at(-1)} ms (${KILLS} times)`,
    );
  },
  KILLS_LIMIT_MS,
);
