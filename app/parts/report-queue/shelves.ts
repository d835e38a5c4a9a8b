import { type IDBPDatabase, openDB } from "idb";
import type { TypedReport } from "#intake/reports/typed-report.ts";
import type { Point } from "#territory/point.ts";
import { deferred } from "../../frame/deferred.ts";
import type { QueuedReport } from "./queued-report.ts";

/** A report being written, without the bytes of its photos. */
export interface DraftRow {
  readonly key: string;
  readonly token: string;
  readonly typed: TypedReport;
  readonly photos: readonly { readonly key: string; readonly sendsPosition: boolean }[];
  /** By this device's clock, in milliseconds. */
  readonly keptAt: number;
}

/** Bytes, and no Blob: some browsers keep none in a private window. */
export interface PhotoRow {
  /** The report's key and the photo's own: see `kept-photos.ts`. */
  readonly key: string;
  readonly bytes: ArrayBuffer;
  readonly type: string;
  readonly name: string;
  readonly position: Point | null;
}

/**
 * Rows of one kind that this browser keeps. Nothing fails: what it will not keep (no IndexedDB, a private window, no room) lives as
 * long as its page.
 */
export interface Shelf<Row extends { readonly key: string }> {
  get(key: string): Promise<Row | undefined>;
  all(): Promise<readonly Row[]>;
  keys(): Promise<readonly string[]>;
  /** @returns whether it outlives the page */
  put(row: Row): Promise<boolean>;
  remove(key: string): Promise<void>;
  /** It is lost with this page. */
  isFleeting(key: string): boolean;
  /** `all` read the database the last time: what it did not find is not there. */
  isRead(): boolean;
}

export interface Shelves {
  readonly drafts: Shelf<DraftRow>;
  readonly queue: Shelf<QueuedReport>;
  readonly photos: Shelf<PhotoRow>;
}

const DATABASE = "vigie-reports";
const VERSION = 1;
/** Some browsers never answer when they are asked to open one. */
const OPEN_LIMIT_MS = 3_000;

export function openShelves(limitMs = OPEN_LIMIT_MS): Shelves {
  let opening: Promise<IDBPDatabase> | null = null;
  let isMissing = false;

  async function open(): Promise<IDBPDatabase> {
    const { promise: late, reject } = deferred<never>();
    const timer = setTimeout(() => reject(new Error("The database does not open.")), limitMs);
    try {
      const opened = openDB(DATABASE, VERSION, {
        upgrade(database) {
          for (const name of ["drafts", "queue", "photos"] as const)
            database.createObjectStore(name, { keyPath: "key" });
        },
        // A later version of the site, in another tab.
        blocking: (_now, _next, event) => (event.target as IDBDatabase).close(),
        // Phones take it from pages that nobody looks at.
        terminated: () => {
          opening = null;
        },
      });
      return await Promise.race([opened, late]);
    } catch (error) {
      isMissing = true;
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Once more with a new connection: one may have been closed without a word. @throws when the browser will not */
  async function kept<T>(act: (database: IDBPDatabase) => Promise<T>): Promise<T> {
    if (isMissing) throw new Error("There is no database.");
    opening ??= open();
    try {
      return await act(await opening);
    } catch {
      opening = isMissing ? null : open();
      if (opening === null) throw new Error("There is no database.");
      return act(await opening);
    }
  }

  function shelf<Row extends { readonly key: string }>(name: keyof Shelves): Shelf<Row> {
    const fleeting = new Map<string, Row>();
    let isRead = false;
    const other = <T>(reading: Promise<T>, none: T) => reading.catch(() => none);
    return {
      isFleeting: (key) => fleeting.has(key),
      isRead: () => isRead,
      async get(key) {
        return (
          fleeting.get(key) ??
          other(
            kept((database) => database.get(name, key)),
            undefined,
          )
        );
      },
      async all() {
        const found = await other<Row[] | null>(
          kept((database) => database.getAll(name)),
          null,
        );
        isRead = found !== null;
        const rows = found ?? [];
        return [...rows.filter(({ key }) => !fleeting.has(key)), ...fleeting.values()];
      },
      async keys() {
        const keys = await other<IDBValidKey[]>(
          kept((database) => database.getAllKeys(name)),
          [],
        );
        return [...new Set([...keys.map(String), ...fleeting.keys()])];
      },
      async put(row) {
        try {
          await kept((database) => database.put(name, row));
          fleeting.delete(row.key);
          return true;
        } catch {
          fleeting.set(row.key, row);
          return false;
        }
      },
      async remove(key) {
        fleeting.delete(key);
        await other(
          kept((database) => database.delete(name, key)),
          undefined,
        );
      },
    };
  }

  return { drafts: shelf("drafts"), queue: shelf("queue"), photos: shelf("photos") };
}
