import { randomBytes, randomUUID } from "node:crypto";
import { asc, eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { emailKey } from "#accounts/email-key.server.ts";
import { createKeyedHash } from "#accounts/keyed-hash.server.ts";
import { giveDatabase } from "#database/database.double.ts";
import { onEachServer } from "#database/on-servers.double.ts";
import {
  deliveries,
  newsletterSubscribers,
  people,
  releaseSubscriptions,
  toldReleases,
} from "#database/schema.ts";
import { writingIn } from "#delivery/writing.double.ts";
import { seal, testSeason } from "./alerts.double.ts";
import { RELEASE_MESSAGES } from "./release-message.ts";
import type { PublishedRelease } from "./releases.ts";
import { sendReleases } from "./send-releases.server.ts";

const NOW = new Date("2026-07-02T15:00:00Z");
const keyedHash = createKeyedHash([randomBytes(32).toString("base64")]);
const release = (id: string, more: Partial<PublishedRelease> = {}): PublishedRelease => ({
  id,
  audience: "CommuniqueGrandPublic",
  publishedAt: new Date(NOW.getTime() - 60_000),
  words: {
    fr: { title: `Titre ${id}`, summary: "Un fait.", path: `/communiques/${id}/` },
    en: { title: `Title ${id}`, summary: "A fact.", path: `/en/publications/${id}/` },
  },
  ...more,
});
const OLD = release("old");

onEachServer("posted releases on $name", (prepare) => {
  const database = giveDatabase(prepare);
  beforeEach(async () => {
    for (const table of [deliveries, people, newsletterSubscribers, toldReleases])
      await database().run((queries) => queries.delete(table));
  });
  const tell = (...releases: readonly PublishedRelease[]) =>
    sendReleases(releases, { database: database(), seal, keyedHash, now: () => NOW });
  const posted = () =>
    database().run((queries) => queries.select().from(deliveries).orderBy(asc(deliveries.id)));
  const subscriber = async (email: string, audiences: string[], language: "fr" | "en" = "en") => {
    const id = randomUUID();
    await database().run((queries) =>
      queries.insert(newsletterSubscribers).values({
        id,
        sealedEmail: seal.close(email),
        emailMark: keyedHash(email.toLowerCase()),
        language,
        audiences,
        createdAt: NOW,
      }),
    );
    return id;
  };
  const member = async (audience: string) => {
    const id = await testSeason(database()).person("fr");
    await database().run((queries) =>
      queries.insert(releaseSubscriptions).values({ personId: id, audience, since: NOW }),
    );
    return `${id}@example.org`;
  };

  it("sends releases to all others even if one person's address cannot be decrypted", async () => {
    await tell(OLD);
    await subscriber("ann@example.org", ["CommuniqueGrandPublic"]);
    await member("CommuniqueGrandPublic");
    await database().run((queries) => queries.update(people).set({ sealedEmail: "1.AAAA" }));
    expect(await tell(release("new"))).toBe(1);
  });

  it("does not send releases from before the first run, and sends the next release only once", async () => {
    const id = await subscriber("ann@example.org", ["CommuniqueGrandPublic"]);
    expect(await tell(OLD)).toBe(0);
    const both = await Promise.all([tell(OLD, release("new")), tell(OLD, release("new"))]);
    expect(both.reduce((sum, each) => sum + each, 0)).toBe(1);
    expect(await tell(OLD, release("new"))).toBe(0);
    expect(await posted()).toMatchObject([
      {
        subscriberId: id,
        language: "en",
        about: { title: "Title new", key: emailKey(keyedHash, "newsletter", id) },
      },
    ]);
  });

  it("sends releases only to their audience, in each reader's language, once per address", async () => {
    await tell(OLD);
    const email = await member("CommuniqueIndustriel");
    await member("CommuniqueGrandPublic");
    await subscriber(email.toUpperCase(), ["CommuniqueIndustriel", "CommuniqueGrandPublic"]);
    await subscriber("bob@example.org", ["CommuniqueIndustriel"]);
    await subscriber("unconfirmed@example.org", []);
    expect(await tell(OLD, release("new", { audience: "CommuniqueIndustriel" }))).toBe(2);
    expect((await posted())[0]?.about).toMatchObject({
      key: null,
      stopKey: emailKey(keyedHash, "alerts", email.slice(0, 36)),
    });
    expect(
      (await posted()).map(({ sealedAddress, language }) => [seal.open(sealedAddress), language]),
    ).toEqual([
      [email, "fr"],
      ["bob@example.org", "en"],
    ]);
  });

  it("sends no release to an unconfirmed or refused address of a profile", async () => {
    await tell(OLD);
    const addresses: string[] = [];
    for (const change of [
      { emailVerified: true },
      { emailVerified: null },
      { emailVerified: false },
      { emailRefusedAt: NOW },
    ]) {
      const address = await member("CommuniqueGrandPublic");
      const isThem = eq(people.id, address.slice(0, 36));
      await database().run((queries) => queries.update(people).set(change).where(isThem));
      addresses.push(address);
    }
    expect(await tell(OLD, release("new"))).toBe(2);
    const recipients = (await posted()).map(({ sealedAddress }) => seal.open(sealedAddress));
    expect(recipients.toSorted()).toEqual(addresses.slice(0, 2).toSorted());
  });

  it("sends nothing for an empty list, a release found days after its publication, or a release without a date", async () => {
    await subscriber("ann@example.org", ["CommuniqueGrandPublic"]);
    await tell(OLD);
    expect(await tell()).toBe(0);
    const late = release("late", { publishedAt: new Date(NOW.getTime() - 49 * 3_600_000) });
    expect(await tell(OLD, late, release("undated", { publishedAt: null }))).toBe(0);
  });
});

it("the email of a release says how to stop, also to mail programs, without a password", () => {
  const about = {
    stopKey: null,
    title: "Titre",
    summary: "Un fait.",
    path: "/communiques/x/",
    key: "id.mark",
  };
  const writing = writingIn("fr");
  const alone = RELEASE_MESSAGES.release.mail(about, writing);
  expect(alone?.stopUrl).toBe("https://vigie.example/api/newsletter/stop?key=id.mark");
  expect(JSON.stringify(alone?.footer)).toContain("https://vigie.example/infolettre/?cle=id.mark");
  const member = RELEASE_MESSAGES.release.mail({ ...about, key: null, stopKey: "id.own" }, writing);
  expect(member?.stopUrl).toBe("https://vigie.example/api/releases/stop?key=id.own");
  expect(JSON.stringify(member?.footer)).toContain("https://vigie.example/arreter-alertes/?cle=id.own");
  expect(JSON.stringify(member?.footer)).toContain("/profil/abonnement-communiques/");
});
