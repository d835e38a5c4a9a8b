import { beforeEach, expect, it } from "vitest";
import { newSeason } from "#alerts/alerts.double.ts";
import { giveDatabase } from "#database/database.double.ts";
import { onEachServer } from "#database/on-servers.double.ts";
import { channelPauses, people } from "#database/schema.ts";
import { channelsTask } from "./channel-tasks.ts";

const DAY_MS = 24 * 3_600_000;

onEachServer("tasks of channels on $name", (prepare) => {
  const database = giveDatabase(prepare);
  beforeEach(() =>
    database()
      .run((queries) => queries.delete(channelPauses))
      .then(() => {}),
  );

  it("addresses that a closed channel marked as dead are restored, even if the worker's clock is wrong", async () => {
    await (await newSeason(database())).person();
    const [at, since] = [new Date(), new Date(Date.now() - 10 * 60_000)];
    await database().run((queries) => queries.update(people).set({ emailRefusedAt: at }));
    await database().run((queries) =>
      queries.insert(channelPauses).values({
        ...{ channel: "email", pausedAt: at, reason: "550", refused: 10, answers: 10 },
        ...{ since, probeAt: at, reopenedAt: null },
      }),
    );
    const accounts = { database: database(), now: () => new Date(Date.now() + 3 * DAY_MS) };
    const look = channelsTask({
      accounts: accounts as Parameters<typeof channelsTask>[0]["accounts"],
      log: { info() {}, warn() {}, error() {} },
      metrics: { closed() {} },
    });
    await look.run(new AbortController().signal);
    const [person] = await database().run((queries) => queries.select().from(people));
    expect(person?.emailRefusedAt).toBeNull();
  });
});
