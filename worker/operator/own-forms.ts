import type { MiddlewareHandler } from "hono";
import { forwardedValue } from "#accounts/forwarded-value.ts";
import { isFromOwnPage } from "#accounts/own-origin.ts";
import type { LogSecurityEvent } from "#security-log";
import type { ReaderEnv } from "../consultations/reader.ts";

export interface OwnFormsParts {
  /** In front of the worker. */
  readonly trustedProxies: number;
  /** The public address of dispatch's page; empty if it has none. */
  readonly dispatchUrl: string;
  readonly logEvent: LogSecurityEvent;
}

/**
 * Refuses forms of other sites. A proxy ends TLS and may change `Host`, so the worker sees another address than the browser: a form may
 * come from the host that was asked for, under either scheme unless a trusted proxy says which, or from dispatch's public address.
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
