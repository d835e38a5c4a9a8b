import { randomUUID } from "node:crypto";
import { and, count, eq } from "drizzle-orm";
import { devices, people } from "#database/schema.ts";
import { post } from "#delivery/post.server.ts";
import { endpointOf, pushAddressOf, readPushAddress } from "#delivery/push-address.server.ts";
import { isPushOrigin } from "#delivery/web-push-carrier.server.ts";
import type { AccountsContext } from "./accounts-context.server.ts";
import { AccountError, type AccountsService } from "./accounts-service.ts";
import { knownPerson } from "./known-person.server.ts";
import { endNotices } from "./turn-letters.server.ts";

type DeviceActs = Pick<AccountsService, "saveDevice" | "deleteDevice" | "testDevice">;

const MOST_DEVICES = 10;
const TESTS = { most: 10, perSeconds: 3600 } as const;

/** Browsers that somebody gets notifications on, and their phones with the agency's app. */
export function deviceActs(context: AccountsContext): DeviceActs {
  const { database, seal, mark, limits, now, pushOrigins } = context;
  const notTheirs = () => new AccountError("not-yours", "This person has no such device.");
  return {
    async saveDevice({ accessToken, language, subscription }) {
      const isPhone = subscription.kind === "fcm";
      const endpoint = endpointOf(subscription);
      // What is saved here is asked later by our own server: only push services are.
      if (!isPhone && !isPushOrigin(endpoint, pushOrigins))
        throw new AccountError("invalid", "This address is of no push service that we know.");
      const person = await knownPerson(context, accessToken, language);
      const row = {
        id: randomUUID(),
        personId: person.id,
        kind: subscription.kind,
        sealedEndpoint: seal.close(endpoint),
        endpointMark: mark(endpoint),
        sealedKeys: seal.close(JSON.stringify(isPhone ? {} : subscription.keys)),
        addedAt: now(),
      };
      return database.transaction(async (transaction) => {
        await transaction
          .select({ id: people.id })
          .from(people)
          .where(eq(people.id, person.id))
          .for("update");
        // A browser is its last person's: who signed in there before gets nothing on it any more.
        const [before] = await transaction
          .delete(devices)
          .where(eq(devices.endpointMark, row.endpointMark))
          .returning();
        if (before && before.personId !== person.id) await endNotices(transaction, before, now());
        const [kept] = await transaction
          .select({ devices: count() })
          .from(devices)
          .where(eq(devices.personId, person.id));
        if ((kept?.devices ?? 0) >= MOST_DEVICES)
          throw new AccountError("too-many-kept", `A profile keeps ${MOST_DEVICES} devices.`);
        await transaction.insert(devices).values(row);
        return { id: row.id, kind: row.kind, addedAt: row.addedAt.toISOString() };
      });
    },

    async deleteDevice({ accessToken, language, deviceId }) {
      const person = await knownPerson(context, accessToken, language);
      await database.transaction(async (transaction) => {
        const [dropped] = await transaction
          .delete(devices)
          .where(and(eq(devices.id, deviceId), eq(devices.personId, person.id)))
          .returning();
        if (dropped === undefined) throw notTheirs();
        await endNotices(transaction, dropped, now());
      });
      return { deleted: true };
    },

    async testDevice({ accessToken, language, deviceId }) {
      const person = await knownPerson(context, accessToken, language);
      const [device] = await database.run((queries) =>
        queries
          .select()
          .from(devices)
          .where(and(eq(devices.id, deviceId), eq(devices.personId, person.id))),
      );
      if (device === undefined) throw notTheirs();
      const address = pushAddressOf(device, seal);
      if (address === null) throw notTheirs();
      const taken = await limits.take(`push-test:${person.id}`, TESTS);
      if (!taken.isAllowed) throw new AccountError("too-many", "Too many tests were asked for.", taken);
      await database.transaction((transaction) =>
        post(
          transaction,
          [
            {
              naturalKey: `push-test:${device.id}:${now().toISOString()}`,
              personId: person.id,
              kind: "push-test",
              channel: "push",
              language,
              address,
              about: {},
              urgency: "answer",
            },
          ],
          { seal, now: now() },
        ),
      );
      return { sent: true };
    },
  };
}

/** Nothing goes to a device any more that its push service no longer knows. @throws {DatabaseError} */
export async function forgetDevice({ database, mark }: AccountsContext, address: string): Promise<void> {
  const known = readPushAddress(address);
  if (known === undefined) return;
  const endpointMark = mark(endpointOf(known));
  await database.run((queries) => queries.delete(devices).where(eq(devices.endpointMark, endpointMark)));
}
