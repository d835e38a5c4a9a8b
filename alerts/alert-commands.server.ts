import type { AccountsContext } from "#accounts/accounts-context.server.ts";
import { AccountError, type AccountsService, type AlertCommand } from "#accounts/accounts-service.ts";
import { authenticate } from "#accounts/authenticate.server.ts";
import { isEmailConfirmed } from "#accounts/confirmed-email.ts";
import type { LocatePlace } from "#accounts/find-location.ts";
import { locatePoint } from "#accounts/place-rows.server.ts";
import { tryAddressAgain } from "#accounts/refused-addresses.server.ts";
import { takeText } from "#accounts/text-caps.server.ts";
import { post } from "#delivery/post.server.ts";
import { pastAlerts } from "./past-alerts.server.ts";
import { sentAlerts } from "./sent-alerts.server.ts";

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
        urgency: "answer",
      } as const;
      await tryAddressAgain(context, channel, person.id);
      await database.transaction(async (transaction) => {
        const text = { kind: "test", phone: message.address, network: sender?.range ?? null } as const;
        if (channel === "sms") await takeText(transaction, context, text);
        await post(transaction, [message], { seal, now: now() });
      });
      return { sent: true };
    },
  };
}
