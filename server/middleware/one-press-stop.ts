import type { Logger } from "pino";
import type { AccountsService } from "#accounts/accounts-service.ts";
import { boundedBody } from "../bounded-body.ts";
import type { Metrics } from "../metrics.ts";
import type { Middleware } from "../visit.ts";
import { STOP_PATHS } from "../writes.ts";

type Acts = Pick<AccountsService, "newsletter" | "changeNewsletter" | "stopAlerts">;
/** Stops emails by a key. Returns the address; null for a key that is unknown or no longer has an effect. */
type Stop = (acts: Acts, key: string) => Promise<{ readonly email: string | null }>;

/** Addresses of one-click unsubscribe in emails. */
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
 * Handles one-click unsubscribe of mail programs (RFC 8058). The request has no token and no page of ours as
 * its origin: only that mailbox has the key in the address. A GET request changes nothing, since programs
 * follow links by themselves.
 */
export function onePressStop(acts: Acts, log: Logger, onEvent: Metrics["countEvent"]): Middleware {
  return async function onePressStop(c, next) {
    const { pathname, searchParams } = c.get("url");
    const path = STOP_PATHS.find((each) => each === pathname);
    if (path === undefined) return next();
    c.header("Referrer-Policy", "no-referrer");
    // A person followed the link: show the page with the button.
    if (c.req.raw.method !== "POST") return next();
    c.set("routeClass", "data");
    await boundedBody(c.req.raw);
    try {
      const { email } = await STOPS[path](acts, searchParams.get("key") ?? "");
      // Anyone can send forged keys, so they must not raise an alarm.
      if (email !== null) onEvent("email", "stopped");
      return c.text("", 200, { "Cache-Control": "no-store" });
    } catch (error) {
      log.error({ err: error }, "could not unsubscribe an address from emails");
      return c.text("", 503, { "Cache-Control": "no-store", "Retry-After": "60" });
    }
  };
}
