import { and, eq, isNotNull } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "#database/open.server.ts";
import { alerts, devices, people } from "#database/schema.ts";
import type { Letter } from "#delivery/delivery.ts";
import { post } from "#delivery/post.server.ts";
import type { Seal } from "#delivery/seal.server.ts";
import { addressesOf } from "./addresses.server.ts";

/** What is said to those who heard of a change, in each language. */
export const correction = z.object({ fr: z.string().trim().min(1), en: z.string().trim().min(1) });
export type Correction = z.output<typeof correction>;

/**
 * Sends a correction to all who were told of a change, by the channels that told them, before anything else waits. The same words
 * twice are one correction.
 * @returns how many messages were posted
 * @throws {DatabaseError}
 */
export async function correct(
  { database, seal, now }: { readonly database: Database; readonly seal: Seal; readonly now: Date },
  changeId: number,
  words: Correction,
  key: string,
): Promise<number> {
  return database.transaction(async (transaction) => {
    const told = await transaction
      .selectDistinct({ person: people, channel: alerts.channel })
      .from(alerts)
      .innerJoin(people, eq(people.id, alerts.personId))
      .where(and(eq(alerts.changeId, changeId), isNotNull(alerts.gatheredAt)));
    const reached = told.some(({ channel }) => channel === "push")
      ? await transaction.select().from(devices)
      : [];
    const letters = told.flatMap(({ person, channel }) =>
      addressesOf(channel, person, reached, seal).map(
        ({ address, of }): Letter => ({
          naturalKey: `correction:${changeId}:${key}:${person.id}:${channel}${of}`,
          personId: person.id,
          kind: "correction",
          channel,
          language: person.language,
          address,
          about: { text: words[person.language] },
          urgency: "alert",
        }),
      ),
    );
    return post(transaction, letters, { seal, now });
  });
}
