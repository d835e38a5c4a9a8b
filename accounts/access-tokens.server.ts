import { createRemoteJWKSet, customFetch, errors, type JWTPayload, jwtVerify } from "jose";
import { cleanLine } from "#territory/clean-text.ts";
import { fetchOutside, JSON_TYPES } from "#territory/fetch-outside.server.ts";
import { AccountError } from "./accounts-service.ts";

/** What a good token says. */
export interface SignedIn {
  /** What the provider calls its person. */
  readonly subject: string;
  readonly issuedAt: Date;
}

export interface TokenRules {
  /** The provider's origin, without a trailing slash; its tokens name it with one. */
  readonly issuer: string;
  readonly audience: string;
  /** Our own applications at the provider. */
  readonly clients: readonly string[];
}

const ALGORITHMS = ["RS256"];
const LEEWAY_SECONDS = 60;
const KEYS = {
  source: "identity-keys",
  // Less than the library's own limit of 5 s: this one counts.
  timeLimitMs: 4_000,
  mostBytes: 256 * 1024,
  types: JSON_TYPES,
};
/** A flood of tokens with keys that nobody knows asks the provider no oftener, whether it answers or fails. */
const KEYS_COOLDOWN_MS = 1_000;
const KEYS_AGE_MS = 10 * 60_000;

/** Refused for what it is; anything else that goes wrong is the provider's silence. */
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

/** Returns whether a token was issued to one of our clients. Auth0 names it in `azp`, RFC 9068 in `client_id`. */
function isOfClient({ azp, client_id }: JWTPayload, clients: readonly string[]): boolean {
  const named = [azp, client_id].filter((name) => name !== undefined);
  return (
    named.length > 0 && named.every((name) => clients.some((client) => client !== "" && client === name))
  );
}

/**
 * Checks access tokens against the provider's keys, which are kept, and asked for again when a token names another.
 * The returned function throws {AccountError} `not-signed-in` for a bad token, `unavailable` where the keys cannot be had.
 */
export function createTokenCheck({
  issuer,
  audience,
  clients,
}: TokenRules): (token: string) => Promise<SignedIn> {
  const keys = createRemoteJWKSet(new URL(`${issuer}/.well-known/jwks.json`), {
    cooldownDuration: KEYS_COOLDOWN_MS,
    // Ours to renew: a provider that is down signs nobody out whose key we have.
    cacheMaxAge: Number.POSITIVE_INFINITY,
    // The library's own pause follows good answers alone.
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
  const rules = {
    issuer: `${issuer}/`,
    audience,
    algorithms: ALGORITHMS,
    clockTolerance: LEEWAY_SECONDS,
    requiredClaims: ["sub", "exp", "iat"],
  };
  return async function checkToken(token) {
    renewOldKeys();
    const payload = await verified(token);
    const { sub, iat } = payload;
    // Any application of the tenant can ask for a token with our audience.
    if (!isOfClient(payload, clients))
      throw new AccountError("not-signed-in", "The token was issued to another client.");
    // A subject is refused, not cleaned: the clean one could be another person's.
    if (typeof sub !== "string" || sub === "" || cleanLine(sub) !== sub || typeof iat !== "number")
      throw new AccountError("not-signed-in", "The token names nobody.");
    return { subject: sub, issuedAt: new Date(iat * 1000) };
  };

  async function verified(token: string): Promise<JWTPayload> {
    try {
      return (await jwtVerify(token, keys, rules)).payload;
    } catch (error) {
      if (REFUSALS.some((kind) => error instanceof kind)) {
        // The library's words name the claim or the algorithm, never the token.
        throw new AccountError("not-signed-in", error instanceof Error ? error.message : "A bad token.");
      }
      throw new AccountError("unavailable", "The provider's keys cannot be had.", { cause: error });
    }
  }
}
