import { expect, it } from "vitest";
import { createRateLimits } from "./rate-limits.server.ts";
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
});
