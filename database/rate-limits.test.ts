import { expect, it } from "vitest";
import { createRateLimits } from "./rate-limits.server.ts";
import { rateLimits } from "./schema.ts";
import { giveDatabase } from "./test-database.ts";
import { onEachServer } from "./test-on-servers.ts";

onEachServer("limits, on $name", (prepare) => {
  const database = giveDatabase(prepare);

  it("forget what was counted of one key, and nothing of the others", async () => {
    const limits = createRateLimits(database());
    const once = { most: 1, perSeconds: 60 };
    const take = async (key: string) => (await limits.take(key, once)).isAllowed;
    expect([await take("a"), await take("a"), await take("b")]).toEqual([true, false, true]);
    await limits.forget("a");
    expect([await take("a"), await take("b")]).toEqual([true, false]);
  });

  it("refuse a key from memory until its window ends, and count again after it", async () => {
    let at = Date.parse("2026-07-02T12:00:00Z");
    const limits = createRateLimits(database(), () => new Date(at));
    const take = async () => limits.take("flood", { most: 2, perSeconds: 60 });
    const stored = async () => {
      const rows = await database().run((queries) => queries.select().from(rateLimits));
      return rows.find(({ key }) => key === "flood")?.count;
    };
    for (const isAllowed of [true, true, false, false, false])
      expect(await take()).toMatchObject({ isAllowed });
    expect(await stored()).toBe(3);
    at += 59_500;
    expect(await take()).toEqual({ isAllowed: false, retryAfterSeconds: 1 });
    at += 500;
    expect(await take()).toEqual({ isAllowed: true });
    expect(await stored()).toBe(1);
  });

  it("count again if the clock was set back", async () => {
    let at = Date.parse("2026-07-02T12:00:00Z");
    const limits = createRateLimits(database(), () => new Date(at));
    const take = async () => (await limits.take("clock", { most: 2, perSeconds: 60 })).isAllowed;
    expect([await take(), await take(), await take()]).toEqual([true, true, false]);
    at -= 3_600_000;
    expect(await take()).toBe(true);
  });
});
