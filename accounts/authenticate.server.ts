import { randomUUID } from "node:crypto";
import { and, desc, eq, type InferSelectModel, isNotNull } from "drizzle-orm";
import { DatabaseError } from "#database/database-error.ts";
import { deletions, people } from "#database/schema.ts";
import type { Language } from "#territory/language.ts";
import type { SignedIn } from "./access-tokens.server.ts";
import type { AccountsContext } from "./accounts-context.server.ts";
import { AccountError } from "./accounts-service.ts";
import { isEmailConfirmed, isNeverConfirmed } from "./confirmed-email.server.ts";
import type { Address, Identity } from "./identity-provider.server.ts";
import { postAnswer } from "./post-answer.server.ts";
import { redirectEmails } from "./redirect-emails.server.ts";
import { mustTouchLastUsed, touchLastUsed } from "./touch-last-used.server.ts";

/** Greatest accepted difference between the clocks of provider and site. */
const CLOCKS_MS = 60_000;

export type Person = InferSelectModel<typeof people>;

/**
 * Returns the person for a token. On first use, fetches the person's identity from the provider, and creates
 * their row and welcome email. Fetches the identity again if the token is newer than the last fetch. While
 * the provider is down, known people can continue. Each call counts as a use of the profile.
 * @param isVisit true to also check whether an unconfirmed address is now confirmed
 * @throws {AccountError}
 */
export async function authenticate(
  context: AccountsContext,
  token: string,
  language: Language,
  { isVisit = false }: { readonly isVisit?: boolean } = {},
): Promise<Person> {
  const signedIn = await context.checkToken(token);
  const person = await personOf(context, signedIn.subject);
  if (person === null) return createPerson(context, signedIn, token, language);
  await recordUse(context, person);
  const mustFetchIdentity = signedIn.issuedAt > person.checkedAt || (isVisit && !isEmailConfirmed(person));
  return mustFetchIdentity ? fetchIdentity(context, person, token) : person;
}

/** Records the use of the profile. Ignores database errors: people can then still read their data. */
async function recordUse({ database, now }: AccountsContext, person: Person): Promise<void> {
  const at = now();
  if (!mustTouchLastUsed(person, at)) return;
  try {
    await database.transaction((transaction) => touchLastUsed(transaction, person.id, at));
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
  }
}

async function personOf({ database }: AccountsContext, subject: string): Promise<Person | null> {
  const [person] = await database.run((queries) =>
    queries.select().from(people).where(eq(people.subject, subject)),
  );
  return person ?? null;
}

const cachedIdentity = (
  { seal }: AccountsContext,
  { email, isEmailVerified, firstName, lastName }: Identity,
) => ({
  sealedEmail: seal.close(email),
  emailVerified: isEmailVerified,
  sealedFirstName: seal.close(firstName),
  sealedLastName: seal.close(lastName),
});

async function createPerson(
  context: AccountsContext,
  { subject, issuedAt }: SignedIn,
  token: string,
  language: Language,
): Promise<Person> {
  const { database, seal, keyedHash, provider, now } = context;
  const [deletion] = await database.run((queries) =>
    queries
      .select({ finishedAt: deletions.finishedAt })
      .from(deletions)
      .where(and(eq(deletions.subjectMark, keyedHash(subject)), isNotNull(deletions.subjectMark)))
      .orderBy(desc(deletions.id))
      .limit(1),
  );
  // With another sign-in service, a person who returns has the same subject. If the token was issued after
  // the erasure, the person returned.
  if (
    deletion &&
    (deletion.finishedAt === null || issuedAt.getTime() < deletion.finishedAt.getTime() + CLOCKS_MS)
  )
    throw new AccountError("not-signed-in", "This profile was erased.");
  const identity = await provider.identityOf(token);
  await database.transaction(async (transaction) => {
    const [created] = await transaction
      .insert(people)
      .values({
        id: randomUUID(),
        subject,
        language,
        ...cachedIdentity(context, identity),
        emailOnceVerified: identity.isEmailVerified,
        createdAt: now(),
        usedAt: now(),
        checkedAt: issuedAt,
      })
      .onConflictDoNothing({ target: people.subject })
      .returning({ id: people.id });
    if (created === undefined) return;
    await postAnswer(transaction, {
      seal,
      now: now(),
      naturalKey: `welcome:${created.id}`,
      personId: created.id,
      kind: "welcome",
      channel: "email",
      language,
      address: identity.email,
      about: { firstName: identity.firstName, isConfirmed: identity.isEmailVerified },
    });
  });
  const person = await personOf(context, subject);
  if (person === null) throw new AccountError("unavailable", "The profile could not be made.");
  return person;
}

async function fetchIdentity(context: AccountsContext, person: Person, token: string): Promise<Person> {
  try {
    return await saveAddress(context, person, await context.provider.identityOf(token));
  } catch (error) {
    if (error instanceof AccountError && error.code === "unavailable") return person;
    throw error;
  }
}

/**
 * Updates the address and its confirmation from the provider, and keeps the names that the person entered
 * here. Ignores a result for an address that was corrected meanwhile.
 * @returns the updated person
 * @throws {DatabaseError}
 */
export async function saveAddress(
  { database, seal, now }: Pick<AccountsContext, "database" | "seal" | "now">,
  person: Person,
  { email, isEmailVerified }: Address,
): Promise<Person> {
  const isOther = email !== seal.read(person.sealedEmail);
  // The person opened the confirmation link.
  const isConfirmedNow = isEmailVerified && !isEmailConfirmed(person);
  const at = now();
  const change = {
    emailVerified: isEmailVerified,
    // Once true, this stays true, even if the next address is unconfirmed.
    ...((isEmailVerified || !isNeverConfirmed(person)) && { emailOnceVerified: true }),
    checkedAt: at,
    ...(isOther && { sealedEmail: seal.close(email), emailSince: at }),
    ...((isOther || isConfirmedNow) && { emailRefusedAt: null }),
  };
  return database.transaction(async (transaction) => {
    const isThem = eq(people.id, person.id);
    const [updated] = await transaction
      .update(people)
      .set(change)
      .where(and(isThem, eq(people.sealedEmail, person.sealedEmail)))
      .returning();
    if (updated === undefined) {
      const [other] = await transaction.select().from(people).where(isThem);
      return other ?? person;
    }
    if (isOther) await redirectEmails(transaction, updated, email, { seal, now: at });
    // Only the person had that link, so opening it is a use of the profile.
    if (isConfirmedNow) await touchLastUsed(transaction, updated.id, at);
    return updated;
  });
}
