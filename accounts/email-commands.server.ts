import type { LimitResult } from "#database/rate-limits.server.ts";
import type { AccountsContext } from "./accounts-context.server.ts";
import { AccountError, type AccountsService } from "./accounts-service.ts";
import { authenticate, type Person, saveAddress } from "./authenticate.server.ts";
import { isEmailConfirmed, isEmailCorrectable } from "./confirmed-email.server.ts";
import { hashOfEmail, hashOfMailbox } from "./keyed-hash.server.ts";
import { profileOf } from "./profile-commands.server.ts";
import { requireRecentLogin } from "./recent-login.server.ts";
import type { Sender } from "./sender.ts";
import { countUnconfirmedEmail } from "./unconfirmed-emails.server.ts";

type EmailCommands = Pick<AccountsService, "confirmationLink" | "correctEmail">;

/** Default limit on emails with a confirmation link. */
const LINKS = { most: 3, perSeconds: 3600 };
/** Limit on emails to one mailbox from address corrections, which anyone can request. */
const BY_MAILBOX = { most: 5, perSeconds: 24 * 3600 };

/** Creates the commands on addresses. The identity provider's link confirms an address. */
export function emailCommands(context: AccountsContext): EmailCommands {
  const { provider, limits, keyedHash, seal } = context;

  function requireAllowed(usage: LimitResult): void {
    if (!usage.isAllowed) throw new AccountError("too-many", "Too many links were asked for.", usage);
  }

  async function countLink(key: string, sender: Sender | undefined, limit = LINKS): Promise<void> {
    requireAllowed(await limits.consume(key, limit));
    if (sender) requireAllowed(await countUnconfirmedEmail(limits, sender));
  }

  /** Checks the address at the provider first, because the person could have confirmed it just before. */
  async function correctable(known: Person): Promise<Person> {
    const address = await provider.addressOf(known.subject);
    if (address === null)
      throw new AccountError("not-signed-in", "The identity provider does not know this person.");
    return requireCorrectable(await saveAddress(context, known, address));
  }

  return {
    async confirmationLink({ auth0AccessToken, language }, sender) {
      const person = await authenticate(context, auth0AccessToken, language, { isVisit: true });
      if (isEmailConfirmed(person)) return { sent: false };
      await countLink(`confirmation-link:${person.id}`, sender);
      await provider.sendConfirmationLink(person.subject);
      return { sent: true };
    },

    async correctEmail({ auth0AccessToken, language, idToken, email }, sender) {
      const known = requireCorrectable(await authenticate(context, auth0AccessToken, language));
      await requireRecentLogin(context, known, idToken);
      requireAllowed(await limits.consume(`email-correction:${known.id}`, LINKS));
      await countLink(`email-correction:${hashOfMailbox(keyedHash, email)}`, sender, BY_MAILBOX);
      const person = await correctable(known);
      const isSame = hashOfEmail(keyedHash, email) === hashOfEmail(keyedHash, seal.open(person.sealedEmail));
      if (isSame) {
        await provider.sendConfirmationLink(person.subject);
        return profileOf(context, person);
      }
      const corrected = await provider.correctAddress(person.subject, email);
      return profileOf(context, await saveAddress(context, person, corrected));
    },
  };
}

/** Returns the person if they can correct their address. @throws {AccountError} `email-fixed` */
function requireCorrectable(person: Person): Person {
  if (isEmailCorrectable(person)) return person;
  throw new AccountError(
    "email-fixed",
    "This address is confirmed, or a service that signs people in has it.",
  );
}
