import type { Limit, RateLimits } from "#database/rate-limits.server.ts";
import type { ProofLevel } from "./proof.server.ts";

/** A counter's key, and the limit without a proof of work. */
export interface Counted {
  readonly key: string;
  readonly limit: Limit;
}

/**
 * Counts one more request under each key, in order. Returns the required proof of work: usually null, light
 * beyond a limit, heavy beyond twice the limit. Beyond a limit, the later keys are not counted: a flood of
 * one sender must not use up the limit of everyone in its area.
 * @throws {DatabaseError}
 */
export async function requiredProof(
  limits: RateLimits,
  counted: readonly Counted[],
): Promise<ProofLevel | null> {
  for (const { key, limit } of counted) {
    if ((await limits.consume(key, limit)).isAllowed) continue;
    return (await limits.consume(`${key}:beyond`, limit)).isAllowed ? "light" : "heavy";
  }
  return null;
}
