import { readFileSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { type Context, Hono } from "hono";
import { cors } from "hono/cors";
import type Provider from "oidc-provider";
import { faultInjection, type Faults as ServiceFaults } from "../faults.ts";
import { type Audiences, audiencesOf, machineRefusal, resourceOf } from "./audiences.ts";
import { isLoopback } from "./clients.ts";
import { connectionRoutes } from "./connection-routes.ts";
import { emailTo, type SignInEmail } from "./emails.ts";
import { faultsIn, formOf, type IdentityEnv, interactionRoutes } from "./interaction-routes.ts";
import { logoutRoutes } from "./logout-routes.ts";
import { machineToken, managementRoutes, verifiedToken } from "./management-routes.ts";
import type { Person } from "./people.ts";
import { createProvider, OfflineRequests, type ProviderParts } from "./provider.ts";
import { forgotScreen, messageScreen, newPasswordScreen } from "./screens.ts";
import { Sessions } from "./sessions.ts";
import { languageOf } from "./texts.ts";
import type { Tickets } from "./tickets.ts";

const CSS = readFileSync(new URL("screens.css", import.meta.url), "utf8");
/** Files of the site's fonts and colours, by path, so that the provider's screens look like the site. */
const DESIGN = new Map(
  [
    ["tokens.css", "text/css; charset=utf-8"],
    ["fonts/fonts.css", "text/css; charset=utf-8"],
    ["fonts/archivo.woff2", "font/woff2"],
    ["fonts/public-sans.woff2", "font/woff2"],
  ].map(([file = "", type = ""]) => [
    `/design/${file}`,
    { type, bytes: new Uint8Array(readFileSync(new URL(`../../app/design/${file}`, import.meta.url))) },
  ]),
);

export interface IdentityParts extends Omit<ProviderParts, "offline"> {
  readonly tickets: Tickets;
  readonly siteUrl: string;
  readonly send: (letter: SignInEmail) => void;
  readonly faults: ServiceFaults;
}

/** Controls of the provider for tests and demos. */
export interface IdentityApp {
  readonly app: Hono<IdentityEnv>;
  rotateKeys(keepOld: boolean): Promise<void>;
}

/** Creates the sandbox's identity provider, which behaves like an Auth0 tenant to its clients. */
export function identityApp(parts: IdentityParts): IdentityApp {
  const { issuer, people, keys, tickets, clients, store, siteUrl, send, faults } = parts;
  const audiences = audiencesOf(issuer, parts.audience);
  const offline = new OfflineRequests();
  let provider: Provider = createProvider({ ...parts, offline });
  const write = async (person: Person, about: "verify" | "reset" | "changed") => {
    const page = about === "verify" ? "verify" : "reset";
    const ticket = about === "changed" ? null : tickets.give(person.user_id, page);
    const path = ticket === null ? "forgot" : `${page}?ticket=${ticket}&langue=${person.locale}`;
    send(await emailTo(person, about, issuer + path));
  };

  const app = new Hono<IdentityEnv>();
  app.use(async (c, next) => {
    await next();
    if (!c.env.outgoing.headersSent) return;
    // If another middleware set headers, Hono would write a second response over the provider's response, and
    // the connection would break.
    c.res = undefined;
    c.res = RESPONSE_ALREADY_SENT;
  });
  app.use(faultInjection(faults, "identity"));
  app.use(async (c, next) => {
    await next();
    if (!c.res.headers.get("content-type")?.startsWith("text/html")) return;
    c.header("Cache-Control", "no-store");
    c.header("Referrer-Policy", "no-referrer");
    c.header("X-Content-Type-Options", "nosniff");
    // A form's response can redirect to the site. Browsers also apply form-action to that redirect.
    c.header(
      "Content-Security-Policy",
      "default-src 'none'; style-src 'self'; font-src 'self'; form-action 'self' http://localhost:* http://127.0.0.1:*; frame-ancestors 'none'; base-uri 'none'",
    );
  });
  app.get("/screens.css", (c) => c.body(CSS, 200, { "content-type": "text/css; charset=utf-8" }));
  for (const [path, { type, bytes }] of DESIGN)
    app.get(path, (c) => c.body(bytes, 200, { "content-type": type, "cache-control": "max-age=3600" }));
  app.route(
    "/interaction",
    interactionRoutes({ provider: () => provider, people, onSignUp: (person) => write(person, "verify") }),
  );
  const sessions = new Sessions(store);
  app.route(
    "/api/v2",
    managementRoutes({ issuer, keys, people, tickets, webId: clients.webId, write, sessions }),
  );

  const open = cors({
    origin: (origin) => (isLoopback(origin) ? origin : null),
    allowHeaders: ["Auth0-Client", "Content-Type", "Authorization"],
  });
  for (const path of ["/oauth/token", "/oauth/revoke", "/userinfo", "/dbconnections/*"]) app.use(path, open);

  app.post("/oauth/token", async (c) => {
    const parameters = await parametersOf(c);
    if (parameters.grant_type === "client_credentials") {
      const isKnown =
        parameters.client_id === clients.managementId &&
        parameters.client_secret === clients.managementSecret;
      if (!isKnown) return c.json({ error: "access_denied", error_description: "Unauthorized" }, 401);
      const error_description = machineRefusal(audiences, parameters.audience);
      if (error_description !== null) return c.json({ error: "access_denied", error_description }, 403);
      const token = await machineToken(keys, issuer, clients.managementId, audiences.management);
      return c.json({ access_token: token, token_type: "Bearer", expires_in: 86_400 });
    }
    return toProvider(c, readAnew(c.env.incoming, withoutIgnored(parameters)));
  });

  app.post("/oauth/revoke", async (c) => toProvider(c, readAnew(c.env.incoming, await parametersOf(c))));

  app.on(["GET", "POST"], "/userinfo", async (c) => {
    const token = c.req.header("authorization")?.replace(/^Bearer /i, "") ?? "";
    const payload = await verifiedToken(keys, issuer, token, `${issuer}userinfo`);
    const person = payload?.sub === undefined ? undefined : people.byId(payload.sub);
    if (person === undefined)
      return c.json({ error: "invalid_token" }, 401, { "WWW-Authenticate": 'Bearer error="invalid_token"' });
    const { user_id: sub, email, email_verified, given_name, family_name, locale, updated_at } = person;
    return c.json({
      sub,
      email,
      email_verified,
      given_name,
      family_name,
      name: `${given_name} ${family_name}`.trim(),
      locale,
      updated_at,
    });
  });

  app.route("/dbconnections", connectionRoutes({ people, write }));

  app.route("/", logoutRoutes({ provider: () => provider, siteUrl }));

  app.get("/forgot", (c) =>
    c.html(forgotScreen({ language: languageOf(c.req.query("langue")), base: "/forgot" })),
  );
  app.post("/forgot", async (c) => {
    const language = languageOf(c.req.query("langue"));
    const { email = "" } = await formOf(c);
    const wrong = faultsIn({ email });
    if (Object.keys(wrong).length > 0)
      return c.html(forgotScreen({ language, base: "/forgot", faults: wrong, typed: { email } }), 422);
    const person = people.byEmail(email);
    if (person) await write(person, "reset");
    return c.html(messageScreen(language, "reset", "resetSent", siteUrl));
  });

  app.get("/reset", (c) => {
    const language = languageOf(c.req.query("langue"));
    const ticket = c.req.query("ticket") ?? "";
    if (tickets.holder(ticket, "reset") === null)
      return c.html(messageScreen(language, "problem", "expired", siteUrl), 410);
    return c.html(newPasswordScreen({ language, base: "/reset" }, ticket));
  });
  app.post("/reset", async (c) => {
    const language = languageOf(c.req.query("langue"));
    const { ticket = "", password = "" } = await formOf(c);
    const holder = tickets.holder(ticket, "reset");
    if (holder === null) return c.html(messageScreen(language, "problem", "expired", siteUrl), 410);
    const wrong = faultsIn({ password });
    if (Object.keys(wrong).length > 0)
      return c.html(newPasswordScreen({ language, base: "/reset", faults: wrong }, ticket), 422);
    tickets.use(ticket);
    const person = await people.change(holder, { password, email_verified: true });
    if (person) await write(person, "changed");
    return c.html(messageScreen(language, "reset", "resetDone", siteUrl));
  });

  app.get("/verify", async (c) => {
    const language = languageOf(c.req.query("langue"));
    const ticket = c.req.query("ticket") ?? "";
    const holder = tickets.holder(ticket, "verify");
    if (holder === null) return c.html(messageScreen(language, "problem", "expired", siteUrl), 410);
    tickets.use(ticket);
    await people.change(holder, { email_verified: true });
    return c.html(messageScreen(language, "login", "verified", siteUrl));
  });
  app.get("/problem", (c) =>
    c.html(messageScreen(languageOf(c.req.query("langue")), "problem", "problemLead", siteUrl), 400),
  );

  app.get("/authorize", (c, next) => {
    offline.note(new URL(c.req.url).searchParams);
    return next();
  });
  app.all("*", (c) => {
    asResource(c.env.incoming, audiences);
    return toProvider(c);
  });
  app.onError((error, c) => {
    console.error(error);
    return c.html(messageScreen("fr", "problem", "problemLead", siteUrl), 400);
  });

  async function toProvider(c: Context<IdentityEnv>, incoming = c.env.incoming): Promise<Response> {
    await provider.callback()(incoming, c.env.outgoing);
    return RESPONSE_ALREADY_SENT;
  }

  return {
    app,
    async rotateKeys(keepOld) {
      await keys.rotate(keepOld);
      provider = createProvider({ ...parts, offline });
    },
  };
}

/** Replaces Auth0's parameter `audience` of a request to `/authorize` with OAuth's `resource`. */
function asResource(incoming: IncomingMessage, audiences: Audiences): void {
  const url = new URL(incoming.url ?? "/", "http://provider.invalid");
  if (url.pathname !== "/authorize") return;
  const audience = url.searchParams.get("audience");
  url.searchParams.delete("audience");
  // Auth0 ignores `resource` unless a tenant's settings allow it.
  url.searchParams.delete("resource");
  if (audience) url.searchParams.set("resource", resourceOf(audiences, audience));
  incoming.url = url.pathname + url.search;
}

/** Returns the parameters in a request's body. Auth0 accepts a form and JSON. */
const parametersOf = (c: Context): Promise<Record<string, string>> =>
  c.req.header("content-type")?.startsWith("application/json")
    ? c.req.json<Record<string, string>>().catch(() => ({}))
    : formOf(c);

/** Copies a request whose body was already read. The copy's body is a form with the given fields. */
function readAnew(
  { method, url, headers, socket, httpVersion }: IncomingMessage,
  given: Readonly<Record<string, string>>,
): IncomingMessage {
  const body = new URLSearchParams(given).toString();
  const length = String(Buffer.byteLength(body));
  const asForm = {
    ...headers,
    "content-type": "application/x-www-form-urlencoded",
    "content-length": length,
  };
  // All properties of a request that Koa reads.
  return Object.assign(Readable.from([Buffer.from(body)]), {
    method,
    url,
    headers: asForm,
    socket,
    httpVersion,
  }) as unknown as IncomingMessage;
}

/**
 * Omits the parameters that Auth0 ignores in a request with a code or a refresh token. Tokens keep the
 * audience of `/authorize`, because this tenant has no policy for multi-resource refresh tokens. The scope
 * `offline_access` is omitted because `oidc-provider` has dropped it before (see `OfflineRequests`), and
 * would now refuse it.
 */
const withoutIgnored = ({ audience: _, resource: __, scope, ...given }: Record<string, string>) => ({
  ...given,
  ...(scope !== undefined && {
    scope: scope
      .split(" ")
      .filter((each) => each !== "offline_access")
      .join(" "),
  }),
});
