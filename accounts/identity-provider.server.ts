import { z } from "zod";
import { cleanLine } from "#territory/clean-text.ts";
import { type Cleanings, createCleanings } from "#territory/cleanings.ts";
import type { OutsideLimits } from "#territory/fetch-outside.server.ts";
import type { Language } from "#territory/language.ts";
import { AccountError } from "./accounts-service.ts";
import {
  createManagementTokens,
  type ManagementClient,
  PROVIDER_LIMITS,
  requestProvider,
} from "./management-tokens.server.ts";
import { type ProviderSession, readSessions } from "./provider-sessions.server.ts";

export interface Address {
  readonly email: string;
  /** True if the person opened the link sent to that address. */
  readonly isEmailVerified: boolean;
}

export interface Identity extends Address {
  readonly firstName: string;
  readonly lastName: string;
}

/** Client of the identity provider. Each method throws {AccountError} `unavailable` if no response comes. */
export interface IdentityProvider {
  /** Returns the identity of a token's person. @throws {AccountError} `not-signed-in` for a bad token */
  identityOf(token: string): Promise<Identity>;
  sendPasswordReset(email: string, language: Language): Promise<void>;
  /** Returns a person's address without a token; null if the provider has no such person or valid address. */
  addressOf(subject: string): Promise<Address | null>;
  sendConfirmationLink(subject: string): Promise<void>;
  /**
   * Replaces a person's address with an unconfirmed one, and makes the provider send the confirmation link.
   * @returns the new address as the provider writes it
   * @throws {AccountError} `email-taken` if another person has the address, `invalid` if it is rejected
   */
  correctAddress(subject: string, email: string): Promise<Address>;
  /** Returns the names of a person's roles; null if the provider blocks the account or no longer has it. */
  rolesOf(subject: string): Promise<readonly string[] | null>;
  /** Lists the person's logins, last used first. */
  sessionsOf(subject: string): Promise<readonly ProviderSession[]>;
  /** Ends a session and its refresh tokens. A session that already ended is not an error. */
  endSession(session: ProviderSession): Promise<void>;
  /** Ends all sessions of a person, and their refresh tokens. */
  endSessions(subject: string): Promise<void>;
  /** Erases a person. A person who is already gone is not an error. */
  erase(subject: string): Promise<void>;
}

export interface ProviderSettings extends ManagementClient {
  readonly clientId: string;
  /** Counter of texts that cleaning changed; the default is a counter that no one reads. */
  readonly cleanings?: Cleanings;
}

/** Limits for a request whose response body is ignored. */
const UNREAD_ANSWER = { source: "identity", timeLimitMs: PROVIDER_LIMITS.timeLimitMs, mostBytes: 0 };
/** The provider's database of people who have a password there. */
const CONNECTION = "Username-Password-Authentication";
const LONGEST_NAME = 255;
/** The provider's own limit on one page of a list. */
const MOST_LISTED = 100;

/** Returns the paths to list and end a person's sessions (first) and refresh tokens (second). */
function listsOf(subject: string): [string, string] {
  const user = `/users/${encodeURIComponent(subject)}`;
  return [`${user}/sessions`, `${user}/refresh-tokens`];
}

const name = z.string().transform((text) => cleanLine(text.trim().slice(0, LONGEST_NAME)));
const address = z.object({
  email: z.email(),
  // A missing or non-boolean value counts as unconfirmed.
  email_verified: z.boolean().catch(false),
});
const addressOfUser = address.transform(
  ({ email, email_verified }): Address => ({ email, isEmailVerified: email_verified }),
);
const userInfo = address.extend({ given_name: name.catch(""), family_name: name.catch("") });

const accountState = z.object({ blocked: z.boolean().default(false) });
const roleList = z.array(z.object({ name: z.string() }));

/** Returns true if another person has the address. Auth0 then returns 409, or 400 with this error code. */
const isAddressTaken = (status: number, body: unknown): boolean =>
  status === 409 || (status === 400 && Object(body).errorCode === "auth0_idp_error");

/** Creates the provider's client, which uses paths of OpenID Connect and of Auth0. */
export function createIdentityProvider(settings: ProviderSettings): IdentityProvider {
  const { cleanings = createCleanings() } = settings;

  /** Reads and cleans a response. An address changed by cleaning counts as unconfirmed. */
  async function readBody(answer: Response): Promise<unknown> {
    const body: unknown = await answer.json().catch(() => null);
    const { email } = Object(body);
    const clean = cleanings.json("identity", body);
    return Object(clean).email === email ? clean : { ...Object(clean), email_verified: false };
  }

  const ask = (path: string, init: RequestInit, limits?: OutsideLimits) =>
    requestProvider(settings.url + path, init, limits);

  const unusable = (what: string) =>
    new AccountError("unavailable", `The identity provider gave no ${what} that can be used.`);

  const managementTokens = createManagementTokens(settings);

  /** Sends a request to the management API. Retries once if the cached token was revoked early. */
  async function manage(method: string, path: string, body?: object): Promise<Response> {
    const { token, wasCached } = await managementTokens.get();
    const request = {
      method,
      headers: {
        Authorization: `Bearer ${token}`,
        ...(body && { "Content-Type": "application/json" }),
      },
      ...(body && { body: JSON.stringify(body) }),
    };
    // The response to a deletion has no body, or no JSON.
    const answer = await ask(`/api/v2${path}`, request, method === "DELETE" ? UNREAD_ANSWER : undefined);
    if (answer.status !== 401 || !wasCached) return answer;
    managementTokens.drop(token);
    return manage(method, path, body);
  }

  async function listed(path: string): Promise<unknown> {
    const answer = await manage("GET", `${path}?take=${MOST_LISTED}`);
    return answer.ok ? answer.json().catch(() => null) : null;
  }

  /** Deletes an item at the provider. An item that is already gone is not an error. */
  async function remove(path: string): Promise<void> {
    const answer = await manage("DELETE", path);
    if (!answer.ok && answer.status !== 404) throw unusable("erasure");
  }

  return {
    async identityOf(token) {
      const answer = await ask("/userinfo", { headers: { Authorization: `Bearer ${token}` } });
      if (answer.status === 401 || answer.status === 403)
        throw new AccountError("not-signed-in", "The identity provider refuses the token.");
      const read = userInfo.safeParse(await readBody(answer));
      if (!answer.ok || !read.success) throw unusable("identity");
      const {
        email,
        email_verified: isEmailVerified,
        given_name: firstName,
        family_name: lastName,
      } = read.data;
      return { email, isEmailVerified, firstName, lastName };
    },

    async sendPasswordReset(email, language) {
      const request = {
        method: "POST",
        headers: { "Content-Type": "application/json", "Auth0-Forwarded-Language": language },
        body: JSON.stringify({ client_id: settings.clientId, email, connection: CONNECTION }),
      };
      const answer = await ask("/dbconnections/change_password", request, UNREAD_ANSWER);
      if (!answer.ok) throw unusable("answer");
    },

    async addressOf(subject) {
      const fields = new URLSearchParams({ fields: "email,email_verified" });
      const answer = await manage("GET", `/users/${encodeURIComponent(subject)}?${fields}`);
      // The provider returns 400 for an invalid subject.
      if (answer.status === 404 || answer.status === 400) return null;
      const body = await readBody(answer);
      const read = addressOfUser.safeParse(body);
      if (answer.ok && !read.success && Object(body) === body) return null;
      if (!answer.ok || !read.success) throw unusable("address");
      return read.data;
    },

    async sendConfirmationLink(subject) {
      const job = { user_id: subject, client_id: settings.clientId };
      const answer = await manage("POST", "/jobs/verification-email", job);
      if (!answer.ok) throw unusable("confirmation link");
    },

    async correctAddress(subject, email) {
      const { clientId: client_id } = settings;
      const answer = await manage("PATCH", `/users/${encodeURIComponent(subject)}`, {
        email,
        email_verified: false,
        verify_email: true,
        client_id,
        connection: CONNECTION,
      });
      const body = await readBody(answer);
      if (isAddressTaken(answer.status, body))
        throw new AccountError("email-taken", "Someone may already have this address.");
      if (answer.status === 400)
        throw new AccountError("invalid", "The identity provider does not accept this address.");
      const read = addressOfUser.safeParse(body);
      if (!answer.ok || !read.success) throw unusable("address");
      return read.data;
    },

    async rolesOf(subject) {
      const path = `/users/${encodeURIComponent(subject)}`;
      const answer = await manage("GET", `${path}?fields=blocked`);
      if (answer.status === 404) return null;
      const account = accountState.safeParse(await answer.json().catch(() => null));
      if (!answer.ok || !account.success) throw unusable("account");
      if (account.data.blocked) return null;
      const rolesAnswer = await manage("GET", `${path}/roles?per_page=100`);
      const roles = roleList.safeParse(await rolesAnswer.json().catch(() => null));
      if (!rolesAnswer.ok || !roles.success) throw unusable("roles");
      return roles.data.map(({ name }) => name);
    },

    async sessionsOf(subject) {
      const [sessions, tokens] = listsOf(subject);
      const read = readSessions(subject, await listed(sessions), await listed(tokens));
      if (read === null) throw unusable("sessions");
      return read;
    },

    async endSession({ id, isOpen, refreshTokens }) {
      // End the refresh tokens first, because they renew access to the site. If the rest fails, the session
      // is still listed.
      await Promise.all(refreshTokens.map((each) => remove(`/refresh-tokens/${encodeURIComponent(each)}`)));
      if (isOpen) await remove(`/sessions/${encodeURIComponent(id)}`);
    },

    async endSessions(subject) {
      // End the sessions first, because they could create new tokens.
      for (const path of listsOf(subject)) await remove(path);
    },

    erase: (subject) => remove(`/users/${encodeURIComponent(subject)}`),
  };
}
