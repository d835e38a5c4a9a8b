import type { Context } from "hono";
import type { LogSecurityEvent, SecurityEvent } from "#security-log";
import type { Middleware, ServerEnv } from "../request-context.ts";
import type { RouteOf } from "../route-of.ts";
import { isOwnPath } from "../writes.ts";

const KINDS: Readonly<Record<number, SecurityEvent>> = {
  400: "odd-request",
  401: "refused-login",
  403: "refused-access",
  405: "odd-request",
  413: "odd-request",
  414: "odd-request",
  415: "odd-request",
  422: "odd-request",
  428: "reached-limit",
  429: "reached-limit",
};
/** Statuses that pages and the public API also return for a typing mistake. */
const TYPED_WRONG = [400, 422];

function kindOf(c: Context<ServerEnv>): SecurityEvent | undefined {
  const { status } = c.res;
  const routeClass = c.get("routeClass");
  if (TYPED_WRONG.includes(status) && (routeClass === "page" || routeClass === "api")) return undefined;
  // A 404 here refuses metrics without the token, or records of other people.
  const url: URL | undefined = c.get("url");
  if (status === 404 && url && isOwnPath(url.pathname)) return "refused-access";
  return KINDS[status];
}

async function codeOf(response: Response): Promise<string | undefined> {
  if (!response.headers.get("content-type")?.startsWith("application/problem+json")) return undefined;
  const { code } = await response.json();
  return typeof code === "string" ? code : undefined;
}

interface Options {
  readonly logEvent: LogSecurityEvent;
  readonly routeOf: RouteOf;
  /** Returns a keyed hash of the client's network. The hash changes each day and cannot be traced back. */
  readonly networkOf: (c: Context<ServerEnv>) => string;
}

export function logRefusals({ logEvent, routeOf, networkOf }: Options): Middleware {
  return async function logRefusals(c, next) {
    await next();
    const kind = kindOf(c);
    if (kind === undefined) return;
    logEvent(kind, async () => {
      const url: URL | undefined = c.get("url");
      const facts = {
        method: c.req.raw.method,
        route: url ? routeOf(url) : "(bad address)",
        status: c.res.status,
        network: networkOf(c),
        write: c.get("write"),
      };
      return { ...facts, code: await codeOf(c.res.clone()) };
    });
  };
}
