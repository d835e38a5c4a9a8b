import type { WebSubscription } from "#accounts/account-api.ts";
import type { Language } from "#territory/language.ts";
import { askAccount } from "../ask-account.ts";
import { dropDevice, putDevice } from "../profile.ts";
import workerUrl from "./push-worker.ts?worker&url";

const KEY = "vigie.device";

/** Its owner said no to the browser's question. */
export class PushDenied extends Error {}

/** What the profile calls this browser, once it gets notifications. */
export function thisDevice(): string | null {
  try {
    return window.localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function remember(id: string | null): void {
  try {
    if (id === null) window.localStorage.removeItem(KEY);
    else window.localStorage.setItem(KEY, id);
  } catch {
    // Without storage it must be asked for anew on the next visit.
  }
}

/**
 * Has this browser get notifications: it asks its owner, so it is called on a press alone.
 * @param pushKey the site's, by which the browser's maker knows us
 * @throws {PushDenied} | {Refused} | what the browser throws
 */
export async function addThisDevice(pushKey: string, language: Language): Promise<string> {
  if ((await Notification.requestPermission()) !== "granted") throw new PushDenied();
  const registration = await navigator.serviceWorker.register(workerUrl);
  await active(registration);
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: pushKey,
  });
  const { endpoint = "", keys } = subscription.toJSON();
  const address: WebSubscription = {
    kind: "web",
    endpoint,
    keys: { p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" },
  };
  const device = await askAccount("saveDevice", language, { subscription: address });
  remember(device.id);
  putDevice(device);
  return device.id;
}

/** Has this browser get no more notifications. @throws {Refused} */
export async function dropThisDevice(id: string, language: Language): Promise<void> {
  await askAccount("deleteDevice", language, { deviceId: id });
  dropDevice(id);
  remember(null);
  const registrations = await navigator.serviceWorker.getRegistrations();
  // The keeper of pages has one too, for the whole site.
  const { href } = new URL(".", new URL(workerUrl, window.location.href));
  const registration = registrations.find(({ scope }) => scope === href);
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
  await registration?.unregister();
}

/** A subscription needs a worker that runs. */
async function active({ installing, waiting, active }: ServiceWorkerRegistration): Promise<void> {
  const worker = installing ?? waiting ?? active;
  if (worker === null || worker.state === "activated") return;
  await new Promise<void>((resolve) => {
    worker.addEventListener("statechange", () => worker.state === "activated" && resolve());
  });
}
