import { subscriptionDigest } from "#accounts/subscription-digest.ts";
import type { Language } from "#territory/language.ts";
import { askAccount } from "../ask-account.ts";
import { dropDevice, putDevice } from "../profile.ts";
import type { BrowserPush } from "./device-state.ts";
import { keepSubscription, keptSubscription, webSubscription } from "./kept-subscription.ts";
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
    // Without storage the browser asks again on the next visit.
  }
}

/** Asks the browser itself whether it shows notifications, and by which subscription. */
export async function readBrowser(): Promise<BrowserPush> {
  if (!("PushManager" in window && "serviceWorker" in navigator && "Notification" in window))
    return { permission: "unsupported", digest: null, isChanging: false };
  const { permission } = Notification;
  const isChanging = (await keptSubscription())?.isChanging === true;
  const subscription = await ownSubscription();
  const digest = subscription && (await subscriptionDigest(webSubscription(subscription)));
  return { permission, digest, isChanging };
}

/** Null without one, and if the browser refuses to say. */
async function ownSubscription(): Promise<PushSubscription | null> {
  try {
    const registration = await ownRegistration();
    // An older script knows less.
    if (registration?.active && !registration.active.scriptURL.endsWith(workerUrl))
      await navigator.serviceWorker.register(workerUrl);
    return (await registration?.pushManager.getSubscription()) ?? null;
  } catch {
    return null;
  }
}

/** The worker that keeps pages has one too, for the whole site. */
async function ownRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  const { href } = new URL(".", new URL(workerUrl, window.location.href));
  return registrations.find(({ scope }) => scope === href);
}

/**
 * Has this browser get notifications: it asks its owner, so call it on a press only.
 * @param pushKey the site's, by which the browser's maker knows us
 * @throws {PushDenied} | {Refused} | what the browser throws
 */
export async function addThisDevice(pushKey: string, language: Language): Promise<BrowserPush> {
  if ((await Notification.requestPermission()) !== "granted") throw new PushDenied();
  // One that the push service gave up would be handed out again.
  await (await ownSubscription())?.unsubscribe();
  return subscribeThisDevice(pushKey, language);
}

/** Subscribes and tells the server, without a question: its owner allowed notifications before. @throws as `addThisDevice` */
export async function subscribeThisDevice(pushKey: string, language: Language): Promise<BrowserPush> {
  const registration = await navigator.serviceWorker.register(workerUrl);
  await active(registration);
  const made = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: pushKey,
  });
  const subscription = webSubscription(made);
  const id = thisDevice();
  const device = await askAccount("saveDevice", language, {
    subscription,
    ...(id !== null && { deviceId: id }),
  });
  remember(device.id);
  if (id !== null) dropDevice(id);
  putDevice(device);
  await keepSubscription({ subscription, isChanging: false });
  return { permission: "granted", digest: await subscriptionDigest(subscription), isChanging: false };
}

/** Has this browser get no more notifications. @throws {Refused} */
export async function dropThisDevice(id: string, language: Language): Promise<void> {
  await askAccount("deleteDevice", language, { deviceId: id });
  dropDevice(id);
  remember(null);
  await keepSubscription(null);
  const registration = await ownRegistration();
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
