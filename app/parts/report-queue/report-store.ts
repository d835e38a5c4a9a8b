import { type IDBPDatabase, openDB } from "idb";
import type { TypedReport } from "#intake/reports/report-fields.ts";
import type { Point } from "#territory/point.ts";
import { deferred } from "../../frame/deferred.ts";
import type { DraftPhoto } from "./draft-photo.ts";
import type { QueuedReport } from "./queued-report.ts";

/** A stored draft, without the bytes of its photos. */
export interface DraftRow {
  readonly key: string;
  readonly token: string;
  readonly typed: TypedReport;
  readonly photos: readonly { readonly key: string; readonly sendsPosition: boolean }[];
  /** Time when the draft was stored, in milliseconds by this device's clock. */
  readonly keptAt: number;
}

/** A stored photo, as bytes: some browsers cannot store a Blob in a private window. */
interface PhotoRow {
  /** Key of the row: the report's key, then the photo's key. */
  readonly key: string;
  readonly bytes: ArrayBuffer;
  readonly type: string;
  readonly name: string;
  readonly position: Point | null;
}

/**
 * A table of rows of one kind, stored in this browser. Its methods never throw. If the browser cannot store a
 * row (no IndexedDB, a private window, no space), the row lasts as long as the page.
 */
interface ReportTable<Row extends { readonly key: string }> {
  get(key: string): Promise<Row | undefined>;
  all(): Promise<readonly Row[]>;
  keys(): Promise<readonly string[]>;
  /** @returns true if the row outlives the page */
  put(row: Row): Promise<boolean>;
  remove(key: string): Promise<void>;
  /** True if the row is lost with this page. */
  isFleeting(key: string): boolean;
  /** True if the last `all` could read the database, so a missing row does not exist. */
  isRead(): boolean;
}

export interface ReportStore {
  readonly drafts: ReportTable<DraftRow>;
  readonly queue: ReportTable<QueuedReport>;
  readonly photos: ReturnType<typeof storedPhotos>;
}

type Which = Pick<DraftPhoto, "key" | "sendsPosition">;

const BETWEEN = " ";
const rowKey = (report: string, photo: string) => report + BETWEEN + photo;

/** Stores each photo of drafts and queued reports once, from its choice until it is sent. */
function storedPhotos(table: ReportTable<PhotoRow>) {
  return {
    keys: () => table.keys(),
    /** Stores the photos that are not stored yet. */
    async add(report: string, photos: readonly DraftPhoto[]): Promise<void> {
      const storedKeys = new Set(photos.length > 0 ? await table.keys() : []);
      for (const { key, blob, name, position } of photos) {
        const row = rowKey(report, key);
        if (storedKeys.has(row)) continue;
        const bytes = await blob.arrayBuffer();
        await table.put({ key: row, bytes, type: blob.type, name, position });
      }
    },
    /** Returns a photo, or null if it was lost with its page. */
    async read(report: string, { key, sendsPosition }: Which): Promise<DraftPhoto | null> {
      const row = await table.get(rowKey(report, key));
      if (row === undefined) return null;
      const { bytes, type, name, position } = row;
      return { key, sendsPosition, blob: new Blob([bytes], { type }), name, position };
    },
    remove: (report: string, photo: string) => table.remove(rowKey(report, photo)),
    async keepOnly(report: string, photos: readonly string[]): Promise<void> {
      const wanted = new Set(photos.map((photo) => rowKey(report, photo)));
      for (const key of await table.keys())
        if (key.startsWith(report + BETWEEN) && !wanted.has(key)) await table.remove(key);
    },
    /** Removes photos of reports that no longer exist. */
    async sweep(reports: readonly string[]): Promise<void> {
      for (const key of await table.keys())
        if (!reports.includes(key.split(BETWEEN)[0] ?? "")) await table.remove(key);
    },
  };
}

const DATABASE = "vigie-reports";
const VERSION = 1;
/** Time limit to open the database: some browsers never answer the request. */
const OPEN_LIMIT_MS = 3_000;

export function openReportStore(limitMs = OPEN_LIMIT_MS): ReportStore {
  let opening: Promise<IDBPDatabase> | null = null;
  let isMissing = false;

  async function open(): Promise<IDBPDatabase> {
    const { promise: late, reject } = deferred<never>();
    const timer = setTimeout(() => reject(new Error("database did not open in time")), limitMs);
    try {
      const opened = openDB(DATABASE, VERSION, {
        upgrade(database) {
          for (const name of ["drafts", "queue", "photos"] as const)
            database.createObjectStore(name, { keyPath: "key" });
        },
        // A later version of the site, in another tab, needs the database.
        blocking: (_now, _next, event) => (event.target as IDBDatabase).close(),
        // Phones close the connections of background pages.
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

  /**
   * Runs `act`, and once more with a new connection on failure: the first may have been closed silently.
   * @throws if the browser has no database
   */
  async function withDatabase<T>(act: (database: IDBPDatabase) => Promise<T>): Promise<T> {
    if (isMissing) throw new Error("no database in this browser");
    opening ??= open();
    try {
      return await act(await opening);
    } catch {
      opening = isMissing ? null : open();
      if (opening === null) throw new Error("no database in this browser");
      return act(await opening);
    }
  }

  function shelf<Row extends { readonly key: string }>(name: keyof ReportStore): ReportTable<Row> {
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
            withDatabase((database) => database.get(name, key)),
            undefined,
          )
        );
      },
      async all() {
        const found = await other<Row[] | null>(
          withDatabase((database) => database.getAll(name)),
          null,
        );
        isRead = found !== null;
        const rows = found ?? [];
        return [...rows.filter(({ key }) => !fleeting.has(key)), ...fleeting.values()];
      },
      async keys() {
        const keys = await other<IDBValidKey[]>(
          withDatabase((database) => database.getAllKeys(name)),
          [],
        );
        return [...new Set([...keys.map(String), ...fleeting.keys()])];
      },
      async put(row) {
        try {
          await withDatabase((database) => database.put(name, row));
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
          withDatabase((database) => database.delete(name, key)),
          undefined,
        );
      },
    };
  }

  return { drafts: shelf("drafts"), queue: shelf("queue"), photos: storedPhotos(shelf("photos")) };
}
