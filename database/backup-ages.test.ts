import { beforeEach, expect, it } from "vitest";
import { backupAges } from "./backup-ages.server.ts";
import { giveDatabase } from "./database.double.ts";
import { onBothServers } from "./on-servers.double.ts";
import { taskClaims } from "./schema.ts";

const HOUR_S = 3_600;

onBothServers("backup ages on $name", (prepare) => {
  const database = giveDatabase(prepare);
  beforeEach(async () => {
    await database().run((queries) => queries.delete(taskClaims));
  });
  const ages = () => database().run(backupAges);
  const setBack = (column: string, hours: number) =>
    database().run((queries) => queries.execute(`UPDATE ${column} = now() - interval '${hours} hours'`));

  it("the age of the backup is the age of its record; without a backup, it is the time since the first migration", async () => {
    await setBack("migrations SET applied_at", 50);
    expect(Math.round((await ages()).backup / HOUR_S)).toBe(50);
    await database().run((queries) => queries.insert(taskClaims).values({ task: "backup" }));
    await setBack("task_claims SET claimed_at", 7);
    expect(Math.round((await ages()).backup / HOUR_S)).toBe(7);
  });

  it("the age of an empty archive grows with the time since the start of the server", async () => {
    const first = (await ages()).archive;
    await database().run((queries) => queries.execute("SELECT pg_sleep(0.1)"));
    expect((await ages()).archive).toBeGreaterThan(first);
  });
});
