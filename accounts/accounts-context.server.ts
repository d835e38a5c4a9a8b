import type { Database } from "#database/open.server.ts";
import type { StoredRateLimits } from "#database/rate-limits.server.ts";
import type { Seal } from "#delivery/seal.server.ts";
import type { SignedIn } from "./access-tokens.server.ts";
import type { IdentityProvider } from "./identity-provider.server.ts";
import type { Mark } from "./marks.server.ts";
import type { TextCaps } from "./text-caps.server.ts";

/** What every act on an account is done with. */
export interface AccountsContext {
  readonly database: Database;
  readonly limits: StoredRateLimits;
  readonly seal: Seal;
  readonly mark: Mark;
  /** @throws {AccountError} */
  readonly checkToken: (token: string) => Promise<SignedIn>;
  /** When a person last logged in, by their ID token; null if it proves nothing. @throws {AccountError} `unavailable` */
  readonly loggedInAt: (idToken: string, subject: string) => Promise<Date | null>;
  readonly provider: IdentityProvider;
  /** Push services that browsers may be reached by. */
  readonly pushOrigins: readonly string[];
  /** Of texts that a stranger can make us send. */
  readonly textCaps: TextCaps;
  readonly now: () => Date;
  /** The time that all programs compare; the database's clock when unset. */
  readonly databaseClock?: () => Date;
}
