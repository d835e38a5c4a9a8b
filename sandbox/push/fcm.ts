import { createPublicKey, randomBytes } from "node:crypto";
import { type Context, Hono } from "hono";
import { jwtVerify } from "jose";
import { z } from "zod";
import { type Faults, faultInjection } from "../faults.ts";
import type { Outbox } from "../outbox/outbox.ts";
import type { StateStorage } from "../state-folder.ts";
import type { Account } from "./service-account.ts";

// Limits and schema of a message to one phone, from FCM's own description (fcm v1), with its JSON names.
// Unknown fields are errors.

const MOST_TTL_S = 28 * 24 * 3600;
const MOST_BYTES = 4096;
const MOST_COLLAPSE_ID_BYTES = 64;

const duration = z
  .string()
  .regex(/^\d+(?:\.\d{1,9})?s$/)
  .refine((ttl) => Number.parseFloat(ttl) <= MOST_TTL_S, "longer than four weeks");
const ownKey = /^(?:from|message_type|gcm.*|google.*)$/i;
const data = z
  .record(z.string(), z.string())
  .refine((given) => !Object.keys(given).some((key) => ownKey.test(key)), "a key that FCM uses itself");
const shown = { title: z.string(), body: z.string() };

const android = z.strictObject({
  priority: z.enum(["NORMAL", "HIGH"]),
  ttl: duration,
  collapseKey: z.string().optional(),
  notification: z.strictObject({ tag: z.string(), channelId: z.string().optional() }).optional(),
});
const headers = z.strictObject({
  "apns-push-type": z.enum(["alert", "background"]),
  "apns-priority": z.enum(["10", "5", "1"]),
  "apns-expiration": z.string().regex(/^\d{10}$/),
  "apns-collapse-id": z
    .string()
    .refine((id) => Buffer.byteLength(id) <= MOST_COLLAPSE_ID_BYTES, "longer than 64 bytes"),
});
const aps = z.strictObject({
  "thread-id": z.string().optional(),
  "interruption-level": z.enum(["passive", "active", "time-sensitive", "critical"]).optional(),
  sound: z.string().optional(),
});
const message = z.strictObject({
  token: z.string(),
  notification: z.strictObject(shown),
  data,
  android,
  apns: z.strictObject({ headers, payload: z.strictObject({ aps }) }),
});

const request = z
  .strictObject({ message, validateOnly: z.boolean().optional() })
  .refine(
    ({ message }) => Buffer.byteLength(JSON.stringify([message.notification, message.data])) <= MOST_BYTES,
    "the message is too big",
  );
type FcmMessage = z.output<typeof message>;

/** Returns the message of a request, or the first invalid field and its problem. */
function readRequest(body: unknown): { message: FcmMessage } | { field: string; problem: string } {
  const read = request.safeParse(body);
  if (read.success) return { message: read.data.message };
  const [issue] = read.error.issues;
  return { field: issue?.path.join(".") ?? "", problem: issue?.message ?? "" };
}

const GRANT = "urn:ietf:params:oauth:grant-type:jwt-bearer";
const SCOPE = "https://www.googleapis.com/auth/firebase.messaging";
const GOOD_FOR_S = 3600;

/** Google's token service: exchanges assertions that the account signed for access tokens (RFC 7523). */
class Access {
  readonly #account: Account;
  readonly #endsAt = new Map<string, number>();

  constructor(account: Account) {
    this.#account = account;
  }

  /** Returns a token and its lifetime in seconds; null if the assertion is invalid. */
  async grant(grantType: unknown, assertion: unknown): Promise<{ token: string; seconds: number } | null> {
    if (grantType !== GRANT || typeof assertion !== "string") return null;
    const { private_key, client_email: issuer, token_uri: audience } = this.#account;
    try {
      const { payload } = await jwtVerify(assertion, createPublicKey(private_key), {
        algorithms: ["RS256"],
        issuer,
        audience,
        maxTokenAge: GOOD_FOR_S,
        requiredClaims: ["exp", "iat"],
      });
      const isShort = Number(payload.exp) - Number(payload.iat) <= GOOD_FOR_S;
      if (!isShort || !String(payload.scope).split(" ").includes(SCOPE)) return null;
    } catch {
      return null;
    }
    const token = `ya29.${randomBytes(48).toString("base64url")}`;
    this.#endsAt.set(token, Date.now() + GOOD_FOR_S * 1000);
    return { token, seconds: GOOD_FOR_S };
  }

  allows(header: string | undefined): boolean {
    const endsAt = this.#endsAt.get(/^Bearer (\S+)$/.exec(header ?? "")?.[1] ?? "");
    return endsAt !== undefined && Date.now() < endsAt;
  }
}

/** Phones with the agency's app, by registration token, stored across restarts. */
export class Registrations {
  #tokens: readonly string[];
  readonly #storage: StateStorage;

  constructor(storage: StateStorage) {
    this.#storage = storage;
    this.#tokens = z.array(z.string()).safeParse(storage.read()).data ?? [];
  }

  /** Returns a new token in Google's format: an ID, a colon, a long secret. */
  add(): string {
    const token = `${randomBytes(16).toString("base64url")}:APA91b${randomBytes(100).toString("base64url")}`;
    this.#keep([...this.#tokens, token]);
    return token;
  }

  has(token: string): boolean {
    return this.#tokens.includes(token);
  }

  remove(token: string): void {
    this.#keep(this.#tokens.filter((each) => each !== token));
  }

  #keep(tokens: readonly string[]): void {
    this.#tokens = tokens;
    this.#storage.write(tokens);
  }
}

const TYPES = "type.googleapis.com";
const FORM = /^[\w-]{10,}:[\w-]{100,}$/;

interface FcmParts {
  readonly outbox: Outbox;
  readonly faults: Faults;
  readonly registrations: Registrations;
  readonly account: Account;
}

/** Simulates FCM (HTTP v1) and Google's token service. Notifications to the agency's app go to the outbox. */
export function fcmApp({ outbox, faults, registrations, account }: FcmParts): Hono {
  const access = new Access(account);
  const app = new Hono();
  // On a phone, Google's library registers the app. These routes replace the library.
  app.post("/registrations", (context) => context.json({ token: registrations.add() }, 201));
  app.delete("/registrations/:token", (context) => {
    registrations.remove(context.req.param("token"));
    return context.body(null, 204);
  });

  app.use("/token", faultInjection(faults, "push"));
  app.post("/token", async (context) => {
    const { grant_type, assertion } = await context.req.parseBody();
    const granted = await access.grant(grant_type, assertion);
    if (granted === null)
      return context.json({ error: "invalid_grant", error_description: "Invalid JWT Signature." }, 400);
    const { token, seconds } = granted;
    return context.json({ access_token: token, expires_in: seconds, token_type: "Bearer" });
  });

  app.use("/v1/*", faultInjection(faults, "push"));
  app.post("/v1/projects/:project/:method", async (context) => {
    const { project, method } = context.req.param();
    if (method !== "messages:send") return context.notFound();
    if (!access.allows(context.req.header("authorization")))
      return problem(context, 401, "UNAUTHENTICATED", "Request had invalid authentication credentials.");
    if (project !== account.project_id)
      return problem(context, 403, "PERMISSION_DENIED", "The project is not of this account.");
    const body: unknown = await context.req.json().catch(() => null);
    const read = readRequest(body);
    if ("field" in read)
      return problem(context, 400, "INVALID_ARGUMENT", `Invalid value at '${read.field}': ${read.problem}`, {
        "@type": `${TYPES}/google.rpc.BadRequest`,
        fieldViolations: [{ field: read.field, description: read.problem }],
      });
    const { token, notification, data } = read.message;
    const isForm = FORM.test(token);
    if (!isForm || !registrations.has(token)) {
      const [status, code, message] = isForm
        ? ([404, "UNREGISTERED", "Requested entity was not found."] as const)
        : ([
            400,
            "INVALID_ARGUMENT",
            "The registration token is not a valid FCM registration token",
          ] as const);
      return problem(context, status, status === 404 ? "NOT_FOUND" : code, message, {
        "@type": `${TYPES}/google.firebase.fcm.v1.FcmError`,
        errorCode: code,
      });
    }
    const { title, body: text } = notification;
    const id = outbox.put({ channel: "push", to: token, subject: title, text: `${text}\n${data.url ?? ""}` });
    return context.json({ name: `projects/${project}/messages/${id}` });
  });
  return app;
}

function problem(
  context: Context,
  code: 400 | 401 | 403 | 404,
  status: string,
  message: string,
  ...details: object[]
): Response {
  return context.json({ error: { code, message, status, details } }, code);
}
