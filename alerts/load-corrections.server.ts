import { z } from "zod";
import { emailKey } from "#accounts/email-key.server.ts";
import type { KeyedHash } from "#accounts/keyed-hash.server.ts";
import type { Database } from "#database/open.server.ts";
import type { Claimed } from "#delivery/delivery.ts";
import type { Seal } from "#delivery/seal.server.ts";
import { alertRows, isOneOf } from "./alert-rows.server.ts";
import type { CorrectionAbout } from "./correction-message.ts";
import { factOf } from "./fact-of.server.ts";

const storedAbout = z.object({ text: z.string(), alert: z.number().nullable().default(null) });

/**
 * Returns the content of corrections at delivery time: the agency's text and the alert, with its place's
 * current name. If the place or fire is no longer saved, the content is only the text.
 * @throws {DatabaseError}
 */
export async function loadCorrections(
  {
    database,
    seal,
    keyedHash,
  }: { readonly database: Database; readonly seal: Seal; readonly keyedHash: KeyedHash },
  claimedMessages: readonly Claimed[],
): Promise<ReadonlyMap<Claimed, CorrectionAbout>> {
  const read = claimedMessages.flatMap((claimed) => {
    const about = storedAbout.safeParse(claimed.about).data;
    return about ? [{ claimed, ...about }] : [];
  });
  const ids = read.flatMap(({ alert }) => alert ?? []);
  const rows = ids.length === 0 ? [] : await database.run((queries) => alertRows(queries, isOneOf(ids)));
  const facts = new Map(rows.map((row) => [row.alert.id, factOf(row, seal)]));
  return new Map(
    read.map(({ claimed, text, alert }) => [
      claimed,
      {
        text,
        fact: (alert !== null && facts.get(alert)) || null,
        stopKey: claimed.personId && emailKey(keyedHash, "alerts", claimed.personId),
      },
    ]),
  );
}
