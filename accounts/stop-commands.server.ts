import { eq, type InferSelectModel } from "drizzle-orm";
import { CHANNELS, people, releaseSubscriptions, savedFires, savedPlaces } from "#database/schema.ts";
import type { AlertsStop } from "./account-api.ts";
import type { AccountsContext } from "./accounts-context.server.ts";
import type { AccountsService } from "./accounts-service.ts";
import { holderOf } from "./email-key.server.ts";
import { hashOfEmail } from "./keyed-hash.server.ts";
import { maskedEmail } from "./masked-email.ts";
import { endSubscriptionOf } from "./newsletter-consents.server.ts";
import { stopReleases } from "./release-emails.server.ts";
import { stopChannels } from "./stop-channels.server.ts";
import { touchLastUsed } from "./touch-last-used.server.ts";

type StopCommands = Pick<AccountsService, "alertsStop" | "stopAlerts">;

const NOTHING: AlertsStop = { email: null, byEmail: 0, byOther: 0, hasReleases: false };

/** Creates the commands that stop alerts by an email's key, without a password. */
export function stopCommands(context: AccountsContext): StopCommands {
  const { database, seal, keyedHash, now } = context;

  async function personOf(key: string): Promise<InferSelectModel<typeof people> | null> {
    const id = holderOf(keyedHash, "alerts", key);
    if (id === null) return null;
    const [person] = await database.run((queries) => queries.select().from(people).where(eq(people.id, id)));
    return person ?? null;
  }

  async function leftOf(person: InferSelectModel<typeof people>): Promise<AlertsStop> {
    const [places, fires, releases] = await Promise.all([
      database.run((queries) =>
        queries.select().from(savedPlaces).where(eq(savedPlaces.personId, person.id)),
      ),
      database.run((queries) => queries.select().from(savedFires).where(eq(savedFires.personId, person.id))),
      database.run((queries) =>
        queries.select().from(releaseSubscriptions).where(eq(releaseSubscriptions.personId, person.id)),
      ),
    ]);
    return {
      email: maskedEmail(seal.open(person.sealedEmail)),
      byEmail: [...places, ...fires].filter(({ byEmail }) => byEmail).length,
      byOther: [...places, ...fires].filter(({ bySms, byPush }) => bySms || byPush).length,
      hasReleases: releases.length > 0,
    };
  }

  return {
    async alertsStop({ key }) {
      const person = await personOf(key);
      return person === null ? NOTHING : leftOf(person);
    },

    async stopAlerts({ key, scope }) {
      const person = await personOf(key);
      if (person === null) return NOTHING;
      await database.transaction(async (transaction) => {
        await touchLastUsed(transaction, person.id, now());
        if (scope !== "releases")
          await stopChannels(transaction, person.id, scope === "email" ? ["email"] : CHANNELS, now());
        if (scope === "email") return;
        await stopReleases(transaction, person.id, now());
        await endSubscriptionOf(transaction, hashOfEmail(keyedHash, seal.open(person.sealedEmail)), now());
      });
      return leftOf(person);
    },
  };
}
