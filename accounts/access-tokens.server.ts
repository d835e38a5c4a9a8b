import {
  createRemoteJWKSet,
  customFetch,
  errors,
  type JWTPayload,
  type JWTVerifyOptions,
  jwtVerify,
} from "jose";
import { cleanLine } from "#territory/clean-text.ts";
import { fetchOutside, JSON_TYPES } from "#territory/fetch-outside.server.ts";
import { AccountError } from "./accounts-service.ts";

/** Verified claims of an access token. */
export interface SignedIn {
  readonly subject: string;
  readonly issuedAt: Date;
}

export interface TokenRules {
  /** The provider's origin, without a trailing slash. The `iss` claim has a trailing slash. */
  readonly issuer: string;
  readonly audience: string;
  /** Client ids of our own applications at the provider. */
  readonly clients: readonly string[];
}

const ALGORITHMS = ["RS256"];
const LEEWAY_SECONDS = 60;
const KEYS = {
  source: "identity-keys",
  // Less than the library's own limit of 5 s, so that this limit applies.
  timeLimitMs: 4_000,
  mostBytes: 256 * 1024,
  types: JSON_TYPES,
};
/** Minimum time between two requests for keys, even if many tokens with unknown keys come at once. */
const KEYS_COOLDOWN_MS = 1_000;
const KEYS_AGE_MS = 10 * 60_000;

/** Errors that mean a bad token. Any other error means that the provider is unavailable. */
const REFUSALS = [
  errors.JWTExpired,
  errors.JWTInvalid,
  errors.JWTClaimValidationFailed,
  errors.JWSInvalid,
  errors.JWSSignatureVerificationFailed,
  errors.JOSEAlgNotAllowed,
  errors.JOSENotSupported,
  errors.JWKSNoMatchingKey,
];

/** Returns true if a token was issued to our client, according to `azp` (Auth0) or `client_id` (RFC 9068). */
function isOfClient({ azp, client_id }: JWTPayload, clients: readonly string[]): boolean {
  const named = [azp, client_id].filter((name) => name !== undefined);
  return (
    named.length > 0 && named.every((name) => clients.some((client) => client !== "" && client === name))
  );
}

/** Checks tokens with the provider's cached keys. Fetches the keys again for a token with an unknown key. */
export interface ProviderKeys {
  /** @throws {AccountError} `not-signed-in` for a bad token, `unavailable` if the keys cannot be fetched */
  verified(token: string, rules: JWTVerifyOptions): Promise<JWTPayload>;
}

/** @param issuer the provider's origin, without a trailing slash; the `iss` claim has a trailing slash */
export function createProviderKeys(issuer: string): ProviderKeys {
  const keys = createRemoteJWKSet(new URL(`${issuer}/.well-known/jwks.json`), {
    cooldownDuration: KEYS_COOLDOWN_MS,
    // Keys never expire here; we renew them ourselves. If the provider is down, cached keys still verify
    // tokens.
    cacheMaxAge: Number.POSITIVE_INFINITY,
    // The library's own cooldown only follows successful responses.
    [customFetch]: pausedByFailure,
  });
  let renewedAt = Date.now();
  function renewOldKeys(): void {
    if (Date.now() - renewedAt < KEYS_AGE_MS) return;
    renewedAt = Date.now();
    keys.reload().catch(() => {});
  }
  let resumesAt = 0;
  async function pausedByFailure(url: string, options: RequestInit): Promise<Response> {
    if (Date.now() < resumesAt) throw new TypeError("The provider failed a moment ago.");
    resumesAt = Date.now() + KEYS_COOLDOWN_MS;
    const answer = await fetchOutside(url, KEYS, options);
    if (answer.ok) resumesAt = 0;
    return answer;
  }
  const ours = {
    issuer: `${issuer}/`,
    algorithms: ALGORITHMS,
    clockTolerance: LEEWAY_SECONDS,
    requiredClaims: ["sub", "exp", "iat"],
  };
  return {
    async verified(token, rules) {
      renewOldKeys();
      try {
        return (await jwtVerify(token, keys, { ...ours, ...rules })).payload;
      } catch (error) {
        if (REFUSALS.some((kind) => error instanceof kind)) {
          // The library's messages name the claim or the algorithm, never the token.
          throw new AccountError(
            "not-signed-in",
            error instanceof Error ? error.message : "The token is invalid.",
          );
        }
        throw new AccountError("unavailable", "The provider's keys cannot be fetched.", { cause: error });
      }
    },
  };
}

/** Checks access tokens. The returned function throws as {@link ProviderKeys.verified} does. */
export function createTokenCheck(
  { issuer, audience, clients }: TokenRules,
  keys = createProviderKeys(issuer),
): (token: string) => Promise<SignedIn> {
  return async function checkToken(token) {
    const payload = await keys.verified(token, { audience });
    const { sub, iat } = payload;
    // Any application of the tenant can request a token with our audience.
    if (!isOfClient(payload, clients))
      throw new AccountError("not-signed-in", "The token was issued to another client.");
    // Reject a subject that cleaning would change: the cleaned subject could be another person's.
    if (typeof sub !== "string" || sub === "" || cleanLine(sub) !== sub || typeof iat !== "number")
      throw new AccountError("not-signed-in", "The token does not name a person.");
    return { subject: sub, issuedAt: new Date(iat * 1000) };
  };
}

/**
 * Reads the time of the person's last login from an ID token. The returned function returns null if the token
 * is invalid, or belongs to another person or client. It throws {AccountError} `unavailable` if the keys
 * cannot be fetched.
 */
export function createLoginCheck(
  { issuer, clients }: Pick<TokenRules, "issuer" | "clients">,
  keys = createProviderKeys(issuer),
): (idToken: string, subject: string) => Promise<Date | null> {
  const audience = clients.filter((client) => client !== "");
  return async function loggedInAt(idToken, subject) {
    try {
      // A token for both an API and a client is not one of our ID tokens: require a single audience.
      const { aud, auth_time } = await keys.verified(idToken, { audience, subject });
      return typeof aud === "string" && typeof auth_time === "number" ? new Date(auth_time * 1000) : null;
    } catch (error) {
      if (error instanceof AccountError && error.code === "not-signed-in") return null;
      throw error;
    }
  };
}
