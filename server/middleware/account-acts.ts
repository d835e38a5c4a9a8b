import type { Logger } from "pino";
import {
  ACCOUNT_PATHS,
  type AccountAct,
  IDENTITY_SETTINGS_PATH,
  type IdentitySettings,
} from "#accounts/account-acts.ts";
import { ACCOUNT_PROBLEMS, ACCOUNT_QUESTIONS } from "#accounts/account-api.ts";
import { AccountError, type AccountsService } from "#accounts/accounts-service.ts";
import { DatabaseError } from "#database/database-error.ts";
import type { RateLimits } from "#database/rate-limits.server.ts";
import { boundedBody } from "../bounded-body.ts";
import { isFromOwnPage } from "../own-origin.ts";
import { problemAnswer } from "../problem-answer.ts";
import type { Middleware } from "../visit.ts";
import { takeByAddress } from "./limit-by-address.ts";

const ACTS = new Map<string, AccountAct>(
  Object.entries(ACCOUNT_PATHS).map(([act, path]) => [path, act as AccountAct]),
);

/** Whether an address takes what signed-in people send. */
export const isAccountPath = (pathname: string): boolean => ACTS.has(pathname);

/** Of one address of the network: a family, an office or a village may be behind it. */
const BY_ADDRESS = { most: 600, perSeconds: 60 };
const SETTINGS_SECONDS = 300;

interface Options {
  readonly accounts: AccountsService;
  readonly limits: RateLimits;
  readonly identity: IdentitySettings;
  readonly siteUrl: string;
  readonly trustedProxies: number;
  readonly log: Logger;
}

/**
 * What signed-in people ask and save: JSON in, JSON out, kept nowhere. Only the site's own pages may ask, so many times a minute;
 * the token stands in the body and is neither logged nor answered.
 */
export function accountActs(options: Options): Middleware {
  const { accounts, limits, identity, siteUrl, trustedProxies, log } = options;

  async function perform(act: AccountAct, body: Buffer): Promise<Response> {
    const read = ACCOUNT_QUESTIONS[act].safeParse(jsonOf(body));
    if (!read.success) {
      const fields = read.error.issues.map(({ path }) => path.join(".")).join(", ");
      return problemAnswer({ status: 422, code: "invalid", detail: `These cannot be read: ${fields}.` });
    }
    // The question was read by the very schema of its act.
    const answer = await accounts[act](read.data as never);
    return Response.json(answer, { headers: { "Cache-Control": "no-store" } });
  }

  function refusal(error: unknown, id: string): Response {
    if (error instanceof AccountError) {
      const { code, message, retryAfterSeconds, cause } = error;
      if (code === "unavailable") log.warn({ err: cause, id }, message);
      return problemAnswer({ status: ACCOUNT_PROBLEMS[code], code, detail: message, retryAfterSeconds });
    }
    const isDatabase = error instanceof DatabaseError;
    log.error({ err: error, id }, "an act on an account failed");
    return problemAnswer({
      status: isDatabase ? 503 : 500,
      code: isDatabase ? "unavailable" : "failed",
      detail: "Nothing was changed. Try again in a moment.",
    });
  }

  return async function accountActs(c, next) {
    const { pathname } = c.get("url");
    if (pathname === IDENTITY_SETTINGS_PATH) {
      c.set("routeClass", "data");
      return c.json(identity, 200, { "Cache-Control": `public, max-age=${SETTINGS_SECONDS}` });
    }
    const act = ACTS.get(pathname);
    if (act === undefined) return next();
    c.set("routeClass", "data");
    const { incoming } = c.env;
    if (c.req.raw.method !== "POST") return c.text("Method Not Allowed", 405, { Allow: "POST" });
    if (!isFromOwnPage(incoming.headers, siteUrl))
      return problemAnswer({ status: 403, code: "cross-site", detail: "Only the site's own pages may ask." });
    try {
      const taken = await takeByAddress(c, limits, { name: "address", limit: BY_ADDRESS, trustedProxies });
      if (!taken.isAllowed)
        return problemAnswer({
          status: 429,
          code: "too-many",
          detail: "Too much is asked at once.",
          ...taken,
        });
      const body = await boundedBody(c.req.raw);
      if (body === null) return c.text("Content Too Large", 413, { Connection: "close" });
      return await perform(act, body);
    } catch (error) {
      return refusal(error, c.get("requestId"));
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
