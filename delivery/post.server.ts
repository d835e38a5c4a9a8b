import { sql } from "drizzle-orm";
import type { Transaction } from "#database/open.server.ts";
import { deliveries } from "#database/schema.ts";
import { type Letter, URGENCIES } from "./delivery.ts";
import type { Seal } from "./seal.server.ts";

/** Parameters of one statement are counted; so many letters of a dozen columns stay far below. */
const AT_ONCE = 500;

/**
 * Puts messages in the post, within the transaction of what causes them: both are kept, or neither. One whose key is there already
 * is left as it is. What names no time is due at once by the database's clock: `now` may come of a clock that runs ahead.
 * @returns how many were new
 */
export async function post(
  transaction: Transaction,
  letters: readonly Letter[],
  { seal, now }: { readonly seal: Seal; readonly now: Date },
): Promise<number> {
  let written = 0;
  for (let at = 0; at < letters.length; at += AT_ONCE) {
    const rows = letters.slice(at, at + AT_ONCE).map(({ address, urgency, dueAt, ...letter }) => ({
      ...letter,
      sealedAddress: seal.close(address),
      urgency: URGENCIES[urgency],
      state: "waiting" as const,
      dueAt: dueAt ?? sql`least(${now.toISOString()}::timestamptz, now())`,
      createdAt: now,
    }));
    const inserted = await transaction
      .insert(deliveries)
      .values(rows)
      .onConflictDoNothing({ target: deliveries.naturalKey })
      .returning({ id: deliveries.id });
    written += inserted.length;
  }
  return written;
}
