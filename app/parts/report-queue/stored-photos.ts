import type { DraftPhoto } from "./draft-photo.ts";
import type { PhotoRow, ReportTable } from "./report-store.ts";

export type StoredPhotos = ReturnType<typeof storedPhotos>;
type Which = Pick<DraftPhoto, "key" | "sendsPosition">;

const BETWEEN = " ";
const rowKey = (report: string, photo: string) => report + BETWEEN + photo;

/**
 * Stores the photos of drafts and queued reports. Each photo is stored once, from when it is chosen until it
 * is sent.
 */
export function storedPhotos(table: ReportTable<PhotoRow>) {
  return {
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
    /** Removes photos of a report that are not in `photos`. */
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
