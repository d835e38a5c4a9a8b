import { z } from "zod";
import {
  fetchOutside,
  JSON_TYPES,
  type OutsideLimits,
  OutsideStatus,
} from "#territory/fetch-outside.server.ts";
import { AccountError } from "./accounts-service.ts";

export interface ManagementClient {
  /** The provider's origin, without a trailing slash. */
  readonly url: string;
  readonly managementId: string;
  readonly managementSecret: string;
}

/** Permissions of the machine client at the provider. */
export const MANAGEMENT_SCOPES = ["read:users", "update:users", "delete:users", "read:roles"] as const;
/** Permissions of Auth0's Enterprise plans. Without them the profile cannot show sessions. */
export const SESSION_SCOPES = [
  "read:sessions",
  "delete:sessions",
  "read:refresh_tokens",
  "delete:refresh_tokens",
] as const;

export const PROVIDER_LIMITS = {
  ...{ source: "identity", timeLimitMs: 5_000, mostBytes: 256 * 1024 },
  types: JSON_TYPES,
};

const tokenAnswer = z.object({ access_token: z.string().min(1), expires_in: z.number().catch(0) });
/** A token that expires within this time is not used, because it could expire in transit. */
const LEEWAY_S = 60;

export const managementAudience = ({ url }: Pick<ManagementClient, "url">) => `${url}/api/v2/`;

/** Sends one request to the provider. @throws {AccountError} `unavailable` if it does not respond */
export async function requestProvider(
  address: string,
  init: RequestInit,
  limits: OutsideLimits = PROVIDER_LIMITS,
): Promise<Response> {
  try {
    return await fetchOutside(address, limits, init);
  } catch (cause) {
    throw new AccountError("unavailable", "The identity provider does not answer.", { cause });
  }
}

/** Caches the machine client's token while it is valid, because the provider limits the number of tokens. */
export function createManagementTokens(client: ManagementClient) {
  let cached: { readonly token: string; readonly until: number } | null = null;
  return {
    /** @throws {AccountError} `unavailable` */
    async get(): Promise<{ readonly token: string; readonly wasCached: boolean }> {
      if (cached !== null && Date.now() < cached.until) return { token: cached.token, wasCached: true };
      const answer = await requestProvider(`${client.url}/oauth/token`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({
          grant_type: "client_credentials",
          client_id: client.managementId,
          client_secret: client.managementSecret,
          audience: managementAudience(client),
        }),
      });
      const read = tokenAnswer.safeParse(await answer.json().catch(() => null));
      if (!read.success)
        throw new AccountError("unavailable", `The identity provider gave no token (${answer.status}).`, {
          cause: new OutsideStatus(answer.status),
        });
      const { access_token: token, expires_in } = read.data;
      cached = { token, until: Date.now() + (expires_in - LEEWAY_S) * 1000 };
      return { token, wasCached: false };
    },
    /** Drops a token that was revoked early. */
    drop(token: string): void {
      if (cached?.token === token) cached = null;
    },
  };
}
