import { sql } from "drizzle-orm";
import { Client } from "pg";
import { expect, it } from "vitest";
import { openDatabase } from "#database/open.server.ts";
import { SERVERS } from "#database/servers.double.ts";

const LIMIT_MS = 120_000;
const WRITERS = 8;
/** Failed writes to wait for: more than the number of connections, so that each connection has failed. */
const FAILURES = 20;

it(
  "a database that was stopped during writes, as on a sleeping laptop, responds again and has every acknowledged row",
  async () => {
    const server = await SERVERS.find(({ name }) => name === "PGlite")?.prepare?.();
    if (server === undefined) throw new Error("There is no PGlite.");
    await server.start();
    const pid = server.pid() ?? 0;
    const database = openDatabase(server.url, { answerMs: 300 });
    await database.run((queries) => queries.execute(sql`create table written (n integer primary key)`));
    const acknowledged: number[] = [];
    let next = 0;
    let failures = 0;
    let isWriting = true;
    const writing = Array.from({ length: WRITERS }, async () => {
      while (isWriting) {
        const n = next++;
        try {
          await database.transaction((transaction) =>
            transaction.execute(sql`insert into written values (${n})`),
          );
          acknowledged.push(n);
        } catch {
          failures += 1;
        }
      }
    });
    const until = async (isReached: () => boolean) => {
      while (!isReached()) await new Promise((resolve) => setTimeout(resolve, 5));
    };
    await until(() => acknowledged.length > 50);
    process.kill(pid, "SIGSTOP");
    await until(() => failures >= FAILURES);
    process.kill(pid, "SIGCONT");
    const before = acknowledged.length;
    await until(() => acknowledged.length > before + 50);
    isWriting = false;
    await Promise.all(writing);

    const stranger = new Client({ connectionString: server.url });
    await stranger.connect();
    const { rows } = await stranger.query<{ n: number }>("select n from written");
    const present = new Set(rows.map(({ n }) => n));
    expect(acknowledged.filter((n) => !present.has(n))).toEqual([]);
    await stranger.end();
    await database.close();
    await server.remove();
  },
  LIMIT_MS,
);
