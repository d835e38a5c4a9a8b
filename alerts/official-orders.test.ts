import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { giveDatabase } from "#database/database.double.ts";
import { onEachServer } from "#database/on-servers.double.ts";
import type { Database } from "#database/open.server.ts";
import { alerts, changes, people, readings, savedPlaces } from "#database/schema.ts";
import { smsParts } from "#delivery/gsm.ts";
import { createOrderWatch } from "#history/watch-orders.server.ts";
import { alertsAt } from "#surroundings/alerts-at.ts";
import { type CapFacts, capXml, INSIDE } from "#surroundings/cap.double.ts";
import type { AlertMessage, Surroundings } from "#surroundings/model.ts";
import { readCap } from "#surroundings/read-cap.server.ts";
import { divisionsOf } from "#territory/census-divisions.ts";
import { regionAt } from "#territory/locate.server.ts";
import { sentAlerts } from "./alert-commands.server.ts";
import { LA_TUQUE, newSeason, seal, type testSeason } from "./alerts.double.ts";
import { matchChanges } from "./match.server.ts";
import { sendAlerts, subjectsOf } from "./sent.double.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const log = { info: () => {}, warn: () => {} };
const FOREVER = "2027-01-01T00:00:00-00:00";

onEachServer("official orders on $name", (prepare) => {
  const database = giveDatabase(prepare);
  let season: ReturnType<typeof testSeason>;
  let messages: AlertMessage[] = [];
  let receivedAt: Date | null = null;
  let unread = 0;
  beforeEach(async () => {
    season = await newSeason(database());
    messages = [];
    unread = 0;
  });

  const read = (): Surroundings => ({
    publicAlerts: {
      ...{ source: "publicAlerts", records: messages, receivedAt: receivedAt ?? season.now(), takenAt: null },
      ...{ coverage: null, failing: false, dropped: unread, isWhole: true },
    },
  });
  const watchOf = (own: Database = database()) =>
    createOrderWatch({ database: own, read, log, now: season.now });

  /** Issues a message now, as Alert Ready would. Tests and drafts are never in a reading. */
  function issue(identifier: string, facts: CapFacts = {}): void {
    const sent = season.now().toISOString().replace("Z", "-00:00");
    const message = readCap(
      capXml({ identifier, sent, expires: FOREVER, ...facts }),
      "https://a.example/cap",
    );
    if (message) messages = [...messages, message];
  }

  const match = async () => {
    while ((await matchChanges(database(), season.now)).changes > 0);
  };

  /** Runs each task of the worker once. @returns the messages that were sent */
  async function turn(language: "fr" | "en" = "en") {
    season.pass(MINUTE_MS);
    await watchOf().update();
    return sendAlerts(database(), season.now, language);
  }

  const changesWritten = () =>
    database().run((queries) => queries.select({ kind: changes.kind }).from(changes).orderBy(changes.id));

  it("sends an order, its update and its end to places in its area, once each", async () => {
    const ann = await season.person("en");
    await season.place(ann, { at: INSIDE, nickname: "Cottage" });
    await season.place(await season.person(), { at: LA_TUQUE, radiusKm: 200 });
    await turn();
    issue("one");
    const [first, ...others] = await turn();
    expect(others).toEqual([]);
    expect(first).toMatchObject({ personId: ann, kind: "alert" });
    expect(subjectsOf(first ? [first] : [])).toEqual([
      "Cottage: official alert “Evacuation order” (Ville de La Tuque)",
    ]);
    const text = JSON.stringify(first?.content);
    for (const words of [
      "Quittez les lieux.",
      "Par la route 155.",
      "Partez.",
      "Issued by Ville de La Tuque on July 2",
      "911",
    ])
      expect(text).toContain(words);
    expect(await turn()).toEqual([]);
    issue("two", { msgType: "Update", references: ["one"], description: "Leave by noon." });
    const [second] = await turn();
    expect(subjectsOf(second ? [second] : [])).toEqual([
      "Cottage: updated official alert “Evacuation order” (Ville de La Tuque)",
    ]);
    expect(JSON.stringify(second?.content)).toContain("Replaces the message from July 2");
    expect(JSON.stringify(second?.content)).toContain("Leave by noon.");
    issue("three", { msgType: "Cancel", references: ["two"], languages: [] });
    const [third] = await turn();
    expect(subjectsOf(third ? [third] : [])).toEqual([
      "Cottage: official alert cancelled, “Evacuation order” (Ville de La Tuque)",
    ]);
    expect(JSON.stringify(third?.content)).not.toContain("Leave by noon.");
    expect(await turn()).toEqual([]);
    expect((await changesWritten()).map(({ kind }) => kind)).toEqual([
      "order-begun",
      "order-changed",
      "order-ended",
    ]);
    const sent = await sentAlerts({ database: database(), seal }, ann, "en");
    expect(sent.flatMap((each) => each.alerts.map(({ source }) => source))).toEqual([
      "order",
      "order",
      "order",
    ]);
  });

  it("sends no tests, exercises or drafts, and no order to places that did not choose orders", async () => {
    const ann = await season.person();
    const place = await season.place(ann, { at: INSIDE });
    await turn();
    for (const status of ["Test", "Exercise", "Draft", "System"]) issue(status, { status });
    expect(await turn()).toEqual([]);
    expect(await changesWritten()).toEqual([]);
    const off = { withOrders: false };
    await database().run((queries) => queries.update(savedPlaces).set(off).where(eq(savedPlaces.id, place)));
    issue("one");
    expect(await turn()).toEqual([]);
    expect(await changesWritten()).toHaveLength(1);
  });

  it("sends no order if the person turned orders off, or if the order is cancelled before the message leaves", async () => {
    const ann = await season.person();
    const place = await season.place(ann, { at: INSIDE });
    await turn();
    issue("one");
    await watchOf().update();
    await match();
    const off = { withOrders: false };
    await database().run((queries) => queries.update(savedPlaces).set(off).where(eq(savedPlaces.id, place)));
    expect(await turn()).toEqual([]);
    await database().run((queries) =>
      queries.update(savedPlaces).set({ withOrders: true }).where(eq(savedPlaces.id, place)),
    );
    issue("two", { codes: ["24"], polygon: null });
    await watchOf().update();
    await match();
    season.pass(MINUTE_MS);
    issue("three", { msgType: "Cancel", references: ["two"] });
    expect(subjectsOf(await turn())).toEqual([
      "Chalet\u00a0: annulation de l’alerte officielle «\u00a0Ordre dévacuation & consignes\u00a0» (Ville de La Tuque)",
    ]);
  });

  it("sends no order to a place that moved out of the order's area before the message left", async () => {
    const place = await season.place(await season.person(), { at: INSIDE });
    const { lat: latitude, lon: longitude } = LA_TUQUE;
    await turn();
    issue("one");
    season.pass(MINUTE_MS);
    await watchOf().update();
    await match();
    await database().run((queries) =>
      queries.update(savedPlaces).set({ latitude, longitude }).where(eq(savedPlaces.id, place)),
    );
    expect(await turn()).toEqual([]);
  });

  it("sends an order at once: at night, to a place with a digest, and right after another message", async () => {
    const ann = await season.person();
    await season.place(ann, { at: INSIDE, isDaily: true, channels: ["email", "sms", "push"] });
    await database().run((queries) =>
      queries.update(people).set({ hasQuietHours: true }).where(eq(people.id, ann)),
    );
    season.pass(13 * HOUR_MS);
    await turn();
    issue("one");
    const gone = await turn();
    expect(gone.map(({ kind }) => kind)).toEqual(["alert", "alert"]);
    issue("two", { msgType: "Update", references: ["one"], description: "Partez vite." });
    season.pass(-MINUTE_MS + 5_000);
    expect(await turn()).toHaveLength(2);
  });

  it("two workers write and send each change once, and a worker that dies loses no change", async () => {
    await season.place(await season.person(), { at: INSIDE });
    await turn();
    issue("one");
    const own = database();
    const dying: Database = {
      ...own,
      transaction: (work) =>
        own.transaction(async (transaction) => {
          await work(transaction);
          throw new Error("The worker dies before the commit.");
        }),
    };
    await expect(watchOf(dying).update()).rejects.toThrow("dies");
    expect(await changesWritten()).toEqual([]);
    const [one, two] = [watchOf(), watchOf()];
    await Promise.all([one.update(), two.update()]);
    await Promise.all([one.update(), two.update(), watchOf().update()]);
    expect(await changesWritten()).toHaveLength(1);
    const gone = await turn();
    expect(gone).toHaveLength(1);
  });

  it("an order does not end if its source fails or loses messages, and its expiry is only sent after a fresh response", async () => {
    await season.place(await season.person("en"), { at: INSIDE });
    await turn();
    const expires = new Date(season.now().getTime() + HOUR_MS).toISOString().replace("Z", "-00:00");
    issue("one", { expires });
    expect(await turn()).toHaveLength(1);
    const original = messages;
    messages = [];
    receivedAt = season.now();
    season.pass(2 * HOUR_MS);
    expect(await turn(), "the answer is older than the expiry").toEqual([]);
    messages = original;
    expect(await turn()).toEqual([]);
    receivedAt = null;
    const [ended, ...others] = await turn();
    expect(others).toEqual([]);
    expect(subjectsOf(ended ? [ended] : [])).toEqual([
      "Chalet: official alert expired, “Evacuation order” (Ville de La Tuque)",
    ]);
    expect(JSON.stringify(ended?.content)).toContain("There may still be danger");
  });

  it.each([
    [
      "fr",
      "alerte officielle qui n’est plus diffusée «\u00a0Ordre dévacuation & consignes\u00a0»",
      "Le danger peut durer",
    ],
    ["en", "official alert no longer published, “Evacuation order”", "There may still be danger"],
  ] as const)(
    "an order without an end that leaves the feed sends one message in %s, which does not say that the danger is over",
    async (language, subject, advice) => {
      await season.place(await season.person(language), { at: INSIDE });
      await turn();
      issue("one", { expires: null });
      expect(await turn()).toHaveLength(1);
      messages = [];
      season.pass(4 * DAY_MS);
      expect(await turn(language)).toEqual([]);
      const watch = watchOf();
      await watch.update();
      season.pass(DAY_MS);
      await watch.update();
      const [ended, ...others] = await turn(language);
      expect(others).toEqual([]);
      expect(subjectsOf(ended ? [ended] : [])).toEqual([
        `Chalet${language === "fr" ? "\u00a0" : ""}: ${subject} (Ville de La Tuque)`,
      ]);
      expect(JSON.stringify(ended?.content)).toContain(advice);
      season.pass(DAY_MS);
      expect(await turn(language)).toEqual([]);
    },
  );

  it("an order that left the feed while a message was unreadable ends a day after the feed is readable again", async () => {
    await season.place(await season.person("en"), { at: INSIDE });
    issue("one", { expires: null });
    const watch = watchOf();
    await watch.update();
    messages = [];
    unread = 1;
    season.pass(4 * DAY_MS);
    await watch.update();
    unread = 0;
    season.pass(MINUTE_MS);
    await watch.update();
    season.pass(DAY_MS + MINUTE_MS);
    await watch.update();
    expect((await changesWritten()).map(({ kind }) => kind)).toEqual(["order-begun", "order-ended"]);
  });

  it("quotes an order in the only language that it has, and marks the language", async () => {
    await season.place(await season.person("fr"), { at: INSIDE, channels: ["email"] });
    await season.place(await season.person("en"), { at: INSIDE, channels: ["email"] });
    await turn();
    issue("one", { languages: ["en-CA"] });
    const gone = await turn("fr");
    const french = gone.find(({ content }) => Object(content).subject.includes("alerte"));
    expect(Object(french?.content).subject).toContain(
      "alerte officielle en anglais «\u00a0Evacuation order\u00a0»",
    );
    expect(Object(french?.content).blocks).toContainEqual(
      expect.objectContaining({ kind: "quote", language: "en" }),
    );
    expect(JSON.stringify(french?.content)).toContain("Publiée en anglais seulement");
    expect(JSON.stringify(gone.find((each) => each !== french)?.content)).not.toContain("Only issued");
  });

  it("a text message has the order's headline and author, the place, advice and a link, in two parts at most", async () => {
    await season.place(await season.person("fr"), {
      at: INSIDE,
      channels: ["sms"],
      nickname: "Chez Rosaire et Émilienne",
    });
    await turn();
    issue("one");
    const [sms] = await turn("fr");
    expect(sms?.content).toMatch(
      /^Vigie, .* Chez Rosaire et Émilienne : alerte officielle "Ordre .*" \(Ville de La Tuque\)\. Suivez .* vigie\.example\/p\/48\.50,-72\.50$/,
    );
    expect(smsParts(String(sms?.content))).toBeLessThanOrEqual(2);
  });

  it("an order alerts the places whose pages show it, whether its area is a polygon or a list of codes", async () => {
    const ann = await season.person();
    const spread = Array.from({ length: 60 }, (_, at) => ({
      lat: 48.2 + Math.floor(at / 10) * 0.1,
      lon: -73.4 + (at % 10) * 0.2,
    }));
    const ids = new Map<string, (typeof spread)[number]>();
    for (const at of spread) ids.set(await season.place(ann, { at, radiusKm: 5 }), at);
    await turn();
    const grounds: readonly CapFacts[] = [
      {},
      { polygon: null, codes: ["2490012"] },
      { polygon: null, codes: ["2491"] },
      { polygon: null, codes: ["24"] },
      { polygon: null, codes: ["3501"] },
      { otherCodes: ["unknown"] },
    ];
    for (const [at, facts] of grounds.entries()) {
      messages = [];
      issue(`ground ${at}`, { ...facts, description: `Ground ${at}` });
      const shown = [...ids].filter(([, point]) => {
        const region = regionAt(point);
        const place = {
          at: point,
          municipality: null,
          divisions: region === null ? [] : divisionsOf(region),
        };
        const { applying, possible } = alertsAt(messages, place, season.now());
        return applying.length + possible.length > 0;
      });
      await database().run((queries) => queries.delete(alerts));
      await database().run((queries) => queries.delete(changes));
      season.pass(MINUTE_MS);
      await watchOf().update();
      await match();
      const alerted = await database().run((queries) => queries.select({ id: alerts.placeId }).from(alerts));
      expect(alerted.map(({ id }) => id).toSorted(), JSON.stringify(facts)).toEqual(
        shown.map(([id]) => id).toSorted(),
      );
    }
    expect(await database().run((queries) => queries.select().from(readings))).toHaveLength(1);
  });
});
