import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { giveDatabase } from "#database/database.double.ts";
import { onEachServer } from "#database/on-servers.double.ts";
import { people } from "#database/schema.ts";
import { giveAccounts, placeQuestion, somebody } from "./accounts.double.ts";
import { findConfirmed } from "./find-confirmed.server.ts";

onEachServer("confirmation of a profile's address on $name", (prepare) => {
  const database = giveDatabase(prepare);
  const { provider, accounts, postedMessages, personOf } = giveAccounts(database);

  type Ann = Awaited<ReturnType<typeof somebody>>;
  const unconfirmed = () => somebody(provider(), "Ann", false);
  const says = ({ subject, email }: Ann, more: object) => provider().people.set(subject, { email, ...more });
  const userInfo = async ({ ofProfile }: Ann) => (await accounts().service.profile(ofProfile)).userInfo;
  const keep = ({ subject }: Ann, change: Partial<typeof people.$inferInsert>) =>
    database().run((queries) => queries.update(people).set(change).where(eq(people.subject, subject)));
  const emailVerifiedOf = async ({ subject }: Ann) => (await personOf(subject))?.emailVerified;
  const requested = () => provider().requests.filter(({ path }) => path === "/userinfo").length;

  it("marks an address as confirmed only if the provider says so", async () => {
    expect(await userInfo(await somebody(provider()))).toMatchObject({ isEmailConfirmed: true });
    const ann = await unconfirmed();
    expect(await userInfo(ann)).toMatchObject({ isEmailConfirmed: false });
    expect(await emailVerifiedOf(ann)).toBe(false);
  });

  it("the welcome email says that the address is not confirmed yet", async () => {
    const ann = await unconfirmed();
    await userInfo(ann);
    const [message] = await postedMessages(`welcome:${(await personOf(ann.subject))?.id}`);
    expect(message?.about).toMatchObject({ isConfirmed: false });
  });

  it("finds a newly confirmed address at the next visit, without a new sign-in, and resumes messages to the address", async () => {
    const ann = await unconfirmed();
    await userInfo(ann);
    await keep(ann, { emailRefusedAt: new Date() });
    says(ann, { email_verified: true });
    expect(await userInfo(ann)).toMatchObject({ isEmailConfirmed: true, emailRefusedAt: null });
    expect(await emailVerifiedOf(ann)).toBe(true);
  });

  it("checks an unconfirmed address at the provider only at visits, and no longer checks a confirmed address", async () => {
    const ann = await unconfirmed();
    await userInfo(ann);
    const before = requested();
    await accounts().service.savePlace(placeQuestion(ann));
    expect(requested()).toBe(before);
    says(ann, { email_verified: true });
    await userInfo(ann);
    await userInfo(ann);
    expect(requested()).toBe(before + 1);
  });

  it("treats an address from before confirmations existed as confirmed until a newer token triggers a check", async () => {
    const ann = await unconfirmed();
    await userInfo(ann);
    await keep(ann, { emailVerified: null });
    expect(await userInfo(ann)).toMatchObject({ isEmailConfirmed: true });
    const later = await provider().token({ sub: ann.subject, iat: Math.floor(Date.now() / 1000) + 30 });
    const anew = { ...ann, ofProfile: { auth0AccessToken: later, language: "fr" } } as const;
    expect(await userInfo(anew)).toMatchObject({ isEmailConfirmed: false });
  });

  it("requires a new confirmation when the address changes", async () => {
    const ann = await somebody(provider());
    await userInfo(ann);
    provider().people.set(ann.subject, { email: "other@example.org", email_verified: false });
    const later = await provider().token({ sub: ann.subject, iat: Math.floor(Date.now() / 1000) + 30 });
    const anew = { ...ann, ofProfile: { auth0AccessToken: later, language: "fr" } } as const;
    expect(await userInfo(anew)).toMatchObject({ email: "other@example.org", isEmailConfirmed: false });
  });

  it("sends the confirmation link at most three times an hour, and not to a confirmed address", async () => {
    const ann = await unconfirmed();
    const { confirmationLink } = accounts().service;
    for (let at = 0; at < 3; at++) expect(await confirmationLink(ann.ofProfile)).toEqual({ sent: true });
    await expect(confirmationLink(ann.ofProfile)).rejects.toMatchObject({
      code: "too-many",
      retryAfterSeconds: expect.any(Number),
    });
    const jobs = provider().requests.filter(({ path }) => path === "/api/v2/jobs/verification-email");
    expect(jobs.map(({ body }) => JSON.parse(body))).toEqual(
      Array.from({ length: 3 }, () => ({ user_id: ann.subject, client_id: "vigie-web" })),
    );
    says(ann, { email_verified: true });
    expect(await confirmationLink(ann.ofProfile)).toEqual({ sent: false });
  });

  it("keeps the confirmation state of an address if the provider is unavailable", async () => {
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

  describe("while the person is away", () => {
    const MINUTE_MS = 60_000;
    const later = (ms: number) =>
      findConfirmed({ ...accounts().context, now: () => new Date(Date.now() + ms) });
    const lookedUp = ({ subject }: Ann) =>
      provider().requests.filter(({ path }) =>
        path.startsWith(`/api/v2/users/${encodeURIComponent(subject)}`),
      ).length;
    beforeEach(() => database().run((queries) => queries.delete(people)));

    it("finds an address that was confirmed at the provider, then stops checking that address", async () => {
      const ann = await unconfirmed();
      await userInfo(ann);
      expect(await later(2 * MINUTE_MS)).toBe(0);
      says(ann, { email_verified: true });
      expect(await later(4 * MINUTE_MS)).toBe(1);
      expect(await emailVerifiedOf(ann)).toBe(true);
      expect(await later(60 * MINUTE_MS)).toBe(0);
      expect(lookedUp(ann)).toBe(2);
    });

    it("checks an unconfirmed address every minute at first, then less and less often", async () => {
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

    it("finds a confirmed address even if another person, checked first, has no address at the provider", async () => {
      const [bob, ann] = [await unconfirmed(), await unconfirmed()];
      await userInfo(bob);
      await userInfo(ann);
      provider().people.set(bob.subject, { given_name: "Bob" });
      says(ann, { email_verified: true });
      expect(await later(2 * MINUTE_MS)).toBe(1);
      expect(await emailVerifiedOf(ann)).toBe(true);
      expect(await emailVerifiedOf(bob)).toBe(false);
      await later(2.5 * MINUTE_MS);
      expect(lookedUp(bob)).toBe(1);
    });

    it("keeps the confirmation state while the provider is down, or after the provider deleted the person", async () => {
      const ann = await unconfirmed();
      await userInfo(ann);
      provider().fault = 503;
      expect(await later(2 * MINUTE_MS)).toBe(0);
      provider().fault = null;
      provider().people.delete(ann.subject);
      expect(await later(2 * MINUTE_MS)).toBe(0);
      expect(await emailVerifiedOf(ann)).toBe(false);
      await later(2.5 * MINUTE_MS);
      expect(lookedUp(ann)).toBe(2);
    });
  });
});
