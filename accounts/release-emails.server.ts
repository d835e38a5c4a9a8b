import { setImmediate } from "node:timers/promises";
import { and, eq, inArray } from "drizzle-orm";
import type { Transaction } from "#database/open.server.ts";
import { deliveries, people, releaseSubscriptions } from "#database/schema.ts";
import type { AccountsContext } from "./accounts-context.server.ts";
import { withdrawConsent } from "./consents.server.ts";
import { hashOfEmail } from "./keyed-hash.server.ts";

/** Deletes a person's waiting releases. Without a profile, releases are deleted with the subscription. */
async function dropReleases(transaction: Transaction, personId: string): Promise<void> {
  await transaction
    .delete(deliveries)
    .where(
      and(
        eq(deliveries.personId, personId),
        eq(deliveries.kind, "release"),
        inArray(deliveries.state, ["waiting", "claimed", "dead"]),
      ),
    );
}

/** Ends a person's releases: their subscription, waiting releases, and consent. */
export async function stopReleases(transaction: Transaction, personId: string, now: Date): Promise<void> {
  await transaction.delete(releaseSubscriptions).where(eq(releaseSubscriptions.personId, personId));
  await dropReleases(transaction, personId);
  await withdrawConsent(transaction, personId, "releases", now);
}

const SOME_MEMBERS = 200;

/** Ends the releases of all profiles with this address, so that one link stops all releases to an address. */
export async function endReleasesAt(
  transaction: Transaction,
  emailMark: string,
  { seal, keyedHash, now }: Pick<AccountsContext, "seal" | "keyedHash" | "now">,
): Promise<void> {
  const members = await transaction
    .selectDistinct({ id: people.id, sealedEmail: people.sealedEmail })
    .from(releaseSubscriptions)
    .innerJoin(people, eq(people.id, releaseSubscriptions.personId));
  for (const [at, { id, sealedEmail }] of members.entries()) {
    // Decrypting thousands of addresses takes long: let the event loop serve pages in between.
    if (at % SOME_MEMBERS === SOME_MEMBERS - 1) await setImmediate();
    if (hashOfEmail(keyedHash, seal.read(sealedEmail) ?? "") !== emailMark) continue;
    await stopReleases(transaction, id, now());
  }
}
