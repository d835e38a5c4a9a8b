import type { Logger } from "pino";
import type { AccountsService } from "#accounts/accounts-service.ts";
import { boundedBody } from "../bounded-body.ts";
import type { Metrics } from "../metrics.ts";
import type { Middleware } from "../visit.ts";
import { STOP_PATHS } from "../writes.ts";

type Acts = Pick<AccountsService, "newsletter" | "changeNewsletter" | "stopAlerts">;
/** Stops emails by a key. Returns whose email it is; null for a key that we did not send, or that has no effect any more. */
type Stop = (acts: Acts, key: string) => Promise<{ readonly email: string | null }>;

/** Where mail programs stop letters by one press of their own; the letters name them. */
const STOPS: Readonly<Record<(typeof STOP_PATHS)[number], Stop>> = {
  async "/api/newsletter/stop"(acts, key) {
    const subscriber = await acts.newsletter({ key });
    await acts.changeNewsletter({ key, subscriptionData: [], language: "fr" });
    return subscriber;
  },
  "/api/alerts/stop": (acts, key) => acts.stopAlerts({ key, scope: "email" }),
  "/api/releases/stop": (acts, key) => acts.stopAlerts({ key, scope: "releases" }),
};

/**
 * One press in a mail program stops the letters to its address (RFC 8058). It comes from no page of ours and brings no token: the
 * key in its address, which only that mailbox has, is what counts. A GET changes nothing: programs follow links by themselves.
 */
export function onePressStop(acts: Acts, log: Logger, onEvent: Metrics["countEvent"]): Middleware {
  return async function onePressStop(c, next) {
    const { pathname, searchParams } = c.get("url");
    const path = STOP_PATHS.find((each) => each === pathname);
    if (path === undefined) return next();
    c.header("Referrer-Policy", "no-referrer");
    // A person: they are led to the page with the button.
    if (c.req.raw.method !== "POST") return next();
    c.set("routeClass", "data");
    await boundedBody(c.req.raw);
    try {
      const { email } = await STOPS[path](acts, searchParams.get("key") ?? "");
      // Anybody can send forged keys: they must raise no alarm.
      if (email !== null) onEvent("email", "stopped");
      return c.text("", 200, { "Cache-Control": "no-store" });
    } catch (error) {
      log.error({ err: error }, "letters could not be stopped");
      return c.text("", 503, { "Cache-Control": "no-store", "Retry-After": "60" });
    }
  };
}
