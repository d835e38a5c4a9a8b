import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { giveDatabase } from "#database/database.double.ts";
import { onEachServer } from "#database/on-servers.double.ts";
import { consents, newsletterSubscribers } from "#database/schema.ts";
import { post } from "#delivery/post.server.ts";
import { giveAccounts, placeQuestion, somebody } from "./accounts.double.ts";
import { emailKey } from "./email-key.server.ts";

const BY_EMAIL = { emailNotification: true, consent: true } as const;
const NOTHING = { email: null, byEmail: 0, byOther: 0, hasReleases: false };

onEachServer("stopping alerts by an email's key on $name", (prepare) => {
  const database = giveDatabase(prepare);
  const { provider, accounts, personOf, postedMessages: waiting } = giveAccounts(database);
  const service = () => accounts().service;

  /** Creates a person with releases, and alerts about a place and a fire. @returns also their stop key */
  async function alerted() {
    const ann = await somebody(provider());
    await service().savePlace(placeQuestion(ann, BY_EMAIL));
    await service().saveFire({ ...ann.ofPlaces, fireId: "2026-1" });
    await service().alertFire({
      ...ann.ofPlaces,
      fireId: "2026-1",
      data: { ...BY_EMAIL, smsNotification: false, pushNotification: true, phone: null },
    });
    await service().releases({ ...ann.ofPlaces, subscriptionData: ["CommuniqueGrandPublic"], consent: true });
    const id = (await personOf(ann.subject))?.id ?? "";
    return { ann, id, key: emailKey(accounts().context.keyedHash, "alerts", id) };
  }
  const consentsOf = (id: string) =>
    database().run((queries) => queries.select().from(consents).where(eq(consents.personId, id)));

  it("shows the remaining alerts to the holder of an email's key", async () => {
    const { key } = await alerted();
    expect(await service().alertsStop({ key })).toEqual({
      email: "a…@example.org",
      byEmail: 2,
      byOther: 1,
      hasReleases: true,
    });
  });

  it("an email's key can stop one channel, and keeps the other channels, the places and the consents", async () => {
    const { ann, id, key } = await alerted();
    expect(await service().stopAlerts({ key, scope: "email" })).toMatchObject({
      byEmail: 0,
      byOther: 1,
      hasReleases: true,
    });
    const { subscriptions } = await service().profile(ann.ofProfile);
    expect([...subscriptions.locations, ...subscriptions.fires]).toHaveLength(2);
    expect((await consentsOf(id)).every(({ withdrawnAt }) => withdrawnAt === null)).toBe(true);
  });

  it("an email's key can stop everything at once, including a subscription without a profile and all consents", async () => {
    const { ann, id, key } = await alerted();
    const { keyedHash, seal } = accounts().context;
    await database().run((queries) =>
      queries.insert(newsletterSubscribers).values({
        id: crypto.randomUUID(),
        sealedEmail: seal.close(ann.email),
        emailMark: keyedHash(ann.email.toLowerCase()),
        language: "fr",
        audiences: ["CommuniqueGrandPublic"],
        createdAt: new Date(),
      }),
    );
    expect(await service().stopAlerts({ key, scope: "everything" })).toMatchObject({
      byEmail: 0,
      byOther: 0,
      hasReleases: false,
    });
    expect((await consentsOf(id)).every(({ withdrawnAt }) => withdrawnAt !== null)).toBe(true);
    const left = await database().run((queries) =>
      queries
        .select()
        .from(newsletterSubscribers)
        .where(eq(newsletterSubscribers.emailMark, keyedHash(ann.email.toLowerCase()))),
    );
    expect(left).toEqual([]);
  });

  it("an email's key can stop only releases, while alerts continue", async () => {
    const { id, key } = await alerted();
    const left = { email: "a…@example.org", byEmail: 2, byOther: 1, hasReleases: false };
    expect(await service().stopAlerts({ key, scope: "releases" })).toEqual(left);
    const withdrawn = (await consentsOf(id)).filter(({ withdrawnAt }) => withdrawnAt !== null);
    expect(withdrawn.map(({ purpose }) => purpose)).toEqual(["releases"]);
  });

  it.for(["its key", "the profile"])(
    "stopping a person's releases by %s cancels their waiting emails with releases, but not another person's",
    async (by) => {
      const [{ ann, id, key }, other] = [await alerted(), await alerted()];
      const messages = [id, other.id].map((personId) => ({
        ...({ naturalKey: `release:1:${personId}`, personId, kind: "release", channel: "email" } as const),
        ...({ language: "fr", address: ann.email, about: {}, urgency: "newsletter" } as const),
      }));
      const { seal } = accounts().context;
      await database().transaction((transaction) => post(transaction, messages, { seal, now: new Date() }));
      if (by === "its key") await service().stopAlerts({ key, scope: "releases" });
      else await service().releases({ ...ann.ofPlaces, subscriptionData: [], consent: false });
      const left = await Promise.all(messages.map(({ naturalKey }) => waiting(naturalKey)));
      expect(left.map(({ length }) => length)).toEqual([0, 1]);
    },
  );

  it.for(["email", "releases", "everything"] as const)(
    "stopping %s does not change another person's alerts",
    async (scope) => {
      const [one, other] = [await alerted(), await alerted()];
      await service().stopAlerts({ key: one.key, scope });
      expect(await service().alertsStop({ key: other.key })).toMatchObject({ byEmail: 2, byOther: 1 });
      expect((await consentsOf(other.id)).every(({ withdrawnAt }) => withdrawnAt === null)).toBe(true);
    },
  );

  it("withdraws the consent with the person's last alert, even if other people have alerts", async () => {
    const { ann, id } = await alerted();
    await alerted();
    await service().deleteFire({ ...ann.ofPlaces, fireId: "2026-1" });
    const { subscriptions } = await service().profile(ann.ofProfile);
    for (const { id: subscriptionId } of subscriptions.locations)
      await service().deletePlace({ ...ann.ofPlaces, subscriptionId });
    const ofAlerts = (await consentsOf(id)).filter(({ purpose }) => purpose === "alerts");
    expect(ofAlerts.map(({ withdrawnAt }) => withdrawnAt !== null)).toEqual(ofAlerts.map(() => true));
  });

  it("rejects a key of another purpose, of an unknown person, or made up", async () => {
    const { id, key } = await alerted();
    const { keyedHash } = accounts().context;
    const nobody = emailKey(keyedHash, "alerts", "00000000-0000-4000-8000-000000000000");
    for (const forged of [emailKey(keyedHash, "newsletter", id), nobody, "", `${key}x`]) {
      expect(await service().alertsStop({ key: forged })).toEqual(NOTHING);
      expect(await service().stopAlerts({ key: forged, scope: "everything" })).toEqual(NOTHING);
    }
    expect((await service().alertsStop({ key })).byEmail).toBe(2);
  });
});
