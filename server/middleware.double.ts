import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import type { Middleware, RequestContext, ServerEnv } from "./request-context.ts";

export const TEST_SITE = "https://site.test";

export interface TestVisit {
  readonly target?: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Address of the client's connection. */
  readonly remoteAddress?: string;
  /** Request context set by earlier middleware. */
  readonly visit?: Partial<RequestContext>;
  readonly next?: (c: Context<ServerEnv>) => Response | Promise<Response>;
}

export interface Passed {
  readonly response: Response;
  /** The request context after the middleware has run. */
  readonly visit: Partial<RequestContext>;
  readonly isPassedOn: boolean;
}

/** Sends one request through one middleware, without a server. */
export async function pass(middleware: Middleware, requested: TestVisit = {}): Promise<Passed> {
  const { target = "/", method = "GET", headers = {}, remoteAddress = "192.0.2.1" } = requested;
  const visit: Partial<RequestContext> = {
    url: new URL(TEST_SITE),
    routeClass: "page",
    outcome: "none",
    ...requested.visit,
  };
  let isPassedOn = false;
  const app = new Hono<ServerEnv>();
  app.use(async (c, next) => {
    if (visit.url) c.set("url", visit.url);
    if (visit.routeClass) c.set("routeClass", visit.routeClass);
    if (visit.outcome) c.set("outcome", visit.outcome);
    if (visit.requestId) c.set("requestId", visit.requestId);
    await next();
    Object.assign(visit, c.var);
  });
  app.use(middleware);
  app.all("*", (c) => {
    isPassedOn = true;
    return requested.next?.(c) ?? c.text("passed on");
  });
  const incoming = { url: target, method, headers, socket: { remoteAddress } };
  // The middleware only uses these parts of Node's request.
  const env = { incoming } as unknown as HttpBindings;
  const response = await app.request(TEST_SITE, { method, headers }, env);
  return { response, visit, isPassedOn };
}
