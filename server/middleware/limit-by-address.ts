import { createHash } from "node:crypto";
import type { Context } from "hono";
import type { Limit, RateLimits, Taken } from "#database/rate-limits.server.ts";
import type { ServerEnv } from "../visit.ts";
import { forwardedValue } from "./trusted-proxy.ts";

interface Counted {
  /** What is counted apart from all else. */
  readonly name: string;
  readonly limit: Limit;
  readonly trustedProxies: number;
}

/** Names an address of the network by its mark, which leads back to nothing. */
export function senderOf(c: Context<ServerEnv>, trustedProxies: number): string {
  const address =
    forwardedValue(c.req.header("x-forwarded-for"), trustedProxies) ??
    c.env.incoming.socket.remoteAddress ??
    "";
  return createHash("sha256").update(address).digest("base64url");
}

/** Counts one more from an address of the network; its mark alone is kept, as long as it counts. @throws {DatabaseError} */
export const takeByAddress = (
  c: Context<ServerEnv>,
  limits: RateLimits,
  { name, limit, trustedProxies }: Counted,
): Promise<Taken> => limits.take(`${name}:${senderOf(c, trustedProxies)}`, limit);
