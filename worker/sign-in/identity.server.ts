import * as oidc from "openid-client";
import { z } from "zod";
import { createIdentityProvider } from "#accounts/identity-provider.server.ts";
import { ROLES } from "#database/schema.ts";
import type { Settings } from "#settings";
import { cleanLine } from "#territory/clean-text.ts";
import { fetchOutside, JSON_TYPES, OutsideRefusal } from "#territory/fetch-outside.server.ts";
import type { Language } from "#territory/language.ts";
import { readName } from "../consultations/reader.ts";
import type { Staff } from "../staff.ts";

/** Why a sign-in failed. `cancelled`: the person stopped it, or the provider denied it. */
type SignInFailure = "cancelled" | "refused" | "unavailable";

export class SignInError extends Error {
  readonly failure: SignInFailure;

  constructor(failure: SignInFailure, cause: unknown) {
    super("The identity provider signs nobody in.", { cause });
    this.failure = failure;
  }
}

/** Secrets of a sign-in in progress. The provider's response must match them. */
interface Attempt {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** The identity provider for operators and dispatch. */
export interface OperationsIdentity {
  /** Public origin of the agency's pages. */
  readonly origin: string;
  /** Starts a sign-in; returns the provider's address to redirect to. @throws {SignInError} */
  begin(language: Language): Promise<{ readonly url: string; readonly attempt: Attempt }>;
  /** Checks the provider's response. @param query of the redirect address @throws {SignInError} */
  finish(query: string, attempt: Attempt): Promise<Staff>;
  /** Returns whether the provider answers, so that people can sign in. The result is reused for ten seconds. */
  isReachable(): Promise<boolean>;
  /** Returns a person's roles; null if the account is closed. @throws {AccountError} without an answer */
  rolesOf(subject: string): Promise<readonly string[] | null>;
}

type IdentitySettings = Pick<
  Settings,
  | "IDENTITY_URL"
  | "IDENTITY_CLIENT_ID"
  | "IDENTITY_MANAGEMENT_ID"
  | "IDENTITY_MANAGEMENT_SECRET"
  | "OPERATIONS_IDENTITY_CLIENT_ID"
  | "OPERATIONS_IDENTITY_SECRET"
  | "OPERATIONS_ROLES_CLAIM"
  | "DISPATCH_URL"
>;

export const BACK_PATH = "/operator/sign-in/back";
/** Longest duration of a sign-in, in seconds. Also the maximum age of the person's login at the provider. */
export const SIGN_IN_SECONDS = 600;
const LIMITS = {
  source: "identity-operations",
  timeLimitMs: 5_000,
  mostBytes: 256 * 1024,
  types: JSON_TYPES,
};
const PROBE_LIMIT_MS = 2_000;
const PROBED_MS = 10_000;
const SILENT_CODES = ["OAUTH_TIMEOUT", "OAUTH_RESPONSE_IS_NOT_CONFORM", "OAUTH_RESPONSE_IS_NOT_JSON"];

const text = z.string().catch("");
const list = z.array(z.string()).catch([]);
const idClaims = z.looseObject({
  // An unclean subject is refused, not cleaned: the cleaned subject could be another person's.
  sub: z
    .string()
    .min(1)
    .refine((sub) => cleanLine(sub) === sub),
  name: text,
  email: text,
  amr: list,
});

/** Signs staff in by OpenID Connect: authorization code, PKCE, state, nonce and a signed ID token. */
export function createOperationsIdentity(
  settings: IdentitySettings,
  fetch = globalThis.fetch,
): OperationsIdentity {
  const { origin } = new URL(settings.DISPATCH_URL);
  const { rolesOf } = createIdentityProvider({
    url: settings.IDENTITY_URL,
    clientId: settings.IDENTITY_CLIENT_ID,
    managementId: settings.IDENTITY_MANAGEMENT_ID,
    managementSecret: settings.IDENTITY_MANAGEMENT_SECRET,
  });
  const outside: oidc.CustomFetch = (address, { method, headers, body, signal }) =>
    fetchOutside(
      address,
      { ...LIMITS, fetch },
      {
        method,
        headers,
        body: body instanceof Uint8Array ? new Uint8Array(body) : (body ?? null),
        ...(signal && { signal }),
      },
    );
  const discover = () =>
    oidc.discovery(
      new URL(settings.IDENTITY_URL),
      settings.OPERATIONS_IDENTITY_CLIENT_ID,
      { id_token_signed_response_alg: "RS256" },
      oidc.ClientSecretPost(settings.OPERATIONS_IDENTITY_SECRET),
      {
        [oidc.customFetch]: outside,
        execute: [
          oidc.enableNonRepudiationChecks,
          ...(settings.IDENTITY_URL.startsWith("http:") ? [oidc.allowInsecureRequests] : []),
        ],
      },
    );
  let known: Promise<oidc.Configuration> | undefined;
  function configuration(): Promise<oidc.Configuration> {
    known ??= discover().catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  }
  async function withSignInErrors<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    try {
      return await ask();
    } catch (error) {
      const failure = failureOf(error);
      if (failure === "unavailable") probed = undefined;
      throw new SignInError(failure, error);
    }
  }

  let probed: { readonly at: number; readonly answers: Promise<boolean> } | undefined;
  async function answers(): Promise<boolean> {
    const address = `${settings.IDENTITY_URL}/.well-known/openid-configuration`;
    const limits = { ...LIMITS, timeLimitMs: PROBE_LIMIT_MS, fetch };
    const answer = await fetchOutside(address, limits).catch(() => null);
    // A rate-limit response counts as an answer, so flooding the provider does not enable the shared
    // password.
    return answer !== null && answer.status < 500;
  }

  return {
    origin,
    rolesOf,
    isReachable() {
      const age = Date.now() - (probed?.at ?? 0);
      if (probed === undefined || age < 0 || age >= PROBED_MS)
        // Check twice: one lost response is not an outage.
        probed = { at: Date.now(), answers: answers().then((isThere) => isThere || answers()) };
      return probed.answers;
    },
    begin: (language) =>
      withSignInErrors(async () => {
        const attempt = {
          state: oidc.randomState(),
          nonce: oidc.randomNonce(),
          verifier: oidc.randomPKCECodeVerifier(),
        };
        const start = oidc.buildAuthorizationUrl(await configuration(), {
          redirect_uri: origin + BACK_PATH,
          scope: "openid profile email",
          state: attempt.state,
          nonce: attempt.nonce,
          code_challenge: await oidc.calculatePKCECodeChallenge(attempt.verifier),
          code_challenge_method: "S256",
          // After a sign-out, the provider's own session must not sign anyone in.
          prompt: "login",
          max_age: String(SIGN_IN_SECONDS),
          ui_locales: language,
        });
        return { url: start.href, attempt };
      }),
    finish: (query, { state, nonce, verifier }) =>
      withSignInErrors(async () => {
        const address = new URL(BACK_PATH + query, origin);
        const tokens = await oidc.authorizationCodeGrant(await configuration(), address, {
          ...{ expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier },
          ...{ maxAge: SIGN_IN_SECONDS, idTokenExpected: true },
        });
        const { sub, name, email, amr, ...others } = idClaims.parse(tokens.claims());
        const roles = list.parse(others[settings.OPERATIONS_ROLES_CLAIM]);
        return {
          subject: sub,
          name: [name, email, sub].map(readName).find((each) => each !== "") ?? "",
          roles: ROLES.filter((role) => roles.includes(role)),
          hasSecondFactor: amr.includes("mfa"),
        };
      }),
  };
}

function failureOf(error: unknown): SignInFailure {
  if (error instanceof oidc.AuthorizationResponseError)
    return error.error === "access_denied" ? "cancelled" : "refused";
  const isSilent =
    error instanceof TypeError ||
    (error instanceof oidc.ResponseBodyError && error.status >= 500) ||
    (error instanceof oidc.ClientError &&
      (error.cause instanceof OutsideRefusal || SILENT_CODES.includes(error.code ?? "")));
  return isSilent ? "unavailable" : "refused";
}
