import { asc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { giveDatabase } from "#database/database.double.ts";
import { onEachServer } from "#database/on-servers.double.ts";
import { deliveries, people, savedPlaces } from "#database/schema.ts";
import type { Change } from "#history/change.ts";
import { A_FIRE, newSeason, seal, type testSeason } from "./alerts.double.ts";
import { followDead } from "./fall-back.server.ts";
import { gatherAlerts } from "./gather-alerts.server.ts";
import { matchChanges } from "./match.server.ts";

const DAY_MS = 24 * 3_600_000;
const FIRE: Change = { kind: "fire-new", subject: "2026-12", before: null, after: A_FIRE };

onEachServer("fallback of a failed alert on $name", (prepare) => {
  const database = giveDatabase(prepare);
  let season: ReturnType<typeof testSeason>;
  beforeEach(async () => {
    season = await newSeason(database());
  });
  const tell = async () => {
    await matchChanges(database(), season.now);
    return (await gatherAlerts({ database: database(), seal, now: season.now })).messages;
  };
  const posted = async () => {
    const rows = await database().run((queries) =>
      queries.select().from(deliveries).orderBy(asc(deliveries.id)),
    );
    return rows.map(({ channel }) => channel);
  };
  const dies = (channel: "email" | "sms") =>
    database().run((queries) =>
      queries
        .update(deliveries)
        .set({ state: "dead", endedAt: season.now() })
        .where(eq(deliveries.channel, channel)),
    );
  /** Creates a person with alerts about a cottage by text message, and about a home by email. */
  async function ann(phone: string | null = "+14185550101") {
    const id = await season.person("fr", phone);
    await season.place(id, { channels: ["sms"] });
    const far = { at: { lat: 46, lon: -71 }, channels: ["email"], nickname: "Maison" } as const;
    return { id, home: await season.place(id, far) };
  }

  it("sends an alert by a channel that the person chose for another place if the alert's channel has no address", async () => {
    await ann(null);
    await season.change(FIRE);
    expect(await tell()).toBe(0);
    season.pass(1);
    expect(await tell()).toBe(1);
    expect(await posted()).toEqual(["email"]);
    expect(await tell()).toBe(0);
  });

  it("sends an alert by another channel after the first channel rejected it for good, and does not try a third time", async () => {
    await ann();
    await season.change(FIRE);
    expect(await tell()).toBe(1);
    await dies("sms");
    season.pass(1000);
    expect(await followDead(database(), season.now())).toBe(1);
    expect(await followDead(database(), season.now())).toBe(0);
    expect(await tell()).toBe(1);
    expect(await posted()).toEqual(["sms", "email"]);
    await dies("email");
    season.pass(1000);
    await followDead(database(), season.now());
    expect(await tell()).toBe(0);
  });

  it("sends no fallback if the person chose no other channel, or stopped it meanwhile", async () => {
    const { home } = await ann();
    await season.change(FIRE);
    expect(await tell()).toBe(1);
    await dies("sms");
    season.pass(1000);
    await followDead(database(), season.now());
    const off = { byEmail: false };
    await database().run((queries) => queries.update(savedPlaces).set(off).where(eq(savedPlaces.id, home)));
    expect(await tell()).toBe(0);
    expect(await posted()).toEqual(["sms"]);
  });

  it("sends no alert by another channel if the first channel rejects it the next day", async () => {
    await ann();
    await season.change(FIRE);
    expect(await tell()).toBe(1);
    await dies("sms");
    season.pass(DAY_MS);
    expect(await followDead(database(), season.now())).toBe(0);
  });

  it("sends no fallback to an address that rejected messages before", async () => {
    const { id } = await ann();
    const refused = { phoneRefusedAt: season.now() };
    await database().run((queries) => queries.update(people).set(refused).where(eq(people.id, id)));
    await season.change(FIRE);
    expect(await tell()).toBe(0);
    season.pass(1);
    expect(await tell()).toBe(1);
    expect(await posted()).toEqual(["email"]);
  });

  describe("fallback and email confirmation", () => {
    /** Creates a person with alerts about a cottage by email. */
    async function bob(emailVerified: boolean | null): Promise<string> {
      const id = await season.person("fr");
      await season.place(id, { channels: ["email"] });
      await database().run((queries) =>
        queries.update(people).set({ emailVerified }).where(eq(people.id, id)),
      );
      return id;
    }

    it("sends no alert to an unconfirmed address if the person has no other channel", async () => {
      await bob(false);
      await season.change(FIRE);
      expect(await tell()).toBe(0);
      season.pass(1);
      expect(await tell()).toBe(0);
      expect(await posted()).toEqual([]);
    });

    it("sends an alert by another channel instead of to an unconfirmed address", async () => {
      const id = await bob(false);
      const far = { at: { lat: 46, lon: -71 }, channels: ["sms"], nickname: "Maison" } as const;
      await season.place(id, far);
      await season.change(FIRE);
      expect(await tell()).toBe(0);
      season.pass(1);
      expect(await tell()).toBe(1);
      expect(await posted()).toEqual(["sms"]);
    });

    it.each([true, null])(
      "sends an alert to an address that is confirmed, or was saved before confirmations existed (%j)",
      async (emailVerified) => {
        await bob(emailVerified);
        await season.change(FIRE);
        expect(await tell()).toBe(1);
        expect(await posted()).toEqual(["email"]);
      },
    );
  });
});
