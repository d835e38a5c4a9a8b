import type { ChannelClient } from "./delivery.ts";
import { pause } from "./pause.ts";

/**
 * Wraps a channel client to send messages at an even rate that its provider accepts from this process.
 * @param perSecond messages per second, at least 1; null for no limit
 * @param stopping gives a signal that is aborted when the process stops: waiting messages are then returned
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
