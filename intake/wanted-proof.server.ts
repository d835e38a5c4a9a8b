import type { Limit, RateLimits } from "#database/rate-limits.server.ts";
import type { ProofLevel } from "./proof.server.ts";

/** Something that is counted under a key, and how much of it goes without a proof. */
export interface Counted {
  readonly key: string;
  readonly limit: Limit;
}

/**
 * Counts one more under each key, and tells how much its machine must work for it: not at all, as a rule; lightly beyond a limit, and hard
 * beyond twice that limit. @throws {DatabaseError}
 */
export async function wantedProof(
  limits: RateLimits,
  counted: readonly Counted[],
): Promise<ProofLevel | null> {
  const levels: (ProofLevel | null)[] = [];
  for (const { key, limit } of counted) {
    if ((await limits.take(key, limit)).isAllowed) levels.push(null);
    else levels.push((await limits.take(`${key}:beyond`, limit)).isAllowed ? "light" : "heavy");
  }
  return levels.includes("heavy") ? "heavy" : (levels.find((level) => level !== null) ?? null);
}
