import { beforeEach, expect, it } from "vitest";
import type { ContentService } from "#content/content-service.ts";
import { giveDatabase } from "#database/database.double.ts";
import { onEachServer } from "#database/on-servers.double.ts";
import { openDatabase } from "#database/open.server.ts";
import { sharedReadings } from "#database/schema.ts";
import { sharePublications } from "./shared-publications.ts";

onEachServer("a publication on $name", (prepare) => {
  const database = giveDatabase(prepare);
  beforeEach(async () => {
    await database().run((queries) => queries.delete(sharedReadings));
  });

  function site(of = database()) {
    let readings = 0;
    const content = {
      async invalidate() {
        readings += 1;
      },
    } as unknown as ContentService;
    return { ...sharePublications(of, content), readings: () => readings };
  }

  it("a publication at one site makes every site read the content again, each one time only", async () => {
    const [notified, other] = [site(), site()];
    await Promise.all([notified.sync(), other.sync()]);
    await notified.content.invalidate();
    await Promise.all([notified.sync(), other.sync()]);
    await Promise.all([notified.sync(), other.sync()]);
    expect([notified.readings(), other.readings()]).toEqual([1, 1]);
  });

  it("if two sites each get a publication at the same time, both sites read the content twice", async () => {
    const [one, other] = [site(), site()];
    await Promise.all([one.sync(), other.sync()]);
    await one.content.invalidate();
    await other.content.invalidate();
    await Promise.all([one.sync(), other.sync()]);
    expect([one.readings(), other.readings()]).toEqual([2, 2]);
  });

  it("a site that gets a publication reads the content again even while the database is away", async () => {
    const away = openDatabase("postgres://nobody@127.0.0.1:1/none");
    const alone = site(away);
    await alone.sync();
    await alone.content.invalidate();
    expect(alone.readings()).toBe(1);
    await away.close();
  });

  it("a site does not read the content again for a publication from before its start", async () => {
    await site().content.invalidate();
    const started = site();
    await started.sync();
    await started.sync();
    expect(started.readings()).toBe(0);
  });
});
