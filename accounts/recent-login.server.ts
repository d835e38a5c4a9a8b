import type { AccountsContext } from "./accounts-context.server.ts";
import { AccountError } from "./accounts-service.ts";
import type { Person } from "./authenticate.server.ts";

/** Maximum age of a login for a change that a stolen or forgotten session must not make. */
const RECENT_MS = 15 * 60_000;
/** Greatest accepted difference between the clocks of provider and site. */
const CLOCKS_MS = 60_000;

/** @throws {AccountError} `login-again` unless the ID token proves a recent login */
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

/** Requires a recent login to replace or remove a verified phone. An unverified phone needs no protection. */
export async function requireRecentLoginForPhone(
  context: Pick<AccountsContext, "loggedInAt" | "now" | "keyedHash">,
  person: Person,
  phone: string | null,
  idToken: string | undefined,
): Promise<void> {
  if (person.phoneVerifiedAt === null || person.phoneMark === (phone && context.keyedHash(phone))) return;
  await requireRecentLogin(context, person, idToken);
}
