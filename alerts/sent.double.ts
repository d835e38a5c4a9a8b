import { sql } from "drizzle-orm";
import type { Database } from "#database/open.server.ts";
import { createClaims } from "#delivery/claims.server.ts";
import { deliverRound } from "#delivery/round.server.ts";
import { writingIn } from "#delivery/writing.double.ts";
import type { Language } from "#territory/language.ts";
import { ALERT_MESSAGES } from "./alert-message.ts";
import { seal } from "./alerts.double.ts";
import { gatherAlerts } from "./gather-alerts.server.ts";
import { loadFacts } from "./load-facts.server.ts";
import { matchChanges } from "./match.server.ts";

interface Sent {
  readonly personId: string | null;
  readonly kind: string;
  readonly content: unknown;
}

/** Runs the worker's tasks from a change to its messages, once each. @returns the messages that were sent */
export async function sendAlerts(database: Database, now: () => Date, language: Language): Promise<Sent[]> {
  while ((await matchChanges(database, now)).changes > 0);
  await gatherAlerts({ database, seal, now });
  const sent = await Promise.all(
    (["email", "sms", "push"] as const).map((channel) => deliver(channel, database, now, language)),
  );
  return sent.flat();
}

/** Returns the first words of messages: a subject, a title, or a text message. */
export const subjectsOf = (sent: readonly Sent[]): unknown[] =>
  sent.map(({ content }) =>
    typeof content === "string" ? content : (Object(content).subject ?? Object(content).title),
  );

async function deliver(
  channel: "email" | "sms" | "push",
  database: Database,
  now: () => Date,
  language: Language,
): Promise<Sent[]> {
  const gone: Sent[] = [];
  await deliverRound<unknown>(
    {
      ...{ channel, batch: 50, atOnce: 5 },
      client: {
        async deliver({ personId, kind }, content) {
          gone.push({ personId, kind, content });
          return { kind: "sent", reference: null };
        },
        close: () => {},
      },
      write: (kind, about, writing) =>
        channel === "email"
          ? kind.mail(about, writing)
          : channel === "sms"
            ? kind.sms(about, writing)
            : kind.push(about, writing),
    },
    {
      claims: createClaims(database, seal, sql`${now().toISOString()}::timestamptz`),
      kinds: ALERT_MESSAGES,
      worker: "w",
      ...writingIn(language),
      loading: [
        {
          kinds: Object.keys(ALERT_MESSAGES),
          load: (claimed) => loadFacts({ database, seal, keyedHash: (text) => text, now }, claimed),
        },
      ],
    },
    { signal: new AbortController().signal, pause: async () => {} },
  );
  return gone;
}
