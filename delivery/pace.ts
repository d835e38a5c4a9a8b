import type { Carrier } from "./delivery.ts";
import { pause } from "./pause.ts";

/**
 * The same carrier, no faster than its provider takes: evenly, so many a second by this process.
 * @param perSecond at least 1; null for no bound of ours
 * @param stopping aborted when the process stops: whose turn has not come is given back
 */
export function paced<Message>(
  carrier: Carrier<Message>,
  perSecond: number | null,
  stopping: () => AbortSignal | undefined = () => undefined,
): Carrier<Message> {
  if (perSecond === null) return carrier;
  let next = 0;
  return {
    async hand(letter, message) {
      const now = performance.now();
      const turn = Math.max(next, now);
      next = turn + 1000 / perSecond;
      const signal = stopping();
      if (turn > now) await pause(turn - now, signal);
      if (signal?.aborted) return { kind: "closed", reason: "the worker stops" };
      return carrier.hand(letter, message);
    },
    close: () => carrier.close(),
  };
}
