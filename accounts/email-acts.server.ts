import type { AccountsContext } from "./accounts-context.server.ts";
import { AccountError, type AccountsService } from "./accounts-service.ts";
import { isEmailConfirmed } from "./confirmed-email.ts";
import { knownPerson } from "./known-person.server.ts";

/** So many letters with a link, in an hour. */
const LINKS = { most: 3, perSeconds: 3600 };

/** An address is somebody's once they opened the link that the identity provider sent there. */
export function emailActs(context: AccountsContext): Pick<AccountsService, "confirmationLink"> {
  const { provider, limits } = context;
  return {
    async confirmationLink({ auth0AccessToken, language }) {
      const person = await knownPerson(context, auth0AccessToken, language, { isVisit: true });
      if (isEmailConfirmed(person)) return { sent: false };
      const taken = await limits.take(`confirmation-link:${person.id}`, LINKS);
      if (!taken.isAllowed) throw new AccountError("too-many", "Too many links were asked for.", taken);
      await provider.sendConfirmationLink(person.subject);
      return { sent: true };
    },
  };
}
