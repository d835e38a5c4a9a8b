import { beforeEach, expect, it } from "vitest";
import { seal } from "#alerts/alerts.double.ts";
import { giveDatabase } from "#database/database.double.ts";
import { onEachServer } from "#database/on-servers.double.ts";
import { deliveries } from "#database/schema.ts";
import { canaryTask } from "./channel-tasks.ts";

const NOON = new Date("2026-07-02T16:00:00Z");

onEachServer("the task of the hourly test message on $name", (prepare) => {
  const database = giveDatabase(prepare);
  beforeEach(() =>
    database()
      .run((queries) => queries.delete(deliveries))
      .then(() => {}),
  );

  it("a failing hourly test message raises one alarm without the recipient's address, and one log line when a test is sent again", async () => {
    let at = NOON;
    const lines: [string, object][] = [];
    const states: unknown[] = [];
    const task = canaryTask({
      ...{ database: database(), seal, clock: () => at },
      settings: { CANARY_EMAIL: "canary@example.org", CANARY_PHONE: "" },
      log: {
        info: (details) => void lines.push(["info", details]),
        warn() {},
        error: (details) => void lines.push(["error", details]),
      },
      metrics: { canary: (channel, isFailing) => void states.push([channel, isFailing]) },
    });
    const runAfter = async (minutes: number) => {
      at = new Date(at.getTime() + minutes * 60_000);
      await task.run(new AbortController().signal);
    };
    await runAfter(0);
    await runAfter(6);
    await runAfter(1);
    await database().run((queries) => queries.update(deliveries).set({ state: "sent", endedAt: at }));
    await runAfter(1);
    expect(states).toEqual([
      ["email", false],
      ["email", true],
      ["email", true],
      ["email", false],
    ]);
    expect(lines).toEqual([
      ["error", { channel: "email" }],
      ["info", { channel: "email" }],
    ]);
  });
});
