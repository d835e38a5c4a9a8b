import { and, desc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { SentAlert } from "#accounts/account-api.ts";
import type { Database } from "#database/open.server.ts";
import { alerts, deliveries } from "#database/schema.ts";
import type { Seal } from "#delivery/seal.server.ts";
import type { Language } from "#territory/language.ts";
import { alertRows } from "./alert-rows.server.ts";
import { alertText } from "./alert-text.ts";
import { type Fact, factsToSend } from "./fact.ts";
import { factReader } from "./fact-of.server.ts";

const MOST_ALERTS = 200;
const MOST_MESSAGES = 30;

type DeliveryRow = Pick<typeof deliveries.$inferSelect, "channel" | "state" | "createdAt">;

/** Returns the last messages to a person, newest first, with their headlines. @throws {DatabaseError} */
export async function sentAlerts(
  { database, seal }: { readonly database: Database; readonly seal: Seal },
  personId: string,
  language: Language,
): Promise<SentAlert[]> {
  const { rows, posted } = await database.run(async (queries) => {
    const newest = await queries
      .select({ id: alerts.id })
      .from(alerts)
      .where(and(eq(alerts.personId, personId), isNotNull(alerts.gatheredAt)))
      .orderBy(desc(alerts.id))
      .limit(MOST_ALERTS);
    const ids = newest.map(({ id }) => id);
    const rows = await alertRows(queries, sql`${alerts.id} = ANY (${sql.param(ids)}::bigint[])`);
    // Deliveries are posted in the transaction that groups the alerts, so they have the same time.
    const moments = [...new Set(rows.flatMap(({ alert }) => alert.gatheredAt ?? []).map(Number))];
    const posted = await queries
      .select({ channel: deliveries.channel, state: deliveries.state, createdAt: deliveries.createdAt })
      .from(deliveries)
      .where(
        and(
          eq(deliveries.personId, personId),
          inArray(deliveries.kind, ["alert", "digest"]),
          inArray(
            deliveries.createdAt,
            moments.map((ms) => new Date(ms)),
          ),
        ),
      );
    return { rows, posted };
  });
  const messages = new Map<string, { at: Date; first: (typeof rows)[number]["alert"]; facts: Fact[] }>();
  const factOf = factReader(seal);
  for (const row of rows) {
    const { alert } = row;
    const fact = factOf(row);
    if (fact === null || alert.gatheredAt === null) continue;
    const key = `${alert.gatheredAt.toISOString()} ${alert.channel}`;
    const message = messages.get(key) ?? { at: alert.gatheredAt, first: alert, facts: [] };
    message.facts.push(fact);
    messages.set(key, message);
  }
  return [...messages.values()]
    .sort((a, b) => b.at.getTime() - a.at.getTime())
    .slice(0, MOST_MESSAGES)
    .map(({ at, first: { channel, insteadOf }, facts }) => ({
      at: at.toISOString(),
      channel,
      insteadOf,
      state: stateOf(
        posted.filter((each) => each.channel === channel && each.createdAt.getTime() === at.getTime()),
      ),
      alerts: factsToSend(facts).map((fact) => {
        const { headline, path, statusId, source } = alertText(fact, language);
        return { headline, path, statusId, source };
      }),
    }));
}

/** Returns the state of a message. One device that received it is enough. */
function stateOf(posted: readonly DeliveryRow[]): SentAlert["state"] {
  if (posted.length === 0) return "none";
  if (posted.some(({ state }) => state === "sent")) return "sent";
  return posted.every(({ state }) => state === "dead") ? "failed" : "waiting";
}
