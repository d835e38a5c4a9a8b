import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { giveDatabase } from "#database/database.double.ts";
import { onEachServer } from "#database/on-servers.double.ts";
import { people } from "#database/schema.ts";
import { createSeal } from "#delivery/seal.server.ts";
import { giveAccounts, openAccounts, SEAL_KEYS, somebody } from "./accounts.double.ts";
import { checkSealKeys } from "./seal-keys.server.ts";

onEachServer("seal keys on $name", (prepare) => {
  const database = giveDatabase(prepare);
  const { provider } = giveAccounts(database);
  const check = (keys: readonly string[]) =>
    checkSealKeys(
      database(),
      createSeal(keys, () => {}),
    );

  it("the check of seal keys fails if they decrypt no stored address, and passes with one corrupt address", async () => {
    const other = randomBytes(32).toString("base64");
    await check([other]);
    const { service } = openAccounts(database(), provider());
    const [ann, bob] = [await somebody(provider()), await somebody(provider())];
    for (const each of [ann, bob]) await service.profile(each.ofProfile);
    await expect(check([other])).rejects.toThrow("SEAL_KEYS");
    await check([other, ...SEAL_KEYS]);
    await database().run((queries) =>
      queries.update(people).set({ sealedEmail: "1.AAAA" }).where(eq(people.subject, ann.subject)),
    );
    await check(SEAL_KEYS);
  });
});
