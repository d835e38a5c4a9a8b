import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { beforeEach, expect, test, vi } from "vitest";
import { keptDraft } from "./kept-draft.ts";
import { aPhoto, aReport, queueOn } from "./queue-for-tests.ts";
import type { Draft } from "./queued-report.ts";
import { openShelves, type Shelves } from "./shelves.ts";

const tab = new Map<string, string>();
beforeEach(() => {
  vi.stubGlobal("indexedDB", new IDBFactory());
  tab.clear();
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => tab.get(name) ?? null,
    setItem: (name: string, text: string) => tab.set(name, text),
    removeItem: (name: string) => tab.delete(name),
  });
});

const clock = { now: 5_000_000 };
const draftOn = (shelves: Shelves) => keptDraft(shelves, () => clock.now);
const written = (key: string, where: string): Draft => {
  const { language: _, ...draft } = aReport(key, [aPhoto("one", "smoke")]);
  return { ...draft, typed: { ...draft.typed, where } };
};
/** What a page that opens later finds. */
const found = () => draftOn(openShelves()).read();

/** Reads once what was written is kept. */
async function keep(draft: Draft): Promise<void> {
  const kept = draftOn(openShelves());
  kept.keep(draft);
  await expect.poll(async () => (await found())?.photos.length).toBe(draft.photos.length);
}

test("a page that opens later finds the last answers, the photos, the key and the token", async () => {
  const kept = draftOn(openShelves());
  for (const where of ["L", "La", "Lac Clair"]) kept.keep(written("a", where));
  await expect.poll(async () => (await found())?.typed.where).toBe("Lac Clair");
  await expect.poll(async () => (await found())?.photos.length).toBe(1);
  const left = await found();
  expect(left).toMatchObject({ key: "a", token: "token of a", keptAt: clock.now });
  expect(left?.photos).toMatchObject([{ key: "one", sendsPosition: true, position: { lat: 47.44 } }]);
  expect(await left?.photos[0]?.blob.text()).toBe("smoke");
  expect(left?.photos[0]?.blob.type).toBe("image/jpeg");
});

test("a photo that was taken out is not found again", async () => {
  await keep(written("a", "Lac Clair"));
  await keep({ ...written("a", "Lac Clair"), photos: [] });
  expect(await openShelves().photos.keys()).toEqual([]);
});

test("a day later it is erased, its photos too", async () => {
  await keep(written("a", "Lac Clair"));
  clock.now += 25 * 3_600_000;
  expect(await found()).toBe(null);
  const { drafts, photos } = openShelves();
  expect([await drafts.keys(), await photos.keys()]).toEqual([[], []]);
});

test("what is thrown away is found nowhere", async () => {
  await keep(written("a", "Lac Clair"));
  await draftOn(openShelves()).erase("a");
  expect(await found()).toBe(null);
  expect(await openShelves().photos.keys()).toEqual([]);
});

test("what is in the queue is no draft any more, though its page ended between", async () => {
  await keep(written("a", "Lac Clair"));
  const { queue } = queueOn(openShelves());
  await queue.add({ ...written("a", "Lac Clair"), language: "fr" }, "Lac Clair");
  expect(await found()).toBe(null);
  expect(await openShelves().photos.keys()).toHaveLength(1);
});

test("what comes late for one in the queue, as its token, makes no draft of it again, unless it is mended", async () => {
  const shelves = openShelves();
  const kept = draftOn(shelves);
  kept.keep({ ...written("a", "Lac Clair"), token: "" });
  await kept.queued("a");
  kept.keep(written("a", "Lac Clair"));
  await kept.queued("b");
  expect([await shelves.drafts.keys(), await shelves.photos.keys()].flat()).not.toContain("a");
  kept.reopen("a");
  kept.keep(written("a", "Lac Clair"));
  await expect.poll(() => shelves.drafts.keys()).toEqual(["a"]);
});

test("a database that is read says so", async () => {
  const { queue } = openShelves();
  expect([await queue.all(), queue.isRead()]).toEqual([[], true]);
});

test("where there is no database the tab keeps the words", async () => {
  vi.stubGlobal("indexedDB", undefined);
  const kept = draftOn(openShelves());
  kept.keep(written("a", "Lac Clair"));
  await expect.poll(async () => (await found())?.typed.where).toBe("Lac Clair");
  await kept.erase("a");
  expect(await found()).toBe(null);
});

test("a database that never opens keeps nobody waiting", async () => {
  vi.stubGlobal("indexedDB", { open: () => new EventTarget() });
  const shelves = openShelves(10);
  expect(await shelves.drafts.put({ ...written("a", "Lac Clair"), photos: [], keptAt: 1 })).toBe(false);
  expect(shelves.drafts.isFleeting("a")).toBe(true);
  expect(await shelves.drafts.get("a")).toMatchObject({ key: "a" });
  // What was kept before may be there all the same.
  expect([await shelves.queue.all(), shelves.queue.isRead()]).toEqual([[], false]);
});
