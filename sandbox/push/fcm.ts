import { type Context, Hono } from "hono";
import { type Faults, faultInjection } from "../faults.ts";
import type { Outbox } from "../outbox/outbox.ts";
import { Access } from "./access.ts";
import { readRequest } from "./fcm-request.ts";
import type { Registrations } from "./registrations.ts";
import type { Account } from "./service-account.ts";

const TYPES = "type.googleapis.com";
const FORM = /^[\w-]{10,}:[\w-]{100,}$/;

interface FcmParts {
  readonly outbox: Outbox;
  readonly faults: Faults;
  readonly registrations: Registrations;
  readonly account: Account;
}

/**
 * Creates Firebase Cloud Messaging (HTTP v1) and Google's token service. Notifications to phones with the
 * agency's app go to the outbox.
 */
export function fcmApp({ outbox, faults, registrations, account }: FcmParts): Hono {
  const access = new Access(account);
  const app = new Hono();
  // Simulates the app's part on a phone, which Google's library does.
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
