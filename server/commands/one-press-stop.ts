import type { AccountsService } from "#accounts/accounts-service.ts";
import { type BytesCommand, bytesCommand } from "./write-command.ts";

/** Stops the emails of a key. Returns their address; null if the key is unknown or has no effect any more. */
type Stop = (commands: AccountsService, key: string) => Promise<{ readonly email: string | null }>;

/**
 * Makes a command for the one-click unsubscribe of mail programs (RFC 8058). The request has no token, and
 * does not come from a page of ours. The key in its address proves that the request comes from the mailbox.
 */
const stopCommand = (stop: Stop): BytesCommand =>
  bytesCommand(async (_body, { services, c }) => {
    const { email } = await stop(services.accounts, c.get("url").searchParams.get("key") ?? "");
    // Anyone can send forged keys, so they must not raise an alarm.
    if (email !== null) services.countEvent("email", "stopped");
    return c.text("", 200, { "Cache-Control": "no-store" });
  });

export const stopNewsletter = stopCommand(async (commands, key) => {
  const subscriber = await commands.newsletter({ key });
  await commands.changeNewsletter({ key, subscriptionData: [], language: "fr" });
  return subscriber;
});
export const stopAlerts = stopCommand((commands, key) => commands.stopAlerts({ key, scope: "email" }));
export const stopReleases = stopCommand((commands, key) => commands.stopAlerts({ key, scope: "releases" }));
