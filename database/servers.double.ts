import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, globSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freeBlock } from "#test-ports";
import { openDatabase } from "./open.server.ts";

const READY_LIMIT_MS = 150_000;
const ASK_EVERY_MS = 50;
/** Difference between the ports of the sandbox's database and of its hub. */
const PORT_OFFSET = 9;

/** A test's own database server, with its own port and temporary folder. */
export interface TestServer {
  readonly url: string;
  /** Folder of the server's data, which can be copied while the server is stopped. */
  readonly folder: string;
  /** Returns the server's process ID; undefined before the first start. */
  pid(): number | undefined;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Suspends all processes of the server: it keeps its connections, but never responds. */
  freeze(): void;
  thaw(): void;
  remove(): Promise<void>;
}

/** Node option for a short-lived PGlite: V8's optimizing compiler would take longer than it saves. */
export const BRIEFLY = "--liftoff-only";

interface Prepared {
  readonly port: number;
  readonly folder: string;
  readonly stopSignal: NodeJS.Signals;
  spawn(): ChildProcess;
}

/** Prepares a server that is not started yet, with an empty folder or a copy of the folder `from`. */
export type Prepare = (from?: string) => Promise<TestServer>;

/** Servers to test on. `prepare` is null if a server is not installed; `npm test` installs PostgreSQL. */
export const SERVERS: readonly {
  readonly name: string;
  readonly prepare: Prepare | null;
}[] = [
  { name: "PGlite", prepare: preparePglite },
  postgresBinaries() === null
    ? { name: "PostgreSQL (NOT RUN: it is not installed here; npm test installs it)", prepare: null }
    : { name: "PostgreSQL", prepare: preparePostgres },
];

async function preparePglite(from?: string): Promise<TestServer> {
  const folder = newFolder("vigie-pglite-", from);
  const sandboxPort = await freeBlock();
  const env = {
    ...process.env,
    NODE_ENV: "test",
    DATA_DIR: folder,
    SANDBOX_PORT: String(sandboxPort),
  };
  const program = join(import.meta.dirname, "../sandbox/database/main.ts");
  return testServer({
    port: sandboxPort + PORT_OFFSET,
    folder,
    stopSignal: "SIGTERM",
    spawn: () => spawn(process.execPath, [BRIEFLY, program], { env }),
  });
}

/** Prepares PostgreSQL. It refuses to run as root, so for root it runs as the user of Debian's package. */
async function preparePostgres(from?: string): Promise<TestServer> {
  const binaries = postgresBinaries();
  if (binaries === null) throw new Error("PostgreSQL is not installed");
  const folder = newFolder("vigie-postgres-", from);
  const id = (flag: string) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
  const user = process.getuid?.() === 0 ? { uid: id("-u"), gid: id("-g") } : {};
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, "data");
  const options = ["-D", data, "-U", "postgres", "--auth=trust", "--encoding=UTF8", "--locale=C.UTF-8", "-N"];
  if (from === undefined) execFileSync(join(binaries, "initdb"), options, { ...user, cwd: folder });
  const port = await freeBlock();
  const args = ["-D", data, "-p", String(port), "-h", "127.0.0.1", "-k", folder, "-F"];
  return testServer({
    port,
    folder,
    stopSignal: "SIGINT",
    spawn: () => spawn(join(binaries, "postgres"), args, { ...user, cwd: folder }),
  });
}

export async function startReplica(primary: TestServer): Promise<TestServer> {
  const copy = newFolder("vigie-replica-", undefined);
  try {
    const { uid, gid } = statSync(primary.folder);
    chownSync(copy, uid, gid);
    const args = ["-d", primary.url, "-D", join(copy, "data"), "-R", "--checkpoint=fast"];
    execFileSync(join(postgresBinaries() ?? "", "pg_basebackup"), args, { uid, gid, cwd: copy });
    const replica = await preparePostgres(copy);
    await replica.start();
    return replica;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

function newFolder(name: string, from: string | undefined): string {
  const folder = mkdtempSync(join(tmpdir(), name));
  // Keep owners and permissions: the servers check them.
  if (from !== undefined) execFileSync("cp", ["-a", `${from}/.`, folder]);
  return folder;
}

/** Returns the folder of Debian's newest PostgreSQL programs; null if none is installed. */
function postgresBinaries(): string | null {
  return globSync("/usr/lib/postgresql/*/bin").sort().at(-1) ?? null;
}

function testServer({ port, folder, stopSignal, ...prepared }: Prepared): TestServer {
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  let child: ChildProcess | undefined;
  async function stop() {
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill(stopSignal);
    await ended;
  }
  function signalAll(signal: NodeJS.Signals) {
    if (child?.pid === undefined) return;
    // First signal the main process, which could start other processes.
    child.kill(signal);
    execFileSync("pkill", [`-${signal}`, "-P", String(child.pid)]);
  }
  return {
    url,
    folder,
    pid: () => child?.pid,
    async start() {
      child = prepared.spawn();
      let text = "";
      for (const stream of [child.stdout, child.stderr]) {
        stream?.on("data", (words: Buffer) => {
          text = (text + words).slice(-4000);
        });
      }
      const deadline = Date.now() + READY_LIMIT_MS;
      while (!(await answers(url))) {
        if (child.exitCode !== null || Date.now() > deadline) {
          await stop();
          throw new Error(`The database did not start:\n${text}`);
        }
        await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
      }
    },
    stop,
    freeze: () => signalAll("SIGSTOP"),
    thaw: () => signalAll("SIGCONT"),
    async remove() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function answers(url: string): Promise<boolean> {
  const database = openDatabase(url, { acceptsReplica: true });
  try {
    await database.run((queries) => queries.execute("select 1"));
    return true;
  } catch {
    return false;
  } finally {
    await database.close();
  }
}
