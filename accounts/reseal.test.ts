import { randomBytes } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { giveDatabase } from "#database/database.double.ts";
import { onEachServer } from "#database/on-servers.double.ts";
import { newsletterConsents, newsletterSubscribers } from "#database/schema.ts";
import { createSeal } from "#delivery/seal.server.ts";
import {
  giveAccounts,
  newPhone,
  openAccounts,
  placeQuestion,
  SEAL_KEYS,
  somebody,
} from "./accounts.double.ts";
import { createKeyedHash, hashOfEmail } from "./keyed-hash.server.ts";
import { reseal, SEALED_TABLES } from "./reseal.server.ts";

const NEW = randomBytes(32).toString("base64");

onEachServer("resealing on $name", (prepare) => {
  const database = giveDatabase(prepare);
  const { provider, personOf } = giveAccounts(database);

  it("after resealing, the new key is enough to decrypt everything, and to hash phones", async () => {
    const [ann, phone] = [await somebody(provider()), newPhone()];
    const before = openAccounts(database(), provider()).service;
    const place = await before.savePlace(placeQuestion(ann));
    await before.updateProfile({ ...ann.ofProfile, updateData: { phone } });
    const profile = await before.profile(ann.ofProfile);
    const alone = openAccounts(database(), provider(), {}, [NEW]).service;
    await expect(alone.profile(ann.ofProfile)).rejects.toThrow();

    expect(await reseal(database(), [NEW, ...SEAL_KEYS])).toMatchObject({ unreadable: [] });
    expect(await reseal(database(), [NEW])).toMatchObject({ unreadable: [] });

    expect(await alone.profile(ann.ofProfile)).toEqual(profile);
    expect(profile.subscriptions.locations).toEqual([place]);
    expect((await personOf(ann.subject))?.phoneMark).toBe(createKeyedHash([NEW])(phone));
  });

  it("keeps releases and consents of subscribers without a profile after resealing", async () => {
    const { context, service } = openAccounts(database(), provider());
    const email = "Zoe@Example.org";
    await service.askNewsletter({
      email,
      subscriptionData: ["CommuniqueGrandPublic"],
      language: "fr",
      userData: null,
    });
    const emailMark = hashOfEmail(context.keyedHash, email);
    await database().run((queries) =>
      queries.insert(newsletterConsents).values({
        emailMark,
        audiences: [],
        textVersion: "1",
        language: "fr",
        method: "newsletter",
        givenAt: new Date(),
      }),
    );
    await reseal(database(), [NEW, ...SEAL_KEYS]);
    await reseal(database(), [NEW]);
    const expected = hashOfEmail(createKeyedHash([NEW]), email);
    const [subscriber] = await database().run((queries) =>
      queries.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.emailMark, expected)),
    );
    expect(createSeal([NEW]).open(subscriber?.sealedEmail ?? "")).toBe(email);
    const agreements = await database().run((queries) =>
      queries.select().from(newsletterConsents).where(eq(newsletterConsents.emailMark, expected)),
    );
    expect(agreements).toHaveLength(1);
  });

  it("reseals every encrypted column of the schema", async () => {
    const { rows } = await database().run((queries) =>
      queries.execute<{ table: string; column: string }>(
        sql`SELECT table_name AS table, column_name AS column FROM information_schema.columns WHERE column_name LIKE 'sealed\\_%'`,
      ),
    );
    const known = SEALED_TABLES.flatMap(({ name, sealed }) => sealed.map((column) => `${name} ${column}`));
    const found = rows.map(({ table, column }) => `${table} ${column}`);
    expect(found.filter((each) => !known.includes(each))).toEqual([]);
  });

  it("reports rows that no key decrypts, and leaves them unchanged", async () => {
    const carl = await somebody(provider(), "Carl");
    await openAccounts(database(), provider()).service.profile(carl.ofProfile);
    const { unreadable } = await reseal(database(), [NEW]);
    expect(unreadable).toEqual([
      expect.stringMatching(/^people [0-9a-f-]{36}$/),
      expect.stringMatching(/^deliveries \d+$/),
    ]);
  });
});
