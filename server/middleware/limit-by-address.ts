import type { Context } from "hono";
import type { Logger } from "pino";
import { forwardedValue } from "#accounts/forwarded-value.ts";
import type { Mark } from "#accounts/marks.server.ts";
import { networkOf, rangeOf } from "#accounts/network-of.ts";
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
  /** The mark of the range of addresses around theirs. */
  rangeOf(c: Context<ServerEnv>): string;
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

  const addressOf = (c: Context<ServerEnv>): string =>
    forwardedValue(c.req.header("x-forwarded-for"), trustedProxies) ??
    c.env.incoming.socket.remoteAddress ??
    "";
  const senderOf = (c: Context<ServerEnv>): string => mark(`network ${networkOf(addressOf(c))}`);
  return {
    of: senderOf,
    rangeOf: (c) => mark(`range ${rangeOf(addressOf(c))}`),
    take(c, { name, ...limit }) {
      tellOfProxy(c);
      return limits.take(`${name}:${senderOf(c)}`, limit);
    },
  };
}
