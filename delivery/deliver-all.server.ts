import { deliverRound, type Patience, type RoundParts, type Route } from "./round.server.ts";

/** Rounds at once: while one round saves its results or reads messages, the other round sends messages. */
const ROUNDS_AT_ONCE = 2;

/**
 * Messages per round. A larger round costs fewer queries per message. A crash duplicates the messages of two
 * rounds at most, and mail programs show a duplicate email only once.
 */
export const MESSAGES_A_ROUND = 50;
export const MESSAGES_IN_FLIGHT = ROUNDS_AT_ONCE * MESSAGES_A_ROUND;

/**
 * Delivers due messages of a channel until no message is left, or the run is over. Waits while the channel is
 * closed.
 * @returns how many messages were claimed
 * @throws {DatabaseError}
 */
export async function deliverAll<Message>(
  route: Route<Message>,
  parts: RoundParts,
  { isOver = () => false, ...patience }: Patience & { readonly isOver?: () => boolean },
): Promise<number> {
  const { signal, pause } = patience;
  let all = 0;
  async function deliver(): Promise<void> {
    while (!signal.aborted && !isOver()) {
      const { claimedCount, closedMs } = await deliverRound(route, parts, patience);
      all += claimedCount;
      if (closedMs > 0) await pause(closedMs, signal);
      if (claimedCount === 0) return;
    }
  }
  await Promise.all(Array.from({ length: ROUNDS_AT_ONCE }, deliver));
  return all;
}
