import type { Logger } from "pino";
import type { z } from "zod";
import { DatabaseError } from "#database/database-error.ts";
import type { Limit, RateLimits } from "#database/rate-limits.server.ts";
import { boundedBody } from "./bounded-body.ts";
import { takeByAddress } from "./middleware/limit-by-address.ts";
import { isFromOwnPage } from "./own-origin.ts";
import { problemAnswer } from "./problem-answer.ts";
import type { Middleware } from "./visit.ts";

/** What is asked at an address: a schema reads the question, then it is done. */
export interface JsonAct {
  readonly question: z.ZodType;
  /** Given what the schema read. */
  readonly perform: (question: never) => Promise<unknown>;
}

interface Options {
  /** By pathname. */
  readonly acts: ReadonlyMap<string, JsonAct>;
  /** Of one address of the network, counted under this name. */
  readonly limit: Limit & { readonly name: string };
  readonly limits: RateLimits;
  readonly siteUrl: string;
  readonly trustedProxies: number;
  readonly log: Logger;
  /** The answer to an act's own refusal; null for what is none. */
  readonly refusalOf?: (error: unknown, id: string) => Response | null;
}

/** What pages of the site ask and send: JSON in, JSON out, kept nowhere. Only the site's own pages may ask, so often. */
export function jsonActs(options: Options): Middleware {
  const { acts, limit, limits, siteUrl, trustedProxies, log, refusalOf = () => null } = options;

  async function perform(act: JsonAct, body: Buffer): Promise<Response> {
    const read = act.question.safeParse(jsonOf(body));
    if (!read.success) {
      const fields = read.error.issues.map(({ path }) => path.join(".")).join(", ");
      return problemAnswer({ status: 422, code: "invalid", detail: `These cannot be read: ${fields}.` });
    }
    // The question was read by the very schema of its act.
    const answer = await act.perform(read.data as never);
    return Response.json(answer, { headers: { "Cache-Control": "no-store" } });
  }

  function failure(error: unknown, id: string): Response {
    const isDatabase = error instanceof DatabaseError;
    log.error({ err: error, id }, "an act failed");
    return problemAnswer({
      status: isDatabase ? 503 : 500,
      code: isDatabase ? "unavailable" : "failed",
      detail: "Nothing was changed. Try again in a moment.",
    });
  }

  return async function jsonActs(c, next) {
    const act = acts.get(c.get("url").pathname);
    if (act === undefined) return next();
    c.set("routeClass", "data");
    if (c.req.raw.method !== "POST") return c.text("Method Not Allowed", 405, { Allow: "POST" });
    if (!isFromOwnPage(c.env.incoming.headers, siteUrl))
      return problemAnswer({ status: 403, code: "cross-site", detail: "Only the site's own pages may ask." });
    try {
      const taken = await takeByAddress(c, limits, { name: limit.name, limit, trustedProxies });
      if (!taken.isAllowed) {
        const detail = "Too much is asked at once.";
        return problemAnswer({ status: 429, code: "too-many", detail, ...taken });
      }
      const body = await boundedBody(c.req.raw);
      if (body === null) return c.text("Content Too Large", 413, { Connection: "close" });
      return await perform(act, body);
    } catch (error) {
      const id = c.get("requestId");
      return refusalOf(error, id) ?? failure(error, id);
    }
  };
}

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString("utf8"));
  } catch {
    return undefined;
  }
}
