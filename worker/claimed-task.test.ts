import { beforeEach, expect, it } from "vitest";
import { giveDatabase } from "#database/database.double.ts";
import { onEachServer } from "#database/on-servers.double.ts";
import { taskClaims } from "#database/schema.ts";
import { claimed } from "./task.ts";

const { signal } = new AbortController();

onEachServer("a claimed task on $name", (prepare) => {
  const database = giveDatabase(prepare);
  beforeEach(async () => {
    await database().run((queries) => queries.delete(taskClaims));
  });
  let runs: string[] = [];
  let fails = false;
  beforeEach(() => {
    runs = [];
    fails = false;
  });
  const worker = (name: string, everyMs = 60_000) =>
    claimed(database(), {
      name: "retention",
      everyMs,
      async run() {
        runs.push(name);
        if (fails) throw new Error("it failed");
      },
    });

  it("a claimed task runs at only one worker while the claim lasts", async () => {
    const [one, other] = [worker("one"), worker("other")];
    await one.run(signal);
    await other.run(signal);
    await one.run(signal);
    expect(runs).toEqual(["one"]);
  });

  it("once a task's claim has expired, the first worker that comes runs the task", async () => {
    const [one, other] = [worker("one", 0), worker("other", 0)];
    await one.run(signal);
    await other.run(signal);
    expect(runs).toEqual(["one", "other"]);
  });

  it("a claimed task that failed runs again at the same worker", async () => {
    const [one, other] = [worker("one"), worker("other")];
    fails = true;
    await expect(one.run(signal)).rejects.toThrow("it failed");
    await other.run(signal);
    fails = false;
    await one.run(signal);
    await one.run(signal);
    expect(runs).toEqual(["one", "one"]);
  });
});
