import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { giveDatabase } from "#database/database.double.ts";
import { channelPauses } from "#database/schema.ts";
import { createClaims } from "./claims.server.ts";
import { post } from "./post.server.ts";
import { createSeal } from "./seal.server.ts";

const guide = readFileSync(new URL("../docs/operations.md", import.meta.url), "utf8");
const [section = ""] = /### After a restore[\s\S]*?(?=\n##)/.exec(guide) ?? [];
const statements = [...section.matchAll(/```sql\n([\s\S]*?)```/g)].flatMap(([, block = ""]) =>
  block.split(";").filter((each) => each.trim() !== ""),
);
const database = giveDatabase();

it("after the restore steps of the operations guide, only emails to fire dispatch still wait", async () => {
  const seal = createSeal([randomBytes(32).toString("base64")]);
  const now = new Date();
  const common = { channel: "email", language: "fr", personId: null, urgency: "answer", about: {} } as const;
  const messages = ["alert", "welcome", "fire-report", "suspect-reports"].map((kind) => ({
    ...common,
    ...{ kind, naturalKey: kind, address: "ann@example.org" },
  }));
  await database().transaction((transaction) => post(transaction, messages, { seal, now }));
  const claim = () =>
    createClaims(database(), seal).claim({ channel: "email", worker: "a", most: 10, holdMs: 0 });
  // At the moment of the backup, a worker that no longer exists had claimed the messages.
  expect(await claim()).toHaveLength(4);
  const [pause = "", ...forget] = statements;
  expect(forget).toHaveLength(2);
  // At the moment of the backup, the channel had closed by itself and was open again.
  await database().run((queries) =>
    queries.insert(channelPauses).values({ channel: "email", pausedAt: now, reason: "550", reopenedAt: now }),
  );
  await database().run((queries) => queries.execute(sql.raw(pause)));
  expect(await claim()).toEqual([]);
  for (const each of forget) await database().run((queries) => queries.execute(sql.raw(each)));
  await database().run((queries) => queries.execute(sql`DELETE FROM channel_pauses`));
  expect((await claim()).map(({ kind }) => kind)).toEqual(["fire-report", "suspect-reports"]);
});
