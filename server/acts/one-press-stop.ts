import type { AccountsService } from "#accounts/accounts-service.ts";
import { type BytesAct, bytesAct } from "./write-act.ts";

/** Stops emails by a key. Returns the address; null for a key that is unknown or no longer has an effect. */
type Stop = (acts: AccountsService, key: string) => Promise<{ readonly email: string | null }>;

/**
 * Makes the act of one-click unsubscribe of mail programs (RFC 8058). The request has no token and no page of
 * ours as its origin: only that mailbox has the key in the address.
 */
const stopAct = (stop: Stop): BytesAct =>
  bytesAct(async (_body, { services, c }) => {
    const { email } = await stop(services.accounts, c.get("url").searchParams.get("key") ?? "");
    // Anyone can send forged keys, so they must not raise an alarm.
    if (email !== null) services.countEvent("email", "stopped");
    return c.text("", 200, { "Cache-Control": "no-store" });
  });

export const stopNewsletter = stopAct(async (acts, key) => {
  const subscriber = await acts.newsletter({ key });
  await acts.changeNewsletter({ key, subscriptionData: [], language: "fr" });
  return subscriber;
});
export const stopAlerts = stopAct((acts, key) => acts.stopAlerts({ key, scope: "email" }));
export const stopReleases = stopAct((acts, key) => acts.stopAlerts({ key, scope: "releases" }));
