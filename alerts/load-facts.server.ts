import { sql } from "drizzle-orm";
import { z } from "zod";
import { letterKey } from "#accounts/letter-key.server.ts";
import type { Mark } from "#accounts/marks.server.ts";
import type { Database } from "#database/open.server.ts";
import { alerts } from "#database/schema.ts";
import type { Claimed } from "#delivery/delivery.ts";
import type { Seal } from "#delivery/seal.server.ts";
import { isFireChange } from "#history/change.ts";
import { distanceKm } from "#territory/distance.ts";
import { alertRows } from "./alert-rows.server.ts";
import type { Fact } from "./fact.ts";
import { factReader } from "./fact-of.server.ts";
import type { AlertAbout } from "./told.ts";

const about = z.object({ alerts: z.array(z.number()) });

/** As far as it is from where the place is now. */
function measured(fact: Fact): Fact {
  const { place, change } = fact;
  if (place === null || !isFireChange(change)) return fact;
  const at = change.after?.at ?? change.before?.at ?? null;
  return at === null ? fact : { ...fact, place: { ...place, distanceKm: distanceKm(place.at, at) } };
}

const idsOf = (letter: Claimed) => about.safeParse(letter.about).data?.alerts ?? [];

/**
 * What messages have to tell as they leave: of places that are still there and still want it by that channel, unless something newer
 * went ahead of it. A message that has nothing left to tell is not among them.
 * @throws {DatabaseError}
 */
export async function loadFacts(
  { database, seal, mark }: { readonly database: Database; readonly seal: Seal; readonly mark: Mark },
  letters: readonly Claimed[],
): Promise<ReadonlyMap<Claimed, AlertAbout>> {
  const ids = letters.flatMap(idsOf);
  if (ids.length === 0) return new Map();
  const rows = await database.run((queries) =>
    // One parameter, however many fires a crisis has.
    alertRows(queries, sql`${alerts.id} = ANY (${sql.param(ids)}::bigint[])`),
  );
  const factOf = factReader(seal);
  const facts = new Map(
    rows.flatMap((row) => {
      const fact = row.isWanted ? factOf(row) : null;
      return fact === null ? [] : [[row.alert.id, { fact: measured(fact), alert: row.alert }] as const];
    }),
  );
  const told = new Map<Claimed, AlertAbout>();
  for (const letter of letters) {
    const [first, ...others] = idsOf(letter).flatMap((id) => facts.get(id) ?? []);
    if (first === undefined) continue;
    told.set(letter, {
      facts: [first, ...others].map(({ fact }) => fact),
      isUrgent: [first, ...others].some(({ alert }) => alert.urgency === 0),
      stopKey: letterKey(mark, "alerts", first.alert.personId),
      insteadOf: first.alert.insteadOf,
    });
  }
  return told;
}
