import { deliverRound, type Patience, type RoundParts, type Route } from "./round.server.ts";

/** While one round is written down and the next one read, another's letters are on their way. */
const ROUNDS_AT_ONCE = 2;

/**
 * How many letters a round takes: what the database is asked for each round weighs less by letter, and a crash doubles two rounds at most,
 * which mail programs show once.
 */
export const LETTERS_A_ROUND = 50;
/** At most, of one worker. */
export const LETTERS_IN_FLIGHT = ROUNDS_AT_ONCE * LETTERS_A_ROUND;

/**
 * Hands over what is due on a channel until nothing is, or the run is over. A channel that is closed is left alone as long as it asks.
 * @returns how many messages were taken
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
      const { taken, closedMs } = await deliverRound(route, parts, patience);
      all += taken;
      if (closedMs > 0) await pause(closedMs, signal);
      if (taken === 0) return;
    }
  }
  await Promise.all(Array.from({ length: ROUNDS_AT_ONCE }, deliver));
  return all;
}
