import type { AccountsContext } from "./accounts-context.server.ts";
import { AccountError } from "./accounts-service.ts";
import type { Person } from "./known-person.server.ts";

/** How old a login can be for a change that a stolen or forgotten session must not make. */
const RECENT_MS = 15 * 60_000;
/** Clocks of provider and site differ by this much at most. */
const CLOCKS_MS = 60_000;

/** @throws {AccountError} `login-again` unless the ID token proves that the person logged in a moment ago */
export async function requireRecentLogin(
  { loggedInAt, now }: Pick<AccountsContext, "loggedInAt" | "now">,
  { subject }: Pick<Person, "subject">,
  idToken: string | undefined,
): Promise<void> {
  const at = idToken === undefined ? null : await loggedInAt(idToken, subject);
  const age = at === null ? Number.POSITIVE_INFINITY : now().getTime() - at.getTime();
  if (age <= RECENT_MS + CLOCKS_MS && age >= -CLOCKS_MS) return;
  throw new AccountError("login-again", "This change needs a login of the last 15 minutes.");
}

/** The same for a phone that replaces or removes a verified one. A first or unproven number protects nothing. */
export async function requireRecentLoginForPhone(
  context: Pick<AccountsContext, "loggedInAt" | "now" | "mark">,
  person: Person,
  phone: string | null,
  idToken: string | undefined,
): Promise<void> {
  if (person.phoneVerifiedAt === null || person.phoneMark === (phone && context.mark(phone))) return;
  await requireRecentLogin(context, person, idToken);
}
