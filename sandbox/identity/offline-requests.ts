const MOST_KEPT = 1000;

/**
 * Code challenges of requests with `offline_access`. Auth0 gives each of them a refresh token;
 * `oidc-provider` drops the scope if no consent was requested.
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
