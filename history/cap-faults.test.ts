import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { giveDatabase } from "#database/database.double.ts";
import { onEachServer } from "#database/on-servers.double.ts";
import { changes } from "#database/schema.ts";
import { danger, fire, MINUTE_MS, NOON, status, testCap } from "./cap.double.ts";

onEachServer("unreadable and refused CAP messages on $name", (prepare) => {
  const database = giveDatabase(prepare);
  const { time, warnings, fires, zones, watch, poll, of, types } = testCap(database);
  const run = (statement: string) => database().run((queries) => queries.execute(sql.raw(statement)));
  const NOT_WRITTEN = "CAP messages are not written; the next poll tries again";
  const REFUSED = "the database refused CAP messages; the next poll tries again";
  const UNREADABLE = "CAP messages cannot be read: their chains go on without them";

  it("CAP messages that could not be written are written at the next poll, and the watch never stops", async () => {
    await poll();
    await run("ALTER TABLE cap_messages RENAME COLUMN content TO away");
    fires(fire(9, status(4)));
    await poll();
    expect(warnings).toEqual([NOT_WRITTEN]);
    const kinds = (await database().run((queries) => queries.select().from(changes))).map(({ kind }) => kind);
    expect(kinds).toEqual(["fire-status"]);
    await run("ALTER TABLE cap_messages RENAME COLUMN away TO content");
    await poll(2);
    expect(await types("fire-2026-9")).toEqual(["Alert", "Update"]);
  });

  it("all CAP messages are written except a message that the database refuses, which is written later", async () => {
    await poll();
    await run(
      "ALTER TABLE cap_messages ADD CONSTRAINT refuses CHECK (id < 0 OR subject <> 'fire-2026-9') NOT VALID",
    );
    fires(fire(9, status(4)), fire(1));
    zones(danger(5));
    expect((await watch().poll()).cap).toEqual({ unreadable: 0, refused: 1 });
    expect(warnings).toEqual([REFUSED]);
    expect(await types("fire-2026-9")).toEqual(["Alert"]);
    expect([await types("fire-2026-1"), await types("danger-26")]).toEqual([["Alert"], ["Alert"]]);
    await run("ALTER TABLE cap_messages DROP CONSTRAINT refuses");
    time.at += MINUTE_MS;
    await poll();
    expect(await types("fire-2026-9")).toEqual(["Alert", "Update"]);
  });

  it.each([
    ["of a later version", `content || '{"v": 2}'`],
    ["with a field of another type", `jsonb_set(content, '{facts,statusId}', '"five"')`],
    ["of an unknown kind", `jsonb_set(content, '{facts,kind}', '"flood"')`],
    ["that is not an object", `'null'`],
  ])(
    "after a stored CAP message %s, all other subjects continue, and the message's chain is repaired",
    async (_, broken) => {
      fires(fire(9), fire(1));
      await poll();
      await run(`UPDATE cap_messages SET content = ${broken} WHERE subject = 'fire-2026-9'`);
      fires(fire(9), fire(1, status(5)));
      zones(danger(5));
      expect((await watch().poll()).cap).toEqual({ unreadable: 1, refused: 0 });
      expect(warnings).toEqual([UNREADABLE]);
      expect([await types("fire-2026-1"), await types("danger-26")]).toEqual([
        ["Alert", "Update"],
        ["Alert"],
      ]);
      const [repaired, ...more] = await of("fire-2026-9");
      expect([repaired?.msgType, repaired?.content.before, more]).toEqual(["Update", null, []]);
      expect(repaired?.content.earlier).toEqual([new Date(NOON)]);
      time.at += MINUTE_MS;
      expect((await watch().poll()).cap).toEqual({ unreadable: 0, refused: 0 });
      expect(warnings).toEqual([UNREADABLE]);
    },
  );
});
