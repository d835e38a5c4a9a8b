import { asc, desc, eq } from "drizzle-orm";
import {
  devices,
  people,
  phoneCodes,
  releaseSubscriptions,
  savedFires,
  savedPlaces,
} from "#database/schema.ts";
import type { Profile } from "./account-api.ts";
import { RELEASE_AUDIENCES } from "./account-commands.ts";
import type { AccountsContext } from "./accounts-context.server.ts";
import { AccountError, type AccountsService } from "./accounts-service.ts";
import { authenticate, type Person } from "./authenticate.server.ts";
import { hasPassword, isEmailConfirmed, isEmailCorrectable } from "./confirmed-email.server.ts";
import { deviceOf } from "./device-commands.server.ts";
import { savedFireOf } from "./fire-commands.server.ts";
import { countTried, refuseTaken } from "./phone-holders.server.ts";
import { placeOf } from "./place-rows.server.ts";
import { requireRecentLoginForPhone } from "./recent-login.server.ts";
import { endTexts } from "./redirect-emails.server.ts";

const MOST_TRIES = 5;

export const canBeTyped = (
  { attempts, expiresAt }: Pick<typeof phoneCodes.$inferSelect, "attempts" | "expiresAt">,
  now: Date,
): boolean => attempts < MOST_TRIES && expiresAt > now;

/** Returns the time when the code sent to a person's number expires; null if no code is pending. */
async function codeUntil(
  { database, now }: Pick<AccountsContext, "database" | "now">,
  { id, phoneMark, phoneVerifiedAt }: Person,
): Promise<Date | null> {
  if (phoneMark === null || phoneVerifiedAt !== null) return null;
  const [sent] = await database.run((queries) =>
    queries.select().from(phoneCodes).where(eq(phoneCodes.personId, id)),
  );
  return sent && sent.phoneMark === phoneMark && canBeTyped(sent, now()) ? sent.expiresAt : null;
}

type ProfileCommands = Pick<AccountsService, "profile" | "updateProfile" | "passwordReset">;

/** Limit per person on emails with a link to set a password. */
const RESETS = { most: 3, perSeconds: 3600 };

/** Returns all the data of a person, as they see it. */
export async function profileOf(context: AccountsContext, person: Person): Promise<Profile> {
  const { database, seal } = context;
  const [places, fires, releases, ownDevices, phoneCodeUntil] = await Promise.all([
    database.run((queries) =>
      queries
        .select()
        .from(savedPlaces)
        .where(eq(savedPlaces.personId, person.id))
        .orderBy(desc(savedPlaces.createdAt)),
    ),
    database.run((queries) =>
      queries
        .select()
        .from(savedFires)
        .where(eq(savedFires.personId, person.id))
        .orderBy(desc(savedFires.savedAt), asc(savedFires.fireId)),
    ),
    database.run((queries) =>
      queries.select().from(releaseSubscriptions).where(eq(releaseSubscriptions.personId, person.id)),
    ),
    database.run((queries) =>
      queries.select().from(devices).where(eq(devices.personId, person.id)).orderBy(asc(devices.addedAt)),
    ),
    codeUntil(context, person),
  ]);
  return {
    userInfo: {
      email: seal.open(person.sealedEmail),
      isEmailConfirmed: isEmailConfirmed(person),
      isEmailCorrectable: isEmailCorrectable(person),
      hasPassword: hasPassword(person),
      firstName: seal.open(person.sealedFirstName),
      lastName: seal.open(person.sealedLastName),
      phoneNumber: person.sealedPhone && seal.open(person.sealedPhone),
      isPhoneVerified: person.phoneVerifiedAt !== null,
      phoneCodeUntil: phoneCodeUntil?.toISOString() ?? null,
      emailRefusedAt: person.emailRefusedAt?.toISOString() ?? null,
      phoneRefusedAt: person.phoneRefusedAt?.toISOString() ?? null,
      language: person.language,
      hasQuietHours: person.hasQuietHours,
    },
    subscriptions: {
      locations: places.map((row) => placeOf(row, seal)),
      fires: fires.map(savedFireOf),
      releases: RELEASE_AUDIENCES.filter((each) => releases.some(({ audience }) => audience === each)),
      devices: await Promise.all(ownDevices.map((row) => deviceOf(row, seal))),
    },
  };
}

export function profileCommands(context: AccountsContext): ProfileCommands {
  const { database, seal, keyedHash, provider, limits, now } = context;

  /** Returns the phone columns. A new number stays unverified until its code is typed. */
  function phoneColumns(person: Person, phone: string | null) {
    if (phone === null)
      return { sealedPhone: null, phoneMark: null, phoneVerifiedAt: null, phoneRefusedAt: null };
    const phoneMark = keyedHash(phone);
    return phoneMark === person.phoneMark
      ? {}
      : { sealedPhone: seal.close(phone), phoneMark, phoneVerifiedAt: null, phoneRefusedAt: null };
  }

  return {
    async profile({ auth0AccessToken, language }) {
      return profileOf(context, await authenticate(context, auth0AccessToken, language, { isVisit: true }));
    },

    async updateProfile({ auth0AccessToken, language, idToken, updateData }) {
      const person = await authenticate(context, auth0AccessToken, language);
      const { phone, firstName, lastName } = updateData;
      if (phone !== undefined) await requireRecentLoginForPhone(context, person, phone, idToken);
      await countTried(context, person, phone);
      if (phone) await database.run((queries) => refuseTaken(queries, person, keyedHash(phone)));
      const change = {
        ...(updateData.language && { language: updateData.language }),
        ...(updateData.hasQuietHours !== undefined && { hasQuietHours: updateData.hasQuietHours }),
        ...(firstName !== undefined && { sealedFirstName: seal.close(firstName) }),
        ...(lastName !== undefined && { sealedLastName: seal.close(lastName) }),
        ...(phone !== undefined && phoneColumns(person, phone)),
      };
      if (Object.keys(change).length > 0) {
        await database.transaction(async (transaction) => {
          await transaction.update(people).set(change).where(eq(people.id, person.id));
          if ("phoneMark" in change) await endTexts(transaction, person.id, now());
        });
      }
      return profileOf(context, { ...person, ...change });
    },

    async passwordReset({ auth0AccessToken, language }) {
      const person = await authenticate(context, auth0AccessToken, language, { isVisit: true });
      if (!hasPassword(person))
        throw new AccountError("no-password", "Another service signs this person in.");
      // An unconfirmed address can belong to a stranger, who could then choose the password.
      if (!isEmailConfirmed(person))
        throw new AccountError("email-unconfirmed", "The address is not confirmed: nothing is sent there.");
      const usage = await limits.consume(`password-reset:${person.id}`, RESETS);
      if (!usage.isAllowed) throw new AccountError("too-many", "Too many links were asked for.", usage);
      await provider.sendPasswordReset(seal.open(person.sealedEmail), person.language);
      return { sent: true };
    },
  };
}
