import { NOTHING_REPORTED } from "#intake/reports/report-fields.ts";
import { readStoredJson, writeStored } from "../../frame/browser-storage.ts";
import type { Draft, LeftDraft } from "./queued-report.ts";
import type { DraftRow, ReportStore } from "./report-store.ts";

/** Lifetime of a draft. Later, a person writes a new report, and the device may have another user. */
const DRAFT_LIFETIME_MS = 24 * 3_600_000;
/** Key of the draft in sessionStorage, for browsers that store nothing else: lasts as long as the tab. */
const NAME = "vigie-report";

function readTab(): DraftRow | null {
  const stored = readStoredJson("sessionStorage", NAME);
  return stored !== null && typeof stored === "object" && "typed" in stored ? (stored as DraftRow) : null;
}

const keepInTab = (row: DraftRow | null) => writeStored("sessionStorage", NAME, row && JSON.stringify(row));

/** Stores the draft being written on this device for a day. Its methods never throw. */
export function storedDraft(store: ReportStore, now: () => number = Date.now) {
  const { photos } = store;
  let next: Draft | null = null;
  let writing: Promise<void> | null = null;
  /** Keys of queued reports: a late write for one, such as a token, must not restore its draft. */
  const left = new Set<string>();

  /** Writes only the latest draft: a person types faster than a phone can write. */
  async function write(): Promise<void> {
    while (next !== null) {
      const { photos: chosen, ...draft }: Draft = next;
      next = null;
      const named = chosen.map(({ key, sendsPosition }) => ({ key, sendsPosition }));
      const row: DraftRow = { ...draft, photos: named, keptAt: now() };
      keepInTab((await store.drafts.put(row)) ? null : row);
      await photos.add(draft.key, chosen);
      await photos.keepOnly(
        draft.key,
        chosen.map(({ key }) => key),
      );
    }
  }

  async function settle(): Promise<void> {
    next = null;
    await writing;
  }

  const isOld = ({ keptAt }: DraftRow) => Math.abs(now() - keptAt) > DRAFT_LIFETIME_MS;

  return {
    keep(draft: Draft): void {
      if (left.has(draft.key)) return;
      next = draft;
      writing ??= write().finally(() => {
        writing = null;
      });
    },
    /** Returns the last draft, or null. Erases drafts older than a day and photos of no report. */
    async read(): Promise<LeftDraft | null> {
      // Read drafts first: a draft that another tab queues meanwhile is in one of the two, so its photos
      // stay.
      const rows = await store.drafts.all();
      const queued = (await store.queue.all()).map(({ key }) => key);
      // Also erase drafts whose page closed after they were queued but before they were erased here.
      const over = rows.filter((row) => isOld(row) || queued.includes(row.key));
      for (const { key } of over) await store.drafts.remove(key);
      const fresh = rows.filter((row) => !over.includes(row)).sort((one, other) => other.keptAt - one.keptAt);
      if (store.queue.isRead() && store.drafts.isRead())
        await photos.sweep([...queued, ...fresh.map(({ key }) => key)]);
      const tab = readTab();
      const row = fresh[0] ?? (tab && !isOld(tab) && !queued.includes(tab.key) ? tab : null);
      if (row === null) return null;
      const found = await Promise.all(row.photos.map((photo) => photos.read(row.key, photo)));
      return {
        ...row,
        typed: { ...NOTHING_REPORTED, ...row.typed },
        photos: found.filter((photo) => photo !== null),
      };
    },
    /** Erases the draft of a report that is now queued; its photos stay. */
    async queued(key: string): Promise<void> {
      left.add(key);
      await settle();
      keepInTab(null);
      await store.drafts.remove(key);
    },
    /** Allows drafts for this key again, when its report leaves the queue for editing. */
    reopen(key: string): void {
      left.delete(key);
    },
    async erase(key: string): Promise<void> {
      await settle();
      keepInTab(null);
      await store.drafts.remove(key);
      await photos.keepOnly(key, []);
    },
  };
}
