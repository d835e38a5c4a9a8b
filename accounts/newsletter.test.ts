import { randomUUID } from "node:crypto";
import { eq, like } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { giveDatabase } from "#database/database.double.ts";
import { onEachServer } from "#database/on-servers.double.ts";
import {
  deliveries,
  newsletterConsents,
  newsletterSubscribers,
  people,
  releaseSubscriptions,
} from "#database/schema.ts";
import { openAccounts, type TestAccounts } from "./accounts.double.ts";
import { emailKey, holderOf } from "./email-key.server.ts";
import { endNewsletterRequests } from "./newsletter-requests.server.ts";
import { testSender } from "./sender.double.ts";
import type { Sender } from "./sender.ts";

const HOUR_MS = 3_600_000;
const PUBLIC = "CommuniqueGrandPublic";
const INDUSTRY = "CommuniqueIndustriel";
let count = 0;
const newAddress = () => `Reader-${++count}@example.org`;
const over = { code: "link-over" };

onEachServer("subscriptions to releases without a profile on $name", (prepare) => {
  const database = giveDatabase(prepare);
  let clock = 0;
  let accounts: TestAccounts;
  beforeAll(() => {
    accounts = openAccounts(
      database(),
      { url: "http://127.0.0.1:1" },
      { now: () => new Date(Date.now() + clock) },
    );
  });
  const service = () => accounts.service;
  const hashOf = (email: string) => accounts.context.keyedHash(email.toLowerCase());
  const rowOf = async (email: string) => {
    const [row] = await database().run((queries) =>
      queries
        .select()
        .from(newsletterSubscribers)
        .where(eq(newsletterSubscribers.emailMark, hashOf(email))),
    );
    return row;
  };
  const emailsTo = async (email: string) => {
    const row = await rowOf(email);
    return database().run((queries) =>
      queries
        .select()
        .from(deliveries)
        .where(like(deliveries.naturalKey, `newsletter-confirm:${row?.id}%`))
        .orderBy(deliveries.id),
    );
  };
  const consentsOf = (email: string) =>
    database().run((queries) =>
      queries
        .select()
        .from(newsletterConsents)
        .where(eq(newsletterConsents.emailMark, hashOf(email)))
        .orderBy(newsletterConsents.id),
    );
  const ask = (
    email: string,
    subscriptionData: (typeof PUBLIC | typeof INDUSTRY)[] = [PUBLIC],
    sender?: Sender,
  ) => service().askNewsletter({ email, subscriptionData, language: "fr", userData: null }, sender);
  const tokenSent = async (email: string) =>
    String(Reflect.get(Object((await emailsTo(email)).at(-1)?.about), "token"));
  const subscribe = async (email: string, audiences?: (typeof PUBLIC | typeof INDUSTRY)[]) => {
    await ask(email, audiences);
    return service().confirmNewsletter({ token: await tokenSent(email), language: "fr" });
  };

  it("starts the subscription when the emailed link is opened, and accepts that link only one time", async () => {
    const email = newAddress();
    expect(await ask(email)).toEqual({ sent: true });
    expect(await rowOf(email)).toMatchObject({ audiences: [] });
    expect(await consentsOf(email)).toEqual([]);
    const token = await tokenSent(email);
    const { key, ...choice } = await service().confirmNewsletter({ token, language: "en" });
    expect(choice).toEqual({ email: "R…@example.org", subscriptionData: [PUBLIC] });
    expect(await consentsOf(email)).toMatchObject([
      { language: "en", method: "newsletter", withdrawnAt: null },
    ]);
    expect(await service().newsletter({ key })).toEqual(choice);
    await expect(service().confirmNewsletter({ token, language: "en" })).rejects.toMatchObject(over);
  });

  it("rejects a confirmation link that is older than 72 hours, or made up", async () => {
    const email = newAddress();
    await ask(email);
    const token = await tokenSent(email);
    clock = 73 * HOUR_MS;
    try {
      await expect(service().confirmNewsletter({ token, language: "fr" })).rejects.toMatchObject(over);
      await expect(service().confirmNewsletter({ token: "made up", language: "fr" })).rejects.toMatchObject(
        over,
      );
      await endNewsletterRequests(accounts.context);
      expect(await rowOf(email)).toBeUndefined();
    } finally {
      clock = 0;
    }
  });

  it("sends at most three confirmation emails a day to one address, but each request gets the same response", async () => {
    const email = newAddress();
    for (let times = 0; times < 5; times++)
      expect(await ask(times % 2 ? email : email.toUpperCase())).toEqual({ sent: true });
    expect(await emailsTo(email)).toHaveLength(3);
  });

  it("requests from one network cause at most two emails per minute, without limiting other networks", async () => {
    const [name, range] = [randomUUID(), randomUUID()];
    const requested = () => ask(newAddress(), [PUBLIC], { ...testSender(name), range });
    for (const _each of [1, 2]) expect(await requested()).toEqual({ sent: true });
    await expect(requested()).rejects.toMatchObject({
      code: "too-many",
      retryAfterSeconds: expect.any(Number),
    });
    expect(await ask(newAddress(), [PUBLIC], testSender(randomUUID()))).toEqual({ sent: true });
  });

  it("requests from one range of addresses cause at most sixty emails per hour, even from many networks", async () => {
    const range = randomUUID();
    const requested = () => ask(newAddress(), [PUBLIC], { ...testSender(randomUUID()), range });
    for (let each = 0; each < 60; each++) await requested();
    await expect(requested()).rejects.toMatchObject({ code: "too-many" });
  });

  it("counts all spellings of one mailbox as the same address", async () => {
    const name = `r.${Date.now()}`;
    const ways = [`${name}+1@gmail.com`, `${name}+2@GMail.com`, `${name.replace(".", "")}@googlemail.com`];
    for (const email of ways) expect(await ask(email)).toEqual({ sent: true });
    for (const email of [`${name}+3@gmail.com`, `${name}@gmail.com`]) {
      expect(await ask(email)).toEqual({ sent: true });
      expect(await rowOf(email)).toBeUndefined();
    }
    const other = newAddress();
    for (const tag of ["a", "b", "c", "d"]) await ask(other.replace("@", `+${tag}@`));
    expect(await rowOf(other.replace("@", "+c@"))).toBeDefined();
    expect(await rowOf(other.replace("@", "+d@"))).toBeUndefined();
  });

  it("stopping releases by an email's link also ends them in every profile with that address", async () => {
    const { context } = accounts;
    const email = newAddress();
    const [id, other] = [randomUUID(), randomUUID()];
    const rows = [email.toLowerCase(), newAddress()].map((address, at) => ({
      ...{ id: [id, other][at] ?? "", subject: `auth0|${randomUUID()}`, language: "fr" as const },
      ...{ createdAt: new Date(), checkedAt: new Date(), sealedEmail: context.seal.close(address) },
      ...{ sealedFirstName: context.seal.close(""), sealedLastName: context.seal.close("") },
    }));
    await database().run((queries) => queries.insert(people).values(rows));
    const subscriptions = [id, other].map((personId) => ({ personId, audience: PUBLIC, since: new Date() }));
    await database().run((queries) => queries.insert(releaseSubscriptions).values(subscriptions));
    const { key } = await subscribe(email);
    await service().changeNewsletter({ key, subscriptionData: [], language: "fr" });
    const left = await database().run((queries) => queries.select().from(releaseSubscriptions));
    expect(left.map(({ personId }) => personId)).toEqual([other]);
  });

  it("keeps the current releases while another choice waits for confirmation", async () => {
    const email = newAddress();
    const { key } = await subscribe(email);
    await ask(email, [INDUSTRY]);
    expect(await service().newsletter({ key })).toMatchObject({ subscriptionData: [PUBLIC] });
    await endNewsletterRequests(accounts.context);
    await service().confirmNewsletter({ token: await tokenSent(email), language: "fr" });
    expect(await service().newsletter({ key })).toMatchObject({ subscriptionData: [INDUSTRY] });
    expect((await consentsOf(email)).map(({ withdrawnAt }) => withdrawnAt === null)).toEqual([false, true]);
  });

  it("changes the audiences by an email's key, and deletes the address and its waiting emails if no audience is left", async () => {
    const email = newAddress();
    const { key } = await subscribe(email);
    const change = (subscriptionData: (typeof PUBLIC | typeof INDUSTRY)[]) =>
      service().changeNewsletter({ key, subscriptionData, language: "fr" });
    expect(await change([INDUSTRY, PUBLIC])).toMatchObject({ subscriptionData: [PUBLIC, INDUSTRY] });
    const emails = await emailsTo(email);
    expect(emails).toHaveLength(1);
    expect(await change([])).toEqual({ email: null, subscriptionData: [] });
    expect(await rowOf(email)).toBeUndefined();
    const left = await database().run((queries) =>
      queries
        .select()
        .from(deliveries)
        .where(eq(deliveries.id, emails[0]?.id ?? 0)),
    );
    expect(left).toEqual([]);
    expect((await consentsOf(email)).every(({ withdrawnAt }) => withdrawnAt !== null)).toBe(true);
    expect(await change([PUBLIC])).toEqual({ email: null, subscriptionData: [] });
    expect(await service().newsletter({ key })).toEqual({ email: null, subscriptionData: [] });
  });

  it("rejects every key that is not a subscriber's own key", async () => {
    const email = newAddress();
    const { key } = await subscribe(email);
    const { keyedHash } = accounts.context;
    const [id = ""] = key.split(".");
    expect(emailKey(keyedHash, "newsletter", id)).toBe(key);
    const other = emailKey(keyedHash, "newsletter", "00000000-0000-4000-8000-000000000000");
    for (const forged of ["", id, `${id}.`, `${id}.${other.split(".")[1]}`, key.toUpperCase(), `${key}x`]) {
      expect(holderOf(keyedHash, "newsletter", forged)).toBeNull();
      expect(await service().newsletter({ key: forged })).toEqual({ email: null, subscriptionData: [] });
    }
    expect((await service().newsletter({ key })).subscriptionData).toEqual([PUBLIC]);
  });
});
