import { and, inArray, isNull, sql } from "drizzle-orm";
import { isEmailConfirmed } from "#accounts/confirmed-email.server.ts";
import type { Queries, Transaction } from "#database/open.server.ts";
import { CHANNELS, type Channel, devices, type people } from "#database/schema.ts";
import { pushAddressOf } from "#delivery/push-address.server.ts";
import type { Seal } from "#delivery/seal.server.ts";
import { CHOSEN_CHANNELS } from "./alert-conditions.ts";

type Person = typeof people.$inferSelect;
type Device = typeof devices.$inferSelect;

/** Address of one message. `of` is the end of the message's key: a device's id for push, else empty. */
interface Address {
  readonly address: string;
  readonly of: string;
}

/** Returns true if the person's email address or phone number is verified and does not reject messages. */
export function takesMessages(channel: Exclude<Channel, "push">, person: Person): boolean {
  const { emailRefusedAt, sealedPhone, phoneVerifiedAt, phoneRefusedAt } = person;
  return channel === "email"
    ? emailRefusedAt === null && isEmailConfirmed(person)
    : sealedPhone !== null && phoneVerifiedAt !== null && phoneRefusedAt === null;
}

/** Returns the channels that each person chose for a place or a fire, and that can reach the person. */
export async function chosenChannels(
  queries: Pick<Queries, "execute">,
  some: readonly Person[],
): Promise<(person: Person) => readonly Channel[]> {
  const ids = some.map(({ id }) => id);
  const { rows } = await queries.execute<Record<Channel, boolean> & { id: string }>(sql`
    SELECT person_id AS id, bool_or(by_email) AS email, bool_or(by_sms) AS sms,
      bool_or(by_push) AND EXISTS (
        SELECT 1 FROM devices WHERE devices.person_id = chosen.person_id AND devices.lost_at IS NULL
      ) AS push
    FROM ${CHOSEN_CHANNELS} AS chosen WHERE person_id = ANY (${sql.param(ids)}::uuid[]) GROUP BY person_id`);
  const chosen = new Map(rows.map((row) => [row.id, row]));
  return (person) =>
    CHANNELS.filter(
      (channel) => chosen.get(person.id)?.[channel] && (channel === "push" || takesMessages(channel, person)),
    );
}

export async function devicesOf(
  transaction: Transaction,
  personIds: readonly string[],
): Promise<(personId: string) => readonly Device[]> {
  const rows =
    personIds.length === 0
      ? []
      : await transaction
          .select()
          .from(devices)
          .where(and(inArray(devices.personId, [...personIds]), isNull(devices.lostAt)));
  const byPerson = Map.groupBy(rows, ({ personId }) => personId);
  return (personId) => byPerson.get(personId) ?? [];
}

/** Returns a person's usable addresses on a channel: decryptable, verified and not rejecting messages. */
export function addressesOf(
  channel: Channel,
  person: Person,
  own: readonly Device[],
  seal: Seal,
): readonly Address[] {
  if (channel === "push")
    return own.flatMap((device) => addressed(pushAddressOf(device, seal), `:${device.id}`));
  const sealed = channel === "email" ? person.sealedEmail : person.sealedPhone;
  return sealed !== null && takesMessages(channel, person) ? addressed(seal.read(sealed), "") : [];
}

const addressed = (address: string | null, of: string): readonly Address[] =>
  address === null ? [] : [{ address, of }];
