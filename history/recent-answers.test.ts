import { setImmediate } from "node:timers/promises";
import { expect, it } from "vitest";
import { createRecentAnswers } from "./recent-answers.ts";

const START = Date.parse("2026-07-01T12:00:00Z");
const never = () => new Promise<string>(() => {});
const broken = () => Promise.reject(new Error("the database is away"));

it("a result is loaded once for simultaneous requests, and again only when the result is old", async () => {
  let now = START;
  let requested = 0;
  const recent = createRecentAnswers(() => now).read;
  const load = async () => {
    requested += 1;
    return requested;
  };
  const both = await Promise.all([recent("a", load), recent("a", load)]);
  expect(both.map(({ value }) => value)).toEqual([1, 1]);
  now = START + 14_000;
  expect((await recent("a", load)).value).toBe(1);
  now = START + 16_000;
  expect((await recent("a", load)).value).toBe(2);
});

it("a read waits no longer than the time limit, and the database then gets no query for a while", async () => {
  let now = START;
  const recent = createRecentAnswers(() => now, 20).read;
  expect(await recent("a", never)).toEqual({ value: null, isFailing: true });
  let requested = 0;
  const load = async () => {
    requested += 1;
    return "answer";
  };
  expect(await recent("b", load)).toEqual({ value: null, isFailing: true });
  expect(requested).toBe(0);
  now = START + 11_000;
  expect(await recent("b", load)).toEqual({ value: "answer", isFailing: false });
});

it("returns the last result while the next query fails", async () => {
  let now = START;
  const recent = createRecentAnswers(() => now).read;
  await recent("a", async () => "last");
  now = START + 20_000;
  expect(await recent("a", broken)).toEqual({ value: "last", isFailing: true });
});

it("caches a result that comes after the time limit, for the next request", async () => {
  let now = START;
  const recent = createRecentAnswers(() => now, 10).read;
  let answer = (_: string) => {};
  const late = new Promise<string>((resolve) => {
    answer = resolve;
  });
  expect((await recent("a", () => late)).value).toBeNull();
  answer("late");
  await setImmediate();
  now = START + 1000;
  expect(await recent("a", broken)).toEqual({ value: "late", isFailing: false });
});

it("reuses a result for exactly a quarter of a minute", async () => {
  let now = START;
  let requested = 0;
  const recent = createRecentAnswers(() => now).read;
  const load = async () => {
    requested += 1;
    return requested;
  };
  await recent("a", load);
  now = START + 15_000;
  expect(await recent("a", load)).toEqual({ value: 1, isFailing: false });
  now = START + 15_001;
  expect(await recent("a", load)).toEqual({ value: 2, isFailing: false });
});

it("sends no query for exactly ten seconds after the database failed", async () => {
  let now = START;
  const recent = createRecentAnswers(() => now).read;
  await recent("a", broken);
  now = START + 9_999;
  expect(await recent("a", async () => "back")).toEqual({ value: null, isFailing: true });
  now = START + 10_000;
  expect(await recent("a", async () => "back")).toEqual({ value: "back", isFailing: false });
});

it("returns the results of other keys from the cache while one query fails", async () => {
  const recent = createRecentAnswers(() => 0).read;
  await recent("a", async () => "known");
  await recent("b", broken);
  expect(await recent("a", broken)).toEqual({ value: "known", isFailing: false });
});

it("caches five hundred results, and evicts the least recently used", async () => {
  let now = START;
  const recent = createRecentAnswers(() => now).read;
  for (let key = 0; key <= 500; key += 1) await recent(`${key}`, async () => key);
  now = START + 20_000;
  expect(await recent("1", broken)).toEqual({ value: 1, isFailing: true });
  expect(await recent("500", broken)).toEqual({ value: 500, isFailing: true });
  expect(await recent("0", broken)).toEqual({ value: null, isFailing: true });
});

it("counts a refreshed result as recently used", async () => {
  let now = START;
  const recent = createRecentAnswers(() => now).read;
  for (let key = 0; key < 500; key += 1) await recent(`${key}`, async () => key);
  now = START + 16_000;
  await recent("0", async () => "again");
  await recent("500", async () => 500);
  now = START + 40_000;
  expect((await recent("0", broken)).value).toBe("again");
  expect((await recent("1", broken)).value).toBeNull();
});

it("loads a result again after an expiry, and serves the last result if the load fails", async () => {
  const recent = createRecentAnswers(() => START);
  await recent.read("a", async () => "before");
  recent.expire();
  expect(await recent.read("a", async () => "after")).toEqual({ value: "after", isFailing: false });
  recent.expire();
  expect(await recent.read("a", broken)).toEqual({ value: "after", isFailing: true });
});

it("never serves a query that started before an expiry to a later request", async () => {
  const recent = createRecentAnswers(() => START);
  const answer = Promise.withResolvers<string>();
  const early = recent.read("a", () => answer.promise);
  recent.expire();
  const later = recent.read("a", async () => "after");
  answer.resolve("before");
  expect([(await early).value, (await later).value]).toEqual(["before", "after"]);
  expect((await recent.read("a", broken)).value).toBe("after");
});
