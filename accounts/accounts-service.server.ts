import type { Database } from "#database/open.server.ts";
import { createRateLimits } from "#database/rate-limits.server.ts";
import { createSeal } from "#delivery/seal.server.ts";
import type { Cleanings } from "#territory/cleanings.ts";
import { createLoginCheck, createProviderKeys, createTokenCheck } from "./access-tokens.server.ts";
import type { AccountsContext } from "./accounts-context.server.ts";
import type { AccountsService, AlertAct } from "./accounts-service.ts";
import { deviceActs } from "./device-acts.server.ts";
import { emailActs } from "./email-acts.server.ts";
import type { FindGround } from "./find-ground.ts";
import { fireActs } from "./fire-acts.server.ts";
import { createIdentityProvider } from "./identity-provider.server.ts";
import { leavingActs } from "./leaving-acts.server.ts";
import { createMark } from "./marks.server.ts";
import { newsletterActs } from "./newsletter-acts.server.ts";
import { phoneActs } from "./phone-acts.server.ts";
import { placeActs } from "./place-acts.server.ts";
import { profileActs } from "./profile-acts.server.ts";
import { sessionActs } from "./session-acts.server.ts";
import { stopActs } from "./stop-acts.server.ts";
import { textCapsOf } from "./text-caps.server.ts";

/** Settings of the account service. */
export interface AccountSettings {
  readonly IDENTITY_URL: string;
  readonly IDENTITY_CLIENT_ID: string;
  readonly IDENTITY_APP_CLIENT_ID?: string | undefined;
  readonly IDENTITY_AUDIENCE: string;
  readonly IDENTITY_MANAGEMENT_ID: string;
  readonly IDENTITY_MANAGEMENT_SECRET: string;
  readonly SEAL_KEYS: readonly string[];
  readonly PUSH_ORIGINS: readonly string[];
  readonly SMS_CAP_DAY: number;
  readonly SMS_CAP_PREFIX: number;
  readonly SMS_CAP_NETWORK: number;
  readonly cleanings?: Cleanings;
}

/**
 * Creates the dependencies of account commands from the settings. Sends no request before the first command.
 */
export function createAccountsContext(settings: AccountSettings, database: Database): AccountsContext {
  const issuer = settings.IDENTITY_URL;
  const clients = [settings.IDENTITY_CLIENT_ID, settings.IDENTITY_APP_CLIENT_ID ?? ""];
  const keys = createProviderKeys(issuer);
  return {
    database,
    limits: createRateLimits(database),
    seal: createSeal(settings.SEAL_KEYS),
    mark: createMark(settings.SEAL_KEYS),
    checkToken: createTokenCheck({ issuer, audience: settings.IDENTITY_AUDIENCE, clients }, keys),
    loggedInAt: createLoginCheck({ issuer, clients }, keys),
    provider: createIdentityProvider({
      url: settings.IDENTITY_URL,
      clientId: settings.IDENTITY_CLIENT_ID,
      managementId: settings.IDENTITY_MANAGEMENT_ID,
      managementSecret: settings.IDENTITY_MANAGEMENT_SECRET,
      ...(settings.cleanings && { cleanings: settings.cleanings }),
    }),
    pushOrigins: settings.PUSH_ORIGINS,
    textCaps: textCapsOf(settings),
    now: () => new Date(),
  };
}

/**
 * Creates all account commands except those on alerts.
 * @param findGround finds the zone and region of a saved place
 */
export function createAccountsService(
  context: AccountsContext,
  findGround: FindGround,
): Omit<AccountsService, AlertAct> {
  return {
    ...profileActs(context),
    ...placeActs(context, findGround),
    ...fireActs(context),
    ...emailActs(context),
    ...phoneActs(context),
    ...deviceActs(context),
    ...sessionActs(context),
    ...leavingActs(context),
    ...newsletterActs(context),
    ...stopActs(context),
  };
}
