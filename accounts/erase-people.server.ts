import { type InferSelectModel, inArray } from "drizzle-orm";
import type { Transaction } from "#database/open.server.ts";
import { deletions, people } from "#database/schema.ts";
import { post } from "#delivery/post.server.ts";
import type { AccountsContext } from "./accounts-context.server.ts";
import type { Person } from "./authenticate.server.ts";
import { proofsOf, saveProofs } from "./past-consents.server.ts";

/** A person to erase, and the address of their last email; null to send none. */
interface Leaving {
  readonly person: Person;
  readonly address: string | null;
}

interface Erasing extends Pick<AccountsContext, "seal" | "keyedHash"> {
  readonly erasedAt: Date;
  /** Reason: the person requested it, or the profile was unused. */
  readonly why: "asked" | "unused";
}

/**
 * Erases people and all their data except the proof of their consents. Records that the identity provider
 * must still erase them, and posts their last emails. Skips people who are already gone.
 * @returns the deletions left to do at the provider, in any order
 * @throws {DatabaseError}
 */
export async function erasePeople(
  transaction: Transaction,
  leaving: readonly Leaving[],
  { seal, keyedHash, erasedAt, why }: Erasing,
): Promise<InferSelectModel<typeof deletions>[]> {
  const proofs = await proofsOf(
    transaction,
    leaving.map(({ person }) => person),
    { seal, keyedHash, erasedAt },
  );
  // This also deletes the people's rows in other tables.
  const gone = await transaction
    .delete(people)
    .where(
      inArray(
        people.id,
        leaving.map(({ person }) => person.id),
      ),
    )
    .returning({ id: people.id });
  const ids = new Set(gone.map(({ id }) => id));
  const erased = leaving.filter(({ person }) => ids.has(person.id));
  if (erased.length === 0) return [];
  await saveProofs(
    transaction,
    erased.flatMap(({ person }) => proofs.get(person.id) ?? []),
  );
  const written = await transaction
    .insert(deletions)
    .values(
      erased.map(({ person: { subject } }) => ({
        sealedSubject: seal.close(subject),
        subjectMark: keyedHash(subject),
        erasedAt,
        nextAt: erasedAt,
      })),
    )
    .returning();
  const emails = erased.flatMap(({ person, address }) =>
    address === null
      ? []
      : [
          {
            naturalKey: `account-deleted:${person.id}`,
            personId: null,
            kind: "account-deleted",
            channel: "email" as const,
            language: person.language,
            address,
            about: { erasedAt: erasedAt.toISOString(), why },
            urgency: "answer" as const,
          },
        ],
  );
  await post(transaction, emails, { seal, now: erasedAt });
  return written;
}
