import type { Context, MiddlewareHandler } from "hono";
import { basicAuth } from "hono/basic-auth";
import { HTTPException } from "hono/http-exception";
import { isSameMark, type Mark } from "#accounts/marks.server.ts";
import { isSameSecret } from "#accounts/same-secret.server.ts";
import { agencyCookie, setAgencyCookie } from "../agency-cookie.ts";
import { networkMarkOf, type ReaderEnv } from "../consultations/reader.ts";
import type { WorkerLog } from "../trouble-log.ts";
import { createFailedLogins, MOST_OF_NETWORK } from "./failed-logins.ts";

/**
 * Kinds of failed login: a wrong password, a password that was not checked after too many wrong ones, or a
 * sign-in by the identity provider.
 */
export type FailedLogin = "wrong" | "refused" | "identity";

export interface SignInParts {
  /** The shared password of the pages. */
  readonly token: string;
  /** Computes keyed hashes of networks. */
  readonly mark: Mark;
  /** Number of proxies in front of the worker. */
  readonly trustedProxies: number;
  readonly log: Pick<WorkerLog, "warn">;
  readonly onFailedLogin: (how: FailedLogin) => void;
  /** Defaults to this machine's clock. */
  readonly now?: () => Date;
}

const COOKIE = "vigie-known-browser";
const COOKIE_SECONDS = 30 * 24 * 3600;
const TOO_MANY =
  "Trop de mots de passe erronés : réessayez dans quelques minutes.\n\nToo many wrong passwords: try again in a few minutes.\n";

/**
 * Requires the password. A network with too many wrong passwords must wait, and so must all networks when the
 * total is too high. A browser that gave the right password before never waits, so nobody can lock dispatch
 * out during a fire.
 */
export function signIn(parts: SignInParts): MiddlewareHandler<ReaderEnv> {
  const { token, mark, log, onFailedLogin, now = () => new Date() } = parts;
  const failed = createFailedLogins(() => now().getTime());
  // After a password change, known browsers are unknown again. The hash is keyed: a stolen cookie does not
  // help to guess the password.
  const known = mark(`known browser ${token}`);
  const isKnown = (context: Context) => isSameMark(agencyCookie(context, COOKIE, parts) ?? "", known);

  function checkPassword(password: string, context: Context<ReaderEnv>): boolean {
    const network = networkMarkOf(context, parts) ?? "local";
    const waitSeconds = isKnown(context) ? 0 : failed.waitOf(network);
    if (waitSeconds > 0) {
      onFailedLogin("refused");
      const headers = { "Retry-After": String(waitSeconds), "Content-Type": "text/plain; charset=utf-8" };
      throw new HTTPException(429, { res: new Response(TOO_MANY, { status: 429, headers }) });
    }
    if (isSameSecret(password, token)) return true;
    onFailedLogin("wrong");
    const failures = failed.add(network, password);
    if (failures !== null)
      log.warn({ network, failures, most: MOST_OF_NETWORK }, "wrong password at /operator");
    return false;
  }

  return basicAuth({
    realm: "Vigie",
    verifyUser: (_name, password, context) => checkPassword(password, context),
    onAuthSuccess(context, name) {
      context.set("beside", name);
      if (context.req.method === "GET" && !isKnown(context))
        setAgencyCookie(context, { name: COOKIE, value: known, maxAge: COOKIE_SECONDS }, parts);
    },
  });
}
