import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { giveDatabase } from "#database/database.double.ts";
import { onEachServer } from "#database/on-servers.double.ts";
import { consents, people } from "#database/schema.ts";
import { giveAccounts, newPhone, somebody } from "./accounts.double.ts";

const code = (problem: string) => ({ code: problem });

onEachServer("followed fires on $name", (prepare) => {
  const database = giveDatabase(prepare);
  const { provider, accounts } = giveAccounts(database);
  const service = () => accounts().service;
  const consentsOf = (subject: string) =>
    database().run((queries) =>
      queries
        .select({ method: consents.method, withdrawnAt: consents.withdrawnAt })
        .from(consents)
        .innerJoin(people, eq(people.id, consents.personId))
        .where(eq(people.subject, subject)),
    );

  it("saves each followed fire once, saves at most 200, and saves when the person last saw their fires", async () => {
    const ann = await somebody(provider());
    const first = await service().saveFire({ ...ann.ofPlaces, fireId: "2026-1" });
    expect(await service().saveFire({ ...ann.ofPlaces, fireId: "2026-1" })).toEqual(first);
    const { seenAt } = await service().seeFires(ann.ofPlaces);
    expect((await service().profile(ann.ofProfile)).subscriptions.fires).toEqual([{ ...first, seenAt }]);
    for (let at = 2; at <= 200; at++) await service().saveFire({ ...ann.ofPlaces, fireId: `2026-${at}` });
    await expect(service().saveFire({ ...ann.ofPlaces, fireId: "2026-201" })).rejects.toMatchObject(
      code("too-many-kept"),
    );
  });

  it("saves channels for a fire's alerts only with consent, and withdraws the consent if the fire is unfollowed", async () => {
    const ann = await somebody(provider());
    await service().saveFire({ ...ann.ofPlaces, fireId: "2026-1" });
    const choose = (data: object, fireId = "2026-1") =>
      service().alertFire({
        ...ann.ofPlaces,
        fireId,
        data: {
          emailNotification: true,
          smsNotification: false,
          pushNotification: false,
          phone: null,
          consent: true,
          ...data,
        },
      });
    await expect(choose({ consent: false })).rejects.toMatchObject(code("consent-missing"));
    await expect(choose({ smsNotification: true })).rejects.toMatchObject(code("phone-missing"));
    await expect(choose({}, "2026-2")).rejects.toMatchObject(code("not-found"));
    const phone = newPhone();
    expect(await choose({ smsNotification: true, phone })).toMatchObject({
      emailNotification: true,
      smsNotification: true,
    });
    const { userInfo, subscriptions } = await service().profile(ann.ofProfile);
    expect(userInfo.phoneNumber).toBe(phone);
    expect(subscriptions.fires).toMatchObject([{ fireId: "2026-1", smsNotification: true }]);
    expect(await consentsOf(ann.subject)).toMatchObject([{ method: "fire", withdrawnAt: null }]);
    await service().deleteFire({ ...ann.ofPlaces, fireId: "2026-1" });
    expect(await consentsOf(ann.subject)).toMatchObject([{ withdrawnAt: expect.any(Date) }]);
  });
});
