import { and, eq, ne } from "drizzle-orm";
import type { Transaction } from "#database/open.server.ts";
import { deliveries } from "#database/schema.ts";
import type { Seal } from "#delivery/seal.server.ts";
import { isEmailConfirmed } from "./confirmed-email.ts";

interface Moved {
  readonly id: string;
  readonly emailVerified: boolean | null;
}

/**
 * What has not left for an address that is no longer somebody's does not go there, nor when an operator has it tried again. It goes to the
 * one that they have now; before that one is confirmed only the letter that welcomes does, and the rest ends as at an address that takes
 * nothing.
 */
export async function turnLetters(
  transaction: Transaction,
  person: Moved,
  address: string,
  { seal, now }: { readonly seal: Seal; readonly now: Date },
): Promise<void> {
  const isTheirs = and(eq(deliveries.personId, person.id), eq(deliveries.channel, "email"));
  await transaction
    .update(deliveries)
    .set({ sealedAddress: seal.close(address) })
    // Of one that went, its address is forgotten.
    .where(and(isTheirs, ne(deliveries.sealedAddress, "")));
  if (isEmailConfirmed(person)) return;
  await transaction
    .update(deliveries)
    .set({ state: "dead", reason: "the address is another now", endedAt: now })
    .where(and(isTheirs, eq(deliveries.state, "waiting"), ne(deliveries.kind, "welcome")));
}
