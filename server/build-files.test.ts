import { beforeEach, expect, it, vi } from "vitest";
import { giveDatabase } from "#database/database.double.ts";
import { DatabaseError } from "#database/database-error.ts";
import { onEachServer } from "#database/on-servers.double.ts";
import { type Database, openDatabase } from "#database/open.server.ts";
import { buildFiles } from "#database/schema.ts";
import { startSite } from "./app.double.ts";
import { createBuildFiles } from "./build-files.ts";
import { type StaticFiles, staticFile } from "./static-files.ts";

const SCRIPT = "export const build = 'one';\n".repeat(20);
const PICTURE = Buffer.from([0, 1, 2, 255]);
const OLD: StaticFiles = new Map([
  ["/assets/root-1.js", staticFile("/assets/root-1.js", Buffer.from(SCRIPT))],
  ["/assets/mark-1.png", staticFile("/assets/mark-1.png", PICTURE)],
  ["/robots.txt", staticFile("/robots.txt", Buffer.from("all"))],
]);
const DAY_MS = 24 * 3_600_000;

onEachServer("files of other builds on $name", (prepare) => {
  const database = giveDatabase(prepare);
  beforeEach(async () => {
    await database().run((queries) => queries.delete(buildFiles));
  });

  it("a site serves the files of another build with the same bytes and caching as the other build's site", async () => {
    const stop = await createBuildFiles(database()).start(OLD);
    stop();
    const site = await startSite({ buildFiles: createBuildFiles(database()) });
    const ask = async (path: string) => {
      const answer = await fetch(site.origin + path);
      const { headers, status } = answer;
      return [status, headers.get("cache-control"), Buffer.from(await answer.arrayBuffer())] as const;
    };
    const forEver = "public, max-age=31536000, immutable";
    expect(await ask("/assets/root-1.js")).toEqual([200, forEver, Buffer.from(SCRIPT)]);
    expect(await ask("/assets/mark-1.png")).toEqual([200, forEver, PICTURE]);
    expect((await ask("/assets/root-2.js")).slice(0, 2)).toEqual([404, "no-store"]);
    await site.server.stop();
  });

  it("an old site finds the files of a new build as soon as a site of the new build has started", async () => {
    const old = createBuildFiles(database());
    expect(await old.find("/assets/root-1.js")).toBeNull();
    (await createBuildFiles(database()).start(OLD))();
    expect(await old.find("/assets/root-1.js")).not.toBeNull();
  });

  it("a site that starts before the database is migrated stores its files a minute later", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    let isMigrated = false;
    const late: Database = {
      ...database(),
      run: (work) =>
        isMigrated
          ? database().run(work)
          : Promise.reject(new DatabaseError("database-not-migrated", "relation does not exist")),
    };
    const log = { info: vi.fn(), warn: vi.fn() };
    const stop = await createBuildFiles(late, log).start(OLD);
    isMigrated = true;
    await vi.advanceTimersByTimeAsync(60_000);
    vi.useRealTimers();
    const find = async () => (await createBuildFiles(database()).find("/assets/root-1.js")) !== null;
    await expect.poll(find).toBe(true);
    stop();
    // The first start of an installation is no trouble.
    expect([log.info.mock.calls.length, log.warn.mock.calls.length]).toEqual([1, 0]);
  });

  it("files are deleted 30 days after the last site of their build marked them", async () => {
    (await createBuildFiles(database()).start(OLD))();
    const later = createBuildFiles(database(), undefined, () => Date.now() + 31 * DAY_MS);
    (await later.start(new Map()))();
    expect(await createBuildFiles(database()).find("/assets/root-1.js")).toBeNull();
  });

  it("while the database is away, a request for a file of another build finds no file and causes no error", async () => {
    const away = openDatabase("postgres://nobody@127.0.0.1:1/none");
    const files = createBuildFiles(away);
    (await files.start(OLD))();
    expect(await files.find("/assets/root-1.js")).toBeNull();
    await away.close();
  });
});
