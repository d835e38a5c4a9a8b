import { createPublicKey, randomBytes } from "node:crypto";
import { jwtVerify } from "jose";
import type { Account } from "./service-account.ts";

const GRANT = "urn:ietf:params:oauth:grant-type:jwt-bearer";
const SCOPE = "https://www.googleapis.com/auth/firebase.messaging";
const GOOD_FOR_S = 3600;

/**
 * Google's token service for one service account. It exchanges assertions signed by the account's key for
 * access tokens (RFC 7523).
 */
export class Access {
  readonly #account: Account;
  readonly #endsAt = new Map<string, number>();

  constructor(account: Account) {
    this.#account = account;
  }

  /** Returns a token and its lifetime in seconds; null if the assertion is invalid. */
  async grant(grantType: unknown, assertion: unknown): Promise<{ token: string; seconds: number } | null> {
    if (grantType !== GRANT || typeof assertion !== "string") return null;
    const { private_key, client_email: issuer, token_uri: audience } = this.#account;
    try {
      const { payload } = await jwtVerify(assertion, createPublicKey(private_key), {
        algorithms: ["RS256"],
        issuer,
        audience,
        maxTokenAge: GOOD_FOR_S,
        requiredClaims: ["exp", "iat"],
      });
      const isShort = Number(payload.exp) - Number(payload.iat) <= GOOD_FOR_S;
      if (!isShort || !String(payload.scope).split(" ").includes(SCOPE)) return null;
    } catch {
      return null;
    }
    const token = `ya29.${randomBytes(48).toString("base64url")}`;
    this.#endsAt.set(token, Date.now() + GOOD_FOR_S * 1000);
    return { token, seconds: GOOD_FOR_S };
  }

  allows(header: string | undefined): boolean {
    const endsAt = this.#endsAt.get(/^Bearer (\S+)$/.exec(header ?? "")?.[1] ?? "");
    return endsAt !== undefined && Date.now() < endsAt;
  }
}
