import type { Context, Hono, Next } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { CookieOptions } from "hono/utils/cookie";
import { z } from "zod";
import type { KeyedHash } from "#accounts/keyed-hash.server.ts";
import { DatabaseError } from "#database/database-error.ts";
import type { Database } from "#database/open.server.ts";
import { type Seal, SealError } from "#delivery/seal.server.ts";
import type { LogSecurityEvent } from "#security-log";
import type { Language } from "#territory/language.ts";
import { guesserOf, type ReaderEnv } from "../consultations/reader.ts";
import type { AgencyForms } from "../forms/agency-forms.ts";
import type { OperatorSession, Role, Staff } from "../staff.ts";
import type { WorkerLog } from "../trouble-log.ts";
import { createFailedLogins } from "./failed-logins.ts";
import { BACK_PATH, type OperationsIdentity, SIGN_IN_SECONDS, SignInError } from "./identity.server.ts";
import { type Denial, deniedPage, PROBLEMS, type Problem, signInPage, withParameter } from "./pages.ts";
import type { FailedLogin, SharedPassword } from "./password.ts";
import { createRoleCheck } from "./role-check.ts";
import { createSessions } from "./sessions.server.ts";

interface Parts {
  readonly identity: OperationsIdentity;
  readonly forms: AgencyForms;
  /** Shared password, required while the provider does not answer; null if none is set. */
  readonly password: SharedPassword | null;
  readonly database: Database;
  readonly seal: Seal;
  readonly keyedHash: KeyedHash;
  readonly trustedProxies: number;
  readonly log: Pick<WorkerLog, "info" | "warn">;
  readonly logEvent: LogSecurityEvent;
  readonly onFailedLogin: (how: FailedLogin) => void;
  /** Called when the shared password opened a page. */
  readonly onFallback: () => void;
}

const START_PATH = "/operator/sign-in";
const SIGN_OUT_PATH = "/operator/sign-out";
const SESSION_COOKIE = "vigie-operator";
const ATTEMPT_COOKIE = "vigie-sign-in";
const attempts = z.object({
  ...{ state: z.string(), nonce: z.string(), verifier: z.string(), to: z.string() },
  startedAt: z.number(),
});
type StoredAttempt = z.output<typeof attempts>;

const roleFor = (path: string): Role => (/^\/operator\/reports(?:\/|$)/.test(path) ? "dispatch" : "operator");

const ROOTS = { operator: "/operator", dispatch: "/operator/reports" } as const satisfies Record<
  Role,
  string
>;

/** Returns a requested path of the agency's pages, or their first page for any other address. */
export function ownPath(requested: string | undefined): string {
  const url = URL.parse(requested ?? "", "http://own.invalid");
  const isOwn = url?.origin === "http://own.invalid" && /^\/operator(?:\/reports)?$/.test(url.pathname);
  return isOwn ? url.pathname + url.search : "/operator";
}

/** Returns the page to show after a sign-in: the requested page, or the page of a requested form or file. */
function pageOf({ req }: Context): string {
  const page = ROOTS[roleFor(req.path)];
  const { searchParams } = new URL(req.url);
  for (const name of ["said", "problem", "by", "to"]) searchParams.delete(name);
  return ownPath(searchParams.size === 0 ? page : `${page}?${searchParams}`);
}

/**
 * Opens the agency's pages to people whom the identity provider signs in, by their roles. The shared password
 * only opens the pages while the provider does not answer.
 */
export function requireSignIn(app: Hono<ReaderEnv>, parts: Parts): void {
  const { identity, password, seal, keyedHash, log, logEvent, onFailedLogin, onFallback } = parts;
  const sessions = createSessions(parts);
  const roleCheck = createRoleCheck(identity, ({ subject }, error) =>
    log.warn(
      { person: personMark(subject), reason: error instanceof Error ? error.message : "unknown" },
      "the identity provider did not say whether a session at /operator may go on",
    ),
  );
  const failed = createFailedLogins(Date.now);
  const isSecure = identity.origin.startsWith("https:");
  // Lax: redirects from the provider and links in emails send the cookies.
  const rules: CookieOptions = {
    ...{ httpOnly: true, sameSite: "Lax" },
    ...(isSecure ? { prefix: "host", path: "/", secure: true } : { path: "/operator" }),
  };
  const cookieOf = (context: Context, name: string) =>
    getCookie(context, name, isSecure ? "host" : undefined);
  const personMark = (subject: string) => keyedHash(`operator ${subject}`);

  const languageOf = (path: string): Language =>
    new URL(path, "http://own.invalid").searchParams.get("lang") === "en" ? "en" : "fr";
  const isFallback = async () => password !== null && !(await identity.isReachable());
  const waysTo = async (to: string) => ({
    ...{ language: languageOf(to), to, origin: identity.origin, isFallback: await isFallback() },
  });
  const deny = async (context: Context<ReaderEnv>, to: string, denial: Denial) =>
    context.html(deniedPage(await waysTo(to), denial, context.get("session") ?? null), 403);

  async function start(context: Context<ReaderEnv>): Promise<Response> {
    const to = ownPath(context.req.query("to"));
    try {
      const { url, attempt } = await identity.begin(languageOf(to));
      const stored: StoredAttempt = { ...attempt, to, startedAt: Date.now() };
      setCookie(context, ATTEMPT_COOKIE, seal.close(JSON.stringify(stored)), {
        ...{ ...rules, maxAge: SIGN_IN_SECONDS },
      });
      return context.redirect(url, 303);
    } catch (error) {
      return failedAt(context, to, error);
    }
  }

  /** Returns the sign-in attempt that this browser began, and deletes its cookie; null if it is invalid. */
  function takeAttempt(context: Context<ReaderEnv>): StoredAttempt | null {
    const sealed = deleteCookie(context, ATTEMPT_COOKIE, rules) ?? "";
    try {
      const attempt = attempts.safeParse(JSON.parse(seal.open(sealed))).data;
      return attempt && Date.now() < attempt.startedAt + SIGN_IN_SECONDS * 1000 ? attempt : null;
    } catch (error) {
      // `seal.read` would raise an alarm, which a stranger could trigger.
      if (error instanceof SealError) return null;
      throw error;
    }
  }

  async function finish(context: Context<ReaderEnv>): Promise<Response> {
    const attempt = takeAttempt(context);
    if (attempt === null) return failedAt(context, "/operator", null);
    const { to } = attempt;
    try {
      const staff = await identity.finish(new URL(context.req.url).search, attempt);
      return await admit(context, to, staff);
    } catch (error) {
      return failedAt(context, to, error);
    }
  }

  async function admit(context: Context<ReaderEnv>, to: string, staff: Staff): Promise<Response> {
    const person = personMark(staff.subject);
    const hasRole = staff.roles.length > 0;
    if (!hasRole || !staff.hasSecondFactor) {
      const denial = hasRole ? "no-second-factor" : (`no-${roleFor(to.split("?")[0] ?? "")}` as const);
      log.warn({ person, denial }, "refused a person without the right at /operator");
      return deny(context, to, denial);
    }
    const before = cookieOf(context, SESSION_COOKIE);
    if (before !== undefined) await sessions.end(before).catch(ignoreDatabaseAway);
    setCookie(context, SESSION_COOKIE, await sessions.begin(staff), rules);
    password?.remember(context);
    log.info({ person, roles: staff.roles }, "a person signed in at /operator");
    return context.redirect(to, 303);
  }

  /** Redirects to the sign-in page. @param error null if this browser did not begin the sign-in */
  function failedAt(context: Context<ReaderEnv>, to: string, error: unknown): Response {
    const problem = problemOf(error);
    const isFailedLogin = problem === "lost" || problem === "refused";
    if (isFailedLogin) onFailedLogin("identity");
    const guesser = guesserOf(context, parts);
    const failures = isFailedLogin ? failed.add(guesser, context.req.query("state") ?? "") : null;
    if (failures !== null || problem === "unavailable") {
      // The library's own words, without token values.
      const reason = error instanceof SignInError ? String(error.cause) : problem;
      log.warn(
        { network: guesser.network, problem, reason },
        "sign-in by the identity provider failed at /operator",
      );
    }
    return context.redirect(withParameter(to, "problem", problem), 303);
  }

  /** Returns the session of a token, if the provider still knows its roles. @throws {DatabaseError} */
  async function sessionOf(token: string): Promise<OperatorSession | "ended" | null> {
    const session = await sessions.read(token);
    if (session === null || (await roleCheck.isStillValid(token, session))) return session;
    log.warn(
      { person: personMark(session.subject) },
      "session ended at /operator: the account is closed or lost a role",
    );
    await sessions.end(token);
    return "ended";
  }

  /** Requires the shared password, and records its use. */
  function fallBack(context: Context<ReaderEnv>, password: SharedPassword, next: Next) {
    const { path, method } = context.req;
    return password.required(context, async () => {
      const { network } = guesserOf(context, parts);
      onFallback();
      logEvent("shared-password", () => ({ method, route: ROOTS[roleFor(path)], network }));
      context.set("isFallback", true);
      if (context.req.query("by") !== "password") return next();
      context.res = context.redirect(ownPath(context.req.query("to")), 303);
    });
  }

  app.use(async function door(context, next) {
    const { path, method } = context.req;
    if (method === "GET" && path === START_PATH) return start(context);
    if (method === "GET" && path === BACK_PATH) return finish(context);
    const to = pageOf(context);
    const token = cookieOf(context, SESSION_COOKIE);
    let problem = z.enum(PROBLEMS).safeParse(context.req.query("problem")).data ?? null;
    if (token !== undefined) {
      try {
        const session = await sessionOf(token);
        if (session === "ended") problem = "ended";
        else if (session !== null) context.set("session", session);
      } catch (error) {
        if (!(error instanceof DatabaseError)) throw error;
        problem = "away";
      }
    }
    const session = context.get("session");
    const role = roleFor(path);
    if (session && (session.roles.includes(role) || path === SIGN_OUT_PATH)) return next();
    const isGiven = context.req.header("authorization") !== undefined;
    if (isGiven || context.req.query("by") === "password") {
      if (password !== null && (await isFallback())) {
        context.set("session", undefined);
        return fallBack(context, password, next);
      }
      if (isGiven)
        logEvent("refused-login", () => ({
          ...{ method, route: ROOTS[role], status: 401, code: "no-fallback" },
        }));
    }
    if (session) {
      log.warn(
        { person: personMark(session.subject), role },
        "refused a person without the role at /operator",
      );
      return deny(context, to, `no-${role}`);
    }
    return context.html(signInPage(await waysTo(to), problem), problem === "away" ? 503 : 401);
  });

  const signOut = parts.forms.take(SIGN_OUT_PATH, async (_, context) => {
    const session = context.get("session");
    const token = deleteCookie(context, SESSION_COOKIE, rules);
    // While the database is away, only the browser forgets the token. The session then ends after its idle
    // time.
    if (token !== undefined) await sessions.end(token).catch(ignoreDatabaseAway);
    if (session) log.info({ person: personMark(session.subject) }, "a person signed out at /operator");
    const lang = context.req.query("lang") === "en" ? "en" : "fr";
    return context.redirect(`/operator?lang=${lang}&problem=signed-out`, 303);
  });
  app.post(SIGN_OUT_PATH, signOut);
}

function ignoreDatabaseAway(error: unknown): void {
  if (!(error instanceof DatabaseError)) throw error;
}

function problemOf(error: unknown): Problem {
  if (error === null) return "lost";
  if (error instanceof SignInError) return error.failure;
  if (error instanceof DatabaseError) return "away";
  throw error;
}
