import type { Database } from "#database/open.server.ts";
import { people } from "#database/schema.ts";
import type { Seal } from "#delivery/seal.server.ts";

/** Number of people whose address is tried, because one corrupt value proves nothing about the keys. */
const SAMPLE_SIZE = 20;

/**
 * Throws if the keys decrypt no sampled address, because then no alert could be sent. Some corrupt values are
 * not an error.
 * @throws {Error} if the keys decrypt none of the sampled addresses | {DatabaseError}
 */
export async function checkSealKeys(database: Database, seal: Seal): Promise<void> {
  const some = await database.run((queries) =>
    queries.select({ sealedEmail: people.sealedEmail }).from(people).limit(SAMPLE_SIZE),
  );
  if (some.length > 0 && some.every(({ sealedEmail }) => seal.read(sealedEmail) === null))
    throw new Error("SEAL_KEYS cannot decrypt any stored address: add the keys that encrypted them.");
}
