import type { Context } from "hono";
import type { Logger } from "pino";
import type { ServerEnv } from "../request-context.ts";

/** Logs why a write failed, with its name, and without the sent data. Refusals are in the security log. */
export type LogFailure = (c: Context<ServerEnv>, error: unknown) => void;

export const createLogFailure =
  (log: Pick<Logger, "error">): LogFailure =>
  (c, err) =>
    log.error({ err, id: c.get("requestId"), write: c.get("write") }, "a write failed");
