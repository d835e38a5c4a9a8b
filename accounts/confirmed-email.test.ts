import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { people } from "#database/schema.ts";
import { giveDatabase } from "#database/test-database.ts";
import { onEachServer } from "#database/test-on-servers.ts";
import { findConfirmed } from "./find-confirmed.server.ts";
import { giveAccounts, placeQuestion, somebody } from "./test-accounts.ts";

onEachServer("the address of a profile on $name", (prepare) => {
  const database = giveDatabase(prepare);
  const { provider, accounts, letters, personOf } = giveAccounts(database);

  type Ann = Awaited<ReturnType<typeof somebody>>;
  const unconfirmed = () => somebody(provider(), "Ann", false);
  const says = ({ subject, email }: Ann, more: object) => provider().people.set(subject, { email, ...more });
  const userInfo = async ({ ofProfile }: Ann) => (await accounts().service.profile(ofProfile)).userInfo;
  const keep = ({ subject }: Ann, change: Partial<typeof people.$inferInsert>) =>
    database().run((queries) => queries.update(people).set(change).where(eq(people.subject, subject)));
  const kept = async ({ subject }: Ann) => (await personOf(subject))?.emailVerified;
  const asked = () => provider().asked.filter(({ path }) => path === "/userinfo").length;

  it("is confirmed where the provider says so, and nowhere else", async () => {
    expect(await userInfo(await somebody(provider()))).toMatchObject({ isEmailConfirmed: true });
    const ann = await unconfirmed();
    expect(await userInfo(ann)).toMatchObject({ isEmailConfirmed: false });
    expect(await kept(ann)).toBe(false);
  });

  it("that is not confirmed as the profile is made is said so to by the letter that welcomes", async () => {
    const ann = await unconfirmed();
    await userInfo(ann);
    const [letter] = await letters(`welcome:${(await personOf(ann.subject))?.id}`);
    expect(letter?.about).toMatchObject({ isConfirmed: false });
  });

  it("that was confirmed meanwhile is so at the next visit, without signing in again, and takes letters", async () => {
    const ann = await unconfirmed();
    await userInfo(ann);
    await keep(ann, { emailRefusedAt: new Date() });
    says(ann, { email_verified: true });
    expect(await userInfo(ann)).toMatchObject({ isEmailConfirmed: true, emailRefusedAt: null });
    expect(await kept(ann)).toBe(true);
  });

  it("is asked about at visits alone, and no more once it is confirmed", async () => {
    const ann = await unconfirmed();
    await userInfo(ann);
    const before = asked();
    await accounts().service.savePlace(placeQuestion(ann));
    expect(asked()).toBe(before);
    says(ann, { email_verified: true });
    await userInfo(ann);
    await userInfo(ann);
    expect(asked()).toBe(before + 1);
  });

  it("of a profile from before counts as confirmed, until a newer token has the provider asked", async () => {
    const ann = await unconfirmed();
    await userInfo(ann);
    await keep(ann, { emailVerified: null });
    expect(await userInfo(ann)).toMatchObject({ isEmailConfirmed: true });
    const later = await provider().token({ sub: ann.subject, iat: Math.floor(Date.now() / 1000) + 30 });
    const anew = { ...ann, ofProfile: { auth0AccessToken: later, language: "fr" } } as const;
    expect(await userInfo(anew)).toMatchObject({ isEmailConfirmed: false });
  });

  it("that is another from then on is confirmed anew", async () => {
    const ann = await somebody(provider());
    await userInfo(ann);
    provider().people.set(ann.subject, { email: "other@example.org", email_verified: false });
    const later = await provider().token({ sub: ann.subject, iat: Math.floor(Date.now() / 1000) + 30 });
    const anew = { ...ann, ofProfile: { auth0AccessToken: later, language: "fr" } } as const;
    expect(await userInfo(anew)).toMatchObject({ email: "other@example.org", isEmailConfirmed: false });
  });

  it("gets the link that confirms it three times an hour, and none once it is confirmed", async () => {
    const ann = await unconfirmed();
    const { confirmationLink } = accounts().service;
    for (let at = 0; at < 3; at++) expect(await confirmationLink(ann.ofProfile)).toEqual({ sent: true });
    await expect(confirmationLink(ann.ofProfile)).rejects.toMatchObject({
      code: "too-many",
      retryAfterSeconds: expect.any(Number),
    });
    const jobs = provider().asked.filter(({ path }) => path === "/api/v2/jobs/verification-email");
    expect(jobs.map(({ body }) => JSON.parse(body))).toEqual(
      Array.from({ length: 3 }, () => ({ user_id: ann.subject, client_id: "vigie-web" })),
    );
    says(ann, { email_verified: true });
    expect(await confirmationLink(ann.ofProfile)).toEqual({ sent: false });
  });

  it("that cannot be asked about stays as it was known", async () => {
    const ann = await unconfirmed();
    await userInfo(ann);
    provider().fault = 503;
    try {
      expect(await userInfo(ann)).toMatchObject({ isEmailConfirmed: false });
      await expect(accounts().service.confirmationLink(ann.ofProfile)).rejects.toMatchObject({
        code: "unavailable",
      });
    } finally {
      provider().fault = null;
    }
  });

  describe("without its person coming back,", () => {
    const MINUTE_MS = 60_000;
    const later = (ms: number) =>
      findConfirmed({ ...accounts().context, now: () => new Date(Date.now() + ms) });
    const lookedUp = ({ subject }: Ann) =>
      provider().asked.filter(({ path }) => path.startsWith(`/api/v2/users/${encodeURIComponent(subject)}`))
        .length;
    beforeEach(() => database().run((queries) => queries.delete(people)));

    it("is found confirmed, and asked about no more", async () => {
      const ann = await unconfirmed();
      await userInfo(ann);
      expect(await later(2 * MINUTE_MS)).toBe(0);
      says(ann, { email_verified: true });
      expect(await later(4 * MINUTE_MS)).toBe(1);
      expect(await kept(ann)).toBe(true);
      expect(await later(60 * MINUTE_MS)).toBe(0);
      expect(lookedUp(ann)).toBe(2);
    });

    it("is asked about every minute at first, and ever more seldom", async () => {
      const ann = await unconfirmed();
      await userInfo(ann);
      await later(0);
      expect(lookedUp(ann)).toBe(0);
      await later(2 * MINUTE_MS);
      await later(2.5 * MINUTE_MS);
      expect(lookedUp(ann)).toBe(1);
      await later(600 * MINUTE_MS);
      await later(650 * MINUTE_MS);
      expect(lookedUp(ann)).toBe(2);
      await later(700 * MINUTE_MS);
      expect(lookedUp(ann)).toBe(3);
    });

    it("is found though somebody before them has none at the provider any more", async () => {
      const [bob, ann] = [await unconfirmed(), await unconfirmed()];
      await userInfo(bob);
      await userInfo(ann);
      provider().people.set(bob.subject, { given_name: "Bob" });
      says(ann, { email_verified: true });
      expect(await later(2 * MINUTE_MS)).toBe(1);
      expect(await kept(ann)).toBe(true);
      expect(await kept(bob)).toBe(false);
      await later(2.5 * MINUTE_MS);
      expect(lookedUp(bob)).toBe(1);
    });

    it("stays as it was known while the provider is down, or once it forgot them", async () => {
      const ann = await unconfirmed();
      await userInfo(ann);
      provider().fault = 503;
      expect(await later(2 * MINUTE_MS)).toBe(0);
      provider().fault = null;
      provider().people.delete(ann.subject);
      expect(await later(2 * MINUTE_MS)).toBe(0);
      expect(await kept(ann)).toBe(false);
      await later(2.5 * MINUTE_MS);
      expect(lookedUp(ann)).toBe(2);
    });
  });
});
