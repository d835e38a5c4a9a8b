import { Auth0Client } from "@auth0/auth0-spa-js";
import type { IdentitySettings } from "#accounts/account-commands.ts";

const SCOPE = "openid profile email";
const LEEWAY_SECONDS = 60;
export const ANSWER_LIMIT_SECONDS = 10;
const POPUP_LIMIT_SECONDS = 60;

/** Keeps the login flag in local storage, like the tokens. A cookie would be sent with every request. */
const FLAG_STORAGE = {
  get: (key: string): unknown => JSON.parse(window.localStorage.getItem(key) ?? "null") ?? undefined,
  save: (key: string, value: unknown) => window.localStorage.setItem(key, JSON.stringify(value)),
  remove: (key: string) => window.localStorage.removeItem(key),
};

/** Makes the identity client. It sets no cookies. It reads this browser's storage once, when it is made. */
export function createIdentityClient(settings: IdentitySettings, callback: string): Auth0Client {
  const client = new Auth0Client({
    domain: settings.url,
    clientId: settings.clientId,
    cacheLocation: "localstorage",
    useRefreshTokens: true,
    leeway: LEEWAY_SECONDS,
    httpTimeoutInSeconds: ANSWER_LIMIT_SECONDS,
    authorizeTimeoutInSeconds: POPUP_LIMIT_SECONDS,
    authorizationParams: { audience: settings.audience, scope: SCOPE, redirect_uri: callback },
  });
  // A private field: the test of this file fails if the library no longer uses it.
  Object.assign(client, { cookieStorage: FLAG_STORAGE });
  return client;
}
