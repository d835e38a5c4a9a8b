import { and, count, eq, gte, inArray, isNull, lt, sql } from "drizzle-orm";
import { clockSql } from "#database/database-now.server.ts";
import type { Database, Queries } from "#database/open.server.ts";
import { type Channel, channelRefusals, deliveries, devices, people } from "#database/schema.ts";
import type { AccountsContext } from "./accounts-context.server.ts";
import type { Person } from "./authenticate.server.ts";
import { hashOfEmail } from "./keyed-hash.server.ts";
import { endSubscription } from "./newsletter-consents.server.ts";

const COLUMNS = { email: people.emailRefusedAt, sms: people.phoneRefusedAt, push: devices.lostAt } as const;
/** Time from a refusal to the end of the address's subscription: a day, to notice a faulty channel. */
const FORGET_MS = 24 * 3_600_000;
const AT_ONCE = 500;

/** An address that does not exist, and the owner of the rejected message. */
interface RefusedAddress {
  readonly channel: "email" | "sms";
  readonly address: string;
  readonly personId: string | null;
}

/**
 * Stops messages to an address that does not exist. The person sees this on the site and can retry.
 * Messages continue if the person replaced that address meanwhile.
 * @throws {DatabaseError}
 */
export async function refuseAddress(
  {
    database,
    seal,
    keyedHash,
    databaseClock,
  }: Pick<AccountsContext, "database" | "seal" | "keyedHash" | "databaseClock">,
  { channel, address, personId }: RefusedAddress,
): Promise<void> {
  if (personId === null) return;
  const isTheirs = ({ sealedEmail, phoneMark }: Person) =>
    channel === "email"
      ? hashOfEmail(keyedHash, address) === hashOfEmail(keyedHash, seal.open(sealedEmail))
      : keyedHash(address) === phoneMark;
  const change =
    channel === "email"
      ? { emailRefusedAt: clockSql(databaseClock) }
      : { phoneRefusedAt: clockSql(databaseClock) };
  await database.transaction(async (transaction) => {
    const [person] = await transaction.select().from(people).where(eq(people.id, personId)).for("update");
    if (person === undefined || !isTheirs(person)) return;
    await transaction
      .update(people)
      .set(change)
      .where(and(eq(people.id, personId), isNull(COLUMNS[channel])));
  });
}

/** Resumes messages to an address. @throws {DatabaseError} */
export async function tryAddressAgain(
  { database }: Pick<AccountsContext, "database">,
  channel: "email" | "sms",
  personId: string,
): Promise<void> {
  const change = channel === "email" ? { emailRefusedAt: null } : { phoneRefusedAt: null };
  await database.run((queries) => queries.update(people).set(change).where(eq(people.id, personId)));
}

export async function countRefusedSince(queries: Queries, channel: Channel, since: Date): Promise<number> {
  const [found] = await queries
    .select({ addresses: count() })
    .from(channel === "push" ? devices : people)
    .where(gte(COLUMNS[channel], since));
  return found?.addresses ?? 0;
}

/**
 * Resumes messages to the addresses that a channel reported as dead since a moment. Subscriptions of
 * these addresses do not end.
 * @returns how many addresses were restored
 * @throws {DatabaseError}
 */
export async function restoreAddresses(database: Database, channel: Channel, since: Date): Promise<number> {
  return database.transaction(async (transaction) => {
    await transaction
      .update(channelRefusals)
      .set({ isGone: false })
      .where(and(eq(channelRefusals.channel, channel), gte(channelRefusals.lastAt, since)));
    const restored =
      channel === "push"
        ? transaction.update(devices).set({ lostAt: null })
        : transaction
            .update(people)
            .set(channel === "email" ? { emailRefusedAt: null } : { phoneRefusedAt: null });
    const { rowCount } = await restored.where(gte(COLUMNS[channel], since));
    return rowCount ?? 0;
  });
}

/**
 * Ends subscriptions without a profile if their address has been dead for a day. A subscription with a later
 * delivered message continues.
 * @throws {DatabaseError}
 */
export async function endDeadSubscriptions(
  context: Pick<AccountsContext, "database" | "now">,
): Promise<void> {
  const { database, now } = context;
  const before = new Date(now().getTime() - FORGET_MS);
  for (let looked = AT_ONCE; looked === AT_ONCE; ) {
    const old = await database.run((queries) =>
      queries
        .select({
          id: channelRefusals.deliveryId,
          subscriberId: deliveries.subscriberId,
          isDead: sql<boolean>`${channelRefusals.isGone} AND ${deliveries.state} = 'dead' AND NOT EXISTS (
            SELECT 1 FROM deliveries AS later WHERE later.subscriber_id = ${deliveries.subscriberId}
              AND later.state = 'sent' AND later.ended_at > ${channelRefusals.lastAt})`,
        })
        .from(channelRefusals)
        .innerJoin(deliveries, eq(deliveries.id, channelRefusals.deliveryId))
        .where(lt(channelRefusals.lastAt, before))
        .limit(AT_ONCE),
    );
    for (const { subscriberId, isDead } of old)
      if (subscriberId !== null && isDead)
        await database.transaction((transaction) => endSubscription(transaction, subscriberId, now()));
    const ids = old.map(({ id }) => id);
    // If a message was rejected again meanwhile, its refusal is no longer old.
    const isOld = and(inArray(channelRefusals.deliveryId, ids), lt(channelRefusals.lastAt, before));
    if (ids.length > 0) await database.run((queries) => queries.delete(channelRefusals).where(isOld));
    looked = old.length;
  }
}
