import { createHash } from "node:crypto";
import type { ProviderStore } from "./provider-store.ts";

const USE_SECONDS = 30 * 24 * 3600;

/** Lists and ends people's sessions and refresh tokens, as Auth0's management API does. */
export class Sessions {
  readonly #store: ProviderStore;

  constructor(store: ProviderStore) {
    this.#store = store;
  }

  /** Stores the device and time of a session's use, which `oidc-provider` does not. */
  async noteUse(sessionId: string, userAgent: string): Promise<void> {
    const uses = this.#store.adapter("SessionUse");
    const { initial_user_agent = userAgent } = (await uses.find(sessionId)) ?? {};
    const use = { initial_user_agent, last_user_agent: userAgent, usedAt: new Date().toISOString() };
    await uses.upsert(sessionId, use, USE_SECONDS);
  }

  async sessionsOf(subject: string) {
    const all = await Promise.all(
      this.#records("Session").map(async ({ payload: { uid, accountId, loginTs, iat } }) => {
        const { usedAt, ...device } = await this.#useOf(String(uid));
        const at = isoOf(loginTs ?? iat);
        return {
          ...{
            id: String(uid),
            user_id: accountId,
            created_at: at,
            authenticated_at: at,
            updated_at: usedAt ?? at,
          },
          ...{ last_interacted_at: usedAt ?? at, device, clients: [] },
        };
      }),
    );
    return all.filter(({ user_id }) => user_id === subject);
  }

  async refreshTokensOf(subject: string) {
    const all = await Promise.all(
      this.#records("RefreshToken")
        .filter(({ payload }) => payload.accountId === subject && !payload.consumed)
        .map(async ({ id, payload: { accountId, clientId, sessionUid, iiat } }) => {
          const { usedAt, ...device } = await this.#useOf(String(sessionUid));
          return {
            ...{
              id: nameOf(id),
              user_id: accountId,
              client_id: clientId,
              session_id: sessionUid,
              rotating: true,
            },
            ...{ created_at: isoOf(iiat), last_exchanged_at: usedAt ?? null, device },
          };
        }),
    );
    return all;
  }

  async endSession(id: string): Promise<void> {
    await this.#end("Session", ({ payload }) => payload.uid === id);
  }

  async endRefreshToken(name: string): Promise<void> {
    await this.#end("RefreshToken", ({ id }) => nameOf(id) === name);
  }

  /** Ends all sessions, or all refresh tokens, of a person. */
  async endAll(kind: "Session" | "RefreshToken", subject: string): Promise<void> {
    await this.#end(kind, ({ payload }) => payload.accountId === subject);
  }

  #records(kind: "Session" | "RefreshToken") {
    return this.#store.list(kind);
  }

  async #end(
    kind: "Session" | "RefreshToken",
    isMeant: (record: ReturnType<ProviderStore["list"]>[number]) => boolean,
  ): Promise<void> {
    const meant = this.#records(kind).filter(isMeant);
    await Promise.all(meant.map(({ id }) => this.#store.adapter(kind).destroy(id)));
  }

  async #useOf(sessionId: string) {
    const { initial_user_agent, last_user_agent, usedAt } =
      (await this.#store.adapter("SessionUse").find(sessionId)) ?? {};
    return { initial_user_agent, last_user_agent, usedAt };
  }
}

const isoOf = (seconds: unknown) => new Date(Number(seconds) * 1000).toISOString();

/** Returns an ID of a refresh token that does not reveal the token. */
const nameOf = (token: string) => createHash("sha256").update(token).digest("base64url");
