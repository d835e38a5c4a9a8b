import type { HttpBindings } from "@hono/node-server";
import type { MiddlewareHandler } from "hono";
import type { CacheOutcome } from "./page-cache.ts";

/** Coarse kinds of requests, for metrics and logs. */
export type RouteClass = "page" | "api" | "data" | "file" | "operations" | "redirect";

/** Context of one request, set by the middleware in their order. */
export interface RequestContext {
  requestId: string;
  /** The request's address on the public origin; the Host header is ignored. */
  url: URL;
  routeClass: RouteClass;
  outcome: CacheOutcome;
  /** Name of a POST request in the list of writes. */
  write?: string;
}

export type ServerEnv = { Bindings: HttpBindings; Variables: RequestContext };
export type Middleware = MiddlewareHandler<ServerEnv>;
