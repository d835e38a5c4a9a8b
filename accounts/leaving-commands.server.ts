import { setTimeout as wait } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { consents } from "#database/schema.ts";
import type { AccountsContext } from "./accounts-context.server.ts";
import { AccountError, type AccountsService } from "./accounts-service.ts";
import { authenticate } from "./authenticate.server.ts";
import { finishDeletion } from "./deletions.server.ts";
import { erasePeople } from "./erase-people.server.ts";
import { profileOf } from "./profile-commands.server.ts";
import { requireRecentLogin } from "./recent-login.server.ts";

/** Longest wait for the provider: well before the browser's timeout, at which the page reports a failure. */
const FINISH_MS = 4_000;

type LeavingCommands = Pick<AccountsService, "export" | "deleteProfile">;

export function leavingCommands(context: AccountsContext): LeavingCommands {
  const { database, seal, keyedHash, now } = context;
  return {
    async export({ auth0AccessToken, language }) {
      const person = await authenticate(context, auth0AccessToken, language);
      const rows = await database.run((queries) =>
        queries.select().from(consents).where(eq(consents.personId, person.id)).orderBy(consents.id),
      );
      return {
        exportedAt: now().toISOString(),
        profileCreatedAt: person.createdAt.toISOString(),
        phoneVerifiedAt: person.phoneVerifiedAt?.toISOString() ?? null,
        ...(await profileOf(context, person)),
        consents: rows.map(({ purpose, textVersion, language, method, givenAt, withdrawnAt }) => ({
          purpose,
          textVersion,
          language,
          method,
          givenAt: givenAt.toISOString(),
          withdrawnAt: withdrawnAt?.toISOString() ?? null,
        })),
      };
    },

    async deleteProfile({ auth0AccessToken, language, idToken }) {
      const person = await authenticate(context, auth0AccessToken, language);
      await requireRecentLogin(context, person, idToken);
      const erasedAt = now();
      const deletion = await database.transaction(async (transaction) => {
        const [written] = await erasePeople(
          transaction,
          [{ person, address: seal.open(person.sealedEmail) }],
          { seal, keyedHash, erasedAt, why: "asked" },
        );
        if (written === undefined) throw new AccountError("not-signed-in", "This profile was erased.");
        return written;
      });
      // The person is already erased here. If the provider fails or is slow, the worker continues.
      const finished = finishDeletion(context, deletion).catch(() => false);
      await Promise.race([finished, wait(FINISH_MS, undefined, { ref: false })]);
      return { deleted: true };
    },
  };
}
