import { and, eq, inArray } from "drizzle-orm";
import type { Transaction } from "#database/open.server.ts";
import { deliveries } from "#database/schema.ts";

/** Releases that still wait for somebody who stops them; those of a subscription without a profile go with it. */
export async function dropReleases(transaction: Transaction, personId: string): Promise<void> {
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
