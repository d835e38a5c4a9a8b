import { inArray } from "drizzle-orm";
import { z } from "zod";
import type { Database, Queries } from "#database/open.server.ts";
import { CHANNELS, type Channel, deliveries } from "#database/schema.ts";
import type { OutgoingMessage } from "#delivery/delivery.ts";
import { smsText } from "#delivery/gsm.ts";
import { messageKind } from "#delivery/message.ts";
import { post } from "#delivery/post.server.ts";
import type { Seal } from "#delivery/seal.server.ts";
import { LATE_SECONDS } from "./alert-status.ts";

const HOUR_MS = 3_600_000;

const WORDS = {
  fr: {
    subject: "ESSAI automatique de Vigie",
    text: "Ce message part toutes les heures pour vérifier que les alertes partent bien. Vous n’avez rien à faire.",
  },
  en: {
    subject: "TEST: automatic Vigie check",
    text: "This message is sent every hour to check that alerts are going out. You do not need to do anything.",
  },
} as const;

/** The hourly test message. It is queued and delivered in the same way as alerts. */
export const CANARY_MESSAGES = {
  canary: messageKind({
    about: z.object({}),
    mail(_about, writing) {
      const { subject, text } = WORDS[writing.language];
      return {
        subject,
        preheader: text,
        blocks: [
          { kind: "heading", text: subject },
          { kind: "text", text },
        ],
        footer: [],
      };
    },
    sms: (_about, { language }) => smsText(WORDS[language].subject),
  }),
} as const;

export type CanaryAddresses = Readonly<Partial<Record<Channel, string>>>;

/** Returns a key per channel and hour, the same in every worker. */
const keyOf = (channel: Channel, at: Date) =>
  `canary:${channel}:${at.toISOString().slice(0, "2026-07-02T15".length)}`;

/** Posts the test message of this hour to each address, once for all workers. @throws {DatabaseError} */
export async function postCanaries(
  database: Database,
  addresses: CanaryAddresses,
  { seal, now }: { readonly seal: Seal; readonly now: Date },
): Promise<void> {
  const messages = CHANNELS.flatMap((channel): OutgoingMessage[] => {
    const address = addresses[channel];
    if (address === undefined) return [];
    const message = { kind: "canary", about: {}, urgency: "alert", language: "fr" } as const;
    return [{ ...message, naturalKey: keyOf(channel, now), personId: null, channel, address }];
  });
  await database.transaction((transaction) => post(transaction, messages, { seal, now }));
}

/** Returns the channels whose newest test message failed or is late. @throws {DatabaseError} */
export async function failingCanaries(queries: Queries, at: Date): Promise<readonly Channel[]> {
  const hours = [at, new Date(at.getTime() - HOUR_MS)];
  const rows = await queries
    .select({ channel: deliveries.channel, state: deliveries.state, createdAt: deliveries.createdAt })
    .from(deliveries)
    .where(
      inArray(
        deliveries.naturalKey,
        CHANNELS.flatMap((channel) => hours.map((hour) => keyOf(channel, hour))),
      ),
    );
  const isJudged = ({ state, createdAt }: (typeof rows)[number]) =>
    state === "sent" || state === "dead" || at.getTime() - createdAt.getTime() > LATE_SECONDS * 1_000;
  return CHANNELS.filter((channel) => {
    const [newest] = rows
      .filter((row) => row.channel === channel && isJudged(row))
      .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
    return newest !== undefined && newest.state !== "sent";
  });
}
