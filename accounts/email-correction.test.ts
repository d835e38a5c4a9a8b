import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { giveDatabase } from "#database/database.double.ts";
import { onEachServer } from "#database/on-servers.double.ts";
import { deliveries, people } from "#database/schema.ts";
import { post } from "#delivery/post.server.ts";
import { giveAccounts, somebody } from "./accounts.double.ts";
import { saveAddress } from "./authenticate.server.ts";
import { findConfirmed } from "./find-confirmed.server.ts";
import { refuseAddress } from "./refused-addresses.server.ts";

const DAY_MS = 24 * 3_600_000;
const MINUTE_MS = 60_000;

onEachServer("correction of an email address on $name", (prepare) => {
  const database = giveDatabase(prepare);
  const { provider, accounts, personOf } = giveAccounts(database);

  type Ann = Pick<Awaited<ReturnType<typeof somebody>>, "subject" | "email" | "ofProfile" | "ofRecentLogin">;
  /** Creates a person with a profile and an unconfirmed address. */
  async function unconfirmed(): Promise<Ann> {
    const ann = await somebody(provider(), "Ann", false);
    await accounts().service.profile(ann.ofProfile);
    return ann;
  }
  const other = () => `right-${randomUUID()}@example.org`;
  const correct = ({ ofRecentLogin }: Ann, email: string) =>
    accounts().service.correctEmail({ ...ofRecentLogin, email });
  const userInfo = async ({ ofProfile }: Ann) => (await accounts().service.profile(ofProfile)).userInfo;
  const says = ({ subject, email }: Ann, more: object) => provider().people.set(subject, { email, ...more });
  /** Returns the changes requested from the provider for a person. */
  const changes = ({ subject }: Ann) =>
    provider()
      .requests.filter(
        ({ path, body }) => path === `/api/v2/users/${encodeURIComponent(subject)}` && body.includes("email"),
      )
      .map(({ body }) => JSON.parse(body));
  const row = async (ann: Ann) => {
    const person = await personOf(ann.subject);
    if (person === undefined) throw new Error("There is no such person.");
    return person;
  };
  const keep = ({ subject }: Ann, change: Partial<typeof people.$inferInsert>) =>
    database().run((queries) => queries.update(people).set(change).where(eq(people.subject, subject)));

  it("corrects the address at the provider, which sends the confirmation link to the new address", async () => {
    const ann = await unconfirmed();
    expect(await userInfo(ann)).toMatchObject({ email: ann.email, isEmailCorrectable: true });
    const right = other();
    const { userInfo: corrected } = await correct(ann, right.toUpperCase());
    expect(corrected).toMatchObject({ email: right, isEmailConfirmed: false, isEmailCorrectable: true });
    expect(changes(ann)).toEqual([
      {
        email: right.toUpperCase(),
        email_verified: false,
        verify_email: true,
        client_id: "vigie-web",
        connection: "Username-Password-Authentication",
      },
    ]);
    expect(await userInfo(ann)).toMatchObject({ email: right, isEmailConfirmed: false });
  });

  it("rejects the correction of a confirmed address, even if the person confirmed it a moment ago", async () => {
    const confirmed = await somebody(provider());
    expect(await userInfo(confirmed)).toMatchObject({ isEmailCorrectable: false });
    await expect(correct(confirmed, other())).rejects.toMatchObject({ code: "email-fixed" });
    const ann = await unconfirmed();
    says(ann, { email_verified: true });
    await expect(correct(ann, other())).rejects.toMatchObject({ code: "email-fixed" });
    expect([...changes(confirmed), ...changes(ann)]).toEqual([]);
    expect(await row(ann)).toMatchObject({ emailVerified: true });
  });

  it("treats an address from before confirmations existed as confirmed, and rejects its correction", async () => {
    const ann = await unconfirmed();
    await keep(ann, { emailVerified: null });
    await expect(correct(ann, other())).rejects.toMatchObject({ code: "email-fixed" });
    expect(changes(ann)).toEqual([]);
  });

  it("rejects the correction of an address that belongs to another sign-in service", async () => {
    const [subject, email] = [`google-oauth2|${randomUUID()}`, other()];
    provider().people.set(subject, { email, email_verified: false });
    const auth0AccessToken = await provider().token({ sub: subject });
    const ofProfile = { auth0AccessToken, language: "fr" } as const;
    const idToken = await provider().idToken({ sub: subject });
    const bob: Ann = { subject, email, ofProfile, ofRecentLogin: { ...ofProfile, idToken } };
    expect(await userInfo(bob)).toMatchObject({ isEmailConfirmed: false, isEmailCorrectable: false });
    await expect(correct(bob, other())).rejects.toMatchObject({ code: "email-fixed" });
    expect(changes(bob)).toEqual([]);
  });

  it("rejects a correction to an address that another person has", async () => {
    const [ann, bob] = [await unconfirmed(), await somebody(provider(), "Bob")];
    await expect(correct(ann, bob.email)).rejects.toMatchObject({ code: "email-taken" });
    expect(await userInfo(ann)).toMatchObject({ email: ann.email });
  });

  it("a correction to the same address sends the confirmation link again", async () => {
    const ann = await unconfirmed();
    const links = () =>
      provider().requests.filter(
        ({ path, body }) => path === "/api/v2/jobs/verification-email" && body.includes(ann.subject),
      );
    expect((await correct(ann, ann.email.toUpperCase())).userInfo).toMatchObject({ email: ann.email });
    expect([links().length, changes(ann)]).toEqual([1, []]);
  });

  it("limits corrections to three an hour per person, and five a day per mailbox", async () => {
    const ann = await unconfirmed();
    for (let at = 0; at < 3; at++) await correct(ann, other());
    const tooMany = { code: "too-many", retryAfterSeconds: expect.any(Number) };
    await expect(correct(ann, other())).rejects.toMatchObject(tooMany);
    expect(changes(ann)).toHaveLength(3);
    const mailbox = randomUUID();
    for (let at = 0; at < 5; at++) await correct(await unconfirmed(), `${mailbox}+${at}@example.org`);
    const last = await unconfirmed();
    await expect(correct(last, `${mailbox}@example.org`)).rejects.toMatchObject(tooMany);
    expect(changes(last)).toEqual([]);
  });

  it("rejects a correction while the provider is down, and keeps the address", async () => {
    const ann = await unconfirmed();
    provider().fault = 503;
    try {
      await expect(correct(ann, other())).rejects.toMatchObject({ code: "unavailable" });
    } finally {
      provider().fault = null;
    }
    expect(await userInfo(ann)).toMatchObject({ email: ann.email });
  });

  it("a correction moves the waiting welcome email to the new address, ends waiting alerts, and keeps sent messages", async () => {
    const ann = await unconfirmed();
    const { id } = await row(ann);
    const { seal } = accounts().context;
    const messageOf = (kind: string) =>
      ({
        naturalKey: `${kind}:${id}`,
        personId: id,
        kind,
        channel: "email",
        language: "fr",
        address: ann.email,
        about: {},
        urgency: "alert",
      }) as const;
    await database().transaction((transaction) =>
      post(transaction, ["alert", "digest", "correction"].map(messageOf), { seal, now: new Date() }),
    );
    const set = (kind: string, change: Partial<typeof deliveries.$inferInsert>) =>
      database().run((queries) =>
        queries
          .update(deliveries)
          .set(change)
          .where(eq(deliveries.naturalKey, `${kind}:${id}`)),
      );
    await set("digest", { state: "sent", sealedAddress: "", endedAt: new Date() });
    await set("correction", { state: "dead", endedAt: new Date() });
    const right = other();
    await correct(ann, right);
    const found = await database().run((queries) =>
      queries.select().from(deliveries).where(eq(deliveries.personId, id)),
    );
    expect(
      Object.fromEntries(
        found.map(({ kind, state, sealedAddress }) => [
          kind,
          [state, sealedAddress && seal.open(sealedAddress)],
        ]),
      ),
    ).toEqual({
      welcome: ["waiting", right],
      alert: ["dead", ""],
      digest: ["sent", ""],
      correction: ["dead", ""],
    });
  });

  it("a correction clears the old address's refusal, and later refusals of the old address do not pause the new address", async () => {
    const ann = await unconfirmed();
    const { id } = await row(ann);
    const refused = { channel: "email", address: ann.email, personId: id, subscriberId: null } as const;
    await refuseAddress(accounts().context, refused);
    expect(await userInfo(ann)).toMatchObject({ emailRefusedAt: expect.any(String) });
    await correct(ann, other());
    await refuseAddress(accounts().context, refused);
    expect(await userInfo(ann)).toMatchObject({ emailRefusedAt: null });
  });

  it("after a correction, checks the new address every minute again, however old the profile is", async () => {
    const ann = await unconfirmed();
    await keep(ann, { createdAt: new Date(Date.now() - 30 * DAY_MS) });
    const right = other();
    await correct(ann, right);
    provider().people.set(ann.subject, { email: right, email_verified: true });
    await findConfirmed({ ...accounts().context, now: () => new Date(Date.now() + 2 * MINUTE_MS) });
    expect(await row(ann)).toMatchObject({ emailVerified: true });
  });

  it("ignores a late confirmation of the old address after a correction", async () => {
    const ann = await unconfirmed();
    const before = await row(ann);
    const right = other();
    await correct(ann, right);
    await saveAddress(accounts().context, before, { email: ann.email, isEmailVerified: true });
    expect(await userInfo(ann)).toMatchObject({ email: right, isEmailConfirmed: false });
  });
});
