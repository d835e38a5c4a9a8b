import { inArray } from "drizzle-orm";
import type { Transaction } from "#database/open.server.ts";
import { consents, pastConsents } from "#database/schema.ts";
import type { Seal } from "#delivery/seal.server.ts";
import type { Person } from "./authenticate.server.ts";
import { isEmailConfirmed } from "./confirmed-email.server.ts";
import { hashOfEmail, type KeyedHash } from "./keyed-hash.server.ts";

type Proof = typeof pastConsents.$inferInsert;

interface ProofContext {
  readonly seal: Seal;
  readonly keyedHash: KeyedHash;
  readonly erasedAt: Date;
}

/**
 * Returns the proof of consents by person, before the people are erased. Unconfirmed addresses and unverified
 * numbers got no messages, so no proof of them is kept.
 * @throws {DatabaseError}
 */
export async function proofsOf(
  transaction: Transaction,
  people: readonly Person[],
  { seal, keyedHash, erasedAt }: ProofContext,
): Promise<ReadonlyMap<string, readonly Proof[]>> {
  const ids = people.map(({ id }) => id);
  const rows = await transaction.select().from(consents).where(inArray(consents.personId, ids));
  return new Map(
    people.map((person) => {
      const email = isEmailConfirmed(person) ? seal.read(person.sealedEmail) : null;
      const emailMark = email === null ? null : hashOfEmail(keyedHash, email);
      const phoneMark = person.phoneVerifiedAt === null ? null : person.phoneMark;
      const own = rows.filter(({ personId }) => personId === person.id);
      const proofs = own.map(({ id: _, personId: __, ...consent }) => ({
        ...{ ...consent, emailMark, phoneMark },
        withdrawnAt: consent.withdrawnAt ?? erasedAt,
      }));
      return [person.id, emailMark === null && phoneMark === null ? [] : proofs];
    }),
  );
}

/** Saves the proofs of people who are erased. @throws {DatabaseError} */
export async function saveProofs(transaction: Transaction, proofs: readonly Proof[]): Promise<void> {
  if (proofs.length > 0) await transaction.insert(pastConsents).values([...proofs]);
}
