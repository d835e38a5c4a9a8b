import { beforeEach, expect, it } from "vitest";
import { type CappedText, takeText } from "#accounts/text-caps.server.ts";
import { giveDatabase } from "#database/database.double.ts";
import { onEachServer } from "#database/on-servers.double.ts";
import { rateLimits } from "#database/schema.ts";
import { readSettings } from "#settings";
import { createCleanings } from "#territory/cleanings.ts";
import { textCapsTask } from "./channel-tasks.ts";
import { createWorkerMetrics } from "./metrics.ts";

const NOON = new Date("2026-07-02T16:00:00Z");
const DAY_MS = 24 * 3_600_000;
const settings = readSettings({ SMS_CAP_DAY: "5", SMS_CAP_PREFIX: "3", SMS_CAP_NETWORK: "5" });

onEachServer("the alarm of the caps on text messages, on $name", (prepare) => {
  const database = giveDatabase(prepare);
  beforeEach(() =>
    database()
      .run((queries) => queries.delete(rateLimits))
      .then(() => {}),
  );

  it("a cap raises one alarm a day when it is nearly reached and one when it is reached, without personal data; a metric shows its use", async () => {
    let at = NOON;
    const clock = () => at;
    const errors: [object, string][] = [];
    const metrics = createWorkerMetrics(Date.now, {
      ...{ version: "1", database: database(), cleanings: createCleanings(), fireDataCalls: () => [] },
    });
    const task = textCapsTask({
      ...{ settings, database: database(), clock, metrics },
      log: { info() {}, warn() {}, error: (details, sentence) => void errors.push([details, sentence]) },
    });
    const look = async () => {
      await task.run(new AbortController().signal);
      return errors.splice(0);
    };
    const send = (phone: string, kind: CappedText = "code") =>
      database().transaction((transaction) =>
        takeText(
          transaction,
          { textCaps: { day: 5, prefix: 3, network: 5 }, databaseClock: clock },
          { kind, phone, network: "mark-of-a-network" },
        ),
      );
    for (const last of [1, 2]) await send(`+1418555000${last}`);
    expect(await look()).toEqual([]);
    await send("+14185550003");
    expect(await look()).toEqual([
      [
        { kind: "code", cap: "prefix", used: 3, most: 3, reached: 1 },
        "a daily cap on text messages is reached: no more of them are sent today",
      ],
    ]);
    expect(await look()).toEqual([]);
    expect(await metrics.text()).toContain('vigie_text_cap_used_ratio{kind="code",cap="day"} 0.6');
    await send("+15145550001");
    const near = await look();
    expect(near).toMatchObject([
      [{ cap: "network", used: 4 }, "a daily cap on text messages is near"],
      [{ cap: "day", used: 4 }, "a daily cap on text messages is near"],
    ]);
    expect(JSON.stringify(near)).not.toMatch(/mark-of|\+1/);
    at = new Date(NOON.getTime() + DAY_MS);
    expect(await look()).toEqual([]);
    for (const last of [1, 2, 3]) await send(`+1418555000${last}`);
    expect(await look()).toMatchObject([[{ cap: "prefix" }, expect.stringContaining("reached")]]);
  });
});
