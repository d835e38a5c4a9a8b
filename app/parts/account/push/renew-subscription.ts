import type { AccountQuestion } from "#accounts/account-api.ts";
import { ACCOUNT_PATHS, IDENTITY_SETTINGS_PATH, type IdentitySettings } from "#accounts/account-commands.ts";
import { keepSubscription, storedSubscription, webSubscription } from "./stored-subscription.ts";

/** Data of a `pushsubscriptionchange` event. Some browsers provide neither field. */
export interface Changed {
  readonly oldSubscription?: PushSubscription | null;
  readonly newSubscription?: PushSubscription | null;
}

/**
 * Subscribes again and notifies the server, without an open page or a signed-in person. The keys of the
 * previous subscription prove which browser it is. If this fails, the next visit to the profile retries it.
 */
export async function renewSubscription(
  { oldSubscription, newSubscription }: Changed,
  { pushManager }: Pick<ServiceWorkerRegistration, "pushManager">,
): Promise<void> {
  const before =
    (await storedSubscription())?.subscription ?? (oldSubscription ? webSubscription(oldSubscription) : null);
  // Notifications were never turned on here.
  if (before === null) return;
  await keepSubscription({ subscription: before, isChanging: true });
  const made =
    newSubscription ??
    (await pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: oldSubscription?.options.applicationServerKey ?? (await pushKey()),
    }));
  const subscription = webSubscription(made);
  await tellServer({ before, subscription });
  await keepSubscription({ subscription, isChanging: false });
}

async function pushKey(): Promise<string | null> {
  const answer = await fetch(IDENTITY_SETTINGS_PATH);
  const settings: IdentitySettings = await answer.json();
  return settings.pushKey;
}

async function tellServer(question: AccountQuestion<"renewDevice">): Promise<void> {
  const answer = await fetch(ACCOUNT_PATHS.renewDevice, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(question),
  });
  if (!answer.ok) throw new Error(`device renewal failed with status ${answer.status}`);
}
