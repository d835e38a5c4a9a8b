import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { giveDatabase } from "#database/database.double.ts";
import { onEachServer } from "#database/on-servers.double.ts";
import { alerts, changes, deliveries, readings } from "#database/schema.ts";
import { createClaims } from "#delivery/claims.server.ts";
import { writingIn } from "#delivery/writing.double.ts";
import type { Change, RestrictionState } from "#history/change.ts";
import type { FireState } from "#history/fire-state.ts";
import { ALERT_MESSAGES } from "./alert-message.ts";
import { A_FIRE, LA_TUQUE, newSeason, north, seal, type testSeason } from "./alerts.double.ts";
import { followDead } from "./fall-back.server.ts";
import { gatherAlerts } from "./gather-alerts.server.ts";
import { loadFacts } from "./load-facts.server.ts";
import { matchChanges } from "./match.server.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const FIRE: Change = { kind: "fire-new", subject: "2026-12", before: null, after: A_FIRE };
const from = (before: FireState["statusId"], after: FireState["statusId"], more: object = {}): Change => ({
  kind: after === 6 ? "fire-extinguished" : "fire-status",
  subject: "2026-12",
  before: { ...A_FIRE, statusId: before, ...more },
  after: { ...A_FIRE, statusId: after, ...more },
});
const BAN: RestrictionState = { type: "fire", startsAt: null, endsAt: null, regions: ["04"], area: null };
const lifted: Change = { kind: "restriction-lifted", subject: "b", before: BAN, after: null };
const begun: Change = { kind: "restriction-begun", subject: "b", before: null, after: BAN };

onEachServer("false all-clears on $name", (prepare) => {
  const database = giveDatabase(prepare);
  let season: ReturnType<typeof testSeason>;
  beforeEach(async () => {
    season = await newSeason(database());
  });
  /** Sends the due messages, by email and text message. @returns each channel with the start of its text */
  async function send(): Promise<string[]> {
    const claims = createClaims(database(), seal, sql`${season.now().toISOString()}::timestamptz`);
    const texts: string[] = [];
    for (const channel of ["email", "sms"] as const) {
      const claimedMessages = await claims.claim({ channel, worker: "w", most: 100, holdMs: 60_000 });
      const parts = { database: database(), seal, keyedHash: (text: string) => text, now: season.now };
      const about = await loadFacts(parts, claimedMessages);
      for (const claimed of claimedMessages) {
        const content = about.get(claimed);
        if (content) {
          const kind = ALERT_MESSAGES[claimed.kind as "alert"];
          texts.push(`${channel} ${kind.mail(content, writingIn("en"))?.subject}`.replaceAll("\u00a0", " "));
        }
      }
      const outcome = (claimed: (typeof claimedMessages)[number]) =>
        about.has(claimed)
          ? ({ kind: "sent", reference: null } as const)
          : ({ kind: "refused", reason: "there is nothing left to say" } as const);
      await claims.settle("w", new Map(claimedMessages.map((claimed) => [claimed, outcome(claimed)])));
    }
    return texts;
  }
  const gather = async () => {
    await season.read();
    await matchChanges(database(), season.now);
    await gatherAlerts({ database: database(), seal, now: season.now });
  };
  async function tell(change?: Change): Promise<string[]> {
    if (change) await season.change(change);
    await gather();
    return send();
  }

  it("corrects a false end of a fire at once, with its number, by the same channels, even if a digest sent the end", async () => {
    await season.place(await season.person("en"), { channels: ["email", "sms"], at: north(LA_TUQUE, -12) });
    await season.place(await season.person("en"), { isDaily: true, nickname: "Home" });
    expect(await tell(FIRE)).toHaveLength(3);
    season.pass(HOUR_MS);
    expect(await tell(from(1, 6))).toEqual([
      expect.stringContaining("email Chalet: fire extinguished"),
      expect.stringContaining("sms Chalet"),
    ]);
    season.pass(24 * HOUR_MS);
    expect(await tell()).toHaveLength(1);
    season.pass(HOUR_MS);
    // The correction also moved the fire away. The recipients still get it.
    const far = { at: north(LA_TUQUE, 200) };
    const back = await tell({ ...from(6, 4), after: { ...A_FIRE, statusId: 4, ...far } } as Change);
    expect(back.toSorted()).toEqual([
      expect.stringMatching(/^email Correction: Fire No. 12 is not extinguished; it is being held .Chalet/),
      expect.stringMatching(/^email Correction: Fire No. 12 is not extinguished; it is being held .Home/),
      expect.stringMatching(/^sms Correction: Fire No. 12 is not extinguished; it is being held .Chalet/),
    ]);
    const [row] = await database().run((queries) =>
      queries.select().from(deliveries).where(eq(deliveries.kind, "digest")),
    );
    expect(row?.state).toBe("sent");
  });

  it.each(["email", "sms"])(
    "sends the correction of a false end by %s even after a newer alert of the fire was posted",
    async (by) => {
      const ann = await season.person("en");
      await season.place(ann);
      await season.place(ann, { at: { lat: 46, lon: -71 }, channels: ["sms"] });
      await tell(FIRE);
      season.pass(HOUR_MS);
      expect(await tell(from(1, 6))).toHaveLength(1);
      season.pass(HOUR_MS);
      await season.change(from(6, 4));
      await gather();
      season.pass(10 * MINUTE_MS);
      const state = { ...A_FIRE, statusId: 4, sizeHa: 500 } as const;
      const before = { ...state, sizeHa: 4 };
      await season.change({ kind: "fire-size", subject: "2026-12", before, after: state });
      await gather();
      if (by === "sms") {
        const dead = { state: "dead", endedAt: season.now() } as const;
        await database().run((queries) =>
          queries.update(deliveries).set(dead).where(eq(deliveries.state, "waiting")),
        );
        await followDead(database(), season.now());
        season.pass(10 * MINUTE_MS);
        await gather();
      }
      expect(await send()).toContainEqual(expect.stringContaining(`${by} Correction: `));
    },
  );

  it("does not correct an all-clear that the agency already corrected", async () => {
    await season.place(await season.person("en"));
    await tell(FIRE);
    season.pass(HOUR_MS);
    expect(await tell(from(1, 6))).toHaveLength(1);
    await database().run((queries) =>
      queries.update(changes).set({ correctedAt: season.now() }).where(eq(changes.kind, "fire-extinguished")),
    );
    season.pass(HOUR_MS);
    const texts = await tell(from(6, 4));
    expect(texts.join(" ")).not.toContain("Correction");
  });

  it("corrects a false “under control” and a falsely lifted ban by urgent alerts, even for a place with a digest", async () => {
    await season.place(await season.person("en"), { isDaily: true });
    expect(await tell(FIRE)).toHaveLength(1);
    await tell(from(1, 5));
    await tell(lifted);
    season.pass(24 * HOUR_MS);
    expect(await tell()).toHaveLength(1);
    season.pass(HOUR_MS);
    await season.change(from(5, 4));
    expect(await tell(begun)).toEqual([expect.stringMatching(/^email Correction: Chalet/)]);
    const urgencies = (await database().run((queries) => queries.select().from(alerts))).flatMap(
      ({ takesBack, urgency }) => (takesBack === null ? [] : urgency),
    );
    expect(urgencies).toEqual([0, 0]);
  });

  it.each([
    ["extinguished", from(1, 6), from(6, 1)],
    ["being held", from(1, 4), from(4, 1)],
  ])("drops a false “%s” that was not sent yet, without a correction", async (_what, eases, back) => {
    await season.place(await season.person("en"), { isDaily: true });
    expect(await tell(FIRE)).toHaveLength(1);
    season.pass(HOUR_MS);
    expect(await tell(eases)).toEqual([]);
    season.pass(HOUR_MS);
    expect(await tell(back)).toEqual([]);
    season.pass(24 * HOUR_MS);
    expect(await tell()).toEqual([]);
  });

  it("drops outdated facts from a posted message, without a correction", async () => {
    await season.place(await season.person("en"));
    expect(await tell(FIRE)).toHaveLength(1);
    season.pass(HOUR_MS);
    await season.change(from(1, 6));
    await gather();
    await season.change(from(6, 1));
    await gather();
    expect(await send()).toEqual([]);
    await gather();
    expect(await send()).toEqual([]);
  });

  it("the alert of a new fire gives the status at delivery time, and is dropped if the fire is extinguished by then", async () => {
    await season.place(await season.person("en"));
    const other = { ...A_FIRE, number: 13 };
    await season.change(FIRE);
    await season.change({ kind: "fire-new", subject: "2026-13", before: null, after: other });
    await gather();
    await season.fact(from(1, 3));
    await season.fact({ ...from(1, 6), subject: "2026-13" });
    expect(await send()).toEqual([expect.stringContaining("email Chalet: new out-of-control fire")]);
  });

  it.each([
    [264_000, 264, 0],
    [1_000, 4, 0],
    [120, 118, 1],
    [120, 500, 1],
  ])(
    "an alert of growth to %i ha, of a fire that has %i ha at delivery time, sends %i messages",
    async (sentHa, now, messages) => {
      await season.place(await season.person("en"));
      await season.change({
        ...{ kind: "fire-size", subject: "2026-12" },
        before: { ...A_FIRE, sizeHa: 90 },
        after: { ...A_FIRE, sizeHa: sentHa },
      });
      await gather();
      await season.fact({ ...FIRE, after: { ...A_FIRE, sizeHa: now } } as Change);
      const texts = await send();
      expect(texts).toHaveLength(messages);
      for (const each of texts) expect(each).toContain(`fire now ${now} ha`);
    },
  );

  it("drops a danger level and a restriction that changed again before the digest was sent", async () => {
    await season.place(await season.person("en"), { isDaily: true });
    const danger = (before: 2 | 4, after: 2 | 4): Change => ({
      ...{ kind: "danger", subject: "26" },
      before: { level: before },
      after: { level: after },
    });
    await tell(danger(2, 4));
    await tell(begun);
    const later = new Date("2026-07-09T12:00:00Z");
    await season.fact(danger(4, 2));
    await season.fact({
      ...begun,
      kind: "restriction-changed",
      before: BAN,
      after: { ...BAN, endsAt: later },
    });
    season.pass(24 * HOUR_MS);
    expect(await tell()).toEqual([expect.stringContaining("email 1 change near your places")]);
  });

  it("sends warnings but delays all-clears while readings are old or doubted", async () => {
    await season.place(await season.person("en"));
    await season.change(from(3, 5));
    await season.change({ ...FIRE, subject: "2026-13", after: { ...A_FIRE, number: 13 } } as Change);
    season.pass(30 * MINUTE_MS);
    await matchChanges(database(), season.now);
    await gatherAlerts({ database: database(), seal, now: season.now });
    expect(await send()).toEqual([expect.stringContaining("email Chalet: new fire")]);
    const doubt = (doubted: number) =>
      database().run((queries) =>
        queries
          .update(readings)
          .set({ value: sql`jsonb_set(value, '{doubted}', ${`${doubted}`}::jsonb)`, readAt: season.now() })
          .where(eq(readings.path, "/public/feux")),
      );
    season.pass(6 * MINUTE_MS);
    await doubt(1);
    expect(await tell()).toEqual([]);
    season.pass(6 * MINUTE_MS);
    await doubt(0);
    expect(await tell()).toEqual([expect.stringContaining("email Chalet: fire now under control")]);
  });

  it("delays an all-clear in a waiting message, and sends the all-clear when a reading is recent", async () => {
    await season.place(await season.person("en"));
    await season.change(from(3, 5));
    await gather();
    season.pass(30 * MINUTE_MS);
    expect(await send()).toEqual([]);
    expect(await tell()).toEqual([expect.stringContaining("email Chalet: fire now under control")]);
    expect(await tell()).toEqual([]);
  });
});
