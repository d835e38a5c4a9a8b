import { readFile } from "node:fs/promises";
import { importPKCS8, SignJWT } from "jose";
import { z } from "zod";
import { fetchOutside, JSON_TYPES, OutsideStatus } from "#territory/fetch-outside.server.ts";

const serviceAccount = z.object({
  project_id: z.string().min(1),
  client_email: z.string().min(1),
  private_key: z.string().includes("PRIVATE KEY"),
  private_key_id: z.string().optional(),
  token_uri: z.url(),
});
/** Google service account: the JSON file of Google's console. */
type ServiceAccount = z.output<typeof serviceAccount>;

/** Error for a missing or invalid service account. Its message is one sentence without the key. */
class ServiceAccountError extends Error {
  readonly code = "service-account";
}

/** Reads the account from base64 or a file, which can change. @throws {ServiceAccountError} */
export async function readServiceAccount(source: string): Promise<ServiceAccount> {
  const decoded = Buffer.from(source, "base64").toString();
  const text = decoded.trimStart().startsWith("{") ? decoded : await readFile(source, "utf8").catch(() => "");
  if (text === "") throw new ServiceAccountError("The service account's file cannot be read.");
  try {
    return serviceAccount.parse(JSON.parse(text));
  } catch {
    throw new ServiceAccountError("The service account is not the JSON that Google's console gives.");
  }
}

/** Scope that only allows sending messages. */
const SCOPE = "https://www.googleapis.com/auth/firebase.messaging";
const GRANT = "urn:ietf:params:oauth:grant-type:jwt-bearer";
const LIMITS = { source: "google-token", timeLimitMs: 10_000, mostBytes: 64 * 1024, types: JSON_TYPES };
/** Time before a token expires at which it is renewed, so that no token expires in transit. */
const EARLY_MS = 60_000;

const granted = z.object({ access_token: z.string(), expires_in: z.number() });

export class NoTokenError extends Error {
  readonly code = "no-token";
}

export interface Access {
  readonly token: string;
  readonly projectId: string;
}

export interface GoogleTokens {
  /** Returns a token, cached for all callers while valid. @throws {NoTokenError} | {ServiceAccountError} */
  get(): Promise<Access>;
  /** Drops a token that does not work, whatever its expiry, so that the next caller gets another token. */
  drop(token: string): void;
}

interface GoogleTokenSettings {
  readonly readAccount: () => Promise<ServiceAccount>;
  /** Token URL; the account's own `token_uri` if empty. */
  readonly tokenUrl: string;
  readonly now?: () => number;
}

/** Creates a cache of a service account's access tokens, requested with a signed assertion (RFC 7523). */
export function createGoogleTokens({
  readAccount,
  tokenUrl,
  now = Date.now,
}: GoogleTokenSettings): GoogleTokens {
  let cached: { readonly access: Access; readonly endsAt: number } | null = null;
  let asking: Promise<Access> | null = null;

  async function ask(): Promise<Access> {
    const account = await readAccount();
    const url = tokenUrl || account.token_uri;
    const body = new URLSearchParams({ grant_type: GRANT, assertion: await assertion(account, url, now()) });
    const answer = await fetchOutside(url, LIMITS, { method: "POST", body });
    const text = await answer.text();
    if (!answer.ok)
      throw new NoTokenError(`no access: ${answer.status} ${text.slice(0, 200)}`, {
        cause: new OutsideStatus(answer.status),
      });
    const { access_token: token, expires_in: seconds } = granted.parse(JSON.parse(text));
    const access = { token, projectId: account.project_id };
    cached = { access, endsAt: now() + seconds * 1000 - EARLY_MS };
    return access;
  }

  return {
    async get() {
      if (cached !== null && now() < cached.endsAt) return cached.access;
      asking ??= ask().finally(() => {
        asking = null;
      });
      return asking;
    },
    drop(token) {
      if (cached?.access.token === token) cached = null;
    },
  };
}

async function assertion(account: ServiceAccount, audience: string, now: number): Promise<string> {
  const key = await importPKCS8(account.private_key, "RS256");
  const at = Math.floor(now / 1000);
  return new SignJWT({ scope: SCOPE })
    .setProtectedHeader({
      alg: "RS256",
      typ: "JWT",
      ...(account.private_key_id && { kid: account.private_key_id }),
    })
    .setIssuer(account.client_email)
    .setAudience(audience)
    .setIssuedAt(at)
    .setExpirationTime(at + 3600)
    .sign(key);
}
