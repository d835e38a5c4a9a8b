import { Auth0Provider, useAuth0 } from "@auth0/auth0-react";
import { useEffect, useMemo, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import type { IdentitySettings } from "#accounts/account-commands.ts";
import { languageOfPath, pathTo, screenAt } from "#plan/paths.ts";
import type { Language } from "#territory/language.ts";
import { timeLimit } from "../limited-signal.ts";
import { returnPath } from "../return-path.ts";
import { failActions, giveActions } from "./identity-actions.ts";
import { ANSWER_LIMIT_SECONDS, createIdentityClient } from "./identity-client.ts";
import { loadIdentitySettings } from "./identity-settings.ts";
import { sessionNow, setSession } from "./session.ts";
import { endsSession, signInProblem } from "./sign-in-problem.ts";
import { hasStoredSession, isOfSession } from "./stored-session.ts";
import { storeWayBack, takeWayBack } from "./way-back.ts";

/** Path of a public file of the identity provider: cheap to serve, and any page can request it. */
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

/** Longest session at the provider. It forces no new login, but makes ID tokens carry the login time. */
const LONGEST_SESSION_SECONDS = 30 * 24 * 3600;

/** Throws the error for a missing token, which the client's types allow for. */
function noToken(): never {
  throw Object.assign(new Error("No token was given"), { error: "login_required" });
}

const callbackAddress = (language: Language) => window.location.origin + pathTo("sign-in", language);
const localeOf = (language: Language) => `${language}-CA`;

/** Runs the identity client: loaded at sign-in or if the visitor was signed in before, never for others. */
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
  const language = languageOfPath(pathname);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each login names its own address, and each round reads the storage again.
  const client = useMemo(
    () => settings && createIdentityClient(settings, callbackAddress(language)),
    [settings, round],
  );
  if (settings === null || client === null) return null;
  return (
    <Auth0Provider
      key={round}
      client={client}
      skipRedirectCallback={screenAt(pathname)?.name !== "sign-in"}
      onRedirectCallback={(state) => {
        takeWayBack("signing-in");
        void navigate(returnPath(state?.returnTo) ?? pathTo("home", language), { replace: true });
      }}
    >
      <Bridge provider={settings.url} />
    </Auth0Provider>
  );
}

/**
 * Counts changes of the session that this page missed: another tab signed in or out, or the browser restored
 * a page from its back-forward cache. Each change needs a new client, which reads the storage only then.
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

/** Updates the session store from the provider's state and provides the actions for the site's buttons. */
function Bridge({ provider }: { readonly provider: string }) {
  const { isLoading, user, error, loginWithRedirect, logout, getAccessTokenSilently, getIdTokenClaims } =
    useAuth0();
  useEffect(() => {
    if (isLoading) return;
    const isThere = () => providerAnswers(provider, ANSWER_LIMIT_SECONDS * 1000);
    giveActions({
      async signIn({ hint, language, returnTo }) {
        if (!(await isThere())) throw new Error("The identity provider does not answer");
        await loginWithRedirect({
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
        if (!(await isThere())) return logout({ openUrl: false });
        storeWayBack("signing-out");
        await logout({ logoutParams: { returnTo: callbackAddress(language), federated: true } });
        // The browser may cache this page and show it again on "back".
        setSession({ state: "out", problem: null });
      },
      async idToken() {
        const claims = await getIdTokenClaims();
        return claims ? { text: claims.__raw, sid: claims.sid ?? null } : null;
      },
      async accessToken(which) {
        try {
          return (await getAccessTokenSilently({ cacheMode: which === "new" ? "off" : "on" })) ?? noToken();
        } catch (error) {
          await leaveIfOver(error);
          throw error;
        }
      },
    });

    async function leaveIfOver(error: unknown): Promise<void> {
      const problem = signInProblem(error);
      if (!endsSession(problem)) return;
      await logout({ openUrl: false });
      setSession({ state: "out", problem });
    }

    if (error) setSession({ state: "out", problem: signInProblem(error) });
    else if (user === undefined) setSession({ state: "out", problem: null });
    else {
      const { sub: subject = "" } = user;
      const before = sessionNow();
      // Removes the previous person's session before another one is shown.
      if (before.state === "in" && before.subject !== subject) setSession({ state: "out", problem: null });
      setSession({ state: "in", subject, name: user.given_name ?? user.name ?? "", email: user.email ?? "" });
      // A person whom the provider no longer knows is signed out, on every page.
      getAccessTokenSilently().catch(leaveIfOver);
    }
  }, [isLoading, user, error, provider, loginWithRedirect, logout, getAccessTokenSilently, getIdTokenClaims]);
  return null;
}
