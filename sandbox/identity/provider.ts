import Provider, { type Configuration, type KoaContextWithOIDC } from "oidc-provider";
import { z } from "zod";
import { audiencesOf, checkResource } from "./audiences.ts";
import { browserClients, type IdentityClients, isLoopback, operationsClients } from "./clients.ts";
import type { People } from "./people.ts";
import type { ProviderStore } from "./provider-store.ts";
import { Sessions } from "./sessions.ts";
import type { SigningKeys } from "./signing-keys.ts";

const MOST_KEPT = 1000;

/**
 * Remembers requests with the scope `offline_access`, by code challenge. Auth0 gives a refresh token for each
 * such request, but `oidc-provider` drops the scope if no consent was requested.
 */
export class OfflineRequests {
  readonly #challenges = new Set<string>();

  note(query: URLSearchParams): void {
    const challenge = query.get("code_challenge");
    if (challenge === null || !query.get("scope")?.split(" ").includes("offline_access")) return;
    this.#challenges.add(challenge);
    const [oldest] = this.#challenges;
    if (this.#challenges.size > MOST_KEPT && oldest !== undefined) this.#challenges.delete(oldest);
  }

  includes(challenge: string): boolean {
    return this.#challenges.has(challenge);
  }
}

export interface ProviderParts {
  /** Address of the provider with a final slash, as Auth0 writes it. */
  readonly issuer: string;
  readonly audience: string;
  readonly clients: IdentityClients;
  /** Name of the claim of ID tokens that lists a person's roles. */
  readonly rolesClaim: string;
  readonly people: People;
  readonly keys: SigningKeys;
  readonly store: ProviderStore;
  readonly cookieKey: string;
  readonly offline: OfflineRequests;
}

const DAY = 24 * 3600;
const SCOPES = ["openid", "profile", "email", "offline_access"];

/** Creates an OpenID provider with Auth0's paths, parameters and tokens, based on `oidc-provider`. */
export function createProvider(parts: ProviderParts): Provider {
  const { issuer, audience, clients, rolesClaim, people, keys, store, cookieKey, offline } = parts;
  const audiences = audiencesOf(issuer, audience);
  const configuration: Configuration = {
    clients: [...browserClients(clients), ...operationsClients(clients)],
    adapter: store.adapter,
    jwks: { keys: [...keys.list()] as NonNullable<Configuration["jwks"]>["keys"] },
    cookies: { keys: [cookieKey], short: { sameSite: "lax" }, long: { sameSite: "lax" } },
    routes: {
      authorization: "/authorize",
      token: "/oauth/token",
      jwks: "/.well-known/jwks.json",
      // The next two paths are only for the discovery document. `app.ts` handles their requests first.
      userinfo: "/userinfo",
      end_session: "/oidc/logout",
      revocation: "/oauth/revoke",
    },
    responseTypes: ["code"],
    scopes: SCOPES,
    claims: {
      openid: ["sub", "amr", rolesClaim],
      email: ["email", "email_verified"],
      profile: ["name", "given_name", "family_name", "locale", "updated_at"],
    },
    conformIdTokenClaims: false,
    // Parameters that Auth0 accepts in addition to OpenID's.
    extraParams: ["screen_hint", "audience"],
    pkce: { required: () => true },
    rotateRefreshToken: true,
    issueRefreshToken: (_ctx, _client, code) =>
      "codeChallenge" in code && offline.includes(String(code.codeChallenge)),
    expiresWithSession: () => false,
    clientBasedCORS: (_ctx, origin) => isLoopback(origin),
    ttl: {
      AccessToken: 600,
      IdToken: 3600,
      RefreshToken: 30 * DAY,
      AuthorizationCode: 60,
      Interaction: 3600,
      Session: 3 * DAY,
      Grant: 30 * DAY,
    },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: true },
      revocation: {
        enabled: true,
        allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId,
      },
      webMessageResponseMode: { enabled: true, ack: "individual-draft-01" } as never, // its types lack this draft
      resourceIndicators: {
        enabled: true,
        // A code and a refresh token contain the audience that `/authorize` requested.
        defaultResource: (_ctx, _client, [requested] = []) => requested ?? audience,
        useGrantedResource: () => true,
        getResourceServerInfo: (_ctx, resource) => {
          checkResource(audiences, resource);
          return {
            scope: SCOPES.join(" "),
            audience: resource,
            accessTokenFormat: "jwt",
            jwt: { sign: { alg: "RS256" } },
          };
        },
      },
    },
    formats: {
      customizers: {
        jwt: (_ctx, token, jwt) => {
          jwt.payload.aud = [String(jwt.payload.aud), `${issuer}userinfo`];
          jwt.payload.azp = String(token.clientId ?? "");
        },
      },
    },
    findAccount: (_ctx, id) => {
      const person = people.byId(id);
      if (person === undefined || person.blocked) return undefined;
      const { email, email_verified, given_name, family_name, locale, updated_at, roles } = person;
      const name = [given_name, family_name].filter(Boolean).join(" ") || email;
      const profile = { sub: id, email, email_verified, given_name, family_name, name, locale, updated_at };
      return {
        accountId: id,
        claims: () => ({ ...profile, ...(roles.length > 0 && { [rolesClaim]: roles }) }),
      };
    },
    loadExistingGrant: (ctx) => grantOf(ctx, [clients.webId, clients.operationsId]),
    renderError: (ctx, out) => {
      ctx.type = "html";
      ctx.body = "";
      ctx.redirect(`/problem?error=${encodeURIComponent(out.error)}`);
    },
  };
  const provider = new Provider(issuer, configuration);
  provider.Client.prototype.redirectUriAllowed = isLoopback;
  // Auth0's ID tokens contain the session's ID, which is the same for all clients.
  Object.assign(provider.Client.prototype, { includeSid: () => true });
  Object.assign(provider.Session.prototype, {
    sidFor(this: { readonly uid: string }) {
      return this.uid;
    },
  });
  provider.use(refusalOfGrant);
  provider.on("grant.error", (ctx, error) => {
    if (/code_(?:verifier|challenge)/.test(String(error.cause))) UNVERIFIED.add(ctx);
  });
  const sessions = new Sessions(store);
  provider.on("grant.success", (ctx) => {
    const { AuthorizationCode, RefreshToken } = ctx.oidc.entities;
    const id = (RefreshToken ?? AuthorizationCode)?.sessionUid;
    if (id !== undefined) void sessions.noteUse(id, ctx.get("user-agent"));
  });
  return provider;
}

/** Auth0's messages for a refused grant, by the part of the request that was wrong. */
const REFUSED_GRANTS: Readonly<Record<string, string>> = {
  authorization_code: "Invalid authorization code",
  code_verifier: "Failed to verify code verifier",
  refresh_token: "Unknown or invalid refresh token.",
};
const refused = z.object({ error: z.literal("invalid_grant") });

/** Token requests with a wrong code verifier, or without a code verifier. */
const UNVERIFIED = new WeakSet<object>();

/** Sets Auth0's status and message on the response to a refused grant, because clients check them. */
async function refusalOfGrant(ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> {
  await next();
  const wrong = UNVERIFIED.has(ctx) ? "code_verifier" : String(ctx.oidc?.params?.grant_type);
  const words = REFUSED_GRANTS[wrong];
  if (words === undefined || !refused.safeParse(ctx.body).success) return;
  ctx.status = 403;
  ctx.body = { error: "invalid_grant", error_description: words };
}

/** Returns the grant of a request. Our own clients get a grant for any known API without consent. */
async function grantOf(ctx: KoaContextWithOIDC, ownIds: readonly string[]) {
  const { client, session, provider, result, resourceServers = {} } = ctx.oidc;
  if (!client || !session) return undefined;
  const grantId = result?.consent?.grantId ?? session.grantIdFor(client.clientId);
  const known = grantId ? await provider.Grant.find(grantId) : undefined;
  if (!ownIds.includes(client.clientId) || session.accountId === undefined) return known;
  const grant = known ?? new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope(SCOPES.join(" "));
  for (const resource of Object.keys(resourceServers)) grant.addResourceScope(resource, SCOPES.join(" "));
  await grant.save();
  return grant;
}
