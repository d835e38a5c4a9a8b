import type { Context } from "hono";
import type { Logger } from "pino";
import type { ServerEnv } from "../request-context.ts";

/** Logs why a write failed, with the write's name, without the sent data. The security log has refusals. */
export type LogFailure = (c: Context<ServerEnv>, error: unknown) => void;

export const createLogFailure =
  (log: Pick<Logger, "error">): LogFailure =>
  (c, err) =>
    log.error({ err, id: c.get("requestId"), write: c.get("write") }, "a write failed");
