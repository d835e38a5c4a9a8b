import type { Context } from "hono";
import type { Logger } from "pino";
import { forwardedValue } from "#accounts/forwarded-value.ts";
import type { Mark } from "#accounts/marks.server.ts";
import { networkOf } from "#accounts/network-of.ts";
import type { Limit, RateLimits, Taken } from "#database/rate-limits.server.ts";
import type { ServerEnv } from "../visit.ts";

interface Parts {
  /** Without a key of ours every address could be tried until one fits. */
  readonly mark: Mark;
  readonly limits: RateLimits;
  readonly trustedProxies: number;
  readonly log: Pick<Logger, "warn">;
}

/** Whoever asks, by their address of the network: only its mark is kept, as long as it counts. */
export interface Senders {
  /** The mark: equal for equals, in every process. */
  of(c: Context<ServerEnv>): string;
  /** Counts one more, apart from all other names. @throws {DatabaseError} */
  take(c: Context<ServerEnv>, limit: Limit & { readonly name: string }): Promise<Taken>;
}

export function createSenders({ mark, limits, trustedProxies, log }: Parts): Senders {
  let isTold = trustedProxies > 0;

  /** Behind a proxy that is not believed all visitors have its address, and one limit. */
  function tellOfProxy(c: Context<ServerEnv>): void {
    if (isTold || c.req.header("x-forwarded-for") === undefined) return;
    isTold = true;
    log.warn({}, "X-Forwarded-For comes and TRUSTED_PROXIES is 0: behind a proxy all visitors count as one");
  }

  function senderOf(c: Context<ServerEnv>): string {
    const address =
      forwardedValue(c.req.header("x-forwarded-for"), trustedProxies) ??
      c.env.incoming.socket.remoteAddress ??
      "";
    return mark(`network ${networkOf(address)}`);
  }
  return {
    of: senderOf,
    take(c, { name, ...limit }) {
      tellOfProxy(c);
      return limits.take(`${name}:${senderOf(c)}`, limit);
    },
  };
}
