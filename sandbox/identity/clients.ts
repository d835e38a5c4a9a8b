import type { ClientMetadata } from "oidc-provider";
import type { Settings } from "#settings";

export const providerSettings = (settings: Settings) => ({
  issuer: `${settings.IDENTITY_URL}/`,
  audience: settings.IDENTITY_AUDIENCE,
  clients: {
    webId: settings.IDENTITY_CLIENT_ID,
    operationsId: settings.OPERATIONS_IDENTITY_CLIENT_ID,
    operationsSecret: settings.OPERATIONS_IDENTITY_SECRET,
    managementId: settings.IDENTITY_MANAGEMENT_ID,
    managementSecret: settings.IDENTITY_MANAGEMENT_SECRET,
  } satisfies IdentityClients,
  rolesClaim: settings.OPERATIONS_ROLES_CLAIM,
  siteUrl: settings.SITE_URL,
});

/** IDs and secrets of the provider's clients, from the settings. */
export interface IdentityClients {
  readonly webId: string;
  /** ID of the client that signs in operators and dispatch; empty if disabled. */
  readonly operationsId: string;
  readonly operationsSecret: string;
  readonly managementId: string;
  readonly managementSecret: string;
}

/** Client of someone else, which must ask people for consent. */
const OTHER_CLIENT = "vigie-other";

const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/** Returns true if an address is on this machine, with any port and path. */
export function isLoopback(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && /^https?:$/.test(url.protocol) && LOOPBACK.test(url.hostname);
}

/** Returns the clients in browsers, with PKCE and refresh tokens. `isLoopback` checks return addresses. */
export const browserClients = ({ webId }: IdentityClients): ClientMetadata[] =>
  [webId, OTHER_CLIENT].map((client_id) => ({
    client_id,
    client_name: client_id === webId ? "Vigie" : "Feux partout",
    token_endpoint_auth_method: "none",
    grant_types: ["authorization_code", "refresh_token"],
    response_types: ["code"],
    redirect_uris: ["http://localhost/"],
    application_type: "web",
  }));

/** Returns the worker's client, which is confidential and has no refresh tokens; empty if it is disabled. */
export const operationsClients = ({ operationsId, operationsSecret }: IdentityClients): ClientMetadata[] =>
  operationsId === ""
    ? []
    : [
        {
          client_id: operationsId,
          client_secret: operationsSecret,
          client_name: "Vigie",
          token_endpoint_auth_method: "client_secret_post",
          grant_types: ["authorization_code"],
          response_types: ["code"],
          redirect_uris: ["http://localhost/"],
          application_type: "web",
        },
      ];
