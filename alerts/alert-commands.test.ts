import { asc, eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import {
  COTTAGE,
  findLocation,
  giveAccounts,
  newPhone,
  openAccounts,
  placeQuestion,
  somebody,
} from "#accounts/accounts.double.ts";
import { giveDatabase } from "#database/database.double.ts";
import { onEachServer } from "#database/on-servers.double.ts";
import { alerts, deliveries } from "#database/schema.ts";
import type { Change } from "#history/change.ts";
import { alertCommands } from "./alert-commands.server.ts";
import { A_FIRE, LA_TUQUE, newSeason, north, type testSeason } from "./alerts.double.ts";
import { gatherAlerts } from "./gather-alerts.server.ts";
import { matchChanges } from "./match.server.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const fire = (number: number, km: number): Change => ({
  kind: "fire-new",
  subject: `2026-${number}`,
  before: null,
  after: { ...A_FIRE, number, at: north(LA_TUQUE, km) },
});

onEachServer("commands on alerts on $name", (prepare) => {
  const database = giveDatabase(prepare);
  const { provider } = giveAccounts(database);
  let season: ReturnType<typeof testSeason>;
  beforeEach(async () => {
    season = await newSeason(database());
  });
  const opened = () => {
    const { context, service } = openAccounts(database(), provider(), { now: season.now });
    return { context, service, commands: alertCommands(context, findLocation) };
  };
  const thoughtOf = {
    locationNickname: "Chalet",
    latitude: 47.44,
    longitude: -72.78,
    radiusKm: 30,
    dailyNotification: false,
    orderNotification: true,
    airNotification: null,
    heatNotification: false,
    roadNotification: false,
  };

  it("shows the past alerts of a place and an example message before the person chooses alerts", async () => {
    const ann = await somebody(provider());
    const { commands } = opened();
    const ask = (place: Partial<typeof thoughtOf> = {}) =>
      commands.pastAlerts({ ...ann.ofPlaces, place: { ...thoughtOf, ...place } });
    expect(await ask()).toMatchObject({
      changes: 0,
      messages: 0,
      newest: null,
      example: { headline: expect.stringMatching(/^Chalet.*12.*au nord$/) },
    });
    await season.change(fire(1, 20));
    season.pass(2 * DAY_MS);
    await season.change(fire(2, 10));
    await season.change(fire(3, 25));
    await season.change(fire(4, 40));
    await season.change({ kind: "danger", subject: "26", before: { level: 2 }, after: { level: 4 } });
    await matchChanges(database(), season.now);
    expect(await ask()).toMatchObject({ changes: 4, messages: 3, mostADay: 2 });
    expect(await ask({ radiusKm: 50 })).toMatchObject({ changes: 5 });
    // The fire's message was sent at once, and the danger's with the day's digest.
    expect(await ask({ radiusKm: 12, dailyNotification: true })).toMatchObject({
      changes: 2,
      messages: 2,
      newest: { headline: expect.stringMatching(/^Chalet.*danger d’incendie maintenant très élevé$/) },
    });
    season.pass(29 * DAY_MS);
    expect(await ask()).toMatchObject({ changes: 3 });
  });

  it("lists the messages sent to a person, with channel, reason and delivery state", async () => {
    const ann = await somebody(provider());
    const { context, service, commands } = opened();
    await service.savePlace(
      placeQuestion(ann, {
        ...COTTAGE,
        emailNotification: true,
        smsNotification: true,
        phone: newPhone(),
        consent: true,
      }),
    );
    await season.change(fire(1, 12));
    await matchChanges(database(), season.now);
    await gatherAlerts({ database: database(), seal: context.seal, now: season.now });
    const sent = await commands.sentAlerts(ann.ofPlaces);
    expect(sent.messages.toSorted((a, b) => a.channel.localeCompare(b.channel))).toMatchObject([
      {
        channel: "email",
        state: "waiting",
        alerts: [
          {
            headline: expect.stringMatching(/^Chalet d’Éloïse/),
            path: expect.stringContaining("/feu-2026-1/"),
          },
        ],
      },
      { channel: "sms", state: "none" },
    ]);
    await database().run((queries) => queries.update(deliveries).set({ state: "sent" }));
    expect((await commands.sentAlerts(ann.ofPlaces)).messages).toContainEqual(
      expect.objectContaining({ channel: "email", state: "sent" }),
    );
    const bob = await somebody(provider(), "Bob");
    expect(await commands.sentAlerts(bob.ofPlaces)).toEqual({ messages: [] });
    expect(await database().run((queries) => queries.select().from(alerts))).toHaveLength(2);
  });

  it("sends a test alert to the person's verified address, at most ten times an hour", async () => {
    const ann = await somebody(provider());
    const { commands } = opened();
    await expect(commands.testAlert({ ...ann.ofPlaces, channel: "sms" })).rejects.toMatchObject({
      code: "phone-missing",
    });
    for (let at = 0; at < 10; at++) {
      season.pass(1);
      await commands.testAlert({ ...ann.ofPlaces, channel: "email" });
    }
    await expect(commands.testAlert({ ...ann.ofPlaces, channel: "email" })).rejects.toMatchObject({
      code: "too-many",
    });
    const posted = await database().run((queries) =>
      queries.select().from(deliveries).where(eq(deliveries.kind, "alert-test")).orderBy(asc(deliveries.id)),
    );
    expect(posted).toHaveLength(10);
  });

  it("rejects a test alert to an unconfirmed address, and accepts a test alert after the address is confirmed", async () => {
    const ann = await somebody(provider(), "Ann", false);
    const { commands } = opened();
    const tried = () => commands.testAlert({ ...ann.ofPlaces, channel: "email" });
    await expect(tried()).rejects.toMatchObject({ code: "email-unconfirmed" });
    provider().people.set(ann.subject, { email: ann.email, email_verified: true });
    expect(await tried()).toEqual({ sent: true });
  });
});
