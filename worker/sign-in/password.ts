import { randomBytes } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import type { Context, MiddlewareHandler } from "hono";
import { basicAuth } from "hono/basic-auth";
import { HTTPException } from "hono/http-exception";
import type { KeyedHash } from "#accounts/keyed-hash.server.ts";
import { isSameSecret } from "#territory/same-secret.server.ts";
import { agencyCookie, guesserOf, type ReaderEnv, setAgencyCookie } from "../consultations/reader.ts";
import type { WorkerLog } from "../trouble-log.ts";
import { createFailedLogins, MOST_OF_NETWORK } from "./failed-logins.ts";

/**
 * Kinds of failed login: a wrong password, a password that was not checked after too many wrong ones, or a
 * sign-in by the identity provider.
 */
export type FailedLogin = "wrong" | "refused" | "identity";

export interface SignInParts {
  readonly token: string;
  readonly keyedHash: KeyedHash;
  readonly trustedProxies: number;
  readonly log: Pick<WorkerLog, "warn">;
  readonly onFailedLogin: (how: FailedLogin) => void;
  /** Defaults to this machine's clock. */
  readonly now?: () => Date;
  /** Waits before a password is checked. Tests replace it. */
  readonly sleep?: (ms: number) => Promise<unknown>;
}

export interface SharedPassword {
  readonly required: MiddlewareHandler<ReaderEnv>;
  /** Remembers the browser of a person who signed in: it does not wait because of others' wrong passwords. */
  remember(context: Context<ReaderEnv>): void;
}

const COOKIE = "vigie-known-browser";
/** Seconds that a browser is remembered: from one fire season to the next. */
const COOKIE_SECONDS = 365 * 24 * 3600;
const TOO_MANY =
  "Trop de mots de passe erronés : réessayez dans quelques minutes.\n\nToo many wrong passwords: try again in a few minutes.\n";

/**
 * Creates the check of the shared password. A network or range with too many wrong passwords must wait. If
 * all senders together had too many, each check takes three seconds more. A browser that signed in before
 * does not wait (OWASP calls this a device cookie), so nobody can lock dispatch out during a fire.
 */
export function createSharedPassword(parts: SignInParts): SharedPassword {
  const { token, keyedHash, log, onFailedLogin, now = () => new Date(), sleep = setTimeout } = parts;
  const failed = createFailedLogins(() => now().getTime());
  // After a password change, known browsers are unknown again. The hash is keyed: a stolen cookie does not
  // help to guess the password.
  const signed = (id: string) => `${id}.${keyedHash(`known browser ${id} ${token}`)}`;

  /** Returns the random id of a browser that signed in before; null for any other. */
  function knownId(context: Context): string | null {
    const cookie = agencyCookie(context, COOKIE, parts) ?? "";
    const [id = ""] = cookie.split(".");
    return isSameSecret(cookie, signed(id)) ? id : null;
  }

  function refuseFor(waitSeconds: number): void {
    if (waitSeconds === 0) return;
    onFailedLogin("refused");
    const headers = { "Retry-After": String(waitSeconds), "Content-Type": "text/plain; charset=utf-8" };
    throw new HTTPException(429, { res: new Response(TOO_MANY, { status: 429, headers }) });
  }

  async function checkPassword(password: string, context: Context<ReaderEnv>): Promise<boolean> {
    const id = knownId(context);
    const browser = id === null ? null : { network: `browser ${id}`, range: `browsers ${id}` };
    // A stolen cookie gives as many guesses as one network has.
    const isKnown = browser !== null && failed.waitOf(browser) === 0;
    const guesser = isKnown ? browser : guesserOf(context, parts);
    refuseFor(failed.waitOf(guesser));
    const delaySeconds = isKnown ? 0 : failed.delayOfAll();
    if (delaySeconds > 0) {
      await sleep(delaySeconds * 1000);
      // Other guesses of this network ended meanwhile.
      refuseFor(failed.waitOf(guesser));
    }
    if (isSameSecret(password, token)) return true;
    onFailedLogin("wrong");
    const failures = failed.add(guesser, password);
    const { network } = guesserOf(context, parts);
    if (failures !== null)
      log.warn({ network, failures, most: MOST_OF_NETWORK }, "wrong password at /operator");
    return false;
  }

  function remember(context: Context<ReaderEnv>): void {
    if (knownId(context) !== null) return;
    const value = signed(randomBytes(16).toString("base64url"));
    setAgencyCookie(context, { name: COOKIE, value, maxAge: COOKIE_SECONDS }, parts);
  }

  return {
    remember,
    required: basicAuth({
      realm: "Vigie",
      verifyUser: (_name, password, context) => checkPassword(password, context),
      onAuthSuccess(context, name) {
        context.set("beside", name);
        if (context.req.method === "GET") remember(context);
      },
    }),
  };
}
