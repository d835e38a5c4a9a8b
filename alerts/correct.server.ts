import { and, eq, inArray, isNotNull, isNull, min } from "drizzle-orm";
import { z } from "zod";
import type { Database, Transaction } from "#database/open.server.ts";
import { alerts, type Channel, changes, people } from "#database/schema.ts";
import type { OutgoingMessage } from "#delivery/delivery.ts";
import { post } from "#delivery/post.server.ts";
import type { Seal } from "#delivery/seal.server.ts";
import { addressesOf, devicesOf } from "./addresses.server.ts";
import { endPending } from "./pending-changes.server.ts";

/** Text of a correction, in each language, for the recipients of a change. */
export const correction = z.object({ fr: z.string().trim().min(1), en: z.string().trim().min(1) });
export type Correction = z.output<typeof correction>;

interface Corrected {
  readonly messages: number;
  readonly stopped: number;
}

interface Recipient {
  readonly personId: string;
  readonly channel: Channel;
  readonly alert: number | null;
}

const PEOPLE_AT_ONCE = 500;

/**
 * Sends a correction to all recipients of a change, by the same channels, before any other waiting message.
 * Cancels the change's waiting alerts. The same text twice is sent as one correction.
 * @throws {DatabaseError}
 */
export async function correct(
  { database, seal, now }: { readonly database: Database; readonly seal: Seal; readonly now: Date },
  changeId: number,
  words: Correction,
  key: string,
): Promise<Corrected> {
  return database.transaction(async (transaction) => {
    await transaction.update(changes).set({ correctedAt: now }).where(eq(changes.id, changeId));
    // Do this before reading the recipients: the lock waits for alerts that another worker is grouping.
    const { rowCount } = await transaction
      .delete(alerts)
      .where(and(eq(alerts.changeId, changeId), isNull(alerts.gatheredAt)));
    await endPending(transaction, changeId, now);
    const recipients = [...(await recipientChannels(transaction, changeId))];
    let posted = 0;
    for (let at = 0; at < recipients.length; at += PEOPLE_AT_ONCE) {
      const channels = new Map(recipients.slice(at, at + PEOPLE_AT_ONCE));
      const ids = [...channels.keys()];
      const own = await devicesOf(transaction, ids);
      const persons = await transaction.select().from(people).where(inArray(people.id, ids));
      const some = persons.flatMap((person) =>
        (channels.get(person.id) ?? []).flatMap(({ channel, alert }) =>
          addressesOf(channel, person, own(person.id), seal).map(
            ({ address, of }): OutgoingMessage => ({
              naturalKey: `correction:${changeId}:${key}:${person.id}:${channel}${of}`,
              personId: person.id,
              kind: "correction",
              channel,
              language: person.language,
              address,
              about: { text: words[person.language], alert },
              urgency: "grave",
            }),
          ),
        ),
      );
      posted += await post(transaction, some, { seal, now });
    }
    return { messages: posted, stopped: rowCount ?? 0 };
  });
}

/** Returns the channels by which each person received a change, with the first alert on each channel. */
async function recipientChannels(
  transaction: Transaction,
  changeId: number,
): Promise<ReadonlyMap<string, readonly Recipient[]>> {
  const rows = await transaction
    .select({ personId: alerts.personId, channel: alerts.channel, alert: min(alerts.id) })
    .from(alerts)
    .where(and(eq(alerts.changeId, changeId), isNotNull(alerts.gatheredAt)))
    .groupBy(alerts.personId, alerts.channel);
  return Map.groupBy(rows, ({ personId }) => personId);
}
