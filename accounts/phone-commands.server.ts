import { randomInt } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { people, phoneCodes } from "#database/schema.ts";
import { isSameSecret } from "#territory/same-secret.server.ts";
import type { AccountsContext } from "./accounts-context.server.ts";
import { AccountError, type AccountsService } from "./accounts-service.ts";
import { authenticate } from "./authenticate.server.ts";
import { isEmailConfirmed } from "./confirmed-email.server.ts";
import { countTried, refuseTaken } from "./phone-holders.server.ts";
import { postAnswer } from "./post-answer.server.ts";
import { canBeTyped, profileOf } from "./profile-commands.server.ts";
import { requireRecentLoginForPhone } from "./recent-login.server.ts";
import { endTexts } from "./redirect-emails.server.ts";
import { takeText } from "./text-caps.server.ts";

type PhoneCommands = Pick<AccountsService, "phoneCode" | "confirmPhone">;

const DIGITS = 6;
const VALID_MS = 10 * 60_000;
const BY_PERSON = { most: 3, perSeconds: 3600 };
const BY_NUMBER = { most: 5, perSeconds: 24 * 3600 };

/** Creates the commands on phones. A phone is verified once its owner types the code sent to it. */
export function phoneCommands(context: AccountsContext): PhoneCommands {
  const { database, seal, keyedHash, limits, now } = context;
  const codeMark = (phone: string, code: string) => keyedHash(`code ${phone} ${code}`);
  const wrong = () => new AccountError("code-wrong", "The code is wrong, already used or expired.");

  return {
    async phoneCode({ auth0AccessToken, language, phone }, sender) {
      const person = await authenticate(context, auth0AccessToken, language, { isVisit: true });
      // Require a confirmed address, because a program can invent addresses faster than it can confirm them.
      if (!isEmailConfirmed(person))
        throw new AccountError("email-unconfirmed", "A code needs a confirmed address first.");
      const phoneMark = keyedHash(phone);
      await countTried(context, person, phone);
      await database.run((queries) => refuseTaken(queries, person, phoneMark));
      for (const [key, limit] of [
        [`phone-code:${person.id}`, BY_PERSON],
        [`phone-code:${phoneMark}`, BY_NUMBER],
      ] as const) {
        const usage = await limits.consume(key, limit);
        if (!usage.isAllowed) throw new AccountError("too-many", "Too many codes were asked for.", usage);
      }
      const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, "0");
      const at = now();
      const row = {
        phoneMark,
        codeMark: codeMark(phone, code),
        expiresAt: new Date(at.getTime() + VALID_MS),
        attempts: 0,
      };
      await database.transaction(async (transaction) => {
        await takeText(transaction, context, { kind: "code", phone, network: sender?.range ?? null });
        await transaction
          .insert(phoneCodes)
          .values({ personId: person.id, ...row })
          .onConflictDoUpdate({ target: phoneCodes.personId, set: row });
        await postAnswer(transaction, {
          seal,
          now: at,
          naturalKey: `phone-code:${person.id}:${at.getTime()}`,
          personId: person.id,
          kind: "phone-code",
          channel: "sms",
          language: person.language,
          address: phone,
          about: { code },
        });
      });
      return { sent: true };
    },

    async confirmPhone({ auth0AccessToken, language, idToken, phone, code }) {
      const person = await authenticate(context, auth0AccessToken, language);
      await requireRecentLoginForPhone(context, person, phone, idToken);
      const [sent] = await database.run((queries) =>
        queries
          .update(phoneCodes)
          .set({ attempts: sql`${phoneCodes.attempts} + 1` })
          .where(eq(phoneCodes.personId, person.id))
          .returning(),
      );
      // `attempts` already includes this try.
      if (!sent || !canBeTyped({ ...sent, attempts: sent.attempts - 1 }, now())) throw wrong();
      if (!isSameSecret(sent.codeMark, codeMark(phone, code))) throw wrong();
      const verified = {
        sealedPhone: seal.close(phone),
        phoneMark: sent.phoneMark,
        phoneVerifiedAt: now(),
        // The code arrived, so the number accepts messages.
        phoneRefusedAt: null,
      };
      await database.run((queries) => refuseTaken(queries, person, sent.phoneMark));
      await database.transaction(async (transaction) => {
        await transaction.delete(phoneCodes).where(eq(phoneCodes.personId, person.id));
        await transaction.update(people).set(verified).where(eq(people.id, person.id));
        if (person.phoneMark !== sent.phoneMark) await endTexts(transaction, person.id, now());
      });
      return profileOf(context, { ...person, ...verified });
    },
  };
}
