import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { Transaction } from "#database/open.server.ts";
import { savedPlaces } from "#database/schema.ts";
import { MOST_SAVED } from "./account-commands.ts";
import type { AccountsContext } from "./accounts-context.server.ts";
import { AccountError, type AccountsService } from "./accounts-service.ts";
import { checkChoice, countChoice, saveChoice } from "./alert-choice.server.ts";
import { authenticate, type Person } from "./authenticate.server.ts";
import { ALERTS_CONSENT } from "./consent-texts.ts";
import { withdrawAlertsIfLast } from "./consents.server.ts";
import type { LocatePlace } from "./find-location.ts";
import { lockPerson } from "./lock-person.server.ts";
import { isSamePlace, locatePoint, placeColumns, placeOf } from "./place-rows.server.ts";

type PlaceCommands = Pick<AccountsService, "savePlace" | "deletePlace">;

type Columns = ReturnType<typeof placeColumns>;

export function placeCommands(context: AccountsContext, findLocation: LocatePlace): PlaceCommands {
  const { database, seal, now } = context;
  const notTheirs = () => new AccountError("not-yours", "There is no such place of this person's.");

  const ofPerson = (person: Person, id: string) =>
    and(eq(savedPlaces.id, id), eq(savedPlaces.personId, person.id));

  /**
   * Adds a place, or returns an identical saved place, because a browser repeats a save whose response was
   * lost. The person's row is locked, so that two saves at once cannot both take the last allowed place.
   */
  async function add(transaction: Transaction, person: Person, columns: Columns) {
    const existing = await transaction.select().from(savedPlaces).where(eq(savedPlaces.personId, person.id));
    const same = existing.find((row) => isSamePlace(row, columns, seal));
    if (same !== undefined) return [same];
    if (existing.length >= MOST_SAVED.places)
      throw new AccountError("too-many-kept", `A profile keeps ${MOST_SAVED.places} places.`);
    return transaction
      .insert(savedPlaces)
      .values({ id: randomUUID(), personId: person.id, ...columns, createdAt: columns.changedAt })
      .returning();
  }

  const change = (transaction: Transaction, person: Person, id: string, columns: Columns) =>
    transaction.update(savedPlaces).set(columns).where(ofPerson(person, id)).returning();

  return {
    async savePlace({ accessToken, language, subscriptionId, type, data }) {
      const person = await authenticate(context, accessToken, language);
      const columns = placeColumns(
        { data, type, located: await locatePoint(data, findLocation) },
        seal,
        now(),
      );
      await countChoice(context, person, data);
      const row = await database.transaction(async (transaction) => {
        const locked = await lockPerson(transaction, person.id);
        const phone = await checkChoice(context, transaction, locked, data);
        const [saved] =
          subscriptionId === null
            ? await add(transaction, locked, columns)
            : await change(transaction, locked, subscriptionId, columns);
        if (saved === undefined) throw notTheirs();
        const agreement = ALERTS_CONSENT;
        await saveChoice(context, transaction, locked, {
          choice: data,
          phone,
          language,
          agreement,
          method: "place",
        });
        return saved;
      });
      return placeOf(row, seal);
    },

    async deletePlace({ accessToken, language, subscriptionId }) {
      const person = await authenticate(context, accessToken, language);
      await database.transaction(async (transaction) => {
        await lockPerson(transaction, person.id);
        const dropped = await transaction
          .delete(savedPlaces)
          .where(ofPerson(person, subscriptionId))
          .returning({ id: savedPlaces.id });
        if (dropped.length > 0) return withdrawAlertsIfLast(transaction, person.id, now());
        // A browser that lost the response deletes again, so only another person's place is an error.
        const others = await transaction
          .select({ id: savedPlaces.id })
          .from(savedPlaces)
          .where(eq(savedPlaces.id, subscriptionId));
        if (others.length > 0) throw notTheirs();
      });
      return { deleted: true };
    },
  };
}
