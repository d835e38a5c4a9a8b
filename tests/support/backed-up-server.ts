import { execFile, spawn } from "node:child_process";
import {
  appendFileSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect } from "vitest";
import { anyServer } from "#database/database.double.ts";
import { openDatabase } from "#database/open.server.ts";
import type { TestServer } from "#database/servers.double.ts";
import { prepareMigrated } from "#database/templates.double.ts";

const DEPLOY = join(import.meta.dirname, "../../deploy/backup");
const deployed = (name: string) => readFileSync(join(DEPLOY, name), "utf8");
const run = promisify(execFile);

export type BackedUpServer = Awaited<ReturnType<typeof startBackedUp>>;

/** Returns the column `value` of a statement's first row. */
export async function readValue(url: string, statement: string): Promise<unknown> {
  const database = openDatabase(url, { acceptsReplica: true });
  try {
    const { rows } = await database.run((queries) => queries.execute<{ value: unknown }>(statement));
    return rows[0]?.value;
  } finally {
    await database.close();
  }
}

/** Starts a restored server and waits until the server has replayed the archive. */
async function startRestored(server: TestServer): Promise<void> {
  await server.start();
  await expect.poll(() => readValue(server.url, "SELECT pg_is_in_recovery() AS value")).toBe(false);
}

/** Starts a migrated PostgreSQL that archives its log and is backed up as in `deploy/backup/`. */
export async function startBackedUp() {
  const server = await prepareMigrated(anyServer());
  const { uid, gid } = statSync(server.folder);
  const repository = mkdtempSync(join(tmpdir(), "vigie-repository-"));
  const data = join(server.folder, "data");
  const configuration = join(repository, "pgbackrest.conf");
  const paths = ["repo1", "log", "lock", "spool"].map((name) => `${name}-path=${join(repository, name)}`);
  const settings = [
    deployed("pgbackrest.conf").replace(/^pg1-path=.*/m, `pg1-path=${data}`),
    ...[`pg1-port=${new URL(server.url).port}`, `pg1-socket-path=${server.folder}`],
    ...["[global]", "repo1-cipher-pass=a-test", ...paths],
  ];
  writeFileSync(configuration, settings.join("\n"));
  for (const name of ["repo1", "log", "lock", "spool"]) mkdirSync(join(repository, name));
  for (const name of ["", "repo1", "log", "lock", "spool"]) chownSync(join(repository, name), uid, gid);
  appendFileSync(
    join(data, "postgresql.conf"),
    deployed("postgresql.conf").replace("pgbackrest ", `pgbackrest --config=${configuration} `),
  );
  const env = {
    ...{ PATH: process.env.PATH, PGBACKREST_CONFIG: configuration },
    ...{
      PGHOST: server.folder,
      PGPORT: new URL(server.url).port,
      PGUSER: "postgres",
      PGDATABASE: "postgres",
    },
  };
  const asOwner = (program: string, args: readonly string[]) =>
    run(program, args, { uid, gid, cwd: server.folder, env });
  const pgbackrest = (...args: string[]) =>
    asOwner("pgbackrest", [`--config=${configuration}`, "--stanza=vigie", ...args]);
  await server.start();
  await pgbackrest("stanza-create");
  return {
    server,
    /** Folder of the backups. */
    repository: join(repository, "repo1"),
    pgbackrest,
    /** Runs the backup schedule of the compose file until its first backup is complete. */
    async backUp(type: "full" | "diff"): Promise<void> {
      const options = { uid, gid, cwd: server.folder, env, detached: true };
      const schedule = spawn("sh", [join(DEPLOY, "schedule.sh")], options);
      const backups = async () => (await pgbackrest("info")).stdout;
      await expect.poll(backups).toContain(` ${type} backup: `);
      const noted = "SELECT count(*)::int AS value FROM task_claims WHERE task = 'backup'";
      await expect.poll(() => readValue(server.url, noted)).toBe(1);
      // Negative PID: ends the schedule's `sleep` too.
      process.kill(-(schedule.pid ?? 0));
    },
    /** Waits until the log of all writes so far is archived. */
    async archived(): Promise<void> {
      const file = await readValue(server.url, "SELECT pg_walfile_name(pg_switch_wal()) AS value");
      const last = () => readValue(server.url, "SELECT last_archived_wal AS value FROM pg_stat_archiver");
      await expect.poll(async () => String(await last()) >= String(file)).toBe(true);
    },
    /** Kills the server and deletes its data. */
    async lose(): Promise<void> {
      process.kill(server.pid() ?? 0, "SIGKILL");
      await server.stop();
      rmSync(data, { recursive: true });
    },
    /** Restores the newest state in place of the lost data, and starts the server. */
    async restore(): Promise<void> {
      await pgbackrest("restore");
      await startRestored(server);
    },
    /** Restores the state of one moment to another folder and starts a server there. */
    async restoreAt(moment: string): Promise<TestServer> {
      const empty = mkdtempSync(join(tmpdir(), "vigie-empty-"));
      const copy = await anyServer()(empty);
      rmSync(empty, { recursive: true });
      const until = ["--archive-mode=off", "--type=time", `--target=${moment}`, "--target-action=promote"];
      await pgbackrest(`--pg1-path=${join(copy.folder, "data")}`, ...until, "restore");
      await startRestored(copy);
      return copy;
    },
    async remove(): Promise<void> {
      await server.remove();
      rmSync(repository, { recursive: true, force: true });
    },
  };
}
