import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { people } from "#database/schema.ts";
import { giveDatabase } from "#database/test-database.ts";
import { SERVERS } from "#database/test-servers.ts";
import { type IdentityDouble, startIdentityDouble } from "./identity-double.ts";
import { createMark } from "./marks.server.ts";
import { reseal } from "./reseal.server.ts";
import { newPhone, openAccounts, placeQuestion, SEAL_KEYS, somebody } from "./test-accounts.ts";

const NEW = randomBytes(32).toString("base64");

describe.for(SERVERS)("sealing anew on $name", ({ prepare }) => {
  if (prepare === null) {
    it.skip("the whole suite", () => {});
    return;
  }
  const database = giveDatabase(prepare);
  let provider: IdentityDouble;
  beforeAll(async () => {
    provider = await startIdentityDouble();
  });
  afterAll(() => provider.close());

  it("after it a new key alone opens everything, and marks phones by itself", async () => {
    const [ann, phone] = [await somebody(provider), newPhone()];
    const before = openAccounts(database(), provider).service;
    const place = await before.savePlace(placeQuestion(ann));
    await before.updateProfile({ ...ann.ofProfile, updateData: { phone } });
    const kept = await before.profile(ann.ofProfile);
    const alone = openAccounts(database(), provider, {}, [NEW]).service;
    await expect(alone.profile(ann.ofProfile)).rejects.toThrow();

    expect(await reseal(database(), [NEW, ...SEAL_KEYS])).toMatchObject({ unreadable: [] });
    expect(await reseal(database(), [NEW])).toMatchObject({ unreadable: [] });

    expect(await alone.profile(ann.ofProfile)).toEqual(kept);
    expect(kept.subscriptions.locations).toEqual([place]);
    const [row] = await database().run((queries) =>
      queries.select().from(people).where(eq(people.subject, ann.subject)),
    );
    expect(row?.phoneMark).toBe(createMark([NEW])(phone));
  });

  it("what no key opens is named and left as it is", async () => {
    const carl = await somebody(provider, "Carl");
    await openAccounts(database(), provider).service.profile(carl.ofProfile);
    const { unreadable } = await reseal(database(), [NEW]);
    expect(unreadable).toEqual([
      expect.stringMatching(/^people [0-9a-f-]{36}$/),
      expect.stringMatching(/^deliveries \d+$/),
    ]);
  });
});
