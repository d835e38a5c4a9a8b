import type { Carrier } from "./delivery.ts";

/**
 * The same carrier, no faster than its provider takes: evenly, so many a second by this process.
 * @param perSecond at least 1; null for no bound of ours
 */
export function paced<Message>(carrier: Carrier<Message>, perSecond: number | null): Carrier<Message> {
  if (perSecond === null) return carrier;
  let next = 0;
  return {
    async hand(letter, message) {
      const now = performance.now();
      const turn = Math.max(next, now);
      next = turn + 1000 / perSecond;
      if (turn > now) await new Promise((resolve) => setTimeout(resolve, turn - now));
      return carrier.hand(letter, message);
    },
    close: () => carrier.close(),
  };
}
