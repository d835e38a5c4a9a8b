import { and, desc, eq, inArray, isNotNull } from "drizzle-orm";
import type { SentAlert } from "#accounts/account-api.ts";
import type { AccountsContext } from "#accounts/accounts-context.server.ts";
import { AccountError, type AccountsService, type AlertCommand } from "#accounts/accounts-service.ts";
import { authenticate } from "#accounts/authenticate.server.ts";
import { isEmailConfirmed } from "#accounts/confirmed-email.server.ts";
import type { LocatePlace } from "#accounts/find-location.ts";
import { locatePoint } from "#accounts/place-rows.server.ts";
import { postAnswer } from "#accounts/post-answer.server.ts";
import { tryAddressAgain } from "#accounts/refused-addresses.server.ts";
import { takeText } from "#accounts/text-caps.server.ts";
import type { Database } from "#database/open.server.ts";
import { alerts, deliveries } from "#database/schema.ts";
import type { Seal } from "#delivery/seal.server.ts";
import type { Language } from "#territory/language.ts";
import { alertRows, isOneOf } from "./alert-rows.server.ts";
import { alertText } from "./alert-text.ts";
import { type Fact, factsToSend } from "./fact.ts";
import { factOf } from "./fact-of.server.ts";
import { pastAlerts } from "./past-alerts.server.ts";

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
    const rows = await alertRows(queries, isOneOf(ids));
    // Deliveries are posted in the transaction that groups the alerts: `createdAt` equals `gatheredAt`.
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
  for (const row of rows) {
    const { alert } = row;
    const fact = factOf(row, seal);
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

/** Returns the state of a message: `sent` if at least one of the person's devices got the message. */
function stateOf(posted: readonly DeliveryRow[]): SentAlert["state"] {
  if (posted.length === 0) return "none";
  if (posted.some(({ state }) => state === "sent")) return "sent";
  return posted.every(({ state }) => state === "dead") ? "failed" : "waiting";
}

const TESTS = { most: 10, perSeconds: 3600 };
const LOOKS = { most: 120, perSeconds: 3600 };

/** Creates the commands on alerts: preview a place's past alerts, list sent messages, send a test. */
export function alertCommands(
  context: AccountsContext,
  findLocation: LocatePlace,
): Pick<AccountsService, AlertCommand> {
  const { database, limits, seal, now } = context;
  return {
    async pastAlerts({ accessToken, language, place }) {
      const person = await authenticate(context, accessToken, language);
      const usage = await limits.consume(`past-alerts:${person.id}`, LOOKS);
      if (!usage.isAllowed) throw new AccountError("too-many", "Too many places were tried.", usage);
      const { at, location } = await locatePoint(place, findLocation);
      const { locationNickname: nickname, dailyNotification: isDaily, radiusKm } = place;
      const choices = {
        ...{ withOrders: place.orderNotification, airLevel: place.airNotification },
        ...{ alertHeat: place.heatNotification, alertRoads: place.roadNotification },
      };
      const considered = { at, location, radiusKm, nickname, isDaily, choices };
      return pastAlerts(database, considered, language, now());
    },

    async sentAlerts({ accessToken, language }) {
      const person = await authenticate(context, accessToken, language);
      return { messages: await sentAlerts(context, person.id, language) };
    },

    async testAlert({ accessToken, language, channel }, sender) {
      const person = await authenticate(context, accessToken, language, { isVisit: true });
      if (channel === "email" && !isEmailConfirmed(person))
        throw new AccountError("email-unconfirmed", "The address is not confirmed: nothing is sent there.");
      const address = channel === "email" ? person.sealedEmail : person.sealedPhone;
      if (address === null || (channel === "sms" && person.phoneVerifiedAt === null))
        throw new AccountError("phone-missing", "Text messages need a verified phone number.");
      const usage = await limits.consume(`alert-test:${person.id}`, TESTS);
      if (!usage.isAllowed) throw new AccountError("too-many", "Too many tests were asked for.", usage);
      const message = {
        naturalKey: `alert-test:${channel}:${person.id}:${now().toISOString()}`,
        personId: person.id,
        kind: "alert-test",
        channel,
        language: person.language,
        address: seal.open(address),
        about: {},
      };
      await tryAddressAgain(context, channel, person.id);
      await database.transaction(async (transaction) => {
        const text = { kind: "test", phone: message.address, network: sender?.range ?? null } as const;
        if (channel === "sms") await takeText(transaction, context, text);
        await postAnswer(transaction, { seal, now: now(), ...message });
      });
      return { sent: true };
    },
  };
}
