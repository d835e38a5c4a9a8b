import type { Context } from "hono";
import type { Logger } from "pino";
import { forwardedValue } from "#accounts/forwarded-value.ts";
import type { KeyedHash } from "#accounts/keyed-hash.server.ts";
import { blockOf, networkOf, rangeOf } from "#accounts/network-of.ts";
import type { Sender } from "#accounts/sender.ts";
import type { Limit, LimitResult, RateLimits } from "#database/rate-limits.server.ts";
import type { ServerEnv } from "./request-context.ts";
import { MOST_FORM_BYTES } from "./sent-form.ts";

export type NamedLimit = Limit & { readonly name: string };

interface Parts {
  /** Computes keyed hashes. Without a key, an address could be found by hashing all addresses. */
  readonly keyedHash: KeyedHash;
  readonly limits: RateLimits;
  readonly trustedProxies: number;
  readonly log: Pick<Logger, "warn">;
  /** A monotonic clock, in ms. */
  readonly now?: () => number;
}

/** Identifies senders by their address, and counts their requests. Only stores keyed hashes of addresses. */
export interface Senders {
  of(c: Context<ServerEnv>): Sender;
  networkOf(c: Context<ServerEnv>): string;
  /**
   * Counts one more request under the limit's name, separately from services' own limits.
   * @throws {DatabaseError}
   */
  take(c: Context<ServerEnv>, limit: NamedLimit): Promise<LimitResult>;
  /** Counts units of work in memory, because a read should not write. The caller defines the unit. */
  takeWork(c: Context<ServerEnv>, limit: NamedLimit, work: number): LimitResult;
  /** Counts the bytes of a body in this process only, by the length that the request announces. */
  takeBytes(c: Context<ServerEnv>, limit: NamedLimit): LimitResult;
}

/** Maximum number of counts in memory, one for each network and limit; the oldest is deleted first. */
const MOST_WORKING = 20_000;

interface Window {
  readonly startedAt: number;
  work: number;
}

function createWorkCounts(now: () => number): (key: string, limit: Limit, work: number) => LimitResult {
  const windows = new Map<string, Window>();

  function begin(key: string): Window {
    const window = { startedAt: now(), work: 0 };
    windows.delete(key);
    windows.set(key, window);
    const [oldest = key] = windows.keys();
    if (windows.size > MOST_WORKING) windows.delete(oldest);
    return window;
  }

  return (key, { most, perSeconds }, work) => {
    const current = windows.get(key);
    const leftMs = (window: Window) => window.startedAt + perSeconds * 1000 - now();
    const window = current !== undefined && leftMs(current) > 0 ? current : begin(key);
    window.work += work;
    return window.work <= most
      ? { isAllowed: true }
      : { isAllowed: false, retryAfterSeconds: Math.ceil(leftMs(window) / 1000) };
  };
}

export function createSenders(parts: Parts): Senders {
  const { keyedHash, limits, trustedProxies, log, now = () => performance.now() } = parts;
  const countWork = createWorkCounts(now);
  let isWarned = trustedProxies > 0;

  /** Warns once of an untrusted proxy: all visitors then have the proxy's address and share one limit. */
  function warnOfProxy(c: Context<ServerEnv>): void {
    if (isWarned || c.req.header("x-forwarded-for") === undefined) return;
    isWarned = true;
    log.warn(
      {},
      "X-Forwarded-For is present but TRUSTED_PROXIES is 0: behind a proxy, all visitors count as one",
    );
  }

  const addressOf = (c: Context<ServerEnv>): string =>
    forwardedValue(c.req.header("x-forwarded-for"), trustedProxies) ??
    c.env.incoming.socket.remoteAddress ??
    "";
  const networkHash = (c: Context<ServerEnv>): string => keyedHash(`network ${networkOf(addressOf(c))}`);

  function takeWork(c: Context<ServerEnv>, { name, ...limit }: NamedLimit, work: number): LimitResult {
    warnOfProxy(c);
    return countWork(`${name}:${networkHash(c)}`, limit, work);
  }

  return {
    networkOf: networkHash,
    of(c) {
      const address = addressOf(c);
      return {
        network: networkHash(c),
        range: keyedHash(`range ${rangeOf(address)}`),
        block: keyedHash(`block ${blockOf(address)}`),
      };
    },
    take(c, { name, ...limit }) {
      warnOfProxy(c);
      return limits.consume(`requests:${name}:${networkHash(c)}`, { ...limit, isApproximate: true });
    },
    takeWork,
    takeBytes: (c, limit) => takeWork(c, limit, Number(c.req.header("content-length") ?? MOST_FORM_BYTES)),
  };
}
