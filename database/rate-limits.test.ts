import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { giveDatabase } from "./database.double.ts";
import { DatabaseError } from "./database-error.ts";
import { onBothServers } from "./on-servers.double.ts";
import type { Database } from "./open.server.ts";
import { createRateLimits, type Limit, takeSlot } from "./rate-limits.server.ts";
import { rateLimits } from "./schema.ts";

onBothServers("limits, on $name", (prepare) => {
  const database = giveDatabase(prepare);

  it("forget deletes the count of one key, and keeps the counts of other keys", async () => {
    const limits = createRateLimits(database());
    const lazy = { most: 1, perSeconds: 60 };
    const take = async (key: string) => (await limits.consume(key, lazy)).isAllowed;
    expect([await take("a"), await take("a"), await take("b")]).toEqual([true, false, true]);
    await limits.forget("a");
    expect([await take("a"), await take("b")]).toEqual([true, false]);
  });

  it("the first refusal of a slot is stored and later refusals are not, but each use of a forgettable key is stored", async () => {
    const limits = createRateLimits(database());
    const [slots, signature] = [randomUUID(), randomUUID()];
    const once = { most: 1, perSeconds: 60, isForgettable: true } as const;
    for (let attempt = 0; attempt < 6; attempt += 1) {
      await takeSlot(limits, slots, { most: 2, perSeconds: 60 });
      await limits.consume(signature, once);
    }
    const rows = await database().run((queries) => queries.select().from(rateLimits));
    const countOf = (wanted: string) => rows.find(({ key }) => key === wanted)?.count;
    expect([`${slots}:0`, `${slots}:1`, signature].map(countOf)).toEqual([2, 2, 6]);
    await createRateLimits(database()).forget(signature);
    expect(await limits.consume(signature, once)).toEqual({ isAllowed: true });
  });

  it("a key over its limit is refused from memory until its window ends, and is then counted again", async () => {
    let at = Date.parse("2026-07-02T12:00:00Z");
    const limits = createRateLimits(database(), () => new Date(at));
    const take = async () => limits.consume("flood", { most: 2, perSeconds: 60 });
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

  it("several programs together take no more slots than the limit in any period as long as a window", async () => {
    let at = Date.parse("2026-07-02T12:00:00Z");
    const programs = [1, 2].map(() => createRateLimits(database(), () => new Date(at)));
    const limit = { most: 2, perSeconds: 60 };
    const allowedSeconds: number[] = [];
    for (let second = 0; second <= 130; second += 1) {
      at += 1_000;
      if (second > 0 && second < 50) continue;
      for (const limits of programs)
        if ((await takeSlot(limits, "slots", limit)).isAllowed) allowedSeconds.push(second);
      if (second === 0) expect(allowedSeconds).toEqual([0, 0]);
    }
    expect(allowedSeconds).toEqual([0, 0, 60, 60, 120, 120]);
    at += 30_000;
    expect(await takeSlot(programs[0] ?? createRateLimits(database()), "slots", limit)).toEqual({
      isAllowed: false,
      retryAfterSeconds: 20,
    });
  });

  it("a slot is free again one window's length after it was taken", async () => {
    let at = Date.parse("2026-07-02T12:00:00Z");
    const limits = createRateLimits(database(), () => new Date(at));
    const take = async () => (await takeSlot(limits, "steady", { most: 2, perSeconds: 60 })).isAllowed;
    const allowed: boolean[] = [];
    for (const pause of [0, 59, 1, 0, 58, 1]) {
      at += pause * 1_000;
      allowed.push(await take());
    }
    expect(allowed).toEqual([true, true, true, false, false, true]);
  });

  it("a key at its limit is allowed again if the clock is set back", async () => {
    let at = Date.parse("2026-07-02T12:00:00Z");
    const limits = createRateLimits(database(), () => new Date(at));
    const take = async () => (await limits.consume("clock", { most: 2, perSeconds: 60 })).isAllowed;
    expect([await take(), await take(), await take()]).toEqual([true, true, false]);
    at -= 3_600_000;
    expect(await take()).toBe(true);
  });

  describe("approximate limits", () => {
    let at: number;
    let statements: number;
    let isAway: boolean;
    beforeEach(async () => {
      at = Date.parse("2026-07-02T12:00:00Z");
      statements = 0;
      isAway = false;
      await database().run((queries) => queries.delete(rateLimits));
    });
    const observed = (): Database => ({
      ...database(),
      run(work) {
        statements += 1;
        return isAway
          ? Promise.reject(new DatabaseError("database-unreachable", "It is away."))
          : database().run(work);
      },
    });
    const LIMIT = { most: 4, perSeconds: 60, isApproximate: true } as const;
    const newSite = (limit: Limit = LIMIT) => {
      const limits = createRateLimits(observed(), () => new Date(at));
      // Store the counts now, so that they are not stored during the next test.
      onTestFinished(() => limits.flush());
      return { ...limits, take: (key = "busy") => limits.consume(key, limit) };
    };
    const stored = async (wanted = "busy") => {
      const rows = await database().run((queries) => queries.select().from(rateLimits));
      return rows.find(({ key }) => key === wanted)?.count;
    };

    it("1,000 uses of 250 keys with an approximate limit are stored in one statement", async () => {
      const site = newSite();
      for (let each = 0; each < 1_000; each++) await site.take(`key ${each % 250}`);
      expect(statements).toBe(0);
      await site.flush();
      expect(statements).toBe(1);
      const rows = await database().run((queries) => queries.select().from(rateLimits));
      expect([rows.length, new Set(rows.map(({ count }) => count))]).toEqual([250, new Set([4])]);
      await site.flush();
      expect(statements).toBe(1);
    });

    it("a short window ends while a longer window of another key continues", async () => {
      const limits = createRateLimits(database(), () => new Date(at));
      const take = async () => {
        for (const perSeconds of [60, 3600])
          await limits.consume(`${perSeconds} s`, { ...LIMIT, most: 1, perSeconds });
        await limits.flush();
      };
      await take();
      at += 60_000;
      await take();
      expect([await stored("60 s"), await stored("3600 s")]).toEqual([1, 2]);
    });

    it("counts in memory are stored after a second", async () => {
      await newSite().take();
      await expect.poll(() => stored()).toBe(1);
    });

    it("two sites share an approximate limit as soon as both have stored their counts", async () => {
      const [one, other] = [newSite(), newSite()];
      for (const site of [one, other]) {
        for (let each = 0; each < 2; each++) expect(await site.take()).toEqual({ isAllowed: true });
        await site.flush();
      }
      expect(await other.take()).toEqual({ isAllowed: false, retryAfterSeconds: 60 });
      // The first site does not know the count of the other site yet.
      expect(await one.take()).toEqual({ isAllowed: true });
      await one.flush();
      expect(await one.take()).toEqual({ isAllowed: false, retryAfterSeconds: 60 });
    });

    it("a key over an approximate limit is refused from memory until its window ends, and is then counted again", async () => {
      const site = newSite();
      const allowed = [];
      for (let each = 0; each < 6; each++) allowed.push((await site.take()).isAllowed);
      expect(allowed).toEqual([true, true, true, true, false, false]);
      await site.flush();
      // Takes that are refused from memory are not counted.
      expect([await stored(), statements]).toEqual([5, 1]);
      at += 59_000;
      expect(await site.take()).toEqual({ isAllowed: false, retryAfterSeconds: 1 });
      at += 1_000;
      expect(await site.take()).toEqual({ isAllowed: true });
      await site.flush();
      expect([await stored(), statements]).toEqual([1, 2]);
    });

    it("uses during a statement are added to the counts that the statement returns", async () => {
      const site = newSite();
      for (let each = 0; each < 3; each++) await site.take();
      const storing = site.flush();
      await site.take();
      await storing;
      expect(await site.take()).toEqual({ isAllowed: false, retryAfterSeconds: 60 });
    });

    it("a restarted site continues from the counts that it stored earlier", async () => {
      const site = newSite();
      for (let each = 0; each < 4; each++) await site.take();
      await site.flush();
      const restarted = newSite();
      expect(await restarted.take()).toEqual({ isAllowed: true });
      await restarted.flush();
      expect(await restarted.take()).toEqual({ isAllowed: false, retryAfterSeconds: 60 });
    });

    it("after a failed statement, each use fails until the database is back, and is then counted in memory again", async () => {
      const site = newSite();
      isAway = true;
      expect(await site.take()).toEqual({ isAllowed: true });
      await site.flush();
      for (const key of ["busy", "other"]) await expect(site.take(key)).rejects.toThrow(DatabaseError);
      expect(statements).toBe(3);
      isAway = false;
      expect(await site.take()).toEqual({ isAllowed: true });
      expect([await stored(), statements]).toEqual([1, 4]);
      for (let each = 0; each < 3; each++) expect(await site.take()).toEqual({ isAllowed: true });
      expect([await site.take(), statements]).toEqual([{ isAllowed: false, retryAfterSeconds: 60 }, 4]);
    });

    it("a key over its limit is refused from memory while the database is away", async () => {
      const site = newSite();
      for (let each = 0; each < 5; each++) await site.take();
      isAway = true;
      await site.flush();
      expect(await site.take()).toEqual({ isAllowed: false, retryAfterSeconds: 60 });
    });

    it("two sites that store the same keys in opposite order do not deadlock", async () => {
      const many = { ...LIMIT, most: 100 };
      const sites = [newSite(many), newSite(many)];
      const keys = Array.from({ length: 3_000 }, (_, each) => `key ${each}`);
      for (let round = 1; round <= 3; round++) {
        for (const key of keys) await sites[0]?.take(key);
        for (const key of keys.toReversed()) await sites[1]?.take(key);
        await Promise.all(sites.map((site) => site.flush()));
        const rows = await database().run((queries) => queries.select().from(rateLimits));
        expect(new Set(rows.map(({ count }) => count))).toEqual(new Set([2 * round]));
      }
    });
  });
});
