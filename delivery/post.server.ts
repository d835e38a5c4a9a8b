import { sql } from "drizzle-orm";
import type { Transaction } from "#database/open.server.ts";
import { type OutgoingMessage, URGENCIES } from "./delivery.ts";
import type { Seal } from "./seal.server.ts";

/** Limit on the messages that one statement inserts, to stay well within the statement's time limit. */
const AT_ONCE = 500;

/**
 * Posts messages in the transaction of their cause: cause and messages are saved together, or not at all. A
 * message with an existing key is skipped. A message without a due time is due at once by the database's
 * clock, because `now` could be ahead.
 * @returns how many messages were new
 */
export async function post(
  transaction: Transaction,
  messages: readonly OutgoingMessage[],
  { seal, now }: { readonly seal: Seal; readonly now: Date },
): Promise<number> {
  let written = 0;
  const at = sql`${now.toISOString()}::timestamptz`;
  for (let from = 0; from < messages.length; from += AT_ONCE) {
    const rows = messages.slice(from, from + AT_ONCE).map((message) => ({
      natural_key: message.naturalKey,
      person_id: message.personId,
      subscriber_id: message.subscriberId,
      kind: message.kind,
      channel: message.channel,
      language: message.language,
      sealed_address: seal.close(message.address),
      about: message.about,
      urgency: URGENCIES[message.urgency],
      due_at: message.dueAt?.toISOString(),
    }));
    // Use one JSON parameter. With a parameter per value, Drizzle would take longer than the database.
    const { rowCount } = await transaction.execute(sql`
      INSERT INTO deliveries (natural_key, person_id, subscriber_id, kind, channel, language, sealed_address, about, urgency,
        state, due_at, created_at)
      SELECT natural_key, person_id, subscriber_id, kind, channel, language, sealed_address, about, urgency,
        'waiting', coalesce(due_at, least(${at}, now())), ${at}
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        AS message(natural_key text, person_id uuid, subscriber_id uuid, kind text, channel text, language text,
          sealed_address text, about jsonb, urgency smallint, due_at timestamptz)
      ON CONFLICT (natural_key) DO NOTHING`);
    written += rowCount ?? 0;
  }
  return written;
}
