import { describe, expect, it } from "vitest";
import { giveDatabase } from "#database/database.double.ts";
import { onEachServer } from "#database/on-servers.double.ts";
import { capChecks, capMessages } from "#database/schema.ts";
import { createFireDataClient } from "#fires/client.server.ts";
import { POLLS_TO_BELIEVE } from "#fires/polls-to-believe.ts";
import { ban, danger, fire, HOUR_MS, MINUTE_MS, NOON, status, TRIANGLE, testCap } from "./cap.double.ts";
import { deleteOldCap, readCap } from "./read-cap.server.ts";
import { createWatch } from "./watch.server.ts";

onEachServer("CAP messages on $name", (prepare) => {
  const database = giveDatabase(prepare);
  const { time, service, log, warnings, fires, zones, restrictions, watch, poll, listed, of, types } =
    testCap(database);

  it("writes one chain for a fire from new to extinguished: an Alert, Updates, and a Cancel", async () => {
    await poll();
    const steps = [
      status(1),
      status(3),
      { ...status(3), SuperficieHa: 80 },
      { ...status(4), SuperficieHa: 80 },
      { ...status(4), SuperficieHa: 80, DateEnglobe: "2026-07-02T12:30:00Z" },
      { ...status(5), SuperficieHa: 80, DateEnglobe: "2026-07-02T12:30:00Z" },
      { ...status(6), SuperficieHa: 80, DateEnglobe: "2026-07-02T12:30:00Z" },
    ];
    for (const step of steps) {
      fires(fire(9), fire(1, { DateEnglobe: null, ...step }));
      await poll(2);
    }
    const chain = await of("fire-2026-1");
    expect(chain.map(({ msgType, content: { facts } }) => [msgType, facts])).toMatchObject([
      ["Alert", { statusId: 1 }],
      ["Update", { statusId: 3, sizeHa: 12.5 }],
      ["Update", { statusId: 3, sizeHa: 80, containedAt: null }],
      ["Update", { statusId: 4, containedAt: null }],
      ["Update", { statusId: 4, containedAt: new Date("2026-07-02T12:30:00Z") }],
      ["Update", { statusId: 5 }],
      ["Cancel", { statusId: 6 }],
    ]);
    for (const [i, { content, sent, expires }] of chain.entries()) {
      expect(content.earlier).toEqual(chain.slice(0, i).map((message) => message.sent));
      expect(content.before).toEqual(chain[i - 1]?.content.facts ?? null);
      expect(expires.getTime()).toBeGreaterThan(sent.getTime());
    }
    expect(chain.at(-1)?.content.ended).toBe("over");
  });

  it("writes one chain for a ban that starts, is extended, redrawn and lifted, with the agency's own title", async () => {
    await poll();
    restrictions(ban({ DateFin: "2026-07-05T12:00:00Z" }));
    await poll();
    restrictions(ban({ DateFin: "2026-07-09T12:00:00Z" }));
    await poll();
    restrictions(ban({ DateFin: "2026-07-09T12:00:00Z", ContourWKT: TRIANGLE }));
    await poll(POLLS_TO_BELIEVE.many);
    restrictions();
    await poll(20);
    const all = (await listed()).filter(({ subject }) => subject.startsWith("restriction-"));
    expect(new Set(all.map(({ subject }) => subject)).size).toBe(1);
    expect(all.map(({ msgType }) => msgType)).toEqual(["Alert", "Update", "Update", "Cancel"]);
    expect(all.map(({ content: { facts } }) => facts)).toMatchObject([
      { endsAt: new Date("2026-07-05T12:00:00Z"), area: null },
      { endsAt: new Date("2026-07-09T12:00:00Z"), area: null },
      { endsAt: new Date("2026-07-09T12:00:00Z"), area: expect.any(String) },
      { title: { fr: "Interdiction de feu", en: "Fire ban" } },
    ]);
    expect(all.at(-1)?.content.ended).toBe("over");
  });

  it("cancels a ban as over when the ban's end passes, and its Alert expires at this end", async () => {
    restrictions(ban({ DateFin: "2026-07-02T12:02:00Z" }));
    await poll(4);
    const [begun, ended, ...more] = (await listed()).filter(({ subject }) => subject.startsWith("restr"));
    expect(begun?.expires).toEqual(new Date("2026-07-02T12:02:00Z"));
    expect([ended?.msgType, ended?.content.ended, more]).toEqual(["Cancel", "over", []]);
  });

  it("includes a ban's area in the ban's message, also when the messages are read again", async () => {
    restrictions(ban({ ContourWKT: TRIANGLE }));
    await poll();
    for (let i = 0; i < 2; i++) {
      const { messages } = await database().run((queries) => readCap(queries, new Date(time.at)));
      expect(messages.find(({ subject }) => subject.startsWith("restr"))?.area?.type).toBe("Polygon");
    }
  });

  it("writes a chain for a zone's danger at level very high or extreme, and cancels it at a lower level", async () => {
    zones(danger(3));
    for (const level of [3, 4, 5, 4, 3, 2, 5]) {
      zones(danger(level));
      await poll();
    }
    const chain = await of("danger-26");
    expect(chain.map(({ msgType, content: { facts } }) => [msgType, facts])).toMatchObject([
      ["Alert", { level: 4 }],
      ["Update", { level: 5 }],
      ["Update", { level: 4 }],
      ["Cancel", { level: 3 }],
      ["Alert", { level: 5 }],
    ]);
    expect(chain.at(-1)?.content.earlier).toEqual([]);
  });

  it("writes one Alert for each existing subject when the program starts for the first time", async () => {
    fires(fire(1, status(3)), fire(2, status(6)), fire(3, status(5)));
    restrictions(ban(), ban({ TypeMesureId: 1, DateDebut: "2026-07-08T12:00:00Z" }));
    zones(danger(5), danger(1, 27));
    await poll(3);
    const all = await listed();
    expect(all.map(({ msgType }) => msgType)).toEqual(["Alert", "Alert", "Alert", "Alert"]);
    const subjects = all.map(({ subject }) => subject.replace(/^(restriction).*/, "$1")).toSorted();
    expect(subjects).toEqual(["danger-26", "fire-2026-1", "fire-2026-3", "restriction"]);
  });

  it("writes an Alert for a fire only after the fire has a location", async () => {
    const nowhere = { Lat: null, Lon: null, Mrc: null, RegionAdministrative: null, Zone: null };
    fires(fire(9), fire(1, nowhere));
    await poll();
    expect(await types("fire-2026-1")).toEqual([]);
    fires(fire(9), fire(1));
    await poll();
    expect(await types("fire-2026-1")).toEqual(["Alert"]);
  });

  it("starts a new chain when a fire comes back after a Cancel, and keeps the time of the Cancel", async () => {
    for (const id of [3, 6, 3]) {
      fires(fire(9), fire(1, status(id)));
      await poll();
    }
    const [, end, again, ...more] = await of("fire-2026-1");
    expect([again?.msgType, again?.content.earlier, more]).toEqual(["Alert", [], []]);
    expect(again?.content.cancelledAt).toEqual(end?.sent);
  });

  it("when a fire leaves the list, cancels its chain as `gone`, never as `over`, with the last known status", async () => {
    fires(fire(9), fire(1, status(3)));
    await poll();
    fires(fire(9));
    await poll(5);
    const chain = await of("fire-2026-1");
    expect(chain.map(({ msgType }) => msgType)).toEqual(["Alert", "Cancel"]);
    expect(chain[1]?.content).toMatchObject({ ended: "gone", facts: { statusId: 3 } });
  });

  describe("while the data does not change", () => {
    it("renews a CAP message before it expires, while the data still has the subject of the message", async () => {
      await poll();
      time.at = NOON + 11 * HOUR_MS;
      await poll();
      expect(await types("fire-2026-9")).toEqual(["Alert"]);
      time.at = NOON + 13 * HOUR_MS;
      await poll(2);
      const [first, renewed, ...more] = await of("fire-2026-9");
      expect([renewed?.msgType, more]).toEqual(["Update", []]);
      expect(renewed?.content.facts).toEqual(first?.content.facts);
      expect(renewed?.expires.getTime()).toBeGreaterThan(first?.expires.getTime() ?? Number.NaN);
    });

    it("lets CAP messages expire while the data cannot be read, and renews them afterwards", async () => {
      await poll();
      service().fault = (_, response) => response.writeHead(503).end();
      for (let hours = 1; hours < 30; hours += 3) {
        time.at = NOON + hours * HOUR_MS;
        await poll();
      }
      const [only, ...more] = await of("fire-2026-9");
      expect(more).toEqual([]);
      expect(only?.expires).toEqual(new Date(NOON + 24 * HOUR_MS));
      service().fault = null;
      await poll();
      const renewed = (await of("fire-2026-9")).at(-1);
      expect(renewed?.content.earlier).toEqual([only?.sent]);
    });

    it("does not renew the danger message of a zone that is missing in the data", async () => {
      zones(danger(5), danger(4, 27));
      await poll();
      zones(danger(4, 27));
      time.at = NOON + 13 * HOUR_MS;
      await poll();
      expect(await types("danger-26")).toEqual(["Alert"]);
      expect(await types("danger-27")).toEqual(["Alert", "Update"]);
    });
  });

  it("writes each CAP message once when several workers poll at the same time", async () => {
    const workers = Array.from({ length: 4 }, watch);
    const together = async () => {
      await Promise.all(workers.map((worker) => worker.poll()));
      time.at += MINUTE_MS;
    };
    await together();
    for (const sizeHa of [20, 30, 40]) {
      fires(fire(9, { SuperficieHa: sizeHa }), fire(1, { SuperficieHa: sizeHa }));
      await together();
    }
    fires(fire(9, status(6)), fire(1, { SuperficieHa: 40 }));
    await together();
    expect(await types("fire-2026-9")).toEqual(["Alert", "Update", "Update", "Update", "Cancel"]);
    expect(await types("fire-2026-1")).toEqual(["Alert", "Update", "Update"]);
    expect(warnings).toEqual([]);
  });

  it("writes no CAP message for test data", async () => {
    const client = createFireDataClient({ baseUrl: service().baseUrl, test: true });
    await createWatch({ client, database: database(), log, isTest: true }).poll();
    expect(await database().run((queries) => queries.$count(capMessages))).toBe(0);
    expect(await database().run((queries) => queries.$count(capChecks))).toBe(0);
  });

  it("the list of CAP messages has no check time until each kind of message was compared with the data", async () => {
    service().answers.set("/public/danger-incendie", "<html>");
    await poll();
    const checkedAt = async () =>
      (await database().run((queries) => readCap(queries, new Date(time.at)))).checkedAt;
    expect(await checkedAt()).toBeNull();
    zones(danger(2));
    await poll();
    expect(await checkedAt()).toEqual(new Date(NOON + MINUTE_MS));
  });

  it("lists ended or expired CAP messages for 48 hours, and deletes them later", async () => {
    fires(fire(9), fire(1, status(3)));
    await poll();
    fires(fire(9), fire(1, status(6)));
    await poll();
    const subjects = async (at: number) => (await listed(at)).map(({ subject }) => subject).toSorted();
    const all = ["fire-2026-1", "fire-2026-1", "fire-2026-9"];
    expect(await subjects(NOON + 48 * HOUR_MS)).toEqual(all);
    const rows = () => database().run((queries) => queries.$count(capMessages));
    expect(await deleteOldCap(database(), new Date(NOON + 48 * HOUR_MS))).toBe(0);
    const later = NOON + 48 * HOUR_MS + 2 * MINUTE_MS;
    expect(await subjects(later)).toEqual(["fire-2026-9"]);
    expect(await deleteOldCap(database(), new Date(later))).toBe(1);
    // The end of the chain is kept, so that a message can refer to it if the fire comes back.
    expect(await rows()).toBe(2);
    const expired = NOON + 72 * HOUR_MS;
    expect(await subjects(expired)).toEqual(["fire-2026-9"]);
    expect(await subjects(expired + 1)).toEqual([]);
    expect(await deleteOldCap(database(), new Date(expired + 1))).toBe(1);
    expect(await rows()).toBe(1);
    expect(await deleteOldCap(database(), new Date(NOON + 31 * 24 * HOUR_MS))).toBe(1);
    expect(await rows()).toBe(0);
  });
});
