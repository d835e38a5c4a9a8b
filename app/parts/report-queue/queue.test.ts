import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { beforeEach, expect, test, vi } from "vitest";
import { aPhoto, aReport, queueOn } from "./queue.double.ts";
import { hasToGo } from "./queued-report.ts";
import { openReportStore } from "./report-store.ts";

beforeEach(() => {
  vi.stubGlobal("indexedDB", new IDBFactory());
});

test("a report is sent with its key, token and waiting time, then its photos", async () => {
  const { queue, server } = queueOn(openReportStore());
  await queue.add(aReport("a", [aPhoto("one", "first"), aPhoto("two", "second")]), "Lac a");
  server.now += 90_000;
  expect(await queue.sendAll()).toBe(0);
  expect(server.accepted).toMatchObject([{ key: "a", token: "token of a", waitedSeconds: 90, photos: 2 }]);
  expect(server.photos).toEqual(["a one first", "a two second"]);
  expect(server.shown).toMatchObject([
    {
      key: "a",
      state: "sent",
      received: { reference: "F-a" },
      photos: [{ state: "sent" }, { state: "sent" }],
    },
  ]);
});

test("a clock set back while a report waits gives a waiting time of zero", async () => {
  const { queue, server } = queueOn(openReportStore());
  await queue.add(aReport("a"), "Lac a");
  server.now -= 3_600_000;
  await queue.sendAll();
  expect(server.accepted).toMatchObject([{ waitedSeconds: 0 }]);
});

test("a report written without a network waits, and a page opened later sends it with the same key", async () => {
  const first = queueOn(openReportStore());
  first.server.refusal = "offline";
  await first.queue.add(aReport("a", [aPhoto("one")]), "Lac a");
  expect(await first.queue.send("a")).toMatchObject({ state: "waiting", hindrance: "offline" });
  expect(await first.queue.sendAll()).toBe(1);
  const later = queueOn(openReportStore());
  expect(await later.queue.sendAll()).toBe(0);
  expect(later.server.accepted.map(({ key }) => key)).toEqual(["a"]);
  expect(later.server.photos).toEqual(["a one one"]);
});

test("a report that the server cannot store is retried, and does not block the others", async () => {
  const { queue, server } = queueOn(openReportStore());
  server.refusal = "unavailable";
  await queue.add(aReport("a"), "Lac a");
  expect(await queue.send("a")).toMatchObject({ state: "waiting", hindrance: "unavailable" });
  server.refusal = null;
  server.now += 1;
  await queue.add(aReport("b"), "Lac b");
  expect(await queue.sendAll()).toBe(0);
  expect(server.accepted.map(({ key }) => key)).toEqual(["a", "b"]);
});

test("the text of every report is sent before any photo", async () => {
  const { queue, server } = queueOn(openReportStore());
  await queue.add(aReport("a", [aPhoto("one")]), "Lac a");
  server.now += 1;
  await queue.add(aReport("b"), "Lac b");
  server.photo = "waiting";
  expect(await queue.sendAll()).toBe(1);
  expect(server.accepted.map(({ key }) => key)).toEqual(["a", "b"]);
  server.photo = "sent";
  expect(await queue.sendAll()).toBe(0);
  expect(server.accepted).toHaveLength(2);
  expect(server.photos).toEqual(["a one one"]);
});

test("a photo that the server refuses is given up, but its report is sent", async () => {
  const { queue, server } = queueOn(openReportStore());
  await queue.add(aReport("a", [aPhoto("one")]), "Lac a");
  server.photo = "refused";
  expect(await queue.sendAll()).toBe(0);
  expect(server.shown).toMatchObject([{ state: "sent", photos: [{ state: "refused" }] }]);
});

test("a report that the server refuses is not retried, and can be edited with its photos", async () => {
  const { queue, server } = queueOn(openReportStore());
  server.refusal = "invalid";
  await queue.add(aReport("a", [aPhoto("one")]), "Lac a");
  expect(await queue.sendAll()).toBe(0);
  expect(server.shown).toMatchObject([{ state: "refused", isTold: false }]);
  const draft = await queue.takeBack("a");
  expect(draft).toMatchObject({ key: "a", typed: { where: "Lac a" }, photos: [{ key: "one" }] });
  expect(server.shown).toEqual([]);
});

test("a sent report keeps neither answers nor photos on the device, and is erased after a day", async () => {
  const store = openReportStore();
  const { queue, server } = queueOn(store);
  await queue.add(aReport("a", [aPhoto("one")]), "Lac a");
  await queue.sendAll();
  expect(JSON.stringify(await store.queue.all())).not.toContain("Marie-Ève");
  expect(await store.photos.keys()).toEqual([]);
  server.now += 25 * 3_600_000;
  await queue.refresh();
  expect(server.shown).toEqual([]);
  expect(await store.queue.all()).toEqual([]);
});

test("a waiting report stays in the queue, whatever the clock says", async () => {
  const { queue, server } = queueOn(openReportStore());
  server.refusal = "offline";
  await queue.add(aReport("a"), "Lac a");
  server.now += 400 * 24 * 3_600_000;
  expect(await queue.sendAll()).toBe(1);
});

test("a removed report is not sent, and its photos are erased", async () => {
  const store = openReportStore();
  const { queue, server } = queueOn(store);
  await queue.add(aReport("a", [aPhoto("one")]), "Lac a");
  await queue.add(aReport("b", [aPhoto("two")]), "Lac b");
  await queue.remove("a");
  expect(await store.photos.read("a", aPhoto("one"))).toBe(null);
  await queue.sendAll();
  expect(server.accepted.map(({ key }) => key)).toEqual(["b"]);
  expect(server.photos).toEqual(["b two two"]);
});

test("a report that another tab is sending is skipped", async () => {
  const { queue, server } = queueOn(openReportStore());
  await queue.add(aReport("a"), "Lac a");
  server.busy.add("a");
  expect(await queue.sendAll()).toBe(1);
  expect(server.accepted).toEqual([]);
  expect(await queue.send("a")).toMatchObject({ state: "sent" });
});

test("two tabs with the same draft send two reports, each with its photo", async () => {
  const { queue, server } = queueOn(openReportStore());
  expect(await queue.add(aReport("a", [aPhoto("one")]), "Lac a")).toBe("a");
  await queue.sendAll();
  const other = { ...aReport("a", [aPhoto("one")]), typed: { ...aReport("b").typed } };
  const tab = queueOn(openReportStore());
  tab.server.now += 1;
  const key = await tab.queue.add(other, "Lac b");
  expect(key).not.toBe("a");
  await queue.sendAll();
  expect(server.accepted.map((each) => [each.key, each.typed.where])).toEqual([
    ["a", "Lac a"],
    [key, "Lac b"],
  ]);
  expect(server.photos).toEqual(["a one one", expect.stringMatching(new RegExp(`^${key} (?!one)\\S+ one$`))]);
  expect(server.shown.map(({ received }) => received?.reference)).toEqual(["F-a", `F-${key}`]);
});

test("photos are sent with the report key that the server returned", async () => {
  const { queue, server } = queueOn(openReportStore());
  server.keyThere = "other";
  await queue.add(aReport("a", [aPhoto("one")]), "Lac a");
  await queue.sendAll();
  expect(server.photos).toEqual(["other one one"]);
});

test("a report begun without a network requests its token when it is sent", async () => {
  const { queue, server } = queueOn(openReportStore());
  await queue.add({ ...aReport("a"), token: "" }, "Lac a");
  await queue.sendAll();
  expect(server.accepted).toMatchObject([{ token: "late token" }]);
});

test("a failed token request is retried once, because a report without a token would seem to come from a bot", async () => {
  const { queue, server } = queueOn(openReportStore());
  server.tokens = ["", "second token"];
  await queue.add({ ...aReport("a"), token: "" }, "Lac a");
  await queue.sendAll();
  expect(server.accepted).toMatchObject([{ token: "second token" }]);
});

test("a report queued just now waits over three seconds for its new token to age, and an earlier report is sent at once", async () => {
  const { queue, server } = queueOn(openReportStore());
  await queue.add({ ...aReport("a"), token: "" }, "Lac a");
  const before = server.now;
  await queue.sendAll();
  expect(server.now - before).toBeGreaterThan(3_000);
  await queue.add(aReport("b"), "Lac b");
  await queue.add({ ...aReport("c"), token: "" }, "Lac c");
  server.now += 60_000;
  const later = server.now;
  await queue.sendAll();
  expect([server.accepted.length, server.now]).toEqual([3, later]);
});

test("without IndexedDB, a queue lasts as long as its page", async () => {
  vi.stubGlobal("indexedDB", undefined);
  const { queue, server } = queueOn(openReportStore());
  server.refusal = "offline";
  await queue.add(aReport("a", [aPhoto("one")]), "Lac a");
  await queue.sendAll();
  expect(server.shown.map(hasToGo)).toEqual([true]);
  server.refusal = null;
  expect(await queue.sendAll()).toBe(0);
  expect(server.photos).toEqual(["a one one"]);
});

test("a report is sent even if its photo was lost with its page", async () => {
  const store = openReportStore();
  const { queue, server } = queueOn(store);
  await queue.add(aReport("a", [aPhoto("one")]), "Lac a");
  await store.photos.sweep([]);
  expect(await queue.sendAll()).toBe(0);
  expect(server.shown).toMatchObject([{ state: "sent", photos: [{ state: "lost" }] }]);
});
