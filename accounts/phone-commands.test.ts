import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { giveDatabase } from "#database/database.double.ts";
import { onEachServer } from "#database/on-servers.double.ts";
import { deliveries, people } from "#database/schema.ts";
import { post } from "#delivery/post.server.ts";
import { giveAccounts, newPhone, openAccounts, placeQuestion, somebody } from "./accounts.double.ts";

onEachServer("a person's phone on $name", (prepare) => {
  const database = giveDatabase(prepare);
  const { provider, accounts, postedMessages, personOf } = giveAccounts(database);

  type Somebody = Awaited<ReturnType<typeof somebody>>;
  const ofPerson = ({ subject }: Somebody) => eq(people.subject, subject);
  async function codeFor(who: Somebody, phone: string): Promise<string> {
    await accounts().service.phoneCode({ ...who.ofProfile, phone });
    const sent = await postedMessages(`phone-code:${(await personOf(who.subject))?.id}`);
    return String(Reflect.get(Object(sent.at(-1)?.about), "code"));
  }

  it("sends texts to a phone again after a code verifies it, even if the phone refused texts before", async () => {
    const [ann, phone] = [await somebody(provider()), newPhone()];
    await accounts().service.updateProfile({ ...ann.ofProfile, updateData: { phone } });
    await database().run((queries) =>
      queries.update(people).set({ phoneRefusedAt: new Date() }).where(ofPerson(ann)),
    );
    const code = await codeFor(ann, phone);
    const { userInfo } = await accounts().service.confirmPhone({ ...ann.ofProfile, phone, code });
    expect(userInfo).toMatchObject({ isPhoneVerified: true, phoneRefusedAt: null });
    expect((await accounts().service.profile(ann.ofProfile)).userInfo.phoneRefusedAt).toBeNull();
  });

  it.for(["removed", "replaced", "replaced by a code"])(
    "sends no waiting message to a phone that is %s",
    async (how) => {
      const [ann, phone, other] = [await somebody(provider()), newPhone(), newPhone()];
      const { service, context } = accounts();
      await service.confirmPhone({ ...ann.ofProfile, phone, code: await codeFor(ann, phone) });
      const id = (await personOf(ann.subject))?.id ?? "";
      const texts = ["alert", "digest", "correction"].map((kind) => ({
        ...({ naturalKey: `${kind}:${id}`, personId: id, kind, channel: "sms", language: "fr" } as const),
        ...({ address: phone, about: {}, urgency: "alert" } as const),
      }));
      await database().transaction((transaction) =>
        post(transaction, texts, { seal: context.seal, now: new Date() }),
      );
      await database().run((queries) =>
        queries
          .update(deliveries)
          .set({ state: "claimed", claimedBy: "w", claimedUntil: new Date() })
          .where(eq(deliveries.naturalKey, `digest:${id}`)),
      );
      if (how === "replaced by a code")
        await service.confirmPhone({ ...ann.ofRecentLogin, phone: other, code: await codeFor(ann, other) });
      else {
        const updateData = { phone: how === "removed" ? null : other };
        await service.updateProfile({ ...ann.ofRecentLogin, updateData });
      }
      for (const { naturalKey } of texts)
        expect(await postedMessages(naturalKey)).toMatchObject([
          { state: "dead", sealedAddress: "", followedAt: null },
        ]);
    },
  );

  it("removes a phone from saved places when the person removes the phone from the profile", async () => {
    const [ann, phone] = [await somebody(provider()), newPhone()];
    const { service } = accounts();
    await service.savePlace(placeQuestion(ann, { smsNotification: true, phone, consent: true }));
    const { subscriptions } = await service.updateProfile({
      ...ann.ofRecentLogin,
      updateData: { phone: null },
    });
    expect(subscriptions.locations).toMatchObject([{ smsNotification: true, phone: null }]);
  });

  it("does not reveal other people's phones to someone who tries many numbers", async () => {
    const ann = await somebody(provider());
    const phone = newPhone();
    const bob = await somebody(provider());
    await accounts().service.confirmPhone({ ...bob.ofProfile, phone, code: await codeFor(bob, phone) });
    const tries = [
      () => accounts().service.updateProfile({ ...ann.ofProfile, updateData: { phone } }),
      () => accounts().service.phoneCode({ ...ann.ofProfile, phone }),
      () => accounts().service.savePlace(placeQuestion(ann, { smsNotification: true, phone, consent: true })),
    ];
    for (let each = 0; each < 10; each++)
      await expect(tries[each % tries.length]?.()).rejects.toMatchObject({ code: "phone-taken" });
    for (const each of tries) await expect(each()).rejects.toMatchObject({ code: "too-many" });
    // A person can enter their own number without a limit.
    for (let each = 0; each < 12; each++)
      await accounts().service.updateProfile({ ...bob.ofProfile, updateData: { phone } });
  });

  it("the profile shows the deadline of a pending code, and null if no code is pending any more", async () => {
    const [ann, phone] = [await somebody(provider()), newPhone()];
    const until = async (ms = 0) => {
      const { service } = openAccounts(database(), provider(), { now: () => new Date(Date.now() + ms) });
      return (await service.profile(ann.ofProfile)).userInfo.phoneCodeUntil;
    };
    const keep = (number: string) =>
      accounts().service.updateProfile({ ...ann.ofProfile, updateData: { phone: number } });
    await keep(phone);
    expect(await until()).toBeNull();
    const code = await codeFor(ann, phone);
    expect(await until()).toEqual(expect.any(String));
    expect(await until(11 * 60_000)).toBeNull();
    await keep(newPhone());
    expect(await until()).toBeNull();
    await keep(phone);
    const wrong = code === "000000" ? "000001" : "000000";
    for (let at = 0; at < 5; at++) {
      expect(await until()).toEqual(expect.any(String));
      await accounts()
        .service.confirmPhone({ ...ann.ofProfile, phone, code: wrong })
        .catch(() => {});
    }
    expect(await until()).toBeNull();
    const again = await codeFor(ann, phone);
    await accounts().service.confirmPhone({ ...ann.ofProfile, phone, code: again });
    expect(await until()).toBeNull();
  });

  it("does not replace a verified phone with the phone of a place saved at the same moment", async () => {
    const [ann, proven, other] = [await somebody(provider()), newPhone(), newPhone()];
    const code = await codeFor(ann, proven);
    const confirm = () => accounts().service.confirmPhone({ ...ann.ofProfile, phone: proven, code });
    const late = openAccounts(database(), provider(), {
      database: {
        ...database(),
        async transaction(work) {
          await confirm();
          return database().transaction(work);
        },
      },
    });
    await late.service.savePlace(placeQuestion(ann, { smsNotification: true, phone: other, consent: true }));
    expect((await accounts().service.profile(ann.ofProfile)).userInfo).toMatchObject({
      phoneNumber: proven,
      isPhoneVerified: true,
    });
  });
});
