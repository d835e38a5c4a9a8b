import type { Limit, RateLimits } from "#database/rate-limits.server.ts";
import type { ProofLevel } from "./proof.server.ts";

/** A counter's key, and the limit without a proof of work. */
export interface Counted {
  readonly key: string;
  readonly limit: Limit;
}

/**
 * Counts one more under each key. Returns the required proof of work: usually null, light beyond a limit,
 * heavy beyond twice the limit.
 * @throws {DatabaseError}
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
