import type { Database } from "#database/open.server.ts";
import { people } from "#database/schema.ts";
import type { Seal } from "#delivery/seal.server.ts";

/** Values of so many people: one that is spoilt says nothing of the keys. */
const ASKED = 20;

/**
 * Tells keys that open nothing from spoilt values: with them nobody would have an address, and alerts would be told to nobody.
 * @throws {Error} where they open none of the addresses of people | {DatabaseError}
 */
export async function checkSealKeys(database: Database, seal: Seal): Promise<void> {
  const some = await database.run((queries) =>
    queries.select({ sealedEmail: people.sealedEmail }).from(people).limit(ASKED),
  );
  if (some.length > 0 && some.every(({ sealedEmail }) => seal.read(sealedEmail) === null))
    throw new Error("SEAL_KEYS open no address of anybody: give the keys that sealed them.");
}
