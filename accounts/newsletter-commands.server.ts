import { randomBytes, randomUUID } from "node:crypto";
import { and, eq, gt, type InferSelectModel } from "drizzle-orm";
import type { Transaction } from "#database/open.server.ts";
import { newsletterConsents, newsletterSubscribers } from "#database/schema.ts";
import type { Language } from "#territory/language.ts";
import type { NewsletterChoice } from "./account-api.ts";
import { RELEASE_AUDIENCES, type ReleaseAudience } from "./account-commands.ts";
import type { AccountsContext } from "./accounts-context.server.ts";
import { AccountError, type AccountsService } from "./accounts-service.ts";
import { NEWSLETTER_CONSENT } from "./consent-texts.ts";
import { emailKey, holderOf } from "./email-key.server.ts";
import { hashOfEmail, hashOfMailbox } from "./keyed-hash.server.ts";
import { maskedEmail } from "./masked-email.ts";
import { endSubscription, withdrawNewsletter } from "./newsletter-consents.server.ts";
import { postAnswer } from "./post-answer.server.ts";
import { endReleasesAt } from "./release-emails.server.ts";
import { countUnconfirmedEmail } from "./unconfirmed-emails.server.ts";

type NewsletterCommands = Pick<
  AccountsService,
  "askNewsletter" | "confirmNewsletter" | "newsletter" | "changeNewsletter"
>;
type Subscriber = InferSelectModel<typeof newsletterSubscribers>;

const VALID_MS = 72 * 3_600_000;
/** Limit on emails that strangers can make us send to one mailbox. */
const BY_MAILBOX = { most: 3, perSeconds: 24 * 3600 };
const NOBODY: NewsletterChoice = { email: null, subscriptionData: [] };

const known = (audiences: readonly string[]): ReleaseAudience[] =>
  RELEASE_AUDIENCES.filter((each) => audiences.includes(each));

/** Creates the commands on releases by email without a profile. Only a confirmed address gets releases. */
export function newsletterCommands(context: AccountsContext): NewsletterCommands {
  const { database, seal, keyedHash, limits, now } = context;
  const tokenMark = (token: string) => keyedHash(`newsletter token ${token}`);
  const choiceOf = ({ sealedEmail, audiences }: Subscriber): NewsletterChoice => ({
    email: maskedEmail(seal.open(sealedEmail)),
    subscriptionData: known(audiences),
  });

  async function agree(
    transaction: Transaction,
    agreed: { emailMark: string; audiences: ReleaseAudience[]; language: Language; method: string },
  ): Promise<void> {
    await withdrawNewsletter(transaction, agreed.emailMark, now());
    await transaction
      .insert(newsletterConsents)
      .values({ ...agreed, textVersion: NEWSLETTER_CONSENT.version, givenAt: now() });
  }

  return {
    async askNewsletter({ email, subscriptionData, language }, sender) {
      const emailMark = hashOfEmail(keyedHash, email);
      if (sender) {
        const networkUsage = await countUnconfirmedEmail(limits, sender);
        if (!networkUsage.isAllowed)
          throw new AccountError("too-many", "This network asked for too many emails.", networkUsage);
      }
      const mailboxUsage = await limits.consume(`newsletter:${hashOfMailbox(keyedHash, email)}`, BY_MAILBOX);
      // The response is always the same, so that it does not reveal whether an address is known.
      if (!mailboxUsage.isAllowed) return { sent: true };
      const token = randomBytes(24).toString("base64url");
      const at = now();
      const pending = {
        askedAudiences: known(subscriptionData),
        tokenMark: tokenMark(token),
        tokenUntil: new Date(at.getTime() + VALID_MS),
      };
      await database.transaction(async (transaction) => {
        const [subscriber] = await transaction
          .insert(newsletterSubscribers)
          .values({
            id: randomUUID(),
            sealedEmail: seal.close(email),
            emailMark,
            language,
            audiences: [],
            createdAt: at,
            ...pending,
          })
          .onConflictDoUpdate({ target: newsletterSubscribers.emailMark, set: pending })
          .returning();
        if (subscriber === undefined)
          throw new AccountError("unavailable", "The address could not be saved.");
        await postAnswer(transaction, {
          seal,
          now: at,
          naturalKey: `newsletter-confirm:${subscriber.id}:${pending.tokenMark}`,
          personId: null,
          subscriberId: subscriber.id,
          kind: "newsletter-confirm",
          channel: "email",
          language,
          address: email,
          about: { token, audiences: pending.askedAudiences },
        });
      });
      return { sent: true };
    },

    async confirmNewsletter({ token, language }) {
      return database.transaction(async (transaction) => {
        const [asking] = await transaction
          .select()
          .from(newsletterSubscribers)
          .where(
            and(
              eq(newsletterSubscribers.tokenMark, tokenMark(token)),
              gt(newsletterSubscribers.tokenUntil, now()),
            ),
          )
          .for("update");
        if (asking === undefined)
          throw new AccountError("link-over", "This link was already used, or is older than 72 hours.");
        const audiences = known(asking.askedAudiences ?? []);
        const confirmed = { audiences, language, askedAudiences: null, tokenMark: null, tokenUntil: null };
        await transaction
          .update(newsletterSubscribers)
          .set(confirmed)
          .where(eq(newsletterSubscribers.id, asking.id));
        await agree(transaction, { emailMark: asking.emailMark, audiences, language, method: "newsletter" });
        return {
          ...choiceOf({ ...asking, ...confirmed }),
          key: emailKey(keyedHash, "newsletter", asking.id),
        };
      });
    },

    async newsletter({ key }) {
      const id = holderOf(keyedHash, "newsletter", key);
      const [subscriber] =
        id === null
          ? []
          : await database.run((queries) =>
              queries.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.id, id)),
            );
      return subscriber && subscriber.audiences.length > 0 ? choiceOf(subscriber) : NOBODY;
    },

    async changeNewsletter({ key, subscriptionData, language }) {
      const id = holderOf(keyedHash, "newsletter", key);
      if (id === null) return NOBODY;
      return database.transaction(async (transaction) => {
        const [subscriber] = await transaction
          .select()
          .from(newsletterSubscribers)
          .where(eq(newsletterSubscribers.id, id))
          .for("update");
        if (subscriber === undefined) return NOBODY;
        const audiences = known(subscriptionData);
        if (audiences.length === 0) {
          await endSubscription(transaction, id, now());
          await endReleasesAt(transaction, subscriber.emailMark, context);
          return NOBODY;
        }
        await transaction
          .update(newsletterSubscribers)
          .set({ audiences, language })
          .where(eq(newsletterSubscribers.id, id));
        const { emailMark } = subscriber;
        await agree(transaction, { emailMark, audiences, language, method: "preferences" });
        return choiceOf({ ...subscriber, audiences });
      });
    },
  };
}
