import type { Queries, Transaction } from "#database/open.server.ts";
import { CHANNELS, type Channel, type people } from "#database/schema.ts";
import type { OutgoingMessage } from "#delivery/delivery.ts";
import { post } from "#delivery/post.server.ts";
import type { Seal } from "#delivery/seal.server.ts";
import { addressesOf, chosenChannels, devicesOf, takesMessages } from "./addresses.server.ts";
import { quietUntil } from "./sending-hours.ts";

type Person = typeof people.$inferSelect;
type ChannelsOf = (person: Person) => readonly Channel[];

export const UNUSED_PROFILE = "unused-profile";

/**
 * Returns the channels for warnings to each person: email if the address accepts messages, text messages and
 * notifications if one of the person's alerts uses them. A person who stopped text messages gets no text.
 */
export async function channelsOf(
  queries: Pick<Queries, "execute">,
  some: readonly Person[],
): Promise<ChannelsOf> {
  const chosenOf = await chosenChannels(queries, some);
  return (person) =>
    CHANNELS.filter((channel) =>
      channel === "email" ? takesMessages("email", person) : chosenOf(person).includes(channel),
    );
}

/** Posts warnings with the day of erasure, due after quiet hours. The last warning goes by every channel. */
export async function postWarnings(
  transaction: Transaction,
  warned: readonly Person[],
  channelsOf: ChannelsOf,
  { seal, at }: { readonly seal: Seal; readonly at: Date },
): Promise<void> {
  const own = await devicesOf(
    transaction,
    warned.map(({ id }) => id),
  );
  const messages = warned.flatMap((person): OutgoingMessage[] => {
    const { eraseAt, usedAt } = person;
    if (eraseAt === null) return [];
    const isLast = person.lastWarnedAt !== null;
    const channels = channelsOf(person);
    const by = isLast || !channels.includes("email") ? channels : (["email"] as const);
    return by.flatMap((channel) =>
      addressesOf(channel, person, own(person.id), seal).map(({ address, of }) => ({
        naturalKey: `${UNUSED_PROFILE}:${person.id}:${eraseAt.toISOString()}:${isLast ? "last" : "first"}:${channel}${of}`,
        personId: person.id,
        kind: UNUSED_PROFILE,
        channel,
        language: person.language,
        address,
        about: { usedAt: usedAt.toISOString(), eraseAt: eraseAt.toISOString(), isLast },
        urgency: "newsletter",
        dueAt: quietUntil(at) ?? at,
      })),
    );
  });
  await post(transaction, messages, { seal, now: at });
}
