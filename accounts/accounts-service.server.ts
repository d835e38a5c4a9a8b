import type { Database } from "#database/open.server.ts";
import { createRateLimits } from "#database/rate-limits.server.ts";
import { createSeal } from "#delivery/seal.server.ts";
import type { Cleanings } from "#territory/cleanings.ts";
import { createLoginCheck, createProviderKeys, createTokenCheck } from "./access-tokens.server.ts";
import type { AccountsContext } from "./accounts-context.server.ts";
import type { AccountsService, AlertCommand } from "./accounts-service.ts";
import { deviceCommands } from "./device-commands.server.ts";
import { emailCommands } from "./email-commands.server.ts";
import type { LocatePlace } from "./find-location.ts";
import { fireCommands } from "./fire-commands.server.ts";
import { createIdentityProvider } from "./identity-provider.server.ts";
import { createKeyedHash } from "./keyed-hash.server.ts";
import { leavingCommands } from "./leaving-commands.server.ts";
import { newsletterCommands } from "./newsletter-commands.server.ts";
import { phoneCommands } from "./phone-commands.server.ts";
import { placeCommands } from "./place-commands.server.ts";
import { profileCommands } from "./profile-commands.server.ts";
import { sessionCommands } from "./session-commands.server.ts";
import { stopCommands } from "./stop-commands.server.ts";
import { type CapSettings, textCapsOf } from "./text-caps.server.ts";

export interface AccountSettings extends CapSettings {
  readonly IDENTITY_URL: string;
  readonly IDENTITY_CLIENT_ID: string;
  readonly IDENTITY_APP_CLIENT_ID?: string | undefined;
  readonly IDENTITY_AUDIENCE: string;
  readonly IDENTITY_MANAGEMENT_ID: string;
  readonly IDENTITY_MANAGEMENT_SECRET: string;
  readonly SEAL_KEYS: readonly string[];
  readonly PUSH_ORIGINS: readonly string[];
  readonly cleanings?: Cleanings;
}

/** Creates the dependencies of account commands. Sends no request before the first command. */
export function createAccountsContext(settings: AccountSettings, database: Database): AccountsContext {
  const issuer = settings.IDENTITY_URL;
  const clients = [settings.IDENTITY_CLIENT_ID, settings.IDENTITY_APP_CLIENT_ID ?? ""];
  const keys = createProviderKeys(issuer);
  return {
    database,
    limits: createRateLimits(database),
    seal: createSeal(settings.SEAL_KEYS),
    keyedHash: createKeyedHash(settings.SEAL_KEYS),
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

/** Creates all account commands except those on alerts. */
export function createAccountsService(
  context: AccountsContext,
  findLocation: LocatePlace,
): Omit<AccountsService, AlertCommand> {
  return {
    ...profileCommands(context),
    ...placeCommands(context, findLocation),
    ...fireCommands(context),
    ...emailCommands(context),
    ...phoneCommands(context),
    ...deviceCommands(context),
    ...sessionCommands(context),
    ...leavingCommands(context),
    ...newsletterCommands(context),
    ...stopCommands(context),
  };
}
