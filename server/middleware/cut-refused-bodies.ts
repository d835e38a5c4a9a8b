import type { Middleware } from "../request-context.ts";

/** Length in bytes from which a body is cut: reading a shorter body costs less than a new connection. */
const LONG_BYTES = 256 * 1024;
/** A body of unknown length counts as a whole form with files. */
const UNKNOWN_BYTES = 25 * 1024 * 1024;
/**
 * Limit on dropped bytes. Node reads the rest of a refused body and drops it, so that the sender gets the
 * response. Every 64 MB cost a whole garbage collection of 200 ms. Two whole forms per minute are dropped.
 */
const DROPPED = { mostBytes: 2 * UNKNOWN_BYTES, perMs: 60_000 };

/** Closes a refused request's connection if its long body still arrives and exceeds the minute's limit. */
export function cutRefusedBodies(now: () => number = () => performance.now()): Middleware {
  let window = { startedAt: now(), bytes: 0 };
  return async function cutRefusedBodies(c, next) {
    await next();
    const { incoming } = c.env;
    if (c.res.status < 400 || incoming.complete) return;
    const length = incoming.headers["content-length"];
    const bytes = length === undefined ? UNKNOWN_BYTES : Number(length);
    if (bytes < LONG_BYTES) return;
    if (now() - window.startedAt >= DROPPED.perMs) window = { startedAt: now(), bytes: 0 };
    window.bytes += bytes;
    if (window.bytes > DROPPED.mostBytes) c.res.headers.set("Connection", "close");
  };
}
