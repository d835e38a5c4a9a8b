import type { Carrier } from "./delivery.ts";
import { pause } from "./pause.ts";

/**
 * Wraps a carrier to limit its rate evenly to what its provider accepts from this process.
 * @param perSecond at least 1; null for no limit of ours
 * @param stopping aborted when the process stops: waiting messages are returned
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
