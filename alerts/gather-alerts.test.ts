import { randomUUID } from "node:crypto";
import { asc, eq, sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { giveDatabase } from "#database/database.double.ts";
import { onEachServer } from "#database/on-servers.double.ts";
import { alerts, changes, deliveries, devices, people, savedFires, savedPlaces } from "#database/schema.ts";
import { createClaims } from "#delivery/claims.server.ts";
import { URGENCIES } from "#delivery/delivery.ts";
import type { Change, RestrictionState } from "#history/change.ts";
import { A_FIRE, LA_TUQUE, newSeason, north, seal, type testSeason } from "./alerts.double.ts";
import type { Fact } from "./fact.ts";
import { gatherAlerts } from "./gather-alerts.server.ts";
import { loadFacts } from "./load-facts.server.ts";
import { matchChanges } from "./match.server.ts";

const MINUTE_MS = 60_000;
const fire = (number: number, statusId: 1 | 3 = 1): Change => ({
  kind: "fire-new",
  subject: `2026-${number}`,
  before: null,
  after: { ...A_FIRE, number, statusId },
});
const eases = (number: number): Change => ({
  kind: "fire-status",
  subject: `2026-${number}`,
  before: { ...A_FIRE, number, statusId: 3 },
  after: { ...A_FIRE, number, statusId: 4 },
});

onEachServer("posted alerts on $name", (prepare) => {
  const database = giveDatabase(prepare);
  let season: ReturnType<typeof testSeason>;
  beforeEach(async () => {
    season = await newSeason(database());
  });
  const tell = async () => {
    await matchChanges(database(), season.now);
    return (await gatherAlerts({ database: database(), seal, now: season.now })).messages;
  };
  const posted = () =>
    database().run((queries) => queries.select().from(deliveries).orderBy(asc(deliveries.id)));
  const claimedFacts = async (): Promise<readonly (readonly Fact[])[]> => {
    const claims = createClaims(database(), seal, sql`${season.now().toISOString()}::timestamptz`);
    const claimedMessages = await claims.claim({ channel: "email", worker: "w", most: 100, holdMs: 1 });
    const about = await loadFacts(
      { database: database(), seal, keyedHash: (text) => text, now: season.now },
      claimedMessages,
    );
    return claimedMessages.map((claimed) => about.get(claimed)?.facts ?? []);
  };

  it("sends alerts of a followed fire until the person unfollows it", async () => {
    const ann = await season.person();
    await season.follow(ann, "2026-12", ["email"]);
    const status = (from: 1 | 4, to: 1 | 4): Change => ({
      kind: "fire-status",
      subject: "2026-12",
      before: { ...A_FIRE, statusId: from },
      after: { ...A_FIRE, statusId: to },
    });
    await season.change(status(1, 4));
    expect(await tell()).toBe(1);
    expect((await claimedFacts()).flat()).toMatchObject([{ change: { subject: "2026-12" }, place: null }]);
    season.pass(60 * MINUTE_MS);
    await season.change(status(4, 1));
    await matchChanges(database(), season.now);
    await database().run((queries) => queries.delete(savedFires));
    expect(await tell()).toBe(0);
  });

  it("sends one message per person and channel, however many fires there are", async () => {
    const [ann, bob] = [await season.person("fr"), await season.person("en")];
    await season.place(ann, { channels: ["email", "sms"] });
    await season.place(bob);
    for (let number = 1; number <= 20; number++) await season.change(fire(number));
    expect(await tell()).toBe(3);
    expect(
      (await posted()).map(({ channel, language, kind }) => `${channel} ${language} ${kind}`).toSorted(),
    ).toEqual(["email en alert", "email fr alert", "sms fr alert"]);
    expect((await claimedFacts()).map((facts) => facts.length)).toEqual([20, 20]);
    expect(await tell()).toBe(0);
  });

  it("sends one message for all alerts of a crisis with many places and fires", async () => {
    const ann = await season.person();
    for (let places = 0; places < 30; places++) await season.place(ann, { nickname: `Camp ${places}` });
    for (let number = 1; number <= 30; number++) await season.change(fire(number));
    expect(await tell()).toBe(1);
    expect((await claimedFacts()).map((facts) => facts.length)).toEqual([900]);
  });

  it("an alert waits for an unmatched change of the same subject, but not of another subject", async () => {
    await season.place(await season.person());
    await season.place(await season.person());
    await season.change(fire(1));
    await season.change(fire(2));
    await matchChanges(database(), season.now);
    await season.change(fire(3));
    const gatherNow = async () =>
      (await gatherAlerts({ database: database(), seal, now: season.now })).messages;
    await season.change(eases(1));
    await season.change(eases(2));
    expect(await gatherNow()).toBe(0);
    await database().run((queries) =>
      queries.update(changes).set({ matchedAt: season.now() }).where(eq(changes.subject, "2026-2")),
    );
    expect(await gatherNow()).toBe(2);
    expect((await claimedFacts()).map((facts) => facts.map(({ change }) => change.subject))).toEqual([
      ["2026-2"],
      ["2026-2"],
    ]);
  });

  it("a restriction alert waits while any restriction's change is unmatched, but a fire alert does not", async () => {
    const closure: RestrictionState = {
      ...{ type: "closure", regions: ["04"] },
      ...{ startsAt: null, endsAt: null, area: null },
    };
    const begins = (subject: string): Change => ({
      ...{ kind: "restriction-begun", subject },
      ...{ before: null, after: closure },
    });
    await season.place(await season.person());
    await season.change(begins("r-1"));
    await matchChanges(database(), season.now);
    await season.change(begins("r-2"));
    const gatherNow = async () =>
      (await gatherAlerts({ database: database(), seal, now: season.now })).messages;
    expect(await gatherNow()).toBe(0);
    await season.place(await season.person());
    await season.change(fire(1));
    await database().run((queries) =>
      queries.update(changes).set({ matchFailedAt: season.now() }).where(eq(changes.subject, "r-2")),
    );
    await matchChanges(database(), season.now);
    await database().run((queries) =>
      queries.update(changes).set({ matchFailedAt: null }).where(eq(changes.subject, "r-2")),
    );
    expect(await gatherNow()).toBe(2);
    await database().run((queries) =>
      queries.update(changes).set({ matchedAt: season.now() }).where(eq(changes.subject, "r-2")),
    );
    season.pass(2 * MINUTE_MS);
    expect(await gatherNow()).toBe(1);
    expect(
      (await claimedFacts()).map((facts) => facts.map(({ change }) => change.subject)).toSorted(),
    ).toEqual([["2026-1"], ["2026-1"], ["r-1"]]);
  });

  it("alerts that follow another message within two minutes wait, and are then sent as one message", async () => {
    await season.place(await season.person());
    await season.change(fire(1));
    expect(await tell()).toBe(1);
    season.pass(30_000);
    await season.change(fire(2, 3));
    expect(await tell()).toBe(0);
    season.pass(30_000);
    await season.change(fire(3));
    expect(await tell()).toBe(0);
    season.pass(61_000);
    expect(await tell()).toBe(1);
  });

  it("an earlier message dated a day ahead by a worker's clock does not delay the next message", async () => {
    await season.place(await season.person());
    await season.change(fire(1));
    expect(await tell()).toBe(1);
    const gatheredAt = new Date(season.now().getTime() + 24 * 60 * MINUTE_MS);
    await database().run((queries) => queries.update(alerts).set({ gatheredAt }));
    season.pass(3 * MINUTE_MS);
    await season.change(fire(2, 3));
    expect(await tell()).toBe(1);
  });

  it("posts each alert once with any number of workers", async () => {
    for (let at = 0; at < 30; at++) await season.place(await season.person());
    await season.change(fire(1));
    await matchChanges(database(), season.now);
    const workers = Array.from({ length: 3 }, async () => {
      let sum = 0;
      for (let rounds = 0; rounds < 5; rounds++)
        sum += (await gatherAlerts({ database: database(), seal, now: season.now })).messages;
      return sum;
    });
    expect((await Promise.all(workers)).reduce((sum, each) => sum + each, 0)).toBe(30);
    expect(await posted()).toHaveLength(30);
  });

  it("sends to each device, but not to an unverified phone", async () => {
    const ann = await season.person("fr", null);
    await season.place(ann, { channels: ["sms", "push"] });
    for (const device of ["phone", "tablet"])
      await database().run((queries) =>
        queries.insert(devices).values({
          id: randomUUID(),
          personId: ann,
          sealedEndpoint: seal.close(`https://push.example/${device}`),
          endpointMark: `${device} ${ann}`,
          sealedKeys: seal.close(JSON.stringify({ p256dh: "p", auth: "a" })),
          addedAt: season.now(),
        }),
      );
    await season.change(fire(1));
    expect(await tell()).toBe(2);
    const addresses = (await posted()).map(({ channel, sealedAddress }) => [
      channel,
      JSON.parse(seal.open(sealedAddress)),
    ]);
    expect(addresses).toMatchObject([
      ["push", { keys: { p256dh: "p", auth: "a" } }],
      ["push", {}],
    ]);
  });

  it("sends an alert by another channel after the person's only device is lost", async () => {
    const ann = await season.person();
    await season.place(ann, { channels: ["push"] });
    await season.place(ann, { at: { lat: 46, lon: -71 }, channels: ["email"], nickname: "Maison" });
    await database().run((queries) =>
      queries.insert(devices).values({
        id: randomUUID(),
        personId: ann,
        sealedEndpoint: seal.close("https://push.example/phone"),
        endpointMark: `phone ${ann}`,
        sealedKeys: seal.close(JSON.stringify({ p256dh: "p", auth: "a" })),
        addedAt: season.now(),
        lostAt: season.now(),
      }),
    );
    await season.change(fire(1));
    await tell();
    season.pass(1);
    await tell();
    expect((await posted()).map(({ channel }) => channel)).toEqual(["email"]);
  });

  it("sends an alert by another channel if the person's address cannot be decrypted, without delaying other people", async () => {
    const [ann, bob] = [await season.person(), await season.person()];
    await season.place(ann, { channels: ["email", "sms"] });
    await season.place(bob);
    const broken = { sealedEmail: "1.AAAA" };
    await database().run((queries) => queries.update(people).set(broken).where(eq(people.id, ann)));
    await season.change(fire(1));
    expect(await tell()).toBe(2);
    expect((await posted()).map(({ personId, channel }) => [personId, channel]).toSorted()).toEqual(
      [
        [ann, "sms"],
        [bob, "email"],
      ].toSorted(),
    );
  });

  it("an alert gives the coordinates of a place whose name cannot be decrypted", async () => {
    await season.place(await season.person());
    await season.change(fire(1));
    await tell();
    await database().run((queries) => queries.update(savedPlaces).set({ sealedNickname: "1.AAAA" }));
    expect((await claimedFacts()).flat()).toMatchObject([{ place: { nickname: null } }]);
  });

  it("drops waiting alerts of a place that is deleted or whose channel is turned off", async () => {
    const ann = await season.person();
    const [one, two] = [await season.place(ann), await season.place(ann, { nickname: "Maison" })];
    await season.change(fire(1));
    expect(await tell()).toBe(1);
    await database().run((queries) =>
      queries.update(savedPlaces).set({ byEmail: false }).where(eq(savedPlaces.id, one)),
    );
    expect((await claimedFacts()).map((facts) => facts.map(({ place }) => place?.nickname))).toEqual([
      ["Maison"],
    ]);
    await database().run((queries) => queries.delete(savedPlaces).where(eq(savedPlaces.id, two)));
    season.pass(MINUTE_MS);
    expect(await claimedFacts()).toEqual([[]]);
  });

  it("an alert gives the distance from the place's current point, and is dropped if the place moved away", async () => {
    const ann = await season.person();
    const place = await season.place(ann);
    const move = (km: number) => {
      const { lat: latitude, lon: longitude } = north(LA_TUQUE, km);
      return database().run((queries) => queries.update(savedPlaces).set({ latitude, longitude }));
    };
    await season.change(fire(1));
    expect(await tell()).toBe(1);
    await move(20);
    const [[fact] = []] = await claimedFacts();
    expect(fact?.place).toMatchObject({ id: place, distanceKm: expect.closeTo(20, 1) });
    season.pass(MINUTE_MS);
    await move(300);
    expect(await claimedFacts()).toEqual([[]]);
    season.pass(60 * MINUTE_MS);
    await move(0);
    await season.change(fire(2));
    await matchChanges(database(), season.now);
    await move(300);
    expect(await tell()).toBe(0);
  });

  it("drops a danger alert if the place's zone changes before the alert is posted", async () => {
    await season.place(await season.person());
    const [{ zone } = { zone: null }] = await database().run((queries) =>
      queries.select({ zone: savedPlaces.zoneNumber }).from(savedPlaces),
    );
    await season.change({ kind: "danger", subject: `${zone}`, before: { level: 2 }, after: { level: 4 } });
    await matchChanges(database(), season.now);
    await database().run((queries) => queries.update(savedPlaces).set({ zoneNumber: Number(zone) + 1 }));
    expect(await tell()).toBe(0);
  });

  it("delays non-urgent alerts until quiet hours end at 6:00", async () => {
    const ann = await season.person();
    await season.place(ann);
    await database().run((queries) =>
      queries.update(people).set({ hasQuietHours: true }).where(eq(people.id, ann)),
    );
    season.pass(12 * 60 * MINUTE_MS);
    await season.change(eases(1));
    await matchChanges(database(), season.now);
    // Other alerts can wait behind the postponed alerts, so a round that only postpones is not the last.
    const look = () => gatherAlerts({ database: database(), seal, now: season.now });
    expect(await look()).toEqual({ people: 1, messages: 0 });
    expect(await look()).toEqual({ people: 0, messages: 0 });
    await season.change(fire(2));
    expect(await tell()).toBe(1);
    season.pass(8 * 60 * MINUTE_MS);
    await season.read();
    expect(await tell()).toBe(1);
    expect((await posted()).map(({ urgency }) => urgency)).toEqual([URGENCIES.grave, URGENCIES.alert]);
  });
});
