import { type Context, Hono } from "hono";
import { decodeJwt } from "jose";
import type Provider from "oidc-provider";
import { z } from "zod";
import { isLoopback } from "./clients.ts";
import { formOf, type IdentityEnv } from "./interaction-routes.ts";
import { logoutScreen, messageScreen } from "./screens.ts";
import { languageOf } from "./texts.ts";

interface Needed {
  readonly provider: () => Provider;
  readonly siteUrl: string;
}

const requested = z.object({
  id_token_hint: z.string().optional(),
  logout_hint: z.string().optional(),
  post_logout_redirect_uri: z.string().optional(),
  client_id: z.string().optional(),
  state: z.string().optional(),
  ui_locales: z.string().optional(),
  /** Sent by the provider's logout screen, if the person confirmed the logout there. */
  confirmed: z.literal("yes").optional(),
});
type LogoutRequest = z.output<typeof requested>;

interface HintClaims {
  readonly aud?: string;
  readonly sid?: string;
}
const NO_CLAIMS: HintClaims = {};

/** Routes of both logouts: Auth0's own, and OpenID's RP-initiated logout. */
export function logoutRoutes({ provider, siteUrl }: Needed): Hono<IdentityEnv> {
  const app = new Hono<IdentityEnv>();

  const sessionOf = (c: Context<IdentityEnv>) => {
    const context = provider().createContext(c.env.incoming, c.env.outgoing);
    return provider()
      .Session.get(context)
      .catch(() => undefined);
  };

  /** Returns the ID of the session that a logout request names; null if the request is invalid. */
  async function namedBy({ id_token_hint, logout_hint, client_id, post_logout_redirect_uri }: LogoutRequest) {
    // Every client and the tenant itself allow the same return addresses.
    if (post_logout_redirect_uri !== undefined && !isLoopback(post_logout_redirect_uri)) return null;
    const hint = id_token_hint === undefined ? NO_CLAIMS : await claimsOf(id_token_hint);
    if (hint === null) return null;
    const clientId = client_id ?? hint.aud;
    if (hint.aud !== undefined && hint.aud !== clientId) return null;
    if (clientId !== undefined && !(await provider().Client.find(clientId))) return null;
    const sessionId = logout_hint ?? hint.sid;
    if (hint.sid !== undefined && hint.sid !== sessionId) return null;
    return { sessionId };
  }

  /** Returns the claims of an ID token of the provider, which can be expired; null for an invalid token. */
  async function claimsOf(token: string): Promise<HintClaims | null> {
    try {
      const client = await provider().Client.find(String(decodeJwt(token).aud));
      if (client === undefined) return null;
      const { payload } = await provider().IdToken.validate(token, client);
      return { aud: client.clientId, sid: String(payload.sid) };
    } catch {
      return null;
    }
  }

  app.on(["GET", "POST"], "/oidc/logout", async (c) => {
    const given = requested.parse(c.req.method === "POST" ? await formOf(c) : c.req.query());
    const language = languageOf(given.ui_locales);
    const named = await namedBy(given);
    if (named === null) return c.html(messageScreen(language, "logoutProblem", "problemLead", siteUrl), 400);
    const session = await sessionOf(c);
    const isMeant = given.confirmed === "yes" || named.sessionId === session?.uid;
    // Another page could have sent the browser here. Without proof that the client means this session, the
    // person decides.
    if (session?.accountId !== undefined && !isMeant)
      return c.html(logoutScreen(language, { ...given, confirmed: "yes" }, siteUrl));
    await session?.destroy();
    const back = given.post_logout_redirect_uri;
    if (back !== undefined) return c.redirect(withState(back, given.state));
    // Auth0 uses the first registered address if the client is known.
    return given.client_id !== undefined
      ? c.redirect(`${siteUrl}/`)
      : c.html(messageScreen(language, "loggedOut", "loggedOutLead", siteUrl));
  });

  app.get("/v2/logout", async (c) => {
    await (await sessionOf(c))?.destroy();
    const back = c.req.query("returnTo") ?? "";
    return isLoopback(back)
      ? c.redirect(back)
      : c.html(messageScreen("fr", "loggedOut", "loggedOutLead", siteUrl));
  });

  return app;
}

function withState(address: string, state: string | undefined): string {
  if (state === undefined) return address;
  const url = new URL(address);
  url.searchParams.set("state", state);
  return url.href;
}
