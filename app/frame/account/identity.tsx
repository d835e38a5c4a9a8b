import { Auth0Provider, useAuth0 } from "@auth0/auth0-react";
import { useEffect, useMemo, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import type { IdentitySettings } from "#accounts/account-acts.ts";
import type { Language } from "#territory/language.ts";
import { languageOfPath, pathTo, screenAt } from "../../paths.ts";
import { returnPath } from "../return-path.ts";
import { failActions, giveActions } from "./identity-actions.ts";
import { ANSWER_LIMIT_SECONDS, createIdentityClient } from "./identity-client.ts";
import { loadIdentitySettings } from "./identity-settings.ts";
import { hasKeptSession, isOfSession } from "./kept-session.ts";
import { providerAnswers } from "./provider-answers.ts";
import { sessionNow, setSession } from "./session.ts";
import { endsSession, signInProblem } from "./sign-in-problem.ts";
import { keepWayBack, takeWayBack } from "./way-back.ts";

/** No session lasts longer: nobody logs in again for it, but ID tokens say when they did. */
const LONGEST_SESSION_SECONDS = 30 * 24 * 3600;

/** The client's types allow for no token at all. */
function noToken(): never {
  throw Object.assign(new Error("No token was given"), { error: "login_required" });
}

const callbackAddress = (language: Language) => window.location.origin + pathTo("sign-in", language);
const localeOf = (language: Language) => `${language}-CA`;

/** The identity client: loaded when somebody signs in or was in before, never for others. */
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: each login names its own address, and each round reads the storage anew.
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
 * Counts the times that another tab signed in or out, and that the browser brought back a page that it had put aside meanwhile: the client
 * reads the storage when it is made.
 */
function useRound(): number {
  const [round, setRound] = useState(0);
  useEffect(() => {
    const again = () => setRound((before) => before + 1);
    const follow = ({ key, newValue }: StorageEvent) => {
      if (!isOfSession(key)) return;
      const isIn = sessionNow().state === "in";
      // A page that slept hears of a sign-out once somebody else may be in.
      if (isIn !== hasKeptSession() || (isIn && newValue === null)) again();
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

/** Tells the site who is in, and does what its buttons ask. */
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
        // While the provider is away, this browser forgets its tokens all the same.
        if (!(await isThere())) return logout({ openUrl: false });
        keepWayBack("signing-out");
        await logout({ logoutParams: { returnTo: callbackAddress(language), federated: true } });
        // The browser may keep this page as it stands, and show it to whoever goes back.
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
      // Nothing of who was in before is shown to another.
      if (before.state === "in" && before.subject !== subject) setSession({ state: "out", problem: null });
      setSession({ state: "in", subject, name: user.given_name ?? user.name ?? "", email: user.email ?? "" });
      // Somebody whom the provider no longer knows is out, on every page.
      getAccessTokenSilently().catch(leaveIfOver);
    }
  }, [isLoading, user, error, provider, loginWithRedirect, logout, getAccessTokenSilently, getIdTokenClaims]);
  return null;
}
