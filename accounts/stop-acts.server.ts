import { and, eq, type InferSelectModel } from "drizzle-orm";
import {
  HAS_ALERTS,
  newsletterSubscribers,
  people,
  releaseSubscriptions,
  savedFires,
  savedPlaces,
} from "#database/schema.ts";
import type { AlertsStop } from "./account-api.ts";
import type { AccountsContext } from "./accounts-context.server.ts";
import type { AccountsService } from "./accounts-service.ts";
import { withdrawAlertsIfLast, withdrawConsent } from "./consents.server.ts";
import { holdPerson } from "./hold-person.server.ts";
import { holderOf } from "./letter-key.server.ts";
import { masked } from "./masked.ts";
import { withdrawNewsletter } from "./newsletter-consents.server.ts";

type StopActs = Pick<AccountsService, "alertsStop" | "stopAlerts">;

const NOTHING: AlertsStop = { email: null, byEmail: 0, byOther: 0, hasReleases: false };

/** The way out of alerts by a letter's key, without a password: its channel alone, or everything. */
export function stopActs(context: AccountsContext): StopActs {
  const { database, seal, mark, now } = context;

  async function personOf(key: string): Promise<InferSelectModel<typeof people> | null> {
    const id = holderOf(mark, "alerts", key);
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
      email: masked(seal.open(person.sealedEmail)),
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
        // With the form of a place: neither undoes the other's half.
        await holdPerson(transaction, person.id);
        const none = { byEmail: false, ...(scope === "everything" && { bySms: false, byPush: false }) };
        await transaction
          .update(savedPlaces)
          .set({ ...none, changedAt: now() })
          .where(and(eq(savedPlaces.personId, person.id), HAS_ALERTS));
        await transaction
          .update(savedFires)
          .set(none)
          .where(and(eq(savedFires.personId, person.id), HAS_ALERTS));
        await withdrawAlertsIfLast(transaction, person.id, now());
        if (scope === "email") return;
        await transaction.delete(releaseSubscriptions).where(eq(releaseSubscriptions.personId, person.id));
        await withdrawConsent(transaction, person.id, "releases", now());
        const emailMark = mark(seal.open(person.sealedEmail).toLowerCase());
        await transaction.delete(newsletterSubscribers).where(eq(newsletterSubscribers.emailMark, emailMark));
        await withdrawNewsletter(transaction, emailMark, now());
      });
      return leftOf(person);
    },
  };
}
