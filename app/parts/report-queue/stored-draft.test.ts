import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { beforeEach, expect, test, vi } from "vitest";
import { aPhoto, aReport, queueOn } from "./queue.double.ts";
import type { Draft } from "./queued-report.ts";
import { openReportStore, type ReportStore } from "./report-store.ts";
import { storedDraft } from "./stored-draft.ts";

const tab = new Map<string, string>();
beforeEach(() => {
  vi.stubGlobal("indexedDB", new IDBFactory());
  tab.clear();
  vi.stubGlobal("window", {
    sessionStorage: {
      getItem: (name: string) => tab.get(name) ?? null,
      setItem: (name: string, text: string) => tab.set(name, text),
      removeItem: (name: string) => tab.delete(name),
    },
  });
});

const clock = { now: 5_000_000 };
const draftOn = (store: ReportStore) => storedDraft(store, () => clock.now);
const written = (key: string, where: string): Draft => {
  const { language: _, ...draft } = aReport(key, [aPhoto("one", "smoke")]);
  return { ...draft, typed: { ...draft.typed, where } };
};
/** Reads the draft as a page opened later would. */
const found = () => draftOn(openReportStore()).read();

/** Stores a draft and waits until it can be read back. */
async function keep(draft: Draft): Promise<void> {
  const stored = draftOn(openReportStore());
  stored.keep(draft);
  await expect.poll(async () => (await found())?.photos.length).toBe(draft.photos.length);
}

test("a page opened later reads the last answers, photos, key and token of a draft", async () => {
  const stored = draftOn(openReportStore());
  for (const where of ["L", "La", "Lac Clair"]) stored.keep(written("a", where));
  await expect.poll(async () => (await found())?.typed.where).toBe("Lac Clair");
  await expect.poll(async () => (await found())?.photos.length).toBe(1);
  const left = await found();
  expect(left).toMatchObject({ key: "a", token: "token of a", keptAt: clock.now });
  expect(left?.photos).toMatchObject([{ key: "one", sendsPosition: true, position: { lat: 47.44 } }]);
  expect(await left?.photos[0]?.blob.text()).toBe("smoke");
  expect(left?.photos[0]?.blob.type).toBe("image/jpeg");
});

test("a photo removed from a draft is erased from storage", async () => {
  await keep(written("a", "Lac Clair"));
  await keep({ ...written("a", "Lac Clair"), photos: [] });
  expect(await openReportStore().photos.keys()).toEqual([]);
});

test("a draft and its photos are erased after a day", async () => {
  await keep(written("a", "Lac Clair"));
  clock.now += 25 * 3_600_000;
  expect(await found()).toBe(null);
  const { drafts, photos } = openReportStore();
  expect([await drafts.keys(), await photos.keys()]).toEqual([[], []]);
});

test("a discarded draft and its photos are erased", async () => {
  await keep(written("a", "Lac Clair"));
  await draftOn(openReportStore()).erase("a");
  expect(await found()).toBe(null);
  expect(await openReportStore().photos.keys()).toEqual([]);
});

test("a queued report is no longer a draft, even if its page closed before erasing the draft", async () => {
  await keep(written("a", "Lac Clair"));
  const { queue } = queueOn(openReportStore());
  await queue.add({ ...written("a", "Lac Clair"), language: "fr" }, "Lac Clair");
  expect(await found()).toBe(null);
  expect(await openReportStore().photos.keys()).toHaveLength(1);
});

test("a late write for a queued report does not restore its draft, unless the report is reopened", async () => {
  const store = openReportStore();
  const stored = draftOn(store);
  stored.keep({ ...written("a", "Lac Clair"), token: "" });
  await stored.queued("a");
  stored.keep(written("a", "Lac Clair"));
  await stored.queued("b");
  expect([await store.drafts.keys(), await store.photos.keys()].flat()).not.toContain("a");
  stored.reopen("a");
  stored.keep(written("a", "Lac Clair"));
  await expect.poll(() => store.drafts.keys()).toEqual(["a"]);
});

test("a queue read from the database reports that it was read", async () => {
  const { queue } = openReportStore();
  expect([await queue.all(), queue.isRead()]).toEqual([[], true]);
});

test("without IndexedDB, sessionStorage keeps the text of a draft", async () => {
  vi.stubGlobal("indexedDB", undefined);
  const stored = draftOn(openReportStore());
  stored.keep(written("a", "Lac Clair"));
  await expect.poll(async () => (await found())?.typed.where).toBe("Lac Clair");
  await stored.erase("a");
  expect(await found()).toBe(null);
});

test("a database that never opens falls back to memory after a time limit", async () => {
  vi.stubGlobal("indexedDB", { open: () => new EventTarget() });
  const store = openReportStore(10);
  expect(await store.drafts.put({ ...written("a", "Lac Clair"), photos: [], keptAt: 1 })).toBe(false);
  expect(store.drafts.isFleeting("a")).toBe(true);
  expect(await store.drafts.get("a")).toMatchObject({ key: "a" });
  // The database may still hold earlier reports.
  expect([await store.queue.all(), store.queue.isRead()]).toEqual([[], false]);
});
