import { and, count, eq } from "drizzle-orm";
import { releaseSubscriptions, savedFires } from "#database/schema.ts";
import type { SavedFire } from "./account-api.ts";
import { MOST_SAVED } from "./account-commands.ts";
import type { AccountsContext } from "./accounts-context.server.ts";
import { AccountError, type AccountsService } from "./accounts-service.ts";
import { channelColumns, checkChoice, countChoice, saveChoice } from "./alert-choice.server.ts";
import { authenticate } from "./authenticate.server.ts";
import { FIRE_ALERTS_CONSENT, RELEASES_CONSENT } from "./consent-texts.ts";
import { recordConsent, withdrawAlertsIfLast } from "./consents.server.ts";
import { lockPerson } from "./lock-person.server.ts";
import { stopReleases } from "./release-emails.server.ts";

type FireCommands = Pick<AccountsService, "saveFire" | "deleteFire" | "alertFire" | "seeFires" | "releases">;

export function fireCommands(context: AccountsContext): FireCommands {
  const { database, now } = context;
  return {
    async saveFire({ accessToken, language, fireId }) {
      const person = await authenticate(context, accessToken, language);
      const row = { personId: person.id, fireId, savedAt: now(), seenAt: now() };
      const savedFire = await database.transaction(async (transaction) => {
        await lockPerson(transaction, person.id);
        const [known] = await transaction
          .select({ fires: count() })
          .from(savedFires)
          .where(eq(savedFires.personId, person.id));
        if ((known?.fires ?? 0) >= MOST_SAVED.fires)
          throw new AccountError("too-many-kept", `A profile keeps ${MOST_SAVED.fires} fires.`);
        const [saved] = await transaction
          .insert(savedFires)
          .values(row)
          // A second save changes nothing, so that unseen changes stay unseen.
          .onConflictDoUpdate({ target: [savedFires.personId, savedFires.fireId], set: { fireId } })
          .returning();
        return saved;
      });
      if (savedFire === undefined) throw new AccountError("unavailable", "The fire could not be saved.");
      return savedFireOf(savedFire);
    },

    async deleteFire({ accessToken, language, fireId }) {
      const person = await authenticate(context, accessToken, language);
      await database.transaction(async (transaction) => {
        await lockPerson(transaction, person.id);
        const dropped = await transaction
          .delete(savedFires)
          .where(and(eq(savedFires.personId, person.id), eq(savedFires.fireId, fireId)))
          .returning({ fireId: savedFires.fireId });
        // A browser that lost the response deletes again, so a missing fire is not an error.
        if (dropped.length > 0) await withdrawAlertsIfLast(transaction, person.id, now());
      });
      return { deleted: true };
    },

    async alertFire({ accessToken, language, fireId, data }) {
      const person = await authenticate(context, accessToken, language);
      await countChoice(context, person, data);
      const savedFire = await database.transaction(async (transaction) => {
        const locked = await lockPerson(transaction, person.id);
        const phone = await checkChoice(context, transaction, locked, data);
        const [changed] = await transaction
          .update(savedFires)
          .set(channelColumns(data))
          .where(and(eq(savedFires.personId, person.id), eq(savedFires.fireId, fireId)))
          .returning();
        if (changed === undefined)
          throw new AccountError("not-found", "This person does not track this fire.");
        const agreement = FIRE_ALERTS_CONSENT;
        await saveChoice(context, transaction, locked, {
          choice: data,
          phone,
          language,
          agreement,
          method: "fire",
        });
        return changed;
      });
      return savedFireOf(savedFire);
    },

    async seeFires({ accessToken, language }) {
      const person = await authenticate(context, accessToken, language);
      const seenAt = now();
      await database.run((queries) =>
        queries.update(savedFires).set({ seenAt }).where(eq(savedFires.personId, person.id)),
      );
      return { seenAt: seenAt.toISOString() };
    },

    async releases({ accessToken, language, subscriptionData, consent }) {
      const person = await authenticate(context, accessToken, language);
      const audiences = [...new Set(subscriptionData)];
      if (audiences.length > 0 && !consent)
        throw new AccountError("consent-missing", "A subscription needs the person's agreement.");
      const { purpose, version } = RELEASES_CONSENT;
      await database.transaction(async (transaction) => {
        await lockPerson(transaction, person.id);
        if (audiences.length === 0) return stopReleases(transaction, person.id, now());
        await transaction.delete(releaseSubscriptions).where(eq(releaseSubscriptions.personId, person.id));
        await transaction
          .insert(releaseSubscriptions)
          .values(audiences.map((audience) => ({ personId: person.id, audience, since: now() })));
        await recordConsent(transaction, person.id, { purpose, version, language, method: "profile" }, now());
      });
      return { subscriptionData: audiences };
    },
  };
}

export const savedFireOf = (row: typeof savedFires.$inferSelect): SavedFire => ({
  fireId: row.fireId,
  savedAt: row.savedAt.toISOString(),
  seenAt: row.seenAt.toISOString(),
  emailNotification: row.byEmail,
  smsNotification: row.bySms,
  pushNotification: row.byPush,
});
