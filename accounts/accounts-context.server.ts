import type { Database } from "#database/open.server.ts";
import type { StoredRateLimits } from "#database/rate-limits.server.ts";
import type { Seal } from "#delivery/seal.server.ts";
import type { SignedIn } from "./access-tokens.server.ts";
import type { IdentityProvider } from "./identity-provider.server.ts";
import type { KeyedHash } from "./keyed-hash.server.ts";
import type { TextCaps } from "./text-caps.server.ts";

export interface AccountsContext {
  readonly database: Database;
  readonly limits: StoredRateLimits;
  readonly seal: Seal;
  readonly keyedHash: KeyedHash;
  /** @throws {AccountError} */
  readonly checkToken: (token: string) => Promise<SignedIn>;
  /** Returns the login time in an ID token; null for a bad token. @throws {AccountError} `unavailable` */
  readonly loggedInAt: (idToken: string, subject: string) => Promise<Date | null>;
  readonly provider: IdentityProvider;
  /** Origins of the push services that we allow for browsers. */
  readonly pushOrigins: readonly string[];
  /** Limits on text messages that a stranger can make us send. */
  readonly textCaps: TextCaps;
  readonly now: () => Date;
  /** Clock for times that several programs compare; the database's clock if unset. */
  readonly databaseClock?: () => Date;
}
