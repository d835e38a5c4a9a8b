// This file is long because all account commands are tested on the same people.
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { giveDatabase } from "#database/database.double.ts";
import { onEachServer } from "#database/on-servers.double.ts";
import { consents, savedPlaces } from "#database/schema.ts";
import { post } from "#delivery/post.server.ts";
import type { AccountQuestion } from "./account-api.ts";
import { COTTAGE, giveAccounts, newPhone, openAccounts, placeQuestion, somebody } from "./accounts.double.ts";
import { createAccountsService } from "./accounts-service.server.ts";
import { loseDevice } from "./device-commands.server.ts";
import { subscriptionDigest } from "./subscription-digest.ts";

const code = (problem: string) => ({ code: problem });
const BY_EMAIL = { emailNotification: true, consent: true } as const;

onEachServer("accounts on $name", (prepare) => {
  const database = giveDatabase(prepare);
  const { provider, accounts, postedMessages, personOf } = giveAccounts(database);

  const service = () => accounts().service;
  const consentsOf = async (subject: string) => {
    const id = (await personOf(subject))?.id ?? randomUUID();
    return database().run((queries) =>
      queries.select().from(consents).where(eq(consents.personId, id)).orderBy(consents.id),
    );
  };
  /** Returns the last code sent to a person's phone. */
  const codeSent = async (subject: string): Promise<string> => {
    const sent = await postedMessages(`phone-code:${(await personOf(subject))?.id}`);
    return String(Reflect.get(Object(sent.at(-1)?.about), "code"));
  };
  const verify = async (who: Awaited<ReturnType<typeof somebody>>, phone: string) => {
    await service().phoneCode({ ...who.ofProfile, phone });
    return service().confirmPhone({ ...who.ofProfile, phone, code: await codeSent(who.subject) });
  };

  describe("profile", () => {
    it("creates a profile once, at the first request, with one welcome email", async () => {
      const ann = await somebody(provider());
      await Promise.all(Array.from({ length: 5 }, () => service().profile(ann.ofProfile)));
      const row = await personOf(ann.subject);
      const sent = await postedMessages(`welcome:${row?.id}`);
      const about = { firstName: "Ann", isConfirmed: true };
      expect(sent).toMatchObject([{ kind: "welcome", channel: "email", about }]);
      expect(JSON.stringify([row, sent])).not.toMatch(/@example\.org|\bRoy\b/);
      expect((await service().profile(ann.ofProfile)).userInfo).toEqual({
        email: ann.email,
        isEmailConfirmed: true,
        isEmailCorrectable: false,
        hasPassword: true,
        firstName: "Ann",
        lastName: "Roy",
        phoneNumber: null,
        isPhoneVerified: false,
        phoneCodeUntil: null,
        emailRefusedAt: null,
        phoneRefusedAt: null,
        hasQuietHours: false,
        language: "fr",
      });
    });

    it("while the provider is down, no profile is created, but people with a profile can use it, even after a new sign-in", async () => {
      const [ann, bob] = [await somebody(provider()), await somebody(provider(), "Bob")];
      await service().profile(ann.ofProfile);
      const now = Math.floor(Date.now() / 1000);
      const later = await provider().token({ sub: ann.subject, iat: now + 30 });
      provider().fault = 503;
      try {
        await expect(service().profile(bob.ofProfile)).rejects.toMatchObject(code("unavailable"));
        await expect(service().savePlace(placeQuestion({ token: later }))).resolves.toBeDefined();
      } finally {
        provider().fault = null;
      }
    });

    it("takes a new address from the provider at the next sign-in, and keeps names entered on the site", async () => {
      const ann = await somebody(provider());
      await service().updateProfile({
        ...ann.ofProfile,
        updateData: { firstName: "Anne", language: "en", hasQuietHours: true },
      });
      provider().people.set(ann.subject, { email: "new@example.org", given_name: "Other" });
      const token = await provider().token({ sub: ann.subject, iat: Math.floor(Date.now() / 1000) + 30 });
      const { userInfo } = await service().profile({ auth0AccessToken: token, language: "fr" });
      expect(userInfo).toMatchObject({
        email: "new@example.org",
        firstName: "Anne",
        language: "en",
        hasQuietHours: true,
      });
    });

    it("sends at most three password links an hour to one person", async () => {
      const ann = await somebody(provider());
      for (let at = 0; at < 3; at++) await service().passwordReset(ann.ofProfile);
      await expect(service().passwordReset(ann.ofProfile)).rejects.toMatchObject({
        code: "too-many",
        retryAfterSeconds: expect.any(Number),
      });
    });

    it("sends no password link if another service has the password", async () => {
      const subject = `google-oauth2|${Date.now()}`;
      provider().people.set(subject, { email: "ann@example.org", email_verified: true });
      const ofProfile = {
        auth0AccessToken: await provider().token({ sub: subject }),
        language: "fr",
      } as const;
      expect((await service().profile(ofProfile)).userInfo.hasPassword).toBe(false);
      await expect(service().passwordReset(ofProfile)).rejects.toMatchObject(code("no-password"));
    });

    it("sends no password link to an unconfirmed address, because a stranger who owns it could choose the password", async () => {
      const ann = await somebody(provider());
      const person = provider().people.get(ann.subject);
      if (person) provider().people.set(ann.subject, { ...person, email_verified: false });
      await expect(service().passwordReset(ann.ofProfile)).rejects.toMatchObject(code("email-unconfirmed"));
    });
  });

  describe("saved place", () => {
    it("returns a place as it was saved, with its zone and region, and encrypts its nickname", async () => {
      const ann = await somebody(provider());
      const saved = await service().savePlace(placeQuestion(ann));
      const { consent: _, ...data } = COTTAGE;
      expect(saved).toMatchObject({ ...data, type: "cottage", administrativeRegionId: "04" });
      expect(saved.number).toEqual(expect.any(Number));
      expect((await service().profile(ann.ofProfile)).subscriptions.locations).toEqual([saved]);
      const [row] = await database().run((queries) =>
        queries.select().from(savedPlaces).where(eq(savedPlaces.id, saved.id)),
      );
      expect(JSON.stringify(row)).not.toContain("Chalet");
    });

    it("stores a place's location, found with the shapes that are known when the place is saved", async () => {
      const ann = await somebody(provider());
      const location = { region: "05", ground: { lat: 47.5, lon: -72.7 }, zone: 3, shapesKey: "given" };
      const { savePlace } = createAccountsService(accounts().context, async () => location);
      const saved = await savePlace(placeQuestion(ann));
      expect(saved).toMatchObject({ number: 3, administrativeRegionId: "05", latitude: COTTAGE.latitude });
      const [row] = await database().run((queries) =>
        queries.select().from(savedPlaces).where(eq(savedPlaces.id, saved.id)),
      );
      expect(row).toMatchObject({ groundLatitude: 47.5, groundLongitude: -72.7, shapesKey: "given" });
      expect(row?.groundedAt).toEqual(row?.changedAt);
    });

    it("a saved place requires consent for any channel, and a phone number for text messages", async () => {
      const ann = await somebody(provider());
      const save = (data: object) => service().savePlace(placeQuestion(ann, data));
      await expect(save({ emailNotification: true })).rejects.toMatchObject(code("consent-missing"));
      await expect(save({ smsNotification: true, consent: true })).rejects.toMatchObject(
        code("phone-missing"),
      );
      await expect(save({ latitude: 45.3, longitude: -66 })).rejects.toMatchObject(code("invalid"));
      expect((await service().profile(ann.ofProfile)).subscriptions.locations).toEqual([]);
      expect(await consentsOf(ann.subject)).toEqual([]);
    });

    it("a repeated request saves a place once, but a request with any other choice saves another place", async () => {
      const ann = await somebody(provider());
      const save = (data: object) => service().savePlace(placeQuestion(ann, data));
      const request = { ...BY_EMAIL, smsNotification: true, phone: newPhone() };
      const [first, ...again] = [
        await save(request),
        await save(request),
        await save({ ...request, phone: null }),
      ];
      expect(again).toEqual([first, first]);
      const others = [
        await save({ ...request, locationNickname: "Camp" }),
        await save({ ...request, locationNickname: null }),
        await save({ ...request, radiusKm: 10 }),
        await save({ ...request, latitude: 47.45 }),
        await save(BY_EMAIL),
        await service().savePlace({ ...placeQuestion(ann, request), type: "home" }),
      ];
      const { locations } = (await service().profile(ann.ofProfile)).subscriptions;
      expect(locations.map(({ id }) => id).sort()).toEqual([first, ...others].map((each) => each?.id).sort());
      expect(new Set(locations.map(({ id }) => id)).size).toBe(7);
      const bob = await somebody(provider(), "Bob");
      expect(await service().savePlace(placeQuestion(bob, BY_EMAIL))).not.toMatchObject({ id: first?.id });
    });

    it("consent to alerts is recorded once for two places, withdrawn with the last place's alerts, and recorded again", async () => {
      const ann = await somebody(provider());
      const one = await service().savePlace(placeQuestion(ann, BY_EMAIL));
      const two = await service().savePlace(placeQuestion(ann, { ...BY_EMAIL, radiusKm: 10 }));
      expect(await consentsOf(ann.subject)).toMatchObject([
        { purpose: "alerts", language: "fr", withdrawnAt: null, textVersion: expect.any(String) },
      ]);
      await service().deletePlace({ ...ann.ofPlaces, subscriptionId: one.id });
      expect(await consentsOf(ann.subject)).toMatchObject([{ withdrawnAt: null }]);
      const off = await service().savePlace(placeQuestion(ann, {}, two.id));
      expect(off).toMatchObject({ id: two.id, emailNotification: false, dailyNotification: false });
      expect(await consentsOf(ann.subject)).toMatchObject([{ withdrawnAt: expect.any(Date) }]);
      await service().savePlace(placeQuestion(ann, BY_EMAIL, two.id));
      expect(await consentsOf(ann.subject)).toMatchObject([
        { withdrawnAt: expect.any(Date) },
        { withdrawnAt: null },
      ]);
    });

    it("a repeated deletion of a place succeeds, because the first response can be lost", async () => {
      const ann = await somebody(provider());
      const { id: subscriptionId } = await service().savePlace(placeQuestion(ann, BY_EMAIL));
      const ask = () => service().deletePlace({ ...ann.ofPlaces, subscriptionId });
      expect([await ask(), await ask()]).toEqual([{ deleted: true }, { deleted: true }]);
      expect((await service().profile(ann.ofProfile)).subscriptions.locations).toEqual([]);
    });

    it("saves at most fifty places, even if many are saved at once", async () => {
      const ann = await somebody(provider());
      await service().profile(ann.ofProfile);
      const saves = await Promise.allSettled(
        Array.from({ length: 55 }, (_, at) => service().savePlace(placeQuestion(ann, { radiusKm: 10 + at }))),
      );
      const refused = saves.filter(({ status }) => status === "rejected");
      expect(refused).toHaveLength(5);
      expect(refused).toMatchObject(refused.map(() => ({ reason: code("too-many-kept") })));
    });
  });

  it("a person cannot change or delete the places and fires of another person", async () => {
    const [ann, bob] = [await somebody(provider()), await somebody(provider(), "Bob")];
    const hers = await service().savePlace(placeQuestion(ann, BY_EMAIL));
    await service().saveFire({ ...ann.ofPlaces, fireId: "2026-12" });
    await service().savePlace(placeQuestion(bob));
    const subscriptionId = hers.id;
    await expect(service().savePlace(placeQuestion(bob, {}, subscriptionId))).rejects.toMatchObject(
      code("not-yours"),
    );
    await expect(service().deletePlace({ ...bob.ofPlaces, subscriptionId })).rejects.toMatchObject(
      code("not-yours"),
    );
    expect(await service().deleteFire({ ...bob.ofPlaces, fireId: "2026-12" })).toEqual({ deleted: true });
    await service().seeFires(bob.ofPlaces);
    await service().deleteProfile(bob.ofRecentLogin);
    const { subscriptions } = await service().profile(ann.ofProfile);
    expect(subscriptions).toMatchObject({ locations: [hers], fires: [{ fireId: "2026-12" }] });
  });

  describe("phone", () => {
    it("verifies a phone once the person types its code", async () => {
      const [ann, phone] = [await somebody(provider()), newPhone()];
      const { userInfo } = await service().updateProfile({ ...ann.ofProfile, updateData: { phone } });
      expect(userInfo).toMatchObject({ phoneNumber: phone, isPhoneVerified: false });
      expect((await verify(ann, phone)).userInfo).toMatchObject({
        phoneNumber: phone,
        isPhoneVerified: true,
      });
    });

    it("rejects a wrong code, a used code, and every code after five tries", async () => {
      const [ann, phone] = [await somebody(provider()), newPhone()];
      await service().phoneCode({ ...ann.ofProfile, phone });
      const right = await codeSent(ann.subject);
      const wrong = right === "000000" ? "000001" : "000000";
      const confirm = (typed: string) => service().confirmPhone({ ...ann.ofProfile, phone, code: typed });
      for (let at = 0; at < 5; at++) await expect(confirm(wrong)).rejects.toMatchObject(code("code-wrong"));
      await expect(confirm(right)).rejects.toMatchObject(code("code-wrong"));
      await verify(ann, phone);
      await expect(confirm(await codeSent(ann.subject))).rejects.toMatchObject(code("code-wrong"));
    });

    it("sends a code of six digits, with other digits each time", async () => {
      const ann = await somebody(provider());
      const codes = new Set<string>();
      for (let at = 0; at < 3; at++) {
        await service().phoneCode({ ...ann.ofProfile, phone: newPhone() });
        codes.add(await codeSent(ann.subject));
      }
      expect([...codes].filter((sent) => !/^\d{6}$/.test(sent))).toEqual([]);
      expect(codes.size).toBeGreaterThan(1);
    });

    it("accepts a code for ten minutes, and only for the number it was sent to", async () => {
      const [ann, phone] = [await somebody(provider()), newPhone()];
      await service().phoneCode({ ...ann.ofProfile, phone });
      const sent = await codeSent(ann.subject);
      const other = { ...ann.ofProfile, phone: newPhone(), code: sent };
      await expect(service().confirmPhone(other)).rejects.toMatchObject(code("code-wrong"));
      const later = openAccounts(database(), provider(), { now: () => new Date(Date.now() + 10 * 60_000) });
      await expect(later.service.confirmPhone({ ...other, phone })).rejects.toMatchObject(code("code-wrong"));
    });

    it("rejects a phone that another profile verified, in every command", async () => {
      const [ann, bob, phone] = [await somebody(provider()), await somebody(provider(), "Bob"), newPhone()];
      await service().updateProfile({ ...bob.ofProfile, updateData: { phone } });
      await verify(ann, phone);
      const refusal = { code: "phone-taken", message: expect.stringContaining("phone_number") };
      await expect(service().phoneCode({ ...bob.ofProfile, phone })).rejects.toMatchObject(refusal);
      const carl = await somebody(provider(), "Carl");
      const update = { ...carl.ofProfile, updateData: { phone } };
      await expect(service().updateProfile(update)).rejects.toMatchObject(refusal);
    });

    it("sends at most three codes an hour to one person", async () => {
      const [ann, phone] = [await somebody(provider()), newPhone()];
      for (let at = 0; at < 3; at++) await service().phoneCode({ ...ann.ofProfile, phone });
      await expect(service().phoneCode({ ...ann.ofProfile, phone })).rejects.toMatchObject(code("too-many"));
    });
  });

  it("requires consent for press releases, and withdraws the consent when the person stops all press releases", async () => {
    const ann = await somebody(provider());
    const both = ["CommuniqueGrandPublic", "CommuniqueIndustriel"] as const;
    const subscribe = (subscriptionData: (typeof both)[number][], consent = true) =>
      service().releases({ ...ann.ofPlaces, subscriptionData, consent });
    await expect(subscribe([...both], false)).rejects.toMatchObject(code("consent-missing"));
    await subscribe([...both]);
    expect((await service().profile(ann.ofProfile)).subscriptions.releases).toEqual(both);
    await subscribe([], false);
    expect(await consentsOf(ann.subject)).toMatchObject([
      { purpose: "releases", withdrawnAt: expect.any(Date) },
    ]);
  });

  describe("device", () => {
    type Subscription = AccountQuestion<"saveDevice">["subscription"];
    const subscription = (endpoint = `https://push.example/${randomUUID()}`): Subscription => ({
      kind: "web",
      endpoint,
      keys: { p256dh: "B".repeat(87), auth: "a".repeat(22) },
    });
    const save = (who: Awaited<ReturnType<typeof somebody>>, webSubscription = subscription()) =>
      service().saveDevice({ ...who.ofPlaces, subscription: webSubscription });

    it("a device belongs to the last person who saved it, and no one else can test or delete it", async () => {
      const [ann, bob] = [await somebody(provider()), await somebody(provider(), "Bob")];
      const webSubscription = subscription();
      const first = await save(ann, webSubscription);
      const { id: deviceId } = await save(bob, webSubscription);
      await expect(service().testDevice({ ...ann.ofPlaces, deviceId: first.id })).rejects.toMatchObject(
        code("not-yours"),
      );
      await expect(service().deleteDevice({ ...ann.ofPlaces, deviceId })).rejects.toMatchObject(
        code("not-yours"),
      );
      expect((await service().profile(ann.ofProfile)).subscriptions.devices).toEqual([]);
      expect((await service().profile(bob.ofProfile)).subscriptions.devices).toMatchObject([
        { id: deviceId },
      ]);
      await service().testDevice({ ...bob.ofPlaces, deviceId });
      expect(await postedMessages(`push-test:${deviceId}`)).toMatchObject([
        { kind: "push-test", channel: "push" },
      ]);
      for (const attempt of ["deleted", "sent again after a lost answer"])
        expect([attempt, await service().deleteDevice({ ...bob.ofPlaces, deviceId })]).toEqual([
          attempt,
          { deleted: true },
        ]);
      expect((await service().profile(bob.ofProfile)).subscriptions.devices).toEqual([]);
    });

    it("does not show a device's new person the messages that waited for the previous person", async () => {
      const [ann, bob] = [await somebody(provider()), await somebody(provider(), "Bob")];
      const alert = async (who: typeof ann, deviceId: string) => {
        const personId = (await personOf(who.subject))?.id ?? "";
        const naturalKey = `alert:${deviceId}:push:${deviceId}`;
        const message = {
          ...({ naturalKey, personId, kind: "alert", channel: "push", language: "fr" } as const),
          ...({ address: "{}", about: {}, urgency: "alert" } as const),
        };
        const { seal } = accounts().context;
        await database().transaction((transaction) =>
          post(transaction, [message], { seal, now: new Date() }),
        );
        return async () => (await postedMessages(naturalKey))[0]?.state;
      };
      const webSubscription = subscription();
      const first = await alert(ann, (await save(ann, webSubscription)).id);
      const { id: deviceId } = await save(ann, webSubscription);
      // The same person's browser, after a new subscription.
      expect(await first()).toBe("waiting");
      const second = await alert(ann, deviceId);
      const { id: bobs } = await save(bob, webSubscription);
      expect(await second()).toBe("dead");
      const third = await alert(bob, bobs);
      await service().deleteDevice({ ...bob.ofPlaces, deviceId: bobs });
      expect(await third()).toBe("dead");
    });

    it("rejects a device of an unknown push service, because our server would send requests to any address", async () => {
      const ann = await somebody(provider());
      for (const endpoint of [
        "http://127.0.0.1/admin",
        "https://evil.example/",
        "https://push.example:8443/",
      ])
        await expect(save(ann, subscription(endpoint))).rejects.toMatchObject(code("invalid"));
    });

    it("a phone with the agency's app belongs to the last person who saved its registration", async () => {
      const [ann, bob] = [await somebody(provider()), await somebody(provider(), "Bob")];
      const phone: Subscription = { kind: "fcm", token: `phone:${randomUUID()}` };
      await save(ann, phone);
      const { id: deviceId } = await save(bob, phone);
      expect((await service().profile(ann.ofProfile)).subscriptions.devices).toEqual([]);
      expect((await service().profile(bob.ofProfile)).subscriptions.devices).toMatchObject([
        { id: deviceId, kind: "fcm" },
      ]);
      await service().testDevice({ ...bob.ofPlaces, deviceId });
      const [message] = await postedMessages(`push-test:${deviceId}`);
      const address = accounts().context.seal.open(message?.sealedAddress ?? "");
      expect(JSON.parse(address)).toEqual({ token: phone.token });
      await loseDevice(accounts().context, address);
      expect((await service().profile(bob.ofProfile)).subscriptions.devices).toMatchObject([
        { id: deviceId, digest: null, lostAt: expect.any(String) },
      ]);
    });

    it("saves at most ten devices, and a lost device makes room for another", async () => {
      const ann = await somebody(provider());
      const webSubscription = subscription();
      await save(ann, webSubscription);
      for (let at = 1; at < 10; at++) await save(ann);
      await save(ann, webSubscription);
      await expect(save(ann)).rejects.toMatchObject(code("too-many-kept"));
      await loseDevice(accounts().context, JSON.stringify(webSubscription));
      const { id } = await save(ann);
      const { devices } = (await service().profile(ann.ofProfile)).subscriptions;
      expect(devices).toHaveLength(10);
      expect(devices.every(({ lostAt }) => lostAt === null)).toBe(true);
      expect(devices.map((each) => each.id)).toContain(id);
    });

    const devicesOf = async (who: Awaited<ReturnType<typeof somebody>>) =>
      (await service().profile(who.ofProfile)).subscriptions.devices;
    const web = (auth = "a".repeat(22)) => ({
      kind: "web" as const,
      endpoint: `https://push.example/${randomUUID()}`,
      keys: { p256dh: "B".repeat(87), auth },
    });

    it("a device that its push service no longer knows is listed as lost, and gets no test", async () => {
      const ann = await somebody(provider());
      const webSubscription = subscription();
      const { id: deviceId } = await save(ann, webSubscription);
      await loseDevice(accounts().context, JSON.stringify(webSubscription));
      expect(await devicesOf(ann)).toMatchObject([{ id: deviceId, lostAt: expect.any(String) }]);
      await expect(service().testDevice({ ...ann.ofPlaces, deviceId })).rejects.toMatchObject(
        code("not-yours"),
      );
    });

    it("keeps the id of a device that subscribes again, and clears its lost state", async () => {
      const ann = await somebody(provider());
      const webSubscription = web();
      const { id: deviceId } = await save(ann, webSubscription);
      await loseDevice(accounts().context, JSON.stringify(webSubscription));
      const another = web();
      await service().saveDevice({ ...ann.ofPlaces, subscription: another, deviceId });
      expect(await devicesOf(ann)).toMatchObject([
        { id: deviceId, lostAt: null, digest: await subscriptionDigest(another) },
      ]);
    });

    it("a request with the id of another person's device does not replace that device", async () => {
      const [ann, bob] = [await somebody(provider()), await somebody(provider(), "Bob")];
      const { id: deviceId } = await save(ann);
      await service().saveDevice({ ...bob.ofPlaces, subscription: web(), deviceId });
      expect(await devicesOf(ann)).toMatchObject([{ id: deviceId }]);
      expect(await devicesOf(bob)).not.toMatchObject([{ id: deviceId }]);
    });

    it("renews a subscription without a token if the request has the keys of the old subscription", async () => {
      const ann = await somebody(provider());
      const [before, after] = [web(), web("b".repeat(22))];
      const { id: deviceId } = await save(ann, before);
      await loseDevice(accounts().context, JSON.stringify(before));
      expect(await service().renewDevice({ before, subscription: after })).toEqual({ renewed: true });
      expect(await devicesOf(ann)).toMatchObject([
        { id: deviceId, lostAt: null, digest: await subscriptionDigest(after) },
      ]);
      await expect(service().renewDevice({ before, subscription: web() })).rejects.toMatchObject(
        code("not-yours"),
      );
    });

    it("does not renew a subscription if the request has wrong keys or names an unknown push service", async () => {
      const ann = await somebody(provider());
      const before = web();
      await save(ann, before);
      const guess = { ...before, keys: { ...before.keys, auth: "c".repeat(22) } };
      await expect(service().renewDevice({ before: guess, subscription: web() })).rejects.toMatchObject(
        code("not-yours"),
      );
      const elsewhere = { ...web(), endpoint: "https://evil.example/" };
      await expect(service().renewDevice({ before, subscription: elsewhere })).rejects.toMatchObject(
        code("invalid"),
      );
      expect(await devicesOf(ann)).toMatchObject([{ digest: await subscriptionDigest(before) }]);
    });
  });

  it("the export has a person's data unencrypted, although the database's rows are encrypted", async () => {
    const [ann, phone] = [await somebody(provider()), newPhone()];
    await verify(ann, phone);
    const place = await service().savePlace(placeQuestion(ann, BY_EMAIL));
    const row = await personOf(ann.subject);
    expect(JSON.stringify(row)).not.toMatch(/\b(?:Ann|Roy)\b|example\.org|418555/);
    expect(await service().export(ann.ofProfile)).toMatchObject({
      userInfo: { email: ann.email, phoneNumber: phone },
      subscriptions: { locations: [place] },
      consents: [{ purpose: "alerts", language: "fr", withdrawnAt: null }],
    });
  });
});
