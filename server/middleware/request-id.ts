import { randomUUID } from "node:crypto";
import { withRequestId } from "#program-log";
import type { Middleware } from "../request-context.ts";

const REFUSED_WITH_ID = 500;

/** Gives each request an id, also in its log lines. A failed response has the id for visitors to quote. */
export const requestId: Middleware = async function requestId(c, next) {
  c.set("requestId", randomUUID());
  c.set("routeClass", "page");
  c.set("outcome", "none");
  await withRequestId(c.get("requestId"), next);
  if (c.res.status >= REFUSED_WITH_ID) c.res.headers.set("X-Request-Id", c.get("requestId"));
};
