import { randomUUID } from "node:crypto";
import { and, count, eq } from "drizzle-orm";
import type { Transaction } from "#database/open.server.ts";
import { people, savedPlaces } from "#database/schema.ts";
import type { AccountsContext } from "./accounts-context.server.ts";
import { AccountError, type AccountsService } from "./accounts-service.ts";
import { ALERTS_CONSENT } from "./consent-texts.ts";
import { recordConsent, withdrawAlertsIfLast } from "./consents.server.ts";
import { knownPerson, type Person } from "./known-person.server.ts";
import { placeColumns, placeOf } from "./place-rows.server.ts";
import { isOthers } from "./profile-acts.server.ts";

type PlaceActs = Pick<AccountsService, "savePlace" | "deletePlace">;

const MOST_PLACES = 50;

type Columns = ReturnType<typeof placeColumns>;

const isAlerted = ({ byEmail, bySms, byPush }: Pick<Columns, "byEmail" | "bySms" | "byPush">) =>
  byEmail || bySms || byPush;

export function placeActs(context: AccountsContext): PlaceActs {
  const { database, seal, mark, now } = context;

  const ofPerson = (person: Person, id: string) =>
    and(eq(savedPlaces.id, id), eq(savedPlaces.personId, person.id));

  async function add(transaction: Transaction, person: Person, columns: Columns) {
    // Held, so that two saves at once cannot both take the last of the places allowed.
    await transaction.select({ id: people.id }).from(people).where(eq(people.id, person.id)).for("update");
    const [kept] = await transaction
      .select({ places: count() })
      .from(savedPlaces)
      .where(eq(savedPlaces.personId, person.id));
    if ((kept?.places ?? 0) >= MOST_PLACES)
      throw new AccountError("too-many-kept", `A profile keeps ${MOST_PLACES} places.`);
    return transaction
      .insert(savedPlaces)
      .values({ id: randomUUID(), personId: person.id, ...columns, createdAt: now(), changedAt: now() })
      .returning();
  }

  const change = (transaction: Transaction, person: Person, id: string, columns: Columns) =>
    transaction
      .update(savedPlaces)
      .set({ ...columns, changedAt: now() })
      .where(ofPerson(person, id))
      .returning();

  return {
    async savePlace({ accessToken, language, subscriptionId, type, data }) {
      const person = await knownPerson(context, accessToken, language);
      const columns = placeColumns(data, type, seal);
      if (isAlerted(columns) && !data.consent)
        throw new AccountError("consent-missing", "Alerts need the person's agreement.");
      if (columns.bySms && data.phone === null && person.sealedPhone === null)
        throw new AccountError("phone-missing", "Text messages need a phone number.");
      const phone = columns.bySms && person.sealedPhone === null ? data.phone : null;
      if (phone !== null && (await isOthers(context, person, mark(phone))))
        throw new AccountError("phone-taken", "Another profile has this phone_number.");
      const row = await database.transaction(async (transaction) => {
        if (phone !== null) {
          await transaction
            .update(people)
            .set({ sealedPhone: seal.close(phone), phoneMark: mark(phone) })
            .where(eq(people.id, person.id));
        }
        const [saved] =
          subscriptionId === null
            ? await add(transaction, person, columns)
            : await change(transaction, person, subscriptionId, columns);
        if (saved === undefined)
          throw new AccountError("not-yours", "There is no such place of this person's.");
        if (isAlerted(columns)) {
          const { purpose, version } = ALERTS_CONSENT;
          await recordConsent(transaction, person.id, { purpose, version, language, method: "place" }, now());
        } else if (subscriptionId !== null) await withdrawAlertsIfLast(transaction, person.id, now());
        return saved;
      });
      return placeOf(row, seal);
    },

    async deletePlace({ accessToken, language, subscriptionId }) {
      const person = await knownPerson(context, accessToken, language);
      await database.transaction(async (transaction) => {
        const dropped = await transaction
          .delete(savedPlaces)
          .where(ofPerson(person, subscriptionId))
          .returning({ id: savedPlaces.id });
        if (dropped.length === 0)
          throw new AccountError("not-yours", "There is no such place of this person's.");
        await withdrawAlertsIfLast(transaction, person.id, now());
      });
      return { deleted: true };
    },
  };
}
