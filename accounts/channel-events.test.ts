import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { giveDatabase } from "#database/database.double.ts";
import { onEachServer } from "#database/on-servers.double.ts";
import {
  channelPauses,
  channelRefusals,
  consents,
  deliveries,
  newsletterConsents,
  newsletterSubscribers,
  savedPlaces,
} from "#database/schema.ts";
import { channelPausesOf } from "#delivery/pauses.server.ts";
import { giveAccounts, newPhone, placeQuestion, somebody } from "./accounts.double.ts";
import { createChannelEvents } from "./channel-events.server.ts";
import { endDeadSubscriptions, restoreAddresses } from "./refused-addresses.server.ts";

onEachServer("channel events on $name", (prepare) => {
  const database = giveDatabase(prepare);
  const { provider, accounts, personOf } = giveAccounts(database);
  beforeEach(async () => {
    for (const table of [channelPauses, channelRefusals, deliveries])
      await database().run((queries) => queries.delete(table));
  });
  const events = () =>
    createChannelEvents(accounts().context, {
      siteUrl: "https://vigie.example",
      reportPhone: { fr: "1 555 555-0100", en: "1-555-555-0101" },
    });

  const reply = async (from: string, body: string, isAnswered = false) =>
    (await events().text({ from, body, isAnswered })) ?? "";

  /** Creates a person with alerts about a place, by text message and by email. */
  async function alerted(language: "fr" | "en" = "fr") {
    const ann = await somebody(provider());
    const phone = newPhone();
    const { service } = accounts();
    await service.savePlace(
      placeQuestion(ann, { emailNotification: true, smsNotification: true, phone, consent: true }),
    );
    await service.updateProfile({ ...ann.ofProfile, updateData: { language } });
    const profile = () => service.profile(ann.ofProfile);
    return { ...ann, phone, profile, personId: (await personOf(ann.subject))?.id ?? "" };
  }
  /** Creates a message that its channel accepted. */
  async function handedOver(
    channel: "email" | "sms",
    personId: string,
    owner: { readonly personId: string | null; readonly subscriberId?: string } = { personId },
  ) {
    const reference = channel === "sms" ? `SM${personId}` : `<delivery-${personId}@vigie.example>`;
    await database().run((queries) =>
      queries.insert(deliveries).values({
        naturalKey: `${channel}:${personId}`,
        kind: "alert",
        channel,
        language: "fr",
        sealedAddress: "",
        about: {},
        urgency: 0,
        state: "sent",
        dueAt: new Date(),
        createdAt: new Date(),
        reference,
        ...owner,
      }),
    );
    const state = async () => {
      const [row] = await database().run((queries) =>
        queries.select().from(deliveries).where(eq(deliveries.reference, reference)),
      );
      return { state: row?.state, isDelivered: row?.deliveredAt !== null, reason: row?.reason };
    };
    return { reference, state };
  }

  it("STOP and ARRET stop text messages but no emails, and get a reply in the person's language", async () => {
    for (const [language, body, pattern] of [
      ["fr", "ARRÊT\n\nEnvoyé de mon iPhone", /^Vigie : vous ne recevrez plus d.alertes par texto.*START/],
      ["en", "STOP", /^Vigie: you will no longer get alerts by text message.*START/],
    ] as const) {
      const { phone, profile, personId } = await alerted(language);
      expect(await reply(phone, body)).toMatch(pattern);
      expect((await profile()).subscriptions.locations).toMatchObject([
        { emailNotification: true, smsNotification: false },
      ]);
      const storedConsents = await database().run((queries) =>
        queries.select().from(consents).where(eq(consents.personId, personId)),
      );
      expect(storedConsents).toMatchObject([{ withdrawnAt: null }]);
    }
  });

  it("replies to any other words with help, in both languages if the number is unknown", async () => {
    const { phone, profile } = await alerted();
    expect(await reply(phone, "Êtes-vous ouverts ?")).toMatch(/^Vigie, alertes.*911.*ARRET/);
    expect((await profile()).subscriptions.locations).toMatchObject([{ smsNotification: true }]);
    const nobodys = await reply("+15145550000", "STOP");
    expect(nobodys).toMatch(/ce num.ro n.est dans aucun profil.*\nVigie: this number is not in any profile/);
    const both = await reply("+15145550000", "HELP");
    const plain = both.replace(/\u00a0/g, " ").replace(/\u2011/g, "-");
    expect(plain).toContain("alertes de feux de forêt. Urgence : 911. Signaler un feu : 1 555 555-0100.");
    expect(plain).toContain("wildfire alerts. Emergency: 911. Report a fire: 1-555-555-0101.");
    expect(both).toContain("https://vigie.example/en/");
  });

  it("replies to a fire report by text message with the number to call, and stops no alerts", async () => {
    for (const [language, body, pattern] of [
      ["fr", "le feu ne s’arrête pas, aidez-moi", /composez le 911.*composez le 1 555 555-0100.*ARRET/],
      ["en", "stop at the lake there is a fire", /call 911.*call 1-555-555-0101.*STOP/],
    ] as const) {
      const { phone, profile } = await alerted(language);
      expect(await reply(phone, body)).toMatch(pattern);
      expect((await profile()).subscriptions.locations).toMatchObject([{ smsNotification: true }]);
    }
  });

  it("START restores the text messages that STOP ended, and clears the number's refusal", async () => {
    const { phone, profile, personId } = await alerted("en");
    const text = (body: string) => reply(phone, body);
    expect(await text("START")).toMatch(/choose your text message alerts here: .*\/en\//);
    await text("STOP");
    await text("stop");
    const handed = await handedOver("sms", personId);
    await events().smsReceipt({
      reference: handed.reference,
      to: phone,
      status: "failed",
      errorCode: "21610",
    });
    expect((await profile()).userInfo.phoneRefusedAt).not.toBeNull();
    expect(await text("Reprendre svp")).toMatch(/alerts are back on.*STOP/);
    expect((await profile()).subscriptions.locations).toMatchObject([
      { emailNotification: true, smsNotification: true },
    ]);
    expect((await profile()).userInfo.phoneRefusedAt).toBeNull();
    expect(await text("START")).toMatch(/choose your text message alerts here/);
  });

  it("sends at most 20 replies a day to a number, and none if Twilio replies, but still applies STOP", async () => {
    const { phone, profile } = await alerted();
    expect(await reply(phone, "HELP", true)).toBe("");
    for (let each = 0; each < 20; each++) expect(await reply(phone, "HELP")).toContain("911");
    expect(await reply(phone, "STOP")).toBe("");
    expect((await profile()).subscriptions.locations).toMatchObject([{ smsNotification: false }]);
  });

  it("START records a new consent after the last alert was stopped", async () => {
    const { phone, personId } = await alerted();
    await database().run((queries) =>
      queries.update(savedPlaces).set({ byEmail: false }).where(eq(savedPlaces.personId, personId)),
    );
    await reply(phone, "ARRET");
    await reply(phone, "START");
    const storedConsents = await database().run((queries) =>
      queries.select().from(consents).where(eq(consents.personId, personId)).orderBy(consents.id),
    );
    expect(storedConsents).toMatchObject([
      { method: "place", withdrawnAt: expect.any(Date) },
      { method: "text", withdrawnAt: null },
    ]);
  });

  it("marks a text message as delivered or dead, and pauses a number that accepts no texts", async () => {
    const { phone, profile, personId } = await alerted();
    const { reference, state } = await handedOver("sms", personId);
    await events().smsReceipt({ reference, to: phone, status: "sent", errorCode: "" });
    expect(await state()).toMatchObject({ state: "sent", isDelivered: false });
    const undelivered = { reference, to: phone, status: "undelivered", errorCode: "30005" };
    expect(await events().smsReceipt(undelivered)).toEqual({
      ...{ channel: "sms", event: "bounced", kind: "alert", isGone: true },
      reason: "undelivered 30005",
    });
    expect(await events().smsReceipt(undelivered)).toBeNull();
    expect(await state()).toMatchObject({ state: "dead", reason: "undelivered 30005" });
    expect((await profile()).userInfo).toMatchObject({
      phoneRefusedAt: expect.any(String),
      emailRefusedAt: null,
    });
    await events().smsReceipt({ reference: "SMunknown", to: phone, status: "failed", errorCode: "30005" });
  });

  it("keeps a delivered email as delivered, whatever event follows", async () => {
    const { email, profile, personId } = await alerted();
    const { reference, state } = await handedOver("email", personId);
    await events().mailEvent({ reference, to: email, kind: "delivered", isGone: false, reason: "250 ok" });
    await events().mailEvent({ reference, to: email, kind: "bounced", isGone: true, reason: "late" });
    expect(await state()).toMatchObject({ state: "sent", isDelivered: true });
    expect((await profile()).userInfo.emailRefusedAt).toBeNull();
  });

  it("dates receipts, refusals and refused addresses by the database's clock, not the program's", async () => {
    const { email, personId } = await alerted();
    const { reference } = await handedOver("email", personId);
    const ahead = { ...accounts().context, now: () => new Date(Date.now() + 72 * 3_600_000) };
    const links = { siteUrl: "https://vigie.example", reportPhone: { fr: "", en: "" } };
    await createChannelEvents(ahead, links).mailEvent({
      ...{ reference, to: email, kind: "bounced", isGone: true },
      reason: "550 5.1.1 unknown",
    });
    const { rows } = await database().run((queries) =>
      queries.execute(sql`
        SELECT ended_at < now() + interval '1 day' AS ended, last_at < now() + interval '1 day' AS refused,
          email_refused_at < now() + interval '1 day' AS stopped
        FROM deliveries JOIN channel_refusals ON delivery_id = deliveries.id JOIN people ON people.id = person_id
        WHERE reference = ${reference}`),
    );
    expect(rows).toEqual([{ ended: true, refused: true, stopped: true }]);
  });

  /** Creates a subscription without a profile, and a sent email to its address. */
  async function subscribed() {
    const [id, emailMark] = [randomUUID(), randomUUID()];
    await database().run((queries) =>
      queries.insert(newsletterSubscribers).values({
        ...{ id, emailMark, sealedEmail: "", language: "fr" },
        audiences: ["CommuniqueGrandPublic"],
        createdAt: new Date(),
      }),
    );
    await database().run((queries) =>
      queries.insert(newsletterConsents).values({
        ...{ emailMark, textVersion: "1", language: "fr", method: "link" },
        audiences: ["CommuniqueGrandPublic"],
        givenAt: new Date(),
      }),
    );
    const { reference } = await handedOver("email", id, { personId: null, subscriberId: id });
    const hasEnded = async () => {
      const left = await database().run((queries) =>
        queries.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.id, id)),
      );
      const [consent] = await database().run((queries) =>
        queries.select().from(newsletterConsents).where(eq(newsletterConsents.emailMark, emailMark)),
      );
      expect(consent?.withdrawnAt === null).toBe(left.length === 1);
      return left.length === 0;
    };
    return { id, event: { reference, to: "a@example.org", reason: "550 5.1.1" }, hasEnded };
  }
  const aDayLater = { now: () => new Date(Date.now() + 25 * 3_600_000) };

  it("ends a subscription without a profile one day after its mailbox is reported as unknown", async () => {
    const { event, hasEnded } = await subscribed();
    await events().mailEvent({ ...event, kind: "bounced", isGone: true });
    await endDeadSubscriptions(accounts().context);
    expect(await hasEnded()).toBe(false);
    await endDeadSubscriptions({ ...accounts().context, ...aDayLater });
    expect(await hasEnded()).toBe(true);
  });

  it("keeps a subscription without a profile if its address is restored or accepts an email meanwhile", async () => {
    const [restored, accepted] = [await subscribed(), await subscribed()];
    for (const { event } of [restored, accepted])
      await events().mailEvent({ ...event, kind: "bounced", isGone: true });
    await database().run((queries) =>
      queries
        .update(channelRefusals)
        .set({ lastAt: new Date(Date.now() - 3_600_000) })
        .where(eq(channelRefusals.owner, accepted.id)),
    );
    await handedOver("email", randomUUID(), { personId: null, subscriberId: accepted.id });
    await database().run((queries) =>
      queries.update(deliveries).set({ endedAt: new Date() }).where(eq(deliveries.state, "sent")),
    );
    await restoreAddresses(database(), "email", new Date(Date.now() - 60_000));
    await endDeadSubscriptions({ ...accounts().context, ...aDayLater });
    expect([await restored.hasEnded(), await accepted.hasEnded()]).toEqual([false, false]);
  });

  it("after a complaint, a profile only keeps its alerts by other channels, and a subscription without a profile ends", async () => {
    const { event, hasEnded } = await subscribed();
    await events().mailEvent({ ...event, kind: "complained", isGone: false });
    expect(await hasEnded()).toBe(true);
    const { email, profile, personId } = await alerted();
    const { reference } = await handedOver("email", personId);
    await events().mailEvent({ reference, to: email, kind: "complained", isGone: false, reason: "spam" });
    expect((await profile()).userInfo.emailRefusedAt).not.toBeNull();
    await restoreAddresses(database(), "email", new Date(Date.now() - 60_000));
    expect((await profile()).subscriptions.locations).toMatchObject([
      { emailNotification: false, smsNotification: true },
    ]);
  });

  it("ends the subscription of a dead address even if more than one batch of older refusals comes first", async () => {
    const { event, hasEnded } = await subscribed();
    await database().run((queries) =>
      queries.execute(sql`
        WITH others AS (
          INSERT INTO deliveries (natural_key, kind, channel, language, sealed_address, about, urgency, state, due_at, created_at)
          SELECT 'other ' || number, 'alert', 'email', 'fr', '', '{}', 0, 'dead', now(), now()
          FROM generate_series(1, 600) AS number RETURNING id)
        INSERT INTO channel_refusals (delivery_id, channel, owner, first_at, last_at, is_gone)
        SELECT id, 'email', id::text, now() - interval '2 hours', now() - interval '2 hours', true FROM others`),
    );
    await events().mailEvent({ ...event, kind: "bounced", isGone: true });
    await endDeadSubscriptions({ ...accounts().context, ...aDayLater });
    expect(await hasEnded()).toBe(true);
    const left = await database().run((queries) => queries.select().from(channelRefusals));
    expect(left).toEqual([]);
  });

  it("pauses no address for an email bounced by policy or a text message to a phone that is off", async () => {
    const { email, phone, profile, personId } = await alerted();
    const [mail, text] = [await handedOver("email", personId), await handedOver("sms", personId)];
    await events().mailEvent({
      ...{ reference: mail.reference, to: email, kind: "bounced", isGone: false },
      reason: "550 5.7.1 blocked",
    });
    await events().smsReceipt({
      ...{ reference: text.reference, to: phone, status: "undelivered", errorCode: "30003" },
    });
    expect(await mail.state()).toMatchObject({ state: "dead" });
    expect(await text.state()).toMatchObject({ state: "dead" });
    expect((await profile()).userInfo).toMatchObject({ emailRefusedAt: null, phoneRefusedAt: null });
    const counted = await database().run((queries) =>
      queries.select().from(channelRefusals).where(eq(channelRefusals.owner, personId)),
    );
    expect(counted).toMatchObject([{ channel: "email", isGone: false }]);
  });

  it("if many people's emails bounce within minutes, closes the channel, and pauses no address after that", async () => {
    const people = [];
    for (let at = 0; at < 11; at += 1) people.push(await alerted());
    for (const { email, personId } of people) {
      const { reference } = await handedOver("email", personId);
      await events().mailEvent({
        ...{ reference, to: email, kind: "bounced", isGone: true },
        reason: "550 5.1.1 unknown",
      });
    }
    const [pause] = await database().run(channelPausesOf);
    expect(pause).toMatchObject({ channel: "email", reason: "550 5.1.1 unknown", refused: 10, answers: 10 });
    expect((await people.at(-1)?.profile())?.userInfo.emailRefusedAt).toBeNull();
    await restoreAddresses(database(), "email", pause?.since ?? new Date());
    for (const { profile } of people) expect((await profile()).userInfo.emailRefusedAt).toBeNull();
  });

  it("marks a bounced email as dead, and pauses its address until the person retries it", async () => {
    const { email, profile, personId } = await alerted();
    const { reference, state } = await handedOver("email", personId);
    const to = email.toUpperCase();
    await events().mailEvent({
      reference,
      to,
      kind: "bounced",
      isGone: true,
      reason: `550 5.1.1 <${email}>: unknown`,
    });
    // The reason outlives the address by a year, so it must not contain the address.
    expect(await state()).toMatchObject({ state: "dead", reason: "550 5.1.1 <the address>: unknown" });
    expect((await profile()).userInfo.emailRefusedAt).not.toBeNull();
  });

  it("late refusals of a person's previous address and number do not pause the current address and number", async () => {
    const ann = await alerted();
    const old = {
      email: await handedOver("email", ann.personId),
      sms: await handedOver("sms", ann.personId),
    };
    provider().people.set(ann.subject, { email: `new-${ann.email}`, given_name: "Ann", family_name: "Roy" });
    const later = { iat: Math.floor(Date.now() / 1000) + 30 };
    const auth0AccessToken = await provider().token({ sub: ann.subject, ...later });
    await accounts().service.updateProfile({
      auth0AccessToken,
      language: "fr",
      updateData: { phone: newPhone() },
    });
    const bounce = {
      reference: old.email.reference,
      to: ann.email,
      isGone: true,
      reason: "550 5.1.1",
    } as const;
    await events().mailEvent({ ...bounce, kind: "bounced" });
    const receipt = { reference: old.sms.reference, to: ann.phone, errorCode: "30005" };
    await events().smsReceipt({ ...receipt, status: "undelivered" });
    expect(await old.email.state()).toMatchObject({ state: "dead" });
    expect((await accounts().service.profile({ auth0AccessToken, language: "fr" })).userInfo).toMatchObject({
      email: `new-${ann.email}`,
      emailRefusedAt: null,
      phoneRefusedAt: null,
    });
  });
});
