import type { ChannelClient } from "./delivery.ts";
import { pause } from "./pause.ts";

/**
 * Wraps a channel client to limit its rate evenly to what its provider accepts from this process.
 * @param perSecond at least 1; null for no limit of ours
 * @param stopping aborted when the process stops: waiting messages are returned
 */
export function paced<Message>(
  client: ChannelClient<Message>,
  perSecond: number | null,
  stopping: () => AbortSignal | undefined = () => undefined,
): ChannelClient<Message> {
  if (perSecond === null) return client;
  let next = 0;
  return {
    async deliver(claimed, message) {
      const now = performance.now();
      const turn = Math.max(next, now);
      next = turn + 1000 / perSecond;
      const signal = stopping();
      if (turn > now) await pause(turn - now, signal);
      if (signal?.aborted) return { kind: "closed", reason: "the worker stops" };
      return client.deliver(claimed, message);
    },
    close: () => client.close(),
  };
}
