import { randomUUID } from "node:crypto";
import { and, asc, eq, isNull, ne, or } from "drizzle-orm";
import { clockSql } from "#database/database-now.server.ts";
import type { Transaction } from "#database/open.server.ts";
import { devices, people } from "#database/schema.ts";
import { endpointOf, pushAddressOf, readPushAddress } from "#delivery/push-address.server.ts";
import type { Seal } from "#delivery/seal.server.ts";
import { isPushOrigin } from "#delivery/web-push-client.server.ts";
import { isSameSecret } from "#territory/same-secret.server.ts";
import type { AccountQuestion, Device } from "./account-api.ts";
import type { AccountsContext } from "./accounts-context.server.ts";
import { AccountError, type AccountsService } from "./accounts-service.ts";
import { authenticate } from "./authenticate.server.ts";
import { postAnswer } from "./post-answer.server.ts";
import { endNotices } from "./redirect-emails.server.ts";
import { subscriptionDigest } from "./subscription-digest.ts";

type DeviceCommands = Pick<AccountsService, "saveDevice" | "renewDevice" | "deleteDevice" | "testDevice">;

const MOST_DEVICES = 10;
const TESTS = { most: 10, perSeconds: 3600 } as const;

/** Creates the commands on devices: browsers and phones with the agency's app that get notifications. */
export function deviceCommands(context: AccountsContext): DeviceCommands {
  const { database, seal, keyedHash, limits, now, pushOrigins } = context;
  const notTheirs = () => new AccountError("not-yours", "This person has no such device.");

  /** Returns a subscription's columns. Rejects unknown push services, because our server would call them. */
  function columnsOf(subscription: AccountQuestion<"saveDevice">["subscription"]) {
    const isPhone = subscription.kind === "fcm";
    const endpoint = endpointOf(subscription);
    if (!isPhone && !isPushOrigin(endpoint, pushOrigins))
      throw new AccountError("invalid", "This address does not belong to a known push service.");
    return {
      kind: subscription.kind,
      sealedEndpoint: seal.close(endpoint),
      endpointMark: keyedHash(endpoint),
      sealedKeys: seal.close(JSON.stringify(isPhone ? {} : subscription.keys)),
    };
  }

  return {
    async saveDevice({ accessToken, language, subscription, deviceId }) {
      const columns = columnsOf(subscription);
      const person = await authenticate(context, accessToken, language);
      return database.transaction(async (transaction) => {
        await transaction
          .select({ id: people.id })
          .from(people)
          .where(eq(people.id, person.id))
          .for("update");
        const own = deviceId ? and(eq(devices.id, deviceId), eq(devices.personId, person.id)) : undefined;
        const before = await transaction
          .delete(devices)
          .where(or(eq(devices.endpointMark, columns.endpointMark), own))
          .returning();
        // A browser belongs to its last person: end the notifications of the person who signed in there
        // before.
        for (const device of before)
          if (device.personId !== person.id) await endNotices(transaction, device, now());
        await makeRoom(transaction, person.id);
        const replaced = before.find(({ id, personId }) => id === deviceId && personId === person.id);
        const [row] = await transaction
          .insert(devices)
          .values({
            ...columns,
            id: replaced?.id ?? randomUUID(),
            personId: person.id,
            addedAt: replaced?.addedAt ?? now(),
          })
          .returning();
        if (row === undefined) throw new Error("The device was not saved");
        return deviceOf(row, seal);
      });
    },

    async renewDevice({ before, subscription }) {
      const columns = columnsOf(subscription);
      const is = eq(devices.endpointMark, keyedHash(before.endpoint));
      await database.transaction(async (transaction) => {
        const [device] = await transaction.select().from(devices).where(is).for("update");
        const known = device && readPushAddress(pushAddressOf(device, seal) ?? "");
        // The push service also knows the endpoint, but not this key.
        if (
          !known ||
          !("keys" in known) ||
          !isSameSecret(keyedHash(known.keys.auth), keyedHash(before.keys.auth))
        )
          throw notTheirs();
        await transaction
          .delete(devices)
          .where(and(eq(devices.endpointMark, columns.endpointMark), ne(devices.id, device.id)));
        await transaction
          .update(devices)
          .set({ ...columns, lostAt: null })
          .where(eq(devices.id, device.id));
      });
      return { renewed: true };
    },

    async deleteDevice({ accessToken, language, deviceId }) {
      const person = await authenticate(context, accessToken, language);
      await database.transaction(async (transaction) => {
        const [dropped] = await transaction
          .delete(devices)
          .where(and(eq(devices.id, deviceId), eq(devices.personId, person.id)))
          .returning();
        if (dropped) return endNotices(transaction, dropped, now());
        // A browser that lost the response deletes again, so only another person's device is an error.
        const others = await transaction
          .select({ id: devices.id })
          .from(devices)
          .where(eq(devices.id, deviceId));
        if (others.length > 0) throw notTheirs();
      });
      return { deleted: true };
    },

    async testDevice({ accessToken, language, deviceId }) {
      const person = await authenticate(context, accessToken, language);
      const [device] = await database.run((queries) =>
        queries
          .select()
          .from(devices)
          .where(and(eq(devices.id, deviceId), eq(devices.personId, person.id), isNull(devices.lostAt))),
      );
      if (device === undefined) throw notTheirs();
      const address = pushAddressOf(device, seal);
      if (address === null) throw notTheirs();
      const usage = await limits.consume(`push-test:${person.id}`, TESTS);
      if (!usage.isAllowed) throw new AccountError("too-many", "Too many tests were asked for.", usage);
      await database.transaction((transaction) =>
        postAnswer(transaction, {
          seal,
          now: now(),
          naturalKey: `push-test:${device.id}:${now().toISOString()}`,
          personId: person.id,
          kind: "push-test",
          channel: "push",
          language,
          address,
          about: {},
        }),
      );
      return { sent: true };
    },
  };
}

/** Makes room for one more device of a person: deletes the device that has been lost longest. */
async function makeRoom(transaction: Transaction, personId: string): Promise<void> {
  const storedDevices = await transaction
    .select({ id: devices.id, lostAt: devices.lostAt })
    .from(devices)
    .where(eq(devices.personId, personId))
    .orderBy(asc(devices.lostAt));
  if (storedDevices.length < MOST_DEVICES) return;
  const [lost] = storedDevices.filter(({ lostAt }) => lostAt !== null);
  if (lost === undefined) throw new AccountError("too-many-kept", `A profile keeps ${MOST_DEVICES} devices.`);
  await transaction.delete(devices).where(eq(devices.id, lost.id));
}

/** Marks a device that its push service no longer knows. @throws {DatabaseError} */
export async function loseDevice(
  { database, keyedHash, databaseClock }: AccountsContext,
  address: string,
): Promise<void> {
  const known = readPushAddress(address);
  if (known === undefined) return;
  const is = and(eq(devices.endpointMark, keyedHash(endpointOf(known))), isNull(devices.lostAt));
  await database.run((queries) =>
    queries
      .update(devices)
      .set({ lostAt: clockSql(databaseClock) })
      .where(is),
  );
}

export async function deviceOf(row: typeof devices.$inferSelect, seal: Seal): Promise<Device> {
  const address = readPushAddress(pushAddressOf(row, seal) ?? "");
  return {
    id: row.id,
    kind: row.kind,
    addedAt: row.addedAt.toISOString(),
    lostAt: row.lostAt?.toISOString() ?? null,
    digest: address && "keys" in address ? await subscriptionDigest(address) : null,
  };
}
