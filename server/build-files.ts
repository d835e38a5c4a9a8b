import { eq, inArray, lt, sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import type { Logger } from "pino";
import { DatabaseError } from "#database/database-error.ts";
import type { Database } from "#database/open.server.ts";
import { buildFiles } from "#database/schema.ts";
import { pause } from "#delivery/pause.ts";
import { repeat } from "#territory/sync-together.ts";
import { PackedBody } from "./packed-body.ts";
import { type StaticFile, type StaticFiles, staticFile } from "./static-files.ts";

const DAY_MS = 24 * 3_600_000;
/** Pause in ms after files were not stored: a site can start before its database exists or is migrated. */
const RETRY_MS = 60_000;
/** Time in ms that a build's files stay after its last site stops: open pages of that build can need them. */
const KEPT_MS = 30 * DAY_MS;
/** Longest time in ms that a site's start waits until the files are stored. */
const LONGEST_STORE_MS = 10_000;
/** Maximum number of files that one statement stores. */
const AT_ONCE = 20;
/** Pause in ms between two reads of the list of paths: unknown paths must not cost a statement each. */
const LIST_EVERY_MS = 1_000;
const MOST_BYTES = 16 * 1024 * 1024;

/** Files of all builds that an installation's sites serve. The database stores the files. */
export interface BuildFiles {
  /**
   * Stores the files of this site's build that the database lacks. Repeats each day, so that other sites do
   * not delete these files, and each minute after a failure. Waits a limited time for the first attempt.
   * @returns a function that stops the repetition
   */
  start(files: StaticFiles): Promise<() => void>;
  /** Returns a file of another build by its path; null if no build has it or the database is unavailable. */
  find(path: string): Promise<StaticFile | null>;
}

export function createBuildFiles(
  database: Database,
  log?: Pick<Logger, "info" | "warn">,
  now: () => number = Date.now,
): BuildFiles {
  const found = new LRUCache<string, { readonly file: StaticFile; readonly bytes: number }>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ bytes }) => bytes,
  });
  let paths: ReadonlySet<string> = new Set();
  let listedAt = -Infinity;
  let listing: Promise<void> | null = null;

  async function store(files: StaticFiles): Promise<void> {
    const own = [...files].filter(([path]) => path.startsWith("/assets/"));
    const names = own.map(([path]) => path);
    const marked = await database.run((queries) =>
      queries
        .update(buildFiles)
        .set({ usedAt: sql`now()` })
        .where(inArray(buildFiles.path, names))
        .returning({ path: buildFiles.path }),
    );
    const known = new Set(marked.map(({ path }) => path));
    const missing = own.filter(([path]) => !known.has(path));
    for (let at = 0; at < missing.length; at += AT_ONCE) {
      const values = await Promise.all(
        missing.slice(at, at + AT_ONCE).map(async ([path, file]) => ({
          ...{ path, isPacked: file.isCompressible },
          body: await file.body(file.isCompressible ? "br" : "identity"),
        })),
      );
      await database.run((queries) => queries.insert(buildFiles).values(values).onConflictDoNothing());
    }
    const old = new Date(now() - KEPT_MS);
    await database.run((queries) => queries.delete(buildFiles).where(lt(buildFiles.usedAt, old)));
  }

  /** Stores the files, or logs a warning. @returns the pause before the next attempt, in ms */
  async function storeOrWarn(files: StaticFiles): Promise<number> {
    try {
      await store(files);
      return DAY_MS;
    } catch (err) {
      // Normal before a worker's first start or before `npm run migrate`.
      if (err instanceof DatabaseError && err.code === "database-not-migrated")
        log?.info({}, "the files of this build will be stored when a worker has migrated the database");
      else log?.warn({ err }, "could not store the files of this build; trying again");
      return RETRY_MS;
    }
  }

  async function list(): Promise<void> {
    await pause(Math.max(0, listedAt + LIST_EVERY_MS - now()));
    listedAt = now();
    const rows = await database.run((queries) => queries.select({ path: buildFiles.path }).from(buildFiles));
    paths = new Set(rows.map(({ path }) => path));
  }

  /** Returns whether a build has the path. If the known list lacks the path, waits for a newer list. */
  async function isListed(path: string): Promise<boolean> {
    const requestedAt = now();
    while (!paths.has(path) && listedAt < requestedAt) {
      listing ??= list().finally(() => {
        listing = null;
      });
      await listing;
    }
    return paths.has(path);
  }

  async function read(path: string): Promise<StaticFile | null> {
    const [row] = await database.run((queries) =>
      queries.select().from(buildFiles).where(eq(buildFiles.path, path)),
    );
    if (row === undefined) return null;
    const body = Buffer.from(row.body);
    const file = row.isPacked
      ? staticFile(path, new PackedBody(body).identity, body)
      : staticFile(path, body);
    found.set(path, { file, bytes: body.length + path.length });
    return file;
  }

  return {
    async start(files) {
      const { first, stop } = repeat(() => storeOrWarn(files));
      await Promise.race([first, new Promise((soon) => setTimeout(soon, LONGEST_STORE_MS).unref())]);
      return stop;
    },
    async find(path) {
      const known = found.get(path);
      if (known !== undefined) return known.file;
      try {
        return (await isListed(path)) ? await read(path) : null;
      } catch (err) {
        log?.warn({ err }, "could not read a file of another build");
        return null;
      }
    },
  };
}
