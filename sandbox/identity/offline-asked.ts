const MOST_KEPT = 1000;

/**
 * Which requests asked for `offline_access`, by their code challenge. Auth0 gives whoever asks a refresh token;
 * `oidc-provider` forgets the scope of everyone who was not asked for consent.
 */
export class OfflineAsked {
  readonly #challenges = new Set<string>();

  note(query: URLSearchParams): void {
    const challenge = query.get("code_challenge");
    if (challenge === null || !query.get("scope")?.split(" ").includes("offline_access")) return;
    this.#challenges.add(challenge);
    const [oldest] = this.#challenges;
    if (this.#challenges.size > MOST_KEPT && oldest !== undefined) this.#challenges.delete(oldest);
  }

  isAskedBy(challenge: string): boolean {
    return this.#challenges.has(challenge);
  }
}
