import type { MiddlewareHandler } from "hono";
import { forwardedValue } from "#accounts/forwarded-value.ts";
import { isFromOwnPage } from "#accounts/own-origin.ts";
import type { LogSecurityEvent } from "#security-log";
import type { ReaderEnv } from "../consultations/reader.ts";

export interface OwnFormsParts {
  /** Number of proxies in front of the worker. */
  readonly trustedProxies: number;
  /** Public address of dispatch's page; empty if it has none. */
  readonly dispatchUrl: string;
  readonly logEvent: LogSecurityEvent;
}

/**
 * Refuses forms from other sites. A proxy ends TLS and can change `Host`, so the worker sees another address
 * than the browser. A form can come from two origins:
 * - the requested host, under either scheme unless a trusted proxy reports the scheme
 * - dispatch's public address
 */
export function ownForms({
  trustedProxies,
  dispatchUrl,
  logEvent,
}: OwnFormsParts): MiddlewareHandler<ReaderEnv> {
  return async function ownForms(context, next) {
    const { method } = context.req;
    if (method === "GET" || method === "HEAD") return next();
    const forwarded = (name: string) => forwardedValue(context.req.header(name), trustedProxies);
    const host = forwarded("x-forwarded-host") ?? context.req.header("host") ?? new URL(context.req.url).host;
    const scheme = forwarded("x-forwarded-proto");
    const addresses = (scheme === null ? ["https", "http"] : [scheme]).map((each) => `${each}://${host}`);
    if (isFromOwnPage(context.req.header(), [...addresses, dispatchUrl])) return next();
    logEvent("refused-access", () => ({ method, code: "cross-site" }));
    return context.text("Forbidden", 403);
  };
}
