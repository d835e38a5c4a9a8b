import { randomBytes } from "node:crypto";
import { Hono } from "hono";
import { createLocalJWKSet, importJWK, jwtVerify, SignJWT } from "jose";
import { z } from "zod";
import { CONNECTION, type People, type Person, shownPerson } from "./people.ts";
import type { Sessions } from "./sessions.ts";
import type { SigningKeys } from "./signing-keys.ts";
import type { Tickets } from "./tickets.ts";

interface Needed {
  readonly issuer: string;
  readonly keys: SigningKeys;
  readonly people: People;
  readonly tickets: Tickets;
  /** ID of the only client for which emails can be sent. */
  readonly webId: string;
  readonly write: (person: Person, about: "verify") => Promise<void>;
  readonly sessions: Sessions;
}

const DAY_SECONDS = 86_400;
const MACHINE_SCOPES = [
  ...["read:users", "update:users", "delete:users", "read:roles", "create:user_tickets"],
  ...["read:sessions", "delete:sessions", "read:refresh_tokens", "delete:refresh_tokens"],
] as const;
const VERBS: Readonly<Record<string, string>> = { GET: "read", PATCH: "update", DELETE: "delete" };

/** Returns the scope that a request to the management API needs. */
function scopeFor(method: string, path: string): string {
  const [, inner] = /\/(sessions|refresh-tokens|roles)\b/.exec(path) ?? [];
  if (path.includes("/tickets/")) return "create:user_tickets";
  return `${VERBS[method] ?? "update"}:${inner?.replace("-", "_") ?? "users"}`;
}

const publicKeys = (keys: SigningKeys) => ({
  keys: keys.list().map(({ kty, kid, alg, use, n, e }) => ({ kty, kid, alg, use, n, e }) as never),
});

/** Returns the payload of a token that the provider issued for an audience; null if the token is invalid. */
export async function verifiedToken(keys: SigningKeys, issuer: string, token: string, audience: string) {
  try {
    return (await jwtVerify(token, createLocalJWKSet(publicKeys(keys)), { issuer, audience })).payload;
  } catch {
    return null;
  }
}

/** Returns a token for a machine, as in the client credentials grant. */
export async function machineToken(keys: SigningKeys, issuer: string, clientId: string, audience: string) {
  const [jwk] = keys.list();
  if (jwk === undefined) throw new Error("There is no key to sign with.");
  const key = await importJWK(jwk, "RS256");
  return new SignJWT({
    azp: clientId,
    gty: "client-credentials",
    scope: MACHINE_SCOPES.join(" "),
  })
    .setProtectedHeader({ alg: "RS256", typ: "JWT", kid: jwk.kid ?? "" })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(`${clientId}@clients`)
    .setIssuedAt()
    .setExpirationTime(`${DAY_SECONDS}s`)
    .sign(key);
}

const change = z.object({
  email: z.email().optional(),
  email_verified: z.boolean().optional(),
  given_name: z.string().optional(),
  family_name: z.string().optional(),
  password: z.string().min(8).optional(),
  blocked: z.boolean().optional(),
});
/** Change of a person, with options that are not properties of the person. */
const requestedChange = change.extend({
  /** True to send the confirmation link to the new address. */
  verify_email: z.boolean().optional(),
  client_id: z.string().optional(),
  connection: z.string().optional(),
});
const requestedTicket = z.object({ user_id: z.string() });
const requestedEmail = z.strictObject({ user_id: z.string(), client_id: z.string().optional() });

const failure = (statusCode: number, error: string, message: string) => ({ statusCode, error, message });
/** Error for a change to an address that another person has. Sign-up responds with another error code. */
const TAKEN = {
  ...failure(400, "Bad Request", "The specified new email already exists"),
  errorCode: "auth0_idp_error",
};

/** Routes of Auth0's management API that the site needs: people, sessions, and links for emails. */
export function managementRoutes({ issuer, keys, people, tickets, webId, write, sessions }: Needed): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    const token = c.req.header("authorization")?.replace(/^Bearer /, "") ?? "";
    const payload = await verifiedToken(keys, issuer, token, `${issuer}api/v2/`);
    if (payload === null)
      return c.json(failure(401, "Unauthorized", "Invalid token"), 401, {
        "WWW-Authenticate": 'Bearer error="invalid_token"',
      });
    const scope = scopeFor(c.req.method, c.req.path);
    if (String(payload.scope).split(" ").includes(scope)) return next();
    // A person's own token for this API has no such scope, so it gives no access to other people's data.
    const errorCode = "insufficient_scope";
    return c.json(
      { ...failure(403, "Forbidden", `Insufficient scope, expected any of: ${scope}`), errorCode },
      403,
    );
  });
  const missing = failure(404, "Not Found", "The user does not exist.");
  const isOfUs = ({ client_id = webId }: { readonly client_id?: string | undefined }) => client_id === webId;
  app.get("/users", (c) => c.json(people.list().map(shownPerson)));
  app.get("/users-by-email", (c) => {
    const found = people.byEmail(c.req.query("email") ?? "");
    return c.json(found ? [shownPerson(found)] : []);
  });
  app.get("/users/:id", (c) => {
    const found = people.byId(c.req.param("id"));
    return found ? c.json(shownPerson(found)) : c.json(missing, 404);
  });
  app.get("/users/:id/roles", (c) => {
    const found = people.byId(c.req.param("id"));
    if (!found) return c.json(missing, 404);
    const roles = found.roles.map((name) => ({ id: `rol_${name}`, name, description: "" }));
    const { length } = roles;
    return c.req.query("include_totals") === "true"
      ? c.json({ roles, start: 0, limit: 50, length, total: length })
      : c.json(roles);
  });
  app.patch("/users/:id", async (c) => {
    const id = c.req.param("id");
    const { data } = requestedChange.safeParse(await c.req.json().catch(() => null));
    if (data === undefined || !isOfUs(data) || (data.connection ?? CONNECTION) !== CONNECTION)
      return c.json(failure(400, "Bad Request", "Payload validation error"), 400);
    const { verify_email, client_id: _, connection: __, ...requested } = data;
    const given = Object.fromEntries(Object.entries(requested).filter(([, value]) => value !== undefined));
    const before = people.byId(id);
    if (before === undefined) return c.json(missing, 404);
    const email = requested.email?.toLowerCase() ?? before.email;
    if ((people.byEmail(email) ?? before).user_id !== id) return c.json(TAKEN, 400);
    const changed = await people.change(id, { ...given, email });
    if (changed === undefined) return c.json(missing, 404);
    if (email !== before.email) tickets.retire(id);
    if (verify_email) await write(changed, "verify");
    return c.json(shownPerson(changed));
  });
  app.delete("/users/:id", (c) => {
    people.remove(c.req.param("id"));
    return c.body(null, 204);
  });
  app.get("/users/:id/sessions", async (c) =>
    c.json({ sessions: await sessions.sessionsOf(c.req.param("id")) }),
  );
  app.get("/users/:id/refresh-tokens", async (c) =>
    c.json({ tokens: await sessions.refreshTokensOf(c.req.param("id")) }),
  );
  app.delete("/users/:id/sessions", async (c) => {
    await sessions.endAll("Session", c.req.param("id"));
    return c.body(null, 202);
  });
  app.delete("/users/:id/refresh-tokens", async (c) => {
    await sessions.endAll("RefreshToken", c.req.param("id"));
    return c.body(null, 202);
  });
  app.delete("/sessions/:id", async (c) => {
    await sessions.endSession(c.req.param("id"));
    return c.body(null, 202);
  });
  app.delete("/refresh-tokens/:id", async (c) => {
    await sessions.endRefreshToken(c.req.param("id"));
    return c.body(null, 202);
  });
  for (const [path, purpose, page] of [
    ["/tickets/password-change", "reset", "reset"],
    ["/tickets/email-verification", "verify", "verify"],
  ] as const) {
    app.post(path, async (c) => {
      const read = requestedTicket.safeParse(await c.req.json().catch(() => null));
      if (!read.success || !people.byId(read.data.user_id)) return c.json(missing, 404);
      return c.json({ ticket: `${issuer}${page}?ticket=${tickets.give(read.data.user_id, purpose)}` }, 201);
    });
  }
  app.post("/jobs/verification-email", async (c) => {
    const { data } = requestedEmail.safeParse(await c.req.json().catch(() => null));
    const person = data && people.byId(data.user_id);
    // Auth0 gives the same error for every invalid request.
    if (data === undefined || person === undefined || !isOfUs(data))
      return c.json(failure(400, "Bad Request", "Payload validation error"), 400);
    await write(person, "verify");
    const id = `job_${randomBytes(8).toString("hex")}`;
    const job = { type: "verification_email", status: "pending", created_at: new Date().toISOString(), id };
    return c.json(job, 201);
  });
  return app;
}
