import { beforeEach, describe, expect, it } from "vitest";
import { changes, deliveries, people } from "#database/schema.ts";
import { giveDatabase } from "#database/test-database.ts";
import { SERVERS } from "#database/test-servers.ts";
import { pauseChannel } from "#delivery/pauses.server.ts";
import type { Change } from "#history/change.ts";
import { alertStatus } from "./alert-status.server.ts";
import { gatherAlerts } from "./gather-alerts.server.ts";
import { matchChanges } from "./match.server.ts";
import { A_FIRE, seal, testSeason } from "./test-alerts.ts";

const SECOND_MS = 1_000;
const FIRE: Change = { kind: "fire-new", subject: "2026-12", before: null, after: A_FIRE };

describe.for(SERVERS)("how the alert service does, on $name", ({ prepare }) => {
  if (prepare === null) {
    it.skip("the whole suite", () => {});
    return;
  }
  const database = giveDatabase(prepare);
  let season: ReturnType<typeof testSeason>;
  beforeEach(async () => {
    await database().run((queries) => queries.delete(people));
    await database().run((queries) => queries.delete(changes));
    season = testSeason(database());
  });
  const status = async () => (await alertStatus(database(), season.now())).channels;
  const tell = async () => {
    await matchChanges(database(), season.now);
    await gatherAlerts({ database: database(), seal, now: season.now });
  };

  it("is counted from the reading that showed the change to the message's leaving", async () => {
    await season.place(await season.person(), { channels: ["email"] });
    await season.place(await season.person(), { channels: ["email"], isDaily: true });
    await season.change(FIRE);
    season.pass(2 * SECOND_MS);
    await tell();
    season.pass(3 * SECOND_MS);
    const sent = { state: "sent", endedAt: season.now() } as const;
    await database().run((queries) => queries.update(deliveries).set(sent));
    const [email, sms] = await status();
    expect(email).toMatchObject({ channel: "email", state: "well", messages: 1, oldestWaitingSeconds: null });
    expect(email?.medianSeconds).toBeCloseTo(5, 1);
    expect(email?.p95Seconds).toBeCloseTo(5, 1);
    expect(sms).toMatchObject({ channel: "sms", messages: 0, medianSeconds: null });
  });

  it("is late while something due has not left for minutes, and paused while the agency says so", async () => {
    await season.place(await season.person());
    await season.change(FIRE);
    await tell();
    season.pass(299 * SECOND_MS);
    expect((await status())[0]).toMatchObject({ state: "well" });
    season.pass(2 * SECOND_MS);
    expect((await status())[0]).toMatchObject({ state: "late" });
    await pauseChannel(database(), "email", season.now());
    expect((await status())[0]).toMatchObject({ state: "paused" });
  });
});
