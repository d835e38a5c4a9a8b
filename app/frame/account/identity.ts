import type { User } from "@auth0/auth0-spa-js";
import { useEffect, useState } from "react";
import { type NavigateFunction, useLocation, useNavigate } from "react-router";
import type { IdentitySettings } from "#accounts/account-commands.ts";
import { languageOfPath, pathTo, screenAt } from "#plan/paths.ts";
import { isProviderAnswer } from "#plan/provider-answer.ts";
import type { Language } from "#territory/language.ts";
import { timeLimit } from "../limited-signal.ts";
import { returnPath } from "../return-path.ts";
import { failActions, giveActions, type IdentityActions } from "./identity-actions.ts";
import { ANSWER_LIMIT_SECONDS, createIdentityClient } from "./identity-client.ts";
import { loadIdentitySettings } from "./identity-settings.ts";
import { sessionNow, setSession } from "./session.ts";
import { endsSession, type SignInProblem, signInProblem } from "./sign-in-problem.ts";
import { hasStoredSession, isOfSession } from "./stored-session.ts";
import { storeWayBack, takeWayBack } from "./way-back.ts";

/** Path of the identity provider's public keys: a small file that pages of any site can request. */
const KEYS_PATH = "/.well-known/jwks.json";

/**
 * Checks that the identity provider answers before the visitor is sent to its pages. If they failed, the
 * visitor would be stuck outside this site.
 */
export async function providerAnswers(url: string, limitMs: number): Promise<boolean> {
  try {
    const answer = await fetch(new URL(KEYS_PATH, url), {
      cache: "no-store",
      signal: timeLimit(limitMs),
    });
    return answer.ok;
  } catch {
    return false;
  }
}

/** Longest session at the provider. As `max_age`, it forces no login but adds the login time to ID tokens. */
const LONGEST_SESSION_SECONDS = 30 * 24 * 3600;

/** Throws the error for a missing token, which the client's types allow for. */
function noToken(): never {
  throw Object.assign(new Error("No token was given"), { error: "login_required" });
}

const callbackAddress = (language: Language) => window.location.origin + pathTo("sign-in", language);
const localeOf = (language: Language) => `${language}-CA`;

/** Runs the identity client. Only visitors who sign in, or were signed in before, load it. */
export default function Identity() {
  const [settings, setSettings] = useState<IdentitySettings | null>(null);
  const round = useRound();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    loadIdentitySettings().then(setSettings, (error: unknown) => {
      setSession({ state: "out", problem: "request_error" });
      failActions(error);
    });
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a round reads the storage again, another page does not.
  useEffect(
    () => (settings === null ? undefined : runClient(settings, pathname, navigate)),
    [settings, round],
  );
  return null;
}

/**
 * Counts changes of the session that this page missed: another tab signed in or out, or the browser restored
 * a page from its back-forward cache. Each change needs a new client: a client reads the storage once.
 */
function useRound(): number {
  const [round, setRound] = useState(0);
  useEffect(() => {
    const again = () => setRound((before) => before + 1);
    const follow = ({ key, newValue }: StorageEvent) => {
      if (!isOfSession(key)) return;
      const isIn = sessionNow().state === "in";
      // A page that was frozen learns of a sign-out here, even if another person has signed in since.
      if (isIn !== hasStoredSession() || (isIn && newValue === null)) again();
    };
    const wake = ({ persisted }: PageTransitionEvent) => persisted && again();
    window.addEventListener("storage", follow);
    window.addEventListener("pageshow", wake);
    return () => {
      window.removeEventListener("storage", follow);
      window.removeEventListener("pageshow", wake);
    };
  }, []);
  return round;
}

/**
 * Makes an identity client, shows its session, and provides the actions for the site's buttons.
 * @returns a function to call before another client replaces this one
 */
function runClient(settings: IdentitySettings, pathname: string, navigate: NavigateFunction): () => void {
  const pageLanguage = languageOfPath(pathname);
  const client = createIdentityClient(settings, callbackAddress(pageLanguage));
  const isThere = () => providerAnswers(settings.url, ANSWER_LIMIT_SECONDS * 1000);
  let isReplaced = false;
  let shown: User | undefined;

  const actions: IdentityActions = {
    async signIn({ hint, language, returnTo }) {
      if (!(await isThere())) throw new Error("The identity provider does not answer");
      await client.loginWithRedirect({
        appState: { returnTo },
        authorizationParams: {
          ...(hint === "again"
            ? { prompt: "login", max_age: 0 }
            : { screen_hint: hint, max_age: LONGEST_SESSION_SECONDS }),
          ui_locales: localeOf(language),
          redirect_uri: callbackAddress(language),
        },
      });
    },
    async signOut(language) {
      // If the provider is down, this browser still deletes its tokens.
      if (!(await isThere())) return forget(null);
      storeWayBack("signing-out");
      await client.logout({ logoutParams: { returnTo: callbackAddress(language), federated: true } });
      // The browser may cache this page and show it again on "back".
      setSession({ state: "out", problem: null });
    },
    async idToken() {
      const claims = await client.getIdTokenClaims();
      return claims ? { text: claims.__raw, sid: claims.sid ?? null } : null;
    },
    async accessToken(which) {
      try {
        const token = await client.getTokenSilently({ cacheMode: which === "new" ? "off" : "on" });
        show(await client.getUser());
        return token ?? noToken();
      } catch (error) {
        const problem = signInProblem(error);
        // A replaced client must not end the session of the client that replaced it.
        if (!isReplaced) await (endsSession(problem) ? forget(problem) : client.getUser().then(show));
        throw error;
      }
    },
  };

  async function start(): Promise<void> {
    // React runs effects twice in development: only the second client may use the one-time code.
    await null;
    if (isReplaced) return;
    let problem: SignInProblem | null = null;
    const user = await openSession().catch((error: unknown) => {
      problem = signInProblem(error);
      return undefined;
    });
    if (isReplaced) return;
    giveActions(actions);
    if (user === undefined) setSession({ state: "out", problem });
    else show(user);
  }

  /** Opens the session in the provider's response, else the stored session. @throws the client's error */
  async function openSession(): Promise<User | undefined> {
    const search = new URLSearchParams(window.location.search);
    if (screenAt(pathname)?.name === "sign-in" && isProviderAnswer(search) && search.has("state")) {
      const { appState } = await client.handleRedirectCallback<{ readonly returnTo?: string }>();
      takeWayBack("signing-in");
      void navigate(returnPath(appState?.returnTo) ?? pathTo("home", pageLanguage), { replace: true });
    } else await client.checkSession();
    return client.getUser();
  }

  /** Shows a person as signed in. Without a person, shows the visitor as signed out. */
  function show(user: User | undefined): void {
    if (isReplaced || user === shown) return;
    shown = user;
    const before = sessionNow();
    const subject = user?.sub ?? "";
    // Removes the previous person's session before another one is shown.
    if (user === undefined || (before.state === "in" && before.subject !== subject))
      setSession({ state: "out", problem: null });
    if (user === undefined) return;
    setSession({ state: "in", subject, name: user.given_name ?? user.name ?? "", email: user.email ?? "" });
    // A person whom the provider no longer knows is signed out, on every page.
    actions.accessToken("in-date").catch(() => {});
  }

  async function forget(problem: SignInProblem | null): Promise<void> {
    await client.logout({ openUrl: false });
    shown = undefined;
    setSession({ state: "out", problem });
  }

  void start();
  return () => {
    isReplaced = true;
  };
}
