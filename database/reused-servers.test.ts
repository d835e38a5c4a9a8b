import { expect, it } from "vitest";
import { onBothServers } from "./on-servers.double.ts";
import { openDatabase } from "./open.server.ts";
import { giveBack, takeServer } from "./reused-servers.double.ts";
import { changes } from "./schema.ts";
import type { TestServer } from "./servers.double.ts";

const CHANGE = {
  kind: "fire-new",
  subject: "2026-1",
  seasonYear: 2026,
  after: {},
  previousReadAt: new Date(),
  observedAt: new Date(),
} as const;

/** Writes a change. Returns its id and the number of rows. */
async function writeOne({ url }: TestServer) {
  const database = openDatabase(url);
  try {
    return await database.run(async (queries) => {
      const [written] = await queries.insert(changes).values(CHANGE).returning({ id: changes.id });
      return { id: written?.id, rows: await queries.$count(changes) };
    });
  } finally {
    await database.close();
  }
}

onBothServers("a reused test server: $name", (prepare) => {
  it("a reused server has no rows of earlier tests, and restarts its counters", async () => {
    const first = await takeServer(prepare);
    expect(await writeOne(first)).toEqual({ id: 1, rows: 1 });
    await giveBack(prepare, first, true);
    const second = await takeServer(prepare);
    expect(second.url).toBe(first.url);
    expect(await writeOne(second)).toEqual({ id: 1, rows: 1 });
    await giveBack(prepare, second, true);
  });

  it("a reused server is never taken twice at once, and is removed if its tests failed", async () => {
    const mine = await takeServer(prepare);
    const other = await takeServer(prepare);
    expect(other.url).not.toBe(mine.url);
    await giveBack(prepare, other, false);
    await expect(writeOne(other)).rejects.toThrow();
    await giveBack(prepare, mine, false);
  });
});
